import Foundation
public import TilawaAudio
public import TilawaCore

/// What is known of a recording while it is made. It stands in the file itself, so that it outlives the process.
public struct CaptureFacts: Hashable, Sendable {
  /// What people see.
  public var title: String
  /// Whose recitation it is.
  public var reciter: String
  /// Nil for the reciter's own, or Hafs.
  public var riwayah: Riwayah?
  /// The passage that it should hold, where somebody said so.
  public var expected: WordRange?
  /// Seconds since 1970.
  public var startedAt: Int
  /// What the source is called.
  public var device: String?

  public init(
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

  /// Of a file that was found.
  ///
  /// - Parameter modified: when it was written last; seconds since 1970, for want of anything better.
  init(_ tags: SoundTags, modified: Int) {
    let date = tags.date.flatMap { try? Date($0, strategy: .iso8601) }
    let lines = (tags.comment ?? "").unicodeScalars.split(separator: "\n").map {
      $0.split(separator: "=", maxSplits: 1)
    }
    let pairs = lines.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }
    let values = Dictionary(pairs) { first, _ in first }
    self.init(
      title: tags.title ?? "Recording", reciter: tags.artist ?? RecordingSaver.somebody,
      riwayah: values["riwayah"].flatMap(Riwayah.init(rawValue:)),
      expected: values["words"].flatMap(CaptureFacts.words),
      startedAt: date.map { Int($0.timeIntervalSince1970) } ?? modified, device: values["device"])
  }

  /// As the file holds them.
  public var tags: SoundTags {
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
