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
    // A program inside tmux does not know the terminal around it, even where its environment names one from outside.
    (["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "tmux-256color", "VTE_VERSION": "7006"], .terminal, false),
    (["TERM": "screen.xterm", "KONSOLE_VERSION": "220401"], .terminal, false),
  ])
  func `what a terminal does with text from right to left is known by its environment, or is not`(
    environment: [String: String], bidi: Bidi, isCertain: Bool
  ) {
    let known = Bidi.known(environment)
    #expect(known.bidi == bidi && known.isCertain == isCertain)
    // VTE alone is known to do so, and only where nothing stands between.
    #expect(known.yields == (environment["VTE_VERSION"] == "7006" && environment["TMUX"] == nil))
  }

  @Test func `whoever names it is believed`() {
    for bidi in Bidi.allCases { #expect(bidi.asNamed == Bidi.Knowledge(bidi: bidi, isCertain: true)) }
  }

  @Test(arguments: [
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], Bidi.terminal, true),
    (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], .visual, true), (["TERM": "xterm-256color"], .terminal, false),
  ])
  func `inside tmux and screen the terminal outside decides`(
    outer: [String: String], bidi: Bidi, isCertain: Bool
  ) {
    for inner in [["TMUX": "/tmp/tmux-0/default,1,0", "TERM": "screen"], ["STY": "1.pts-0.host", "TERM": "screen"]] {
      var asked = 0
      let known = Bidi.known(inner) { environment in
        asked += 1
        return environment == inner ? outer : nil
      }
      #expect(known == Bidi.Knowledge(bidi: bidi, isCertain: isCertain) && asked == 1)
    }
    // One within another, and one that never ends.
    let tmux = ["TMUX": "x", "TERM": "screen"]
    #expect(Bidi.known(["STY": "1.a"]) { $0["STY"] != nil ? tmux : outer }.bidi == bidi)
    #expect(!Bidi.known(tmux) { $0 }.isCertain)
  }

  @Test func `tmux answers with its client, and what the terminal calls itself`() {
    let nobody = Int32.max
    let xterm = OuterTerminal.client("\(nobody)\txterm-256color\tXTerm(379)\n")
    #expect(xterm == ["TERM": "xterm-256color", "XTERM_VERSION": "379"])
    #expect(OuterTerminal.client("\(nobody)\txterm\tVTE(7006)")?["VTE_VERSION"] == "7006")
    #expect(OuterTerminal.client("\(nobody)\tmlterm\t") == ["TERM": "mlterm"])
    for answer in ["", "x", "1\t2", "-1\ta\tb", "x\ty\tz", "\t\t"] { #expect(OuterTerminal.client(answer) == nil) }
  }
}
