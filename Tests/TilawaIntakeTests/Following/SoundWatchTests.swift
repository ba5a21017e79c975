import TilawaHearing
import Testing

@testable import TilawaIntake

// Q-RE1
@Suite struct SoundWatchTests {
  /// Hears seconds of one amplitude, as a square wave.
  private func hear(_ watch: inout SoundWatch, _ seconds: Int, amplitude: Float) -> [SoundWatch.Fault] {
    (0..<seconds * 10).flatMap { _ -> [SoundWatch.Fault] in
      let samples = (0..<1600).map { $0 % 40 < 20 ? amplitude : -amplitude }
      return samples.withUnsafeBufferPointer { watch.add($0) }
    }
  }

  @Test func `a microphone that gives nothing but zeros is told after three seconds, once`() {
    var watch = SoundWatch()
    #expect(hear(&watch, 2, amplitude: 0) == [])
    #expect(hear(&watch, 1, amplitude: 0) == [.muted])
    #expect(hear(&watch, 20, amplitude: 0) == [])
    #expect(!watch.hasSound)
    // It is told again where it happens again.
    #expect(hear(&watch, 1, amplitude: 0.2) == [])
    #expect(hear(&watch, 3, amplitude: 0) == [.muted])
  }

  @Test func `silence that is not of zeros is a quiet room`() {
    var watch = SoundWatch()
    #expect(hear(&watch, 9, amplitude: 0.0001) == [])
    #expect(hear(&watch, 1, amplitude: 0.0001) == [.silent])
    #expect(!watch.hasSound)
  }

  @Test func `sound that is cut is told once`() {
    var watch = SoundWatch()
    #expect(hear(&watch, 1, amplitude: 0.5) == [])
    #expect(hear(&watch, 1, amplitude: 1) == [.clipped])
    #expect(hear(&watch, 1, amplitude: 0.5) == [])
    #expect(hear(&watch, 1, amplitude: 1) == [])
  }

  @Test func `loud sound without a word of the text is told after twelve seconds`() {
    var watch = SoundWatch()
    #expect(hear(&watch, 11, amplitude: 0.3) == [])
    watch.heardWord()
    #expect(hear(&watch, 11, amplitude: 0.3) == [])
    #expect(hear(&watch, 1, amplitude: 0.3) == [.other])
  }

  @Test func `that words are unclear is told once with its causes until they are heard clearly`() {
    var watch = SoundWatch()
    #expect(watch.judge(isPoor: false, by: [.echo]) == [])
    #expect(watch.judge(isPoor: true, by: [.echo, .noise]) == [.unclear, .echo, .noise])
    #expect(watch.judge(isPoor: true, by: [.faint]) == [])
    #expect(watch.judge(isPoor: false, by: []) == [])
    #expect(watch.judge(isPoor: true, by: []) == [.unclear])
  }

  @Test func `that another riwayah is heard is told once`() {
    var watch = SoundWatch()
    #expect(watch.hearOtherRiwayah() == [.riwayah])
    #expect(watch.judge(isPoor: false, by: []) == [] && watch.hearOtherRiwayah() == [])
  }
}
