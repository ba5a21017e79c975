import Testing
import TilawaCore

@testable import TilawaConsole

@Suite struct BidiTests {
  @Test(arguments: [
    (["VTE_VERSION": "7006", "TERM": "xterm-256color"], Bidi.terminal, true),
    (["VTE_VERSION": "5400", "TERM": "xterm-256color"], .visual, true),
    (["KONSOLE_VERSION": "220401", "TERM": "xterm-256color"], .terminal, true),
    (["TERM_PROGRAM": "Apple_Terminal", "TERM": "xterm-256color"], .terminal, true),
    (["TERM": "mlterm"], .terminal, true), (["TERM": "linux"], .visual, true),
    (["XTERM_VERSION": "XTerm(379)", "TERM": "xterm"], .visual, true), (["TERM": "foot"], .visual, true),
    // Over ssh only the kind is known, and half of the world calls itself so.
    (["TERM": "xterm-256color"], .terminal, false), ([:], .terminal, false),
    // Whatever shows tmux is not known to what runs in it, even where its environment has it from outside.
    (["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "VTE_VERSION": "7006"], .terminal, false),
    (["TERM": "screen.xterm", "KONSOLE_VERSION": "220401"], .terminal, false),
  ])
  func `what a terminal does with text from right to left is known by its environment, or is not`(
    environment: [String: String], bidi: Bidi, isCertain: Bool
  ) {
    #expect(Bidi.known(environment) == Bidi.Knowledge(bidi: bidi, isCertain: isCertain))
  }

  @Test func `whoever names it is believed`() {
    for bidi in Bidi.allCases { #expect(bidi.asNamed == Bidi.Knowledge(bidi: bidi, isCertain: true)) }
  }
}
