import FoundationEssentials
package import TilawaAudio
package import TilawaCore

/// The facts about a recording while it is made. They are stored in the file itself, so that they outlive the process.
package struct CaptureFacts: Hashable, Sendable {
  /// The title for users.
  package var title: String
  /// The reciter's name.
  package var reciter: String
  /// The riwayah; nil means that of the reciter, else Hafs.
  package var riwayah: Riwayah?
  /// The stated passage of the recording; nil if none was stated.
  package var expected: WordRange?
  /// The start of the recording, in seconds since 1970.
  package var startedAt: Int
  /// The name of the input device.
  package var device: String?

  package init(
    title: String, reciter: String, riwayah: Riwayah? = nil, expected: WordRange? = nil, startedAt: Int,
    device: String? = nil
  ) {
    self.title = title
    self.reciter = reciter
    self.riwayah = riwayah
    self.expected = expected
    self.startedAt = startedAt
    self.device = device
  }

  /// Reads the facts in a file.
  ///
  /// - Parameter modified: the file's modification time in seconds since 1970; used if the tags have no date.
  init(_ tags: SoundTags, modified: Int) {
    let date = tags.date.flatMap { try? Date($0, strategy: .iso8601) }
    let lines = (tags.comment ?? "").unicodeScalars.split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1)
    }
    let pairs = lines.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }
    let values = Dictionary(pairs) { first, _ in first }
    self.init(
      title: tags.title ?? IntakeSentences.untitled.text, reciter: tags.artist ?? RecordingSaver.somebody,
      riwayah: values["riwayah"].flatMap(Riwayah.init(rawValue:)),
      expected: values["words"].flatMap(CaptureFacts.words),
      startedAt: date.map { Int($0.timeIntervalSince1970) } ?? modified, device: values["device"])
  }

  /// The tags for the file.
  package var tags: SoundTags {
    let words = expected.map { "\($0.start)-\($0.end)" }
    let values = [("device", device), ("riwayah", riwayah?.rawValue), ("words", words)]
    return SoundTags(
      title: title, artist: reciter, date: Date(timeIntervalSince1970: TimeInterval(startedAt)).formatted(.iso8601),
      comment: values.compactMap { name, value in
        value.map { "\(name)=\($0.escaping { $0 == "\n" ? " " : nil })" }
      }.joined(separator: "\n"))
  }

  private static func words(_ text: String) -> WordRange? {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && 0 <= ends[0] && ends[0] < ends[1] ? WordRange(ends[0], ends[1]) : nil
  }
}
