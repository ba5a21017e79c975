import TilawaTerminal
import Testing

@testable import TilawaScreens

/// The prompt of `annotate review` names its answers. F5
@Suite struct ReviewPromptTests {
  @Test(arguments: [Review.PromptMode.asking, .fixing])
  func `it names keys in words, as many as there is room for, and the way to all of them`(mode: Review.PromptMode) {
    for columns in 10...120 {
      let prompt = Review.prompt(mode, columns: columns)
      #expect(prompt.hasSuffix("? help") && prompt.columns <= max(columns, 8), "\(columns)")
    }
    let all = "y right · n wrong · f fix · r again · s leave it · b back · q quit"
    #expect(Review.prompt(.asking, columns: 80).contains(all))
    #expect(Review.prompt(.fixing, columns: 80).hasPrefix("  [ ] start · { } end · y right"))
  }

  @Test func `help explains each key in a line that fits`() {
    #expect(Review.help.map { $0.dropFirst(2).first } == ["y", "n", "f", "r", "s", "b", "q"])
    #expect(Review.help.allSatisfy { $0.columns < 80 })
  }
}
