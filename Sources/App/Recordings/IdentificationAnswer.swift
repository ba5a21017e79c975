package import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaIntake

/// The passages that were found in a recording, for people and for programs.
package struct IdentificationAnswer: ValueAnswer {
  package let file: AudioFile
  package let found: IdentifiedRecording
  /// The ayat between what was found, before it and after it.
  private let unheard: [AyahRange]

  package init(file: AudioFile, found: IdentifiedRecording, _ structure: QuranStructure) {
    self.file = file
    self.found = found
    unheard = found.unheard(structure)
  }

  private static let sure = IdentificationParameters().sure

  package var text: [AnswerPart] {
    found.passages.flatMap { passage in
      [.line(cells(passage).joined(separator: "\t"))]
        + same(passage).map { .line("  \(RecordingsSentences.sameWords(ranges: $0))") }
        + passage.others.map { .line("  \(RecordingsSentences.or(place: cells($0).joined(separator: "\t")))") }
    }
  }

  /// The ayat that were not heard between the others, and the text that was searched.
  package var remarks: [Sentence] {
    let names = unheard.map { "\($0)" }.listed
    return (unheard.isEmpty ? [] : [RecordingsSentences.notHeard(ranges: names)])
      + [RecordingsSentences.searched(count: found.amongAyat, riwayah: found.words.name)]
  }

  /// Returns other ayat with the words of a passage; nil where there are none.
  private func same(_ passage: IdentifiedRecording.Passage) -> [String] {
    let most = 8
    guard !passage.same.isEmpty else { return [] }
    let shown = passage.same.prefix(most).map { "\($0)" }.listed
    guard passage.same.count > most else { return [shown] }
    return [RecordingsSentences.andMore(names: shown, count: passage.same.count - most).text]
  }

  /// The cells of a passage: range, times, confidence.
  private func cells(_ passage: IdentifiedRecording.Passage) -> [String] {
    let place = passage.frames.map { frames in
      "\(RecordingTime.words(frames.lowerBound, at: file.rate))–\(RecordingTime.words(frames.upperBound, at: file.rate))"
    }
    let likely = Confidence.words(passage.confidence)
    let isGuess = passage.frames != nil && passage.confidence < Self.sure
    let share = isGuess ? RecordingsSentences.aGuess(share: likely).text : likely
    return ["\(passage.range)"] + [place, share, parts(passage)].compactMap(\.self)
  }

  /// Returns words about the outermost ayat of a passage if they are not heard whole; else nil.
  private func parts(_ passage: IdentifiedRecording.Passage) -> String? {
    let (first, last) = (passage.range.first, passage.range.last)
    if passage.first == .partial, passage.last == .partial {
      let both = RecordingsSentences.ayatInPart(first: first.description, last: last.description)
      return (first == last ? RecordingsSentences.inPart : both).text
    }
    func words(_ edge: FoundInterval.Pieces.Edge, _ ayah: AyahRef) -> String? {
      switch edge {
      case .whole: nil
      case .partial: RecordingsSentences.ayahInPart(ayah: ayah.description).text
      }
    }
    let told = [words(passage.first, first), words(passage.last, last)].compactMap(\.self)
    return told.isEmpty ? nil : told.listed
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Passage: Encodable {
      let range: String
      let first: String
      let last: String
      let same: [String]
      let confidence: JSONNumber
      /// The place, and other passages that it may be; left out for these.
      var start: JSONNumber?
      var end: JSONNumber?
      var startFrame: Int?
      var endFrame: Int?
      var others: [Passage]?

      private enum CodingKeys: String, CodingKey {
        case range, first, last, same, confidence, start, end
        case startFrame = "start_frame"
        case endFrame = "end_frame"
        case others
      }
    }

    let file: String
    /// The number of ayat that were searched.
    let among: Int
    let words: String
    @Nullable var proposal: String?
    let passages: [Passage]
    /// The ayat between, before or after the passages that were not heard.
    let unheard: [String]
  }

  package var value: Value {
    Value(
      file: file.path, among: found.amongAyat, words: found.words.rawValue, proposal: found.proposal.map { "\($0)" },
      passages: found.passages.map(value), unheard: unheard.map { "\($0)" })
  }

  private func value(_ passage: IdentifiedRecording.Passage) -> Value.Passage {
    var value = Value.Passage(
      range: "\(passage.range)", first: passage.first.rawValue, last: passage.last.rawValue,
      same: passage.same.map { "\($0)" },
      confidence: JSONNumber(digits: "\((passage.confidence * 1000).rounded(.down) / 1000)"))
    guard let frames = passage.frames else { return value }
    (value.startFrame, value.endFrame) = (frames.lowerBound, frames.upperBound)
    value.start = JSONNumber(frame: frames.lowerBound, rate: file.rate)
    value.end = JSONNumber(frame: frames.upperBound, rate: file.rate)
    value.others = passage.others.map(self.value)
    return value
  }
}
