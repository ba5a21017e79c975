import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// The texts of the King Fahd Complex, in their own signs. The expected phonemes follow from the rules of each riwayah.
@Suite(.enabled(if: ReferenceData.riwayat != nil, "no reference data: set TILAWA_REFERENCE_DATA"))
struct KingFahdPhonemeTests {
  private struct Ayah {
    let surah: Int
    let number: Int
    let text: String
  }

  private static func ayat(_ riwayah: Riwayah) throws -> [Ayah] {
    let path = try #require(ReferenceData.riwayat) + "/\(riwayah.rawValue).tsv"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 6, let surah = Int(fields[3]), let number = Int(fields[4]) else { return nil }
      return Ayah(surah: surah, number: number, text: String(fields[5]))
    }
  }

  /// The ayat of each surah.
  private static func surahs(_ riwayah: Riwayah) throws -> [[Ayah]] {
    let surahs = Dictionary(grouping: try ayat(riwayah), by: \.surah)
    return (1...114).compactMap { surahs[$0] }
  }

  /// Two words are otherwise in this text: 17:7 لِيَسُـُٔواْ has no sign for its long u, and 52:37 has the sign of س.
  @Test func `the other text of Hafs is said alike`() throws {
    let other = Set(try RealQuran.texts().map { [$0.ref.surah, $0.ref.ayah] })
    let ayat = try KingFahdPhonemeTests.ayat(.hafs)
    #expect(Set(ayat.map { [$0.surah, $0.number] }) == other)
    let differing = try zip(ayat, RealQuran.texts()).filter { own, tanzil in
      let units = Pronunciation(kingFahd: [own.text], of: .hafs).spoken(stopping: .ayat).flatMap(\.units)
      return units != Pronunciation([tanzil.text]).spoken(stopping: .ayat).flatMap(\.units)
    }
    #expect(differing.map { [$0.0.surah, $0.0.number] } == [[17, 7], [52, 37]])
  }

  @Test(arguments: Riwayah.allCases)
  func `every word begins with one consonant, and no two vowels meet`(riwayah: Riwayah) throws {
    var clusters = 0
    for surah in try KingFahdPhonemeTests.surahs(riwayah) {
      let pronunciation = Pronunciation(kingFahd: surah.map(\.text), of: riwayah)
      let words = pronunciation.spoken(stopping: .words)
      #expect(words.allSatisfy { $0.phonemes.first?.sound.isVowel == false })
      clusters += words.count { $0.phonemes.dropFirst().first?.sound.isVowel == false }
      let joined = pronunciation.spoken(stopping: .none).flatMap(\.phonemes)
      #expect(zip(joined, joined.dropFirst()).allSatisfy { !$0.sound.isVowel || !$1.sound.isVowel })
    }
    // Letters without their vowels in the texts, such as فنَجْعَل in that of Warsh (3:61).
    #expect(clusters <= (riwayah == .warsh ? 5 : riwayah == .qaloon ? 1 : 0))
  }

  @Test(arguments: [
    // Naql, also over tanween; a hamza that is a long vowel; taqlil; the plural's م before hamza.
    (Riwayah.warsh, 23, 1, 1...2, "q aˤ d | a f l a ħ a"), (.warsh, 104, 3, 1...1, "j a ħ s i b u"),
    (.warsh, 2, 2, 2...2, "j uː m i n uː n a"), (.warsh, 93, 1, 1...1, "w a dˤdˤ u ħ ɛː"),
    (.warsh, 87, 17, 3...3, "w̃w̃ a ʔ a bᵊ q ɛː"),
    // A hamza that is eased, a ن that is a م.
    (.qaloon, 2, 5, 6...6, "ʔ aː ʔ̞ a ŋ ð a rˤ t a h u m"),
    // The plural's م with its vowel; س for ص.
    (.bazzi, 1, 7, 4...4, "ʕ a l a j h i m uː"), (.qunbul, 1, 6, 2...2, "ss i rˤ aˤː tˤ aˤ"),
    // Imalah, taqlil.
    (.doori, 114, 1, 4...4, "ññ eː2-6 s"), (.doori, 20, 8, 4...4, "m uː s ɛː"),
    // A letter with a vowel that goes over into its like.
    (.soosi, 2, 1, 6...7, "f iː | hh u d a"),
    (.shubah, 8, 17, 12...12, "rˤ aˤ m eː"),
  ])
  func `what is of one riwayah is said`(
    riwayah: Riwayah, surah: Int, ayah: Int, words: ClosedRange<Int>, expected: String
  ) throws {
    let text = try #require(KingFahdPhonemeTests.ayat(riwayah).first { $0.surah == surah && $0.number == ayah }?.text)
    let said = Pronunciation(kingFahd: [text], of: riwayah).spoken(stopping: .ayat).filter { words.contains($0.word) }
    #expect(said.map { $0.phonemes.map(\.notation).joined(separator: " ") }.joined(separator: " | ") == expected)
  }
}

/// Invented texts.
@Suite struct HostilePhonemeTests {
  @Test(arguments: Riwayah.allCases)
  func `any row of signs can be read`(riwayah: Riwayah) {
    var generator = SeededGenerator(seed: 20)
    let signs = Array(0x60C...0x6ED).compactMap { Unicode.Scalar($0) } + [" ", "\u{A0}", "x", "1"]
    for _ in 0..<3000 {
      let ayat = (0..<2).map { _ in
        let length = Int.random(in: 0...12, using: &generator)
        return String(String.UnicodeScalarView((0..<length).compactMap { _ in signs.randomElement(using: &generator) }))
      }
      let pronunciation = riwayah == .hafs ? Pronunciation(ayat) : Pronunciation(kingFahd: ayat, of: riwayah)
      for stops in [Stops.none, .ayat, .words]
      where pronunciation.spoken(stopping: stops).count != pronunciation.count {
        Issue.record("\(ayat)")
      }
    }
  }
}
