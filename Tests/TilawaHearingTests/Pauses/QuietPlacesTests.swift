import Testing
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaTestSupport

@Suite struct QuietPlacesTests {
  private let folder: ScratchFolder
  private let rate = 48_000

  init() throws { folder = try ScratchFolder() }

  /// Seconds of voice and of pauses with a little noise, one after the other.
  private func file(_ parts: [(voice: Bool, seconds: Double)], _ container: SoundContainer = .wav) throws -> AudioFile {
    var samples: [Float] = []
    for (index, part) in parts.enumerated() {
      let frames = Int(part.seconds * Double(rate))
      samples += Sound.glide(frames: frames, seed: UInt64(index + 1)).map { part.voice ? $0 : $0 * 0.002 }
    }
    let path = folder.file("sound.\(container.rawValue)")
    try Sound.write(samples, container, to: path, rate: rate)
    return try AudioProbe.measure(path)
  }

  private func seconds(_ frame: Int) -> Double { Double(frame) / Double(rate) }

  @Test(arguments: [-0.06, -0.03, 0.03, 0.06])
  func `a cut that stands in the voice moves into the pause nearby`(offset: Double) throws {  // Q-AP3
    let file = try file([(true, 2), (false, 0.04), (true, 2)])
    let told = Int((2.02 + offset) * Double(rate))
    let found = seconds(try QuietPlaces.find(near: [told], in: file)[0])
    #expect((2.0...2.04).contains(found))
  }

  @Test func `a cut in a pause stays in it`() throws {
    let file = try file([(true, 2), (false, 0.5), (true, 0.02), (false, 0.5), (true, 2)])
    let found = try QuietPlaces.find(near: [Int(2.46 * Double(rate))], in: file)
    #expect((2.38...2.5).contains(seconds(found[0])))
  }

  @Test func `a cut where nobody pauses stands as it was told`() throws {
    let file = try file([(true, 2), (false, 0.5), (true, 4)])
    #expect(try QuietPlaces.find(near: [200_000], in: file) == [200_000])
  }

  @Test func `a pause further than 80 ms is not reached`() throws {
    let file = try file([(true, 2), (false, 0.5), (true, 4)])
    let told = Int(2.6 * Double(rate))
    #expect(try QuietPlaces.find(near: [told], in: file) == [told])
  }

  @Test func `in silence a cut stays where it was told`() throws {
    var samples = Sound.glide(frames: 2 * rate)
    samples += [Float](repeating: 0, count: rate) + Sound.glide(frames: 2 * rate, seed: 2)
    try Sound.write(samples, to: folder.file("silent.wav"), rate: rate)
    let file = try AudioProbe.measure(folder.file("silent.wav"))
    #expect(try QuietPlaces.find(near: [110_000], in: file) == [110_000])
  }

  @Test func `order is kept however close cuts stand`() throws {
    let file = try file([(true, 1), (false, 0.1), (true, 1), (false, 0.3), (true, 1)])
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<4 {
      let told = Set((0..<30).map { _ in Int.random(in: 0...file.frames, using: &generator) }).sorted()
      let found = try QuietPlaces.find(near: told, in: file)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(told, found).allSatisfy { abs($0 - $1) <= rate * 80 / 1000 })
    }
  }

  @Test func `the file's first frame and its end stay`() throws {
    let file = try file([(true, 1), (false, 0.2)])
    #expect(try QuietPlaces.find(near: [0, file.frames], in: file) == [0, file.frames])
  }

  @Test(arguments: [SoundContainer.mp3, .opus, .vorbis, .flac])
  func `lossy files are cut alike`(container: SoundContainer) throws {
    let file = try file([(true, 2), (false, 0.1), (true, 2)], container)
    let told = [Int(1.95 * Double(file.rate)), Int(2.16 * Double(file.rate))]
    let found = try QuietPlaces.find(near: [told[0]], in: file) + QuietPlaces.find(near: [told[1]], in: file)
    #expect(found.allSatisfy { (1.985...2.115).contains(Double($0) / Double(file.rate)) })
  }

  @Test func `a file that is another now is refused`() throws {
    let file = try file([(true, 1)])
    let other = AudioFile(path: file.path, rate: file.rate, channels: 1, frames: file.frames + 5)
    #expect(throws: AudioError.self) { try QuietPlaces.find(near: [100], in: other) }
  }
}
