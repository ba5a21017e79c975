import Testing
import TilawaCore
import TilawaTestSupport

// T-F2.11, T-F2.12, T-F2.13
@Suite struct ReciterQueueTests {
  let order = [
    TestOffers.reciter("bazzi", riwayah: .bazzi), TestOffers.reciter("qaloon", riwayah: .qaloon),
    TestOffers.reciter("warsh", riwayah: .warsh), TestOffers.reciter("teacher", riwayah: .warsh, kind: .personal),
  ]

  private func asked(_ missing: MissingPolicy, chosen: [String] = []) -> [String] {
    let chosen = chosen.compactMap { id in order.first { $0.id == id } }
    return ReciterQueue(order: order, chosen: chosen, riwayah: .warsh, missing: missing).asked.map(\.id)
  }

  @Test func `those of the riwayah are asked, in the order of the library`() {
    #expect(asked(.silence) == ["warsh", "teacher"])
  }

  @Test func `those passed over are known`() {
    let queue = ReciterQueue(order: order, chosen: [], riwayah: .warsh, missing: .silence)
    #expect(queue.passedOver.map(\.id) == ["bazzi", "qaloon"])
  }

  @Test func `those named are asked whatever their riwayah, and nobody else`() {
    #expect(asked(.silence, chosen: ["teacher", "bazzi"]) == ["teacher", "bazzi"])
  }

  @Test func `to fill the gaps all others follow, the nearest tradition first`() {
    #expect(asked(.fill) == ["warsh", "teacher", "qaloon", "bazzi"])
    #expect(asked(.fill, chosen: ["bazzi"]) == ["bazzi", "warsh", "teacher", "qaloon"])
  }
}
