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

  // B9
  @Test func `what the sound server's callback notes is done by another thread, in order`() async throws {
    let desk = desk
    let teller = try WorkerThread { desk.tell() }
    desk.post(report(10), due: .heard(10))
    desk.post(report(20), due: .heard(20))
    desk.post(report(30), due: .drained)
    #expect(desk.note(heard: 9) == 10)
    #expect(desk.note(heard: 10).map { $0 == 10 || $0 == 20 } == true)
    #expect(await desk.next() == report(10))
    #expect(desk.note(heard: 12) == 20)
    desk.note(.underrun, at: 12)
    #expect(await desk.next() == .underrun(frame: 12))
    desk.noteDrained()
    #expect(await desk.next() == report(20))
    #expect(await desk.next() == report(30))
    desk.close()
    teller.join()
    #expect(await desk.next() == nil)
  }

  @Test func `what was noted before a new beginning releases nothing after it`() async {
    _ = desk.note(heard: 500)
    desk.forget(after: 100)
    desk.post(report(400), due: .heard(400))
    #expect(desk.note(heard: 101) == 400)
    #expect(await released() == [])
  }

  @Test func `more is noted than there is room for, and what is too much is left out`() async {
    for frame in 0..<100 { desk.note(.underrun, at: frame) }
    #expect(await released() == (0..<64).map { .underrun(frame: $0) })
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
