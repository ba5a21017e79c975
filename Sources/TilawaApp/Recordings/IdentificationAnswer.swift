package import TilawaCore
import TilawaHearing
package import TilawaPlayer

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
        + passage.others.map { .line("  or \(cells($0).joined(separator: "\t"))") }
    }
  }

  /// The reciters of the comparison.
  package var remarks: [String] {
    let names = found.references.prefix(3).map(\.name).joined(separator: ", ")
    let more = found.references.count > 3 ? " and \(found.references.count - 3) more" : ""
    return ["compared with \(Count.ayat(found.amongAyat)) of \(names)\(more)"]
  }

  /// The cells of a passage: range, times, confidence.
  private func cells(_ passage: IdentifiedRecording.Passage) -> [String] {
    let place = passage.frames.map { frames in
      "\(RecordingTime.words(frames.lowerBound, at: file.rate))–\(RecordingTime.words(frames.upperBound, at: file.rate))"
    }
    let likely = Confidence.words(passage.confidence)
    let isGuess = passage.frames != nil && passage.confidence < Self.sure
    return ["\(passage.range)"] + [place, likely + (isGuess ? ", a guess" : ""), parts(passage)].compactMap(\.self)
  }

  /// Returns words about the outermost ayat of a passage if they are not heard whole or not sure to be the outermost;
  /// else nil.
  private func parts(_ passage: IdentifiedRecording.Passage) -> String? {
    let (first, last) = (passage.range.first, passage.range.last)
    if passage.first == .partial, passage.last == .partial {
      return first == last ? "in part" : "\(first) and \(last) in part"
    }
    func words(_ edge: FoundStretch.Pieces.Edge, _ ayah: AyahRef, _ verb: String) -> String? {
      switch edge {
      case .whole: nil
      case .partial: "\(ayah) in part"
      case .doubtful: "\(verb) about \(ayah)"
      }
    }
    let told = [words(passage.first, first, "begins"), words(passage.last, last, "ends")].compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: ", ")
  }

  package var json: String {
    JSON.object([
      ("file", .string(file.path)), ("among", .int(found.amongAyat)),
      ("references", .strings(found.references.map(\.id))),
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
      ("last", .string(passage.last.rawValue)),
      ("confidence", .number("\((passage.confidence * 1000).rounded(.down) / 1000)")),
    ] + place
  }
}
