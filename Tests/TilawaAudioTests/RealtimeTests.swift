import CAllocationCounter
import Testing
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct RealtimeTests {
  private func renderer(frames: Int) -> Renderer {
    let renderer = Renderer(
      minimum: frames, history: frames, format: AudioFormat(rate: 44_100, channels: 2))
    renderer.ring.write(Sound.glide(frames: frames, channels: 2), frames: frames)
    return renderer
  }

  /// Returns the number of allocations of the thread in `body`; nil under a sanitizer, which has an allocator of its
  /// own.
  private func allocations(_ body: () -> Void) -> Int? {
    allocation_counter_start()
    body()
    let count = allocation_counter_stop()
    return count < 0 ? nil : count
  }

  @Test(arguments: SampleEncoding.allCases)
  func `nothing is allocated for the sound server's callback`(encoding: SampleEncoding) {
    let renderer = renderer(frames: 8192)
    let delivery = SampleDelivery(frames: 1024, channels: 2, encoding: encoding)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1024 * delivery.frameBytes, alignment: 16)
    defer { memory.deallocate() }
    var delivered = 0
    let count = allocations {
      for round in 0..<100 {
        renderer.setGain(round % 7 == 0 ? 0.5 : 1)
        delivered += delivery.deliver(1000, from: renderer, into: memory)
        if round % 5 == 4 { _ = renderer.rewind(4000) }
        _ = renderer.shouldWakeWriter()
      }
    }
    #expect(delivered > 50_000)
    #expect(count ?? 0 == 0)
  }

  @Test func `nothing is allocated for what a source gives, also where there is no room for it`() {
    let intake = CaptureIntake(minimum: 8192, format: AudioFormat(rate: 48_000, channels: 1))
    let sound = Sound.glide(frames: 1000)
    var heard = [Float](repeating: 0, count: 6000)
    var read = 0
    let count = sound.withUnsafeBufferPointer { samples in
      allocations {
        for round in 0..<100 {
          if let base = samples.baseAddress { intake.take(base, frames: 1000) }
          if round % 20 == 19 { read += intake.read(into: &heard, frames: 6000) }
        }
      }
    }
    #expect(read == 5 * 6000)
    #expect(intake.takeLost() > 0)
    #expect(count ?? 0 == 0)
  }

  // B9
  @Test func `nothing is allocated for what the callback tells the report reportQueue`() {
    let reportQueue = ReportQueue(waking: WakeUp())
    for frame in 1...50 { reportQueue.post(.exhausted(generation: 1, frame: frame), due: .heard(frame * 100)) }
    var next = 0
    let count = allocations {
      for frame in 1...1000 {
        next = max(next, reportQueue.note(heard: frame * 4) ?? 0)
        if frame % 50 == 0 { reportQueue.note(.underrun, at: frame) }
      }
      reportQueue.noteDrained()
    }
    #expect(next == 4000)
    #expect(count ?? 0 == 0)
  }

  @Test func `an allocation is counted, so that the test above can fail`() {
    var kept: [[Int]] = []
    let count = allocations { kept.append([Int](repeating: 1, count: 1000)) }
    #expect(count ?? 1 > 0)
    #expect(kept.count == 1)
  }

  @Test func `what is rendered again is the same, with the new gain`() {
    let renderer = renderer(frames: 4096)
    var first = [Float](repeating: 0, count: 2 * 2000)
    var again = first
    #expect(renderer.render(into: &first, frames: 2000) == 2000)
    renderer.setGain(0.5)
    #expect(renderer.rewind(1500) == 1500)
    #expect(renderer.render(into: &again, frames: 1500) == 1500)
    // Pass over the ramp of at most 10 ms.
    let ramp = 441
    #expect(again[(2 * ramp)..<3000].elementsEqual(first[(2 * (500 + ramp))...].map { $0 * 0.5 }))
  }

  @Test func `one cannot go back beyond what is kept or before a discard`() {
    let renderer = Renderer(minimum: 64, history: 64, format: AudioFormat(rate: 1000, channels: 1))
    var sink = [Float](repeating: 0, count: 128)
    for _ in 0..<3 {
      renderer.ring.write([Float](repeating: 1, count: 50), frames: 50)
      _ = renderer.render(into: &sink, frames: 50)
    }
    #expect(renderer.rewind(1000) == 64)
    #expect(renderer.ring.free == renderer.ring.room)
    _ = renderer.render(into: &sink, frames: 64)
    renderer.discard()
    #expect(renderer.rewind(10) == 0)
  }
}
