import Testing
import TilawaDesktop

@Suite struct DesktopErrorTests {
  @Test func `an error says what was tried and what the other side said`() {
    let error = DesktopError(.unreachable, "reach the player", "connection refused")
    #expect("\(error)" == "cannot reach the player: connection refused")
  }
}
