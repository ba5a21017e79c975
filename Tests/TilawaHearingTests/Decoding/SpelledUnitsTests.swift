import TilawaCore
import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct SpelledUnitsTests {
  private func written(_ units: [AcousticUnit]) -> String { SpelledUnits.written(units.map(\.rawValue)) }

  @Test func `sounds are written with their vowels, long ones with a letter, and consonants without one with a sukun`()
  {
    #expect(written([.kaf, .u, .lam]) == "كُلْ")
    #expect(written([.qaf, .longA, .lam, .u, .longU]) == "قَالُاُو")
    #expect(written([.dal, .longI, .noon, .i]) == "دِينِ")
  }

  @Test func `a word that begins with a vowel has an alef, and no units are no text`() {
    #expect(written([.i, .ba, .noon]) == "اِبْنْ")
    #expect(written([]) == "")
    #expect(SpelledUnits.written([0, 200]) == "")
  }
}
