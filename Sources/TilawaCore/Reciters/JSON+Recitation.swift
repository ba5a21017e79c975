/// Values of recitations in the output of commands.
extension JSON {
  /// Returns a time in seconds with six decimals.
  package static func time(_ time: OutputTime) -> JSON { .number(time.description) }

  /// Returns a position in a file, in seconds of the file.
  package static func time(_ frame: Int, in file: AudioFile) -> JSON {
    .time(OutputTime(frames: frame, rate: file.rate))
  }

  /// Returns the reciters who were tried for a unit, with the reasons against them.
  package static func tried(_ trail: [ResolvedUnit.Refusal]) -> JSON {
    .array(trail.map { .object([("reciter", .string($0.reciter)), ("why", .string($0.why.rawValue))]) })
  }

  /// Returns the members `file`, `from` and `to` of slices: the first file, and the part of it that is heard.
  package static func place(_ slices: [AudioSlice]) -> [(String, JSON)] {
    guard let first = slices.first else { return [] }
    let last = slices.last { $0.file.path == first.file.path } ?? first
    return [
      ("file", .string(first.file.path)), ("from", time(first.start, in: first.file)),
      ("to", time(last.end, in: first.file)),
    ]
  }
}
