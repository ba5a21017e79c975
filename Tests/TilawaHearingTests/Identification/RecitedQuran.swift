import Glibc
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

/// The last surahs as a network that hears perfectly would hear them, said by code.
struct RecitedQuran {
  /// The basmalah as an ayah, and the ayat of surahs 93 to 114.
  let text: SearchedText
  private let refs: [AyahRef]
  private let pronunciation: Pronunciation
  private let perfect: Float
  private var rows: [Float] = []
  private var levels: [UInt8] = []

  /// - Parameter perfect: the probability of the right output of a frame.
  init(perfect: Float = 0.93) throws {
    let ayat = try RealQuran.texts().filter { $0.ref.surah >= 93 || $0.ref == AyahRef(surah: 1, ayah: 1) }
    let refs = ayat.map(\.ref)
    let opened = Set(refs.indices.filter { refs[$0].ayah == 1 && refs[$0].surah > 1 })
    let basmalah = try RealQuran.text(of: AyahRef(surah: 1, ayah: 1))
    pronunciation = Pronunciation(ayat.map(\.text))
    text = SearchedText(pronunciation, ayat: ayat.count, basmalah: basmalah, opened: opened)
    self.refs = refs
    self.perfect = perfect
  }

  var sound: HeardSound {
    HeardSound(posteriors: Posteriors(outputs: 36, values: rows), hopsInFrame: 4, levels: levels)
  }

  /// The number of frames that were said.
  var frames: Int { levels.count / 4 }

  /// The index of an ayah.
  func index(_ surah: Int, _ ayah: Int) -> Int { refs.firstIndex(of: AyahRef(surah: surah, ayah: ayah)) ?? -1 }

  /// The ayat of pieces as they are written.
  func names(_ pieces: FoundInterval.Pieces) -> String {
    let (first, last) = (refs[pieces.pieces.lowerBound], refs[pieces.pieces.upperBound - 1])
    return first == last ? "\(first)" : "\(first) \(last)"
  }

  /// Says words of an ayah, or all of it, and stops after them.
  mutating func say(_ surah: Int, _ ayah: Int, words: Range<Int>? = nil) {
    let all = pronunciation.words(ofAyah: index(surah, ayah))
    let said = words.map { all.lowerBound + $0.lowerBound..<all.lowerBound + $0.upperBound } ?? all
    for word in said {
      let start: WordEdge = word == said.lowerBound ? .pause : .joined
      let end: WordEdge = word == said.upperBound - 1 ? .pause : .joined
      say(pronunciation.word(word, from: start, to: end).units.map(\.rawValue))
    }
    pause(15)
  }

  /// Says the words of an opening.
  mutating func say(opening: [[RecitedText.Form]]) {
    for forms in opening { say(forms.first?.units ?? []) }
    pause(15)
  }

  mutating func say(_ units: [UInt8]) {
    for unit in units {
      add(Int(unit), level: 40)
      for _ in 1..<4 { add(0, level: 40) }
    }
  }

  /// Says units by chance.
  mutating func talk(_ count: Int, seed: UInt64 = 5) {
    var generator = SeededGenerator(seed: seed)
    say((0..<count).map { _ in UInt8.random(in: 1...35, using: &generator) })
    pause(15)
  }

  mutating func pause(_ count: Int) { for _ in 0..<count { add(0, level: 160) } }

  private mutating func add(_ output: Int, level: UInt8) {
    let rest = (1 - perfect) / 35
    for other in 0..<36 { rows.append(logf(other == output ? perfect : rest)) }
    levels += Array(repeating: level, count: 4)
  }
}
