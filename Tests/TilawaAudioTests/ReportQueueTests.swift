import Testing

@testable import TilawaAudio

@Suite struct ReportQueueTests {
  private let reportQueue = ReportQueue(waking: WakeUp())

  /// Returns the released reports, in order.
  private func released() async -> [EngineReport] {
    reportQueue.close()
    var all: [EngineReport] = []
    while let report = await reportQueue.next() { all.append(report) }
    return all
  }

  private func report(_ frame: Int) -> EngineReport { .exhausted(generation: 1, frame: frame) }

  @Test func `a report waits until its frame was heard, and says when to come back`() async {
    reportQueue.post(report(10), due: .heard(10))
    reportQueue.post(report(20), due: .heard(20))
    #expect(reportQueue.heard(9) == 10)
    #expect(reportQueue.heard(10) == 20)
    #expect(await released() == [report(10)])
  }

  @Test func `a report of what was heard already comes at once, after those before it`() async {
    reportQueue.post(report(10), due: .heard(10))
    #expect(reportQueue.heard(30) == nil)
    reportQueue.post(report(30), due: .heard(30))
    reportQueue.post(report(31), due: .heard(31))
    reportQueue.post(report(5), due: .heard(5))
    #expect(await released() == [report(10), report(30)])
  }

  @Test func `what is at once comes before what is yet to be heard`() async {
    reportQueue.post(report(10), due: .heard(10))
    reportQueue.now(.pauseRequested)
    _ = reportQueue.heard(10)
    #expect(await released() == [.pauseRequested, report(10)])
  }

  @Test func `a clock behind the frame of a flush takes nothing back`() async {
    _ = reportQueue.heard(500)
    reportQueue.forget(after: 100)
    #expect(reportQueue.heard(95) == nil)
    reportQueue.post(report(100), due: .heard(100))
    reportQueue.post(report(500), due: .heard(500))
    #expect(await released() == [report(100)])
  }

  @Test func `what the sound server's callback notes is done by another thread, in order`() async throws {
    let reportQueue = reportQueue
    let thread = try WorkerThread { reportQueue.run() }
    reportQueue.post(report(10), due: .heard(10))
    reportQueue.post(report(20), due: .heard(20))
    reportQueue.post(report(30), due: .drained)
    #expect(reportQueue.note(heard: 9) == 10)
    #expect(reportQueue.note(heard: 10).map { $0 == 10 || $0 == 20 } == true)
    #expect(await reportQueue.next() == report(10))
    #expect(reportQueue.note(heard: 12) == 20)
    reportQueue.note(.underrun, at: 12)
    #expect(await reportQueue.next() == .underrun(frame: 12))
    reportQueue.noteDrained()
    #expect(await reportQueue.next() == report(20))
    #expect(await reportQueue.next() == report(30))
    reportQueue.close()
    thread.join()
    #expect(await reportQueue.next() == nil)
  }

  @Test func `a report is unread until the next one is asked for`() async {
    _ = reportQueue.heard(15)
    reportQueue.post(report(10), due: .heard(10))
    #expect(reportQueue.unreadFrame == 10)
    #expect(await reportQueue.next() == report(10))
    #expect(reportQueue.unreadFrame == 10)
    reportQueue.post(report(20), due: .heard(20))
    reportQueue.now(.pauseRequested)
    #expect(await reportQueue.next() == .pauseRequested)
    #expect(reportQueue.unreadFrame == 20)
  }

  @Test func `what was noted before a new beginning releases nothing after it`() async {
    _ = reportQueue.note(heard: 500)
    reportQueue.forget(after: 100)
    reportQueue.post(report(400), due: .heard(400))
    #expect(reportQueue.note(heard: 101) == 400)
    #expect(await released() == [])
  }

  @Test func `more is noted than there is room for, and what is too much is left out`() async {
    for frame in 0..<100 { reportQueue.note(.underrun, at: frame) }
    #expect(await released() == (0..<64).map { .underrun(frame: $0) })
  }

  @Test func `where underruns find no room, what befalls the sink still does, with its reason`() async {
    let error = AudioError(.noServer, "play on", "it is gone")
    for frame in 0..<100 { reportQueue.note(.underrun, at: frame) }
    reportQueue.note(.away, at: 100, because: error)
    reportQueue.note(.back, at: 100)
    reportQueue.note(.lost, at: 101, because: error)
    let befell = await released().dropFirst(64)
    #expect(
      Array(befell) == [.sinkAway(error, frame: 100), .sinkBack(frame: 100), .sinkLost(error, frame: 101)])
  }

  @Test func `at the end everything is due, and nothing is after a new beginning`() async {
    reportQueue.post(report(10), due: .heard(10))
    reportQueue.post(report(20), due: .drained)
    reportQueue.forget(after: 0)
    reportQueue.post(report(30), due: .drained)
    reportQueue.drained()
    #expect(await released() == [report(30)])
  }
}
