package import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaIntake

/// The passages that were found in a recording, for people and for programs.
package struct IdentificationAnswer: Answer {
  package let file: AudioFile
  package let found: IdentifiedRecording

  package init(
    file: AudioFile, found: IdentifiedRecording
  ) {
    self.file = file
    self.found = found
  }

  private static let sure = IdentificationParameters().sure

  package var text: [AnswerPart] {
    found.passages.flatMap { passage in
      [.line(cells(passage).joined(separator: "\t"))]
        + same(passage).map { .line("  \(RecordingsSentences.sameWords(ranges: $0))") }
        + passage.others.map { .line("  \(RecordingsSentences.or(place: cells($0).joined(separator: "\t")))") }
    }
  }

  /// The text that was searched.
  package var remarks: [String] {
    [RecordingsSentences.searched(count: found.amongAyat, riwayah: found.words.name).text]
  }

  /// Returns other ayat with the words of a passage; nil where there are none.
  private func same(_ passage: IdentifiedRecording.Passage) -> [String] {
    let most = 8
    guard !passage.same.isEmpty else { return [] }
    let shown = passage.same.prefix(most).map { "\($0)" }.joined(separator: ", ")
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
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }

  package var json: String {
    JSON.object([
      ("file", .string(file.path)), ("among", .int(found.amongAyat)),
      ("words", .string(found.words.rawValue)),
      ("proposal", .optional(found.proposal) { .string("\($0)") }),
      ("passages", .array(found.passages.map { .object(members($0)) })),
    ]).text
  }

  private func members(_ passage: IdentifiedRecording.Passage) -> [(String, JSON)] {
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: file.rate)) }
    let place: [(String, JSON)] =
      passage.frames.map { frames in
        [
          ("start", time(frames.lowerBound)), ("end", time(frames.upperBound)),
          ("start_frame", .int(frames.lowerBound)),
          ("end_frame", .int(frames.upperBound)),
          ("others", .array(passage.others.map { .object(members($0)) })),
        ]
      } ?? []
    return [
      ("range", .string("\(passage.range)")), ("first", .string(passage.first.rawValue)),
      ("last", .string(passage.last.rawValue)), ("same", .strings(passage.same.map { "\($0)" })),
      ("confidence", .number("\((passage.confidence * 1000).rounded(.down) / 1000)")),
    ] + place
  }
}
