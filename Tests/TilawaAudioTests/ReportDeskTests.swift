import Testing

@testable import TilawaAudio

@Suite struct ReportDeskTests {
  private let desk = ReportDesk(waking: WakeUp())

  /// What was released, in order.
  private func released() async -> [EngineReport] {
    desk.close()
    var all: [EngineReport] = []
    while let report = await desk.next() { all.append(report) }
    return all
  }

  private func report(_ frame: Int) -> EngineReport { .exhausted(generation: 1, frame: frame) }

  @Test func `a report waits until its frame was heard, and says when to come back`() async {
    desk.post(report(10), due: .heard(10))
    desk.post(report(20), due: .heard(20))
    #expect(desk.heard(9) == 10)
    #expect(desk.heard(10) == 20)
    #expect(await released() == [report(10)])
  }

  @Test func `a report of what was heard already comes at once, after those before it`() async {
    desk.post(report(10), due: .heard(10))
    #expect(desk.heard(30) == nil)
    desk.post(report(30), due: .heard(30))
    desk.post(report(31), due: .heard(31))
    desk.post(report(5), due: .heard(5))
    #expect(await released() == [report(10), report(30)])
  }

  @Test func `what is at once comes before what is yet to be heard`() async {
    desk.post(report(10), due: .heard(10))
    desk.now(.pauseRequested)
    _ = desk.heard(10)
    #expect(await released() == [.pauseRequested, report(10)])
  }

  @Test func `a clock behind the frame of a flush takes nothing back`() async {
    _ = desk.heard(500)
    desk.forget(after: 100)
    #expect(desk.heard(95) == nil)
    desk.post(report(100), due: .heard(100))
    desk.post(report(500), due: .heard(500))
    #expect(await released() == [report(100)])
  }

  @Test func `at the end everything is due, and nothing is after a new beginning`() async {
    desk.post(report(10), due: .heard(10))
    desk.post(report(20), due: .drained)
    desk.forget(after: 0)
    desk.post(report(30), due: .drained)
    desk.drained()
    #expect(await released() == [report(30)])
  }
}
