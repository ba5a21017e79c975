import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct RivalMemoryTests {
  @Test func `rivals are sought once while they are asked for, also where there are none`() {
    var (memory, sought) = (RivalMemory(), 0)
    let place = RivalPlace(units: [1, 2, 3], word: 1..<2, isJoined: true, frames: 4..<9)
    func ask() -> WordRivals? {
      memory.rivals(at: place) {
        sought += 1
        return nil
      }
    }
    for _ in 0..<3 {
      #expect(ask() == nil)
      memory.turn()
    }
    #expect(sought == 1)
    memory.turn()
    #expect(ask() == nil)
    #expect(sought == 2)
  }
}
