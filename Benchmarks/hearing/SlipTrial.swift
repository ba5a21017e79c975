import Glibc
import TilawaCore
import TilawaHearing
import TilawaTestSupport

/// Follows recitations with texts in which words are changed, so that a right recitation sounds like one with slips.
struct SlipTrial {
  /// The change of a word of the text.
  enum Change: String { case none, other, similar, added }

  private static let share = 0.125

  private var generator: SeededGenerator
  /// Words to put into texts, each with its units before a stop.
  private let pool: [(text: String, units: [UInt8])]

  init(_ texts: Texts, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    var seen: Set<[UInt8]> = []
    pool = try [7, 20, 26].flatMap { try texts.surah($0) }.flatMap { text in
      let spoken = Pronunciation([text]).spoken(stopping: .words)
      let words = Self.words(text)
      return words.count == spoken.count ? zip(words, spoken).map { ($0, $1.units.map(\.rawValue)) } : []
    }.filter { seen.insert($0.1).inserted }
  }

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Returns a line for each word of the changed text: number, change, whether it was heard, mean loss, mean and least of the
  /// evidence for its units, their number, whether it followed a jump or other speech, first frame, and seconds until it was shown.
  mutating func follow(_ job: Job, _ model: AcousticModel) throws -> [String] {
    let (text, changes) = changed(job.parts)
    let found = try Self.followed(job, text, model)
    let heard = Dictionary(grouping: found.words, by: \.word)
    var lines = changes.enumerated().map { index, change -> String in
      guard let words = heard[index], let word = words.max(by: { $0.evidence < $1.evidence }) else {
        return "\(index)\t\(change.rawValue)\tno"
      }
      let shown = found.shown[word.frames.lowerBound].map { "\($0)" } ?? "-"
      let numbers = [word.loss, word.evidence, word.leastEvidence].map { "\($0)" }.joined(separator: "\t")
      return "\(index)\t\(change.rawValue)\t\(words.count)\t\(numbers)\t\(word.unitCount)\t\(word.isJump)\t"
        + "\(word.isAfterOtherSpeech)\t\(word.frames.lowerBound)\t\(shown)\t"
        + word.rivals.sounds.map { "\($0.place):\($0.expected ?? 0):\($0.heard ?? 0):\($0.ratio)" }
        .joined(separator: ",")
        + "\t" + text.said(word: index).map(String.init).joined(separator: " ")
    }
    lines.append("-\tplace\t\(found.known)\t\(found.frames)")
    return lines
  }

  private mutating func changed(_ parts: [RecitedText.Part]) -> (RecitedText, [Change]) {
    var (texts, changes): ([RecitedText.Part], [Change]) = ([], [])
    for part in parts {
      var words: [String] = []
      for word in Self.words(part.text) {
        var change = Change.none
        if !part.isOpening, Double.random(in: 0..<1, using: &generator) < Self.share {
          change = [.other, .similar, .added].randomElement(using: &generator) ?? .none
        }
        let other = change == .none ? nil : replacement(for: word, change)
        switch (change, other) {
        case (.added, let other?):
          words += [other, word]
          changes += [.added, .none]
        case (.other, let other?), (.similar, let other?):
          words.append(other)
          changes.append(change)
        default:
          words.append(word)
          changes.append(.none)
        }
      }
      texts.append(RecitedText.Part(words.joined(separator: " "), isOpening: part.isOpening))
    }
    return (RecitedText(texts), changes)
  }

  private mutating func replacement(for word: String, _ change: Change) -> String? {
    let units = Pronunciation([word]).spoken(stopping: .words).flatMap(\.units).map(\.rawValue)
    guard change == .similar else {
      let others = pool.filter { EditDistance.between($0.units, units) * 2 > units.count }
      return others.randomElement(using: &generator)?.text
    }
    return pool.filter { abs($0.units.count - units.count) < 2 && EditDistance.between($0.units, units) == 1 }
      .randomElement(using: &generator)?.text
  }

  /// Follows the sound in pieces of 0.2 s.
  ///
  /// - Returns: the words; when a word that begins in a frame was first shown, in seconds after its end; the frames with a place.
  private static func followed(_ job: Job, _ text: RecitedText, _ model: AcousticModel) throws -> (
    words: [DecodedWord], shown: [Int: Double], known: Int, frames: Int
  ) {
    var decoder = RecitationDecoder(text, hopsInFrame: model.hopsInFrame)
    var (words, first): ([DecodedWord], [Int: [Int: Double]]) = ([], [:])
    func take(_ update: RecitationDecoder.Update, _ time: Double) {
      words += update.settled
      for word in update.pending where first[word.word, default: [:]][word.frames.lowerBound] == nil {
        first[word.word, default: [:]][word.frames.lowerBound] = time
      }
    }
    let pieces = try job.pieces(model)
    for piece in pieces {
      take(decoder.add(piece.posteriors, levels: piece.levels), Double(piece.end) / 16_000)
    }
    let end = pieces.last?.end ?? 0
    take(decoder.finish(), Double(end) / 16_000)
    var shown: [Int: Double] = [:]
    for word in words {
      if let time = first[word.word]?[word.frames.lowerBound] {
        shown[word.frames.lowerBound] = time - Double(word.frames.upperBound) * 0.04
      }
    }
    return (words, shown, words.count, end / 640)
  }
}
