import Testing
import TilawaCore
import TilawaDesktop

@Suite struct DesktopErrorTests {
  @Test func `an error says what was tried and what the other side said`() {
    let error = DesktopError(
      .unreachable, Sentence(verbatim: "cannot reach the player"), Sentence(verbatim: "connection refused"))
    #expect("\(error)" == "cannot reach the player: connection refused")
  }
}
