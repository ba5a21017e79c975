package import TilawaCore

extension Annotation {
  /// Finds a segment by its number in the order of time, from 1, or by the first digits of its id.
  package func segment(named name: String, in recording: Recording) throws -> Segment {
    if let number = Int(name), (1...max(1, segments.count)).contains(number), number <= segments.count {
      return segments[number - 1]
    }
    let found = segments.filter { name.utf8.count >= 4 && $0.id.hasPrefix(name.lowercased()) }
    guard let first = found.first, found.count == 1 else {
      throw Failure(
        .noInput,
        RecordingsSentences.noSegment(
          title: recording.title, name: name, count: segments.count,
          command: CommandHint("library", "show", recording.id)))
    }
    return first
  }
}
