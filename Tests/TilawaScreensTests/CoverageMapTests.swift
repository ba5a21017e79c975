import TilawaConsole
import TilawaCore
import TilawaTerminal
import Testing

@testable import TilawaScreens

/// The map of what is there. F16
@Suite struct CoverageMapTests {
  private let shares = [(7, 7), (286, 200), (200, 1), (176, 0)].map { Coverage.Share(ayat: $0.0, covered: $0.1) }
  private let names = ["Al-Faatiha", "Al-Baqara", "Aal-i-Imraan", "An-Nisaa"]

  @Test func `each surah has its name, in as many columns as there is room for`() {
    let map = CoverageMap(depth: .none)
    #expect(
      map.lines(shares, named: names, width: 44).dropLast() == [
        "   1 Al-Faatiha   █     2 Al-Baqara    ▓", "   3 Aal-i-Imraan ░     4 An-Nisaa     ·",
      ])
    #expect(map.lines(shares, named: names, width: 20).count == 5)
    for width in [20, 80, 200] {
      #expect(map.lines(shares, named: names, width: width).dropLast().allSatisfy { $0.columns <= width })
    }
  }

  @Test func `its colours can be read on black`() {
    for colour in CoverageMap.colours {
      func linear(_ shift: UInt32) -> Double {
        let share = Double(colour >> shift & 0xFF) / 255
        return share * share
      }
      let luminance = 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
      #expect((luminance + 0.05) / 0.05 >= 4.5 && 1.05 / (luminance + 0.05) >= 3.5)
    }
  }
}
