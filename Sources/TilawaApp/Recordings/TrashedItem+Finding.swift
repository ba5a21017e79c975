package import TilawaCore
package import TilawaStore

extension TrashedItem {
  /// Finds a deleted item by digits of its id, or by its title.
  package static func find(_ name: String, in trash: [TrashedItem]) throws -> TrashedItem {
    let digits = name.lowercased()
    let byID = trash.filter { item in
      guard digits.utf8.count >= 4 else { return false }
      return switch item.subject {
      case .recording: item.sha256.hasPrefix(digits)
      case .segment(let id): id.hasPrefix(digits)
      }
    }
    let matches = byID.isEmpty ? trash.filter { $0.title == name } : byID
    guard let first = matches.first else {
      throw Failure(.noInput, "nothing in the trash is \(name); see: tilawa library restore")
    }
    guard Set(matches.map(\.subject)).count == 1, Set(matches.map(\.sha256)).count == 1 else {
      throw Failure(
        .usage, "\(name) may be any of \(matches.prefix(5).map { "\($0.id) (\($0.title))" }.joined(separator: ", "))")
    }
    return first
  }
}

extension JSON {
  /// A recording or segment in the trash.
  package static func trashed(_ item: TrashedItem) -> JSON {
    let kind = if case .recording = item.subject { "recording" } else { "segment" }
    return .object([
      ("id", .string(item.id)), ("kind", .string(kind)), ("sha256", .string(item.sha256)),
      ("title", .string(item.title)), ("deleted", .int(item.deletedAt)),
    ])
  }
}

extension Annotation {
  /// Finds a segment by its number, from 1, or by the first digits of its id, for `library delete`.
  ///
  /// Unlike `segment(named:)` of `annotate` it reads western digits alone, names the recording in its error, and fails
  /// with 66.
  package func segment(named name: String, in recording: Recording) throws -> Segment {
    if let number = Int(name), (1...max(1, segments.count)).contains(number), number <= segments.count {
      return segments[number - 1]
    }
    let found = segments(withIDPrefix: name)
    guard let first = found.first, found.count == 1 else {
      throw Failure(
        .noInput,
        "\(recording.title) has no segment \(name); it has \(segments.count), see: tilawa library show \(recording.id)")
    }
    return first
  }
}
