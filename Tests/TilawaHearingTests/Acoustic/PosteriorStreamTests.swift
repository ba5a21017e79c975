import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct PosteriorStreamTests {
  private let tiny = TinyModel()
  private let sound = Sound.glide(frames: 16_000 * 6)

  @Test(arguments: [320, 1000, 16_000])
  func `all frames come out once, whatever the pieces`(piece: Int) throws {
    let (frames, _) = try streamed(sound, lookAhead: 10, piece: piece)
    #expect(frames.count == (Self.hops(sound) + 3) / 4)
  }

  @Test func `a frame comes out when its look-ahead is there, and a step is complete`() throws {
    let model = try tiny.model()
    var stream = try PosteriorStream(model, parameters(lookAhead: 10, step: 5))
    // 15 frames of four hops, the last of them with its window: 59 · 160 + 400 samples.
    sound[..<(59 * 160 + 399)].withUnsafeBufferPointer { #expect(stream.add($0).count == 0) }
    sound[(59 * 160 + 399)..<(59 * 160 + 400)].withUnsafeBufferPointer { #expect(stream.add($0).count == 5) }
    #expect(stream.given == 5)
  }

  @Test func `frames with all that follows are those of the sound as a whole`() throws {
    let model = try tiny.model()
    let whole = try offline(sound, model)
    let (frames, _) = try streamed(sound, lookAhead: model.reach, piece: 320)
    // The mean of the first 3 s is not settled while they are heard.
    let settled = 300 / 4..<whole.count
    #expect(difference(frames[settled].values, whole[settled].values.map(Double.init)) < 1e-3)
  }

  @Test func `the end of a sound is that of the sound as a whole`() throws {
    let model = try tiny.model()
    let whole = try offline(sound, model)
    let (frames, given) = try streamed(sound, lookAhead: 10, piece: 320)
    let last = given..<whole.count
    #expect(difference(frames[last].values, whole[last].values.map(Double.init)) < 1e-3)
  }

  @Test(arguments: [0, 100, 400, 5000, 40_000]) func `short sounds end as a whole`(samples: Int) throws {
    let short = Array(sound.prefix(samples))
    let model = try tiny.model()
    let (frames, given) = try streamed(short, lookAhead: 100, piece: 320)
    #expect(given == 0)
    #expect(frames == (try offline(short, model)))
  }

  @Test func `a file is heard as its samples are`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("glide.wav")
    try Sound.write(sound, rate: 16_000, channels: 1, to: path)
    let model = try tiny.model()
    let file = try AudioProbe.measure(path)
    let reader = PosteriorReader(model)
    let whole = try offline(sound, model, window: 6000)
    #expect(
      difference(try reader.read(AudioSlice(whole: file)).posteriors.values, whole.values.map(Double.init)) < 1e-2)
    let part = try reader.read(AudioSlice(file: file, start: 16_000, end: 48_000)).posteriors
    let expected = try offline(Array(sound[16_000..<48_000]), model, window: 6000)
    #expect(part.count == expected.count)
    #expect(difference(part.values, expected.values.map(Double.init)) < 1e-2)
  }

  @Test func `a part of what was heard begins with a frame of posteriors, and lies inside of the slice`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("glide.wav")
    try Sound.write(sound, rate: 16_000, channels: 1, to: path)
    let file = try AudioProbe.measure(path)
    let heard = try PosteriorReader(try tiny.model()).hear(AudioSlice(file: file, start: 1600, end: 32_000))
    let part = heard.part(10_000..<20_000)
    #expect(part.slice == AudioSlice(file: file, start: 9920, end: 20_000))
    #expect(part.sound.posteriors == heard.sound.posteriors[13..<29])
    #expect(part.sound.hops == 63)
    #expect(heard.part(0..<file.frames).sound == heard.sound)
    #expect(heard.part(0..<file.frames).slice == heard.slice)
  }

  private func streamed(
    _ sound: [Float], lookAhead: Int, piece: Int
  ) throws -> (frames: Posteriors, givenBeforeTheEnd: Int) {
    let model = try tiny.model()
    var stream = try PosteriorStream(model, parameters(lookAhead: lookAhead, step: 5))
    var frames = Posteriors(outputs: model.outputs)
    for start in stride(from: 0, to: sound.count, by: piece) {
      Array(sound[start..<min(sound.count, start + piece)]).withUnsafeBufferPointer { frames.append(stream.add($0)) }
    }
    let given = stream.given
    frames.append(stream.finish())
    return (frames, given)
  }

  private func parameters(lookAhead: Int, step: Int) -> StreamParameters {
    var parameters = StreamParameters()
    (parameters.lookAhead, parameters.step) = (lookAhead, step)
    return parameters
  }

  private func offline(_ sound: [Float], _ model: AcousticModel, window: Int = 300) throws -> Posteriors {
    var extractor = try LogMelExtractor()
    var normaliser = MeanNormaliser(window: window, ahead: window == 300 ? 0 : window / 2)
    var network = AcousticNetwork(model)
    var (hops, rows, frames) = ([Float](), [Float](), Posteriors(outputs: model.outputs))
    sound.withUnsafeBufferPointer { extractor.add($0, to: &hops) }
    extractor.finish(to: &hops)
    normaliser.add(hops, to: &rows)
    normaliser.finish(to: &rows)
    network.add(rows, to: &frames)
    network.finish(to: &frames)
    return frames
  }

  private static func hops(_ sound: [Float]) -> Int { 1 + (sound.count - 400) / 160 }
}
