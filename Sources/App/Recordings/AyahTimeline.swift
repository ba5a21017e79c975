package import AppBase
package import TilawaCore
package import TilawaStore

/// All takes of an ayah, with the days of their recordings.
package struct AyahTimeline: ValueAnswer {
  private let structure: QuranStructure
  private let counting: VerseCounting
  private let range: AyahRange
  private let takes: [RecordedTake]

  /// Finds the takes of an ayah; the earliest comes first.
  ///
  /// - Parameters:
  ///   - ayah: the ayah as typed, in the counting of the filter's riwayah.
  ///   - filter: the filter; its reciter must be in the library.
  package init(
    of ayah: String, _ filter: RecordingFilter, reversed isReversed: Bool, in library: Library, _ context: AppContext
  ) throws {
    let riwayah = try context.riwayah(filter.riwayah)
    structure = try context.quran().structure.divided(as: riwayah)
    counting = riwayah.counting
    range = try RangeParser(structure: structure, counting: counting).parse(ayah)
    if let reciter = filter.reciter { _ = try library.reciters.find(reciter) }
    let takes = try library.recordings.takes(of: structure.words(of: range), by: filter.reciter).filter { take in
      let time = take.recording.time
      return filter.riwayah.map { $0 == take.recording.reciter.riwayah } ?? true
        && filter.since.map { time >= $0 } ?? true && filter.until.map { time < $0 } ?? true
    }
    self.takes = isReversed ? takes.reversed() : takes
  }

  package var remarks: [Sentence] {
    takes.isEmpty ? [RecordingsSentences.notContained(range: range.description)] : []
  }

  package var text: [AnswerPart] {
    let headings = [
      RecordingsSentences.headingDate, RecordingsSentences.headingAyah, RecordingsSentences.headingLength,
      RecordingsSentences.headingPlace, RecordingsSentences.headingReciter, RecordingsSentences.headingRecording,
    ]
    return [.table(AnswerTable(takes.map(cells), headings: [.empty] + headings, numbers: [3]))]
  }

  /// The line for programs.
  package struct Value: Encodable {
    /// A take, with the members of its recording before its own.
    struct Take: Encodable {
      let recording: RecordingValue
      let segment: String
      let label: String
      let from: JSONNumber
      let to: JSONNumber
      let status: String
      let preferred: Bool

      private enum CodingKeys: String, CodingKey { case segment, label, from, to, status, preferred }

      func encode(to encoder: any Encoder) throws {
        try recording.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(segment, forKey: .segment)
        try container.encode(label, forKey: .label)
        try container.encode(from, forKey: .from)
        try container.encode(to, forKey: .to)
        try container.encode(status, forKey: .status)
        try container.encode(preferred, forKey: .preferred)
      }
    }

    let ayah: String
    let counting: String
    let takes: [Take]
  }

  package var value: Value {
    Value(ayah: range.description, counting: counting.rawValue, takes: takes.map(value))
  }

  private func label(_ take: RecordedTake) -> String {
    structure.label(of: SourceSegment.Content.text(take.words), in: take.recording.reciter.riwayah.counting)
  }

  private func value(_ take: RecordedTake) -> Value.Take {
    var recording = RecordingValue(take.recording)
    recording.duration = nil
    let rate = take.recording.file.rate
    return Value.Take(
      recording: recording, segment: take.segment, label: label(take),
      from: JSONNumber(frame: take.frames.lowerBound, rate: rate),
      to: JSONNumber(frame: take.frames.upperBound, rate: rate), status: take.status.rawValue,
      preferred: take.isPreferred)
  }

  private func cells(_ take: RecordedTake) -> [String] {
    let rate = max(1, take.recording.file.rate)
    let tenths = (take.frames.count * 10 + rate / 2) / rate
    return [
      take.isPreferred ? "*" : take.status == .suggested ? "?" : " ", take.recording.date,
      label(take), RecordingsSentences.seconds(seconds: "\(tenths / 10).\(tenths % 10)").text,
      RecordingsSentences.atTime(time: Lengths.time(take.frames.lowerBound / rate)).text,
      take.recording.reciter.name, "\(take.recording.id) \(take.recording.title)",
    ]
  }
}
