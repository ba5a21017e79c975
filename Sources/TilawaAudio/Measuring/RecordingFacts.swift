/// The facts in a recording's file beside its sound.
public struct RecordingFacts: Hashable, Sendable {
  /// The time of the recording, in seconds since 1970; nil if the file does not state the day.
  public let recorded: Int?
  /// The recording device: a maker and model, an originator, else a program.
  public let device: String?
  /// The title.
  public let title: String?

  public init(recorded: Int? = nil, device: String? = nil, title: String? = nil) {
    self.recorded = recorded
    self.device = device
    self.title = title
  }

  /// Reads the facts from the tags of a container, by FFmpeg's names; the first tag of a name counts.
  ///
  /// - Parameters:
  ///   - tags: the tags in the order of the file.
  ///   - now: the present time in seconds since 1970; later times are ignored.
  init(tags: [(name: String, value: String)], now: Int) {
    let known = Dictionary(
      tags.map { ($0.name.lowercased(), RecordingFacts.tidy($0.value)) }, uniquingKeysWith: { first, _ in first }
    ).filter { !$0.value.isEmpty }
    self.init(
      recorded: RecordingFacts.recorded(known).first { RecordingFacts.earliest...(now + 86_400) ~= $0 },
      device: RecordingFacts.device(known), title: known["title"])
  }

  /// The earliest accepted time, 1990; an earlier one is of a clock that was never set.
  private static let earliest = 631_152_000

  /// Returns the dates in the tags, the most trustworthy first.
  private static func recorded(_ tags: [String: String]) -> [Int] {
    var dates: [Int] = []
    // Apple's with the zone of the place; the container's; what only a broadcast wave has, in two parts.
    for name in ["com.apple.quicktime.creationdate", "creation_time"] {
      if let date = tags[name].flatMap({ TagDate($0) }) { dates.append(date.seconds) }
    }
    if let day = tags["origination_date"] {
      let time = tags["origination_time"].map { " \($0)" } ?? ""
      if let date = TagDate(day + time) ?? TagDate(day) { dates.append(date.seconds) }
    }
    for name in ["date", "tden", "tdrc", "recorded date", "icrd"] {
      if let date = tags[name].flatMap({ TagDate($0) }) { dates.append(date.seconds) }
    }
    return dates
  }

  private static func device(_ tags: [String: String]) -> String? {
    func first(_ names: String...) -> String? { names.lazy.compactMap { tags[$0] }.first }
    let maker = first("com.apple.quicktime.make", "make", "com.android.manufacturer")
    let model = first("com.apple.quicktime.model", "model", "com.android.model")
    if let maker, let model { return model.lowercased().hasPrefix(maker.lowercased()) ? model : "\(maker) \(model)" }
    if let one = model ?? maker ?? first("originator") { return one }
    // A converted file names its converter, not its recorder.
    return first("encoder", "encoded_by", "software").flatMap { program in
      ["Lavf", "Lavc", "libsndfile", "reference libFLAC"].contains { program.hasPrefix($0) } ? nil : program
    }
  }

  /// Returns a text as one line, without spaces at its ends.
  private static func tidy(_ value: String) -> String {
    value.split { $0.isWhitespace || $0.isNewline || $0 == "\0" }.joined(separator: " ")
  }
}
