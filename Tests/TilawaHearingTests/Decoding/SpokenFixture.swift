import Glibc
import TilawaCore

@testable import TilawaHearing

/// The output of a network for words that are said one after the other: each unit in one frame, then blanks.
struct SpokenFixture {
  private static let outputs = 36
  private static let framesInUnit = 4
  private static let hopsInFrame = 4

  let text: RecitedText
  private var rows: [Float] = []
  private var levels: [UInt8] = []
  /// The frames in which each word was said, in order.
  private(set) var words: [(word: Int, frames: Range<Int>)] = []

  init(_ text: RecitedText) { self.text = text }

  var sound: HeardSound {
    HeardSound(
      posteriors: Posteriors(outputs: Self.outputs, values: rows), hopsInFrame: Self.hopsInFrame, levels: levels)
  }

  var frames: Int { levels.count / Self.hopsInFrame }

  /// Says words joined to each other, and stops after the last one.
  ///
  /// - Parameter closed: a word whose first unit is closed for 0.3 s.
  mutating func say(_ words: Range<Int>, closing closed: Int? = nil) {
    for word in words {
      let start: RecitedText.Edges = word == words.lowerBound ? .pause : .joined
      let end: RecitedText.Edges = word == words.upperBound - 1 ? .pause : .joined
      let form = text.words[word].forms.first { $0.starts.contains(start) && $0.ends.contains(end) }
      let first = frames
      var units = form?.units ?? []
      if word == closed, !units.isEmpty {
        add(row: Int(units.removeFirst()), level: 40)
        sound(1)
        pause(7)
      }
      for unit in units { add(unit) }
      self.words.append((word, first..<frames))
    }
  }

  /// Says units that are no words of the text.
  mutating func say(units: [UInt8]) { for unit in units { add(unit) } }

  /// Takes the last frames away.
  mutating func cut(_ frames: Int) {
    rows.removeLast(frames * Self.outputs)
    levels.removeLast(frames * Self.hopsInFrame)
  }

  /// Is silent for some frames.
  mutating func pause(_ frames: Int) {
    for _ in 0..<frames { add(row: 0, level: 160) }
  }

  /// Sounds on for some frames.
  mutating func sound(_ frames: Int) {
    for _ in 0..<frames { add(row: 0, level: 40) }
  }

  private mutating func add(_ unit: UInt8) {
    add(row: Int(unit), level: 40)
    sound(Self.framesInUnit - 1)
  }

  private mutating func add(row output: Int, level: UInt8) {
    for other in 0..<Self.outputs { rows.append(logf(other == output ? 0.93 : 0.002)) }
    levels += Array(repeating: level, count: Self.hopsInFrame)
  }
}

extension RecitedText {
  /// Surah 112 as Tanzil writes it, after a basmalah.
  static let ikhlas = RecitedText([
    Part("بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ", isOpening: true), Part("قُلْ هُوَ ٱللَّهُ أَحَدٌ"), Part("ٱللَّهُ ٱلصَّمَدُ"),
    Part("لَمْ يَلِدْ وَلَمْ يُولَدْ"), Part("وَلَمْ يَكُن لَّهُۥ كُفُوًا أَحَدٌۢ"),
  ])
}
