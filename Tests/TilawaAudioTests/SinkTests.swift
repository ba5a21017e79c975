import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct SinkTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func play(_ ayat: [Int], frames: Int, on sink: any AudioSink, ending: SinkEnding = .complete) async throws
    -> [EngineReport]
  {
    let engine = try AudioEngine(
      sink: sink, format: AudioFormat(rate: 8000, channels: 1), opening: ToneDecoder.opening())
    let contents = ayat.map {
      SessionSegment.Content.sound([AudioSlice(whole: ToneDecoder.file($0, frames: frames, rate: 8000))])
    }
    engine.start(AudioSession.segments(contents).makeIterator(), PlaybackStart(generation: 1))
    var reports: [EngineReport] = []
    for await report in engine.reports {
      reports.append(report)
      if case .finished = report { break }
    }
    try engine.stop(ending)
    return reports
  }

  @Test(arguments: FileSink.Kind.allCases.filter(\.isLossless), [SampleEncoding.int16, .int24])
  func `a file holds exactly the frames of the session`(kind: FileSink.Kind, encoding: SampleEncoding) async throws {
    let path = folder.file("out")
    _ = try await play([1, 2, 3], frames: 5000, on: FileSink(path: path, kind: kind, encoding: encoding))
    let ayat = try Sound.decode(path).map(ToneDecoder.ayah)
    let expected = [1, 2, 3].flatMap { [Int](repeating: $0, count: 5000) }
    #expect(ayat == expected)
    #expect(try folder.names() == ["out"])
  }

  @Test func `the same session makes the same file, byte for byte`() async throws {
    for name in ["a.wav", "b.wav"] {
      _ = try await play([1, 2], frames: 30_000, on: FileSink(path: folder.file(name), kind: .wav))
    }
    #expect(Bytes.read(folder.file("a.wav")) == Bytes.read(folder.file("b.wav")))
    #expect(Bytes.read(folder.file("a.wav")).count == 80 + 2 * 60_000)
  }

  @Test func `floats are written as they are and without a PEAK chunk`() async throws {
    let path = folder.file("out.wav")
    _ = try await play([7], frames: 100, on: FileSink(path: path, kind: .wav, encoding: .float32))
    #expect(try Set(Sound.decode(path)) == [ToneDecoder.sample(7)])
    #expect(!String(decoding: Bytes.read(path), as: UTF8.self).contains("PEAK"))
  }

  @Test func `what is discarded leaves nothing behind and replaces nothing`() async throws {
    Bytes.write([1, 2, 3], to: folder.file("out.wav"))
    _ = try await play([1], frames: 100, on: FileSink(path: folder.file("out.wav"), kind: .wav), ending: .discard)
    #expect(try folder.names() == ["out.wav"])
    #expect(Bytes.read(folder.file("out.wav")) == [1, 2, 3])
  }

  @Test(arguments: ["/nonexistent/folder/out.wav", "/tmp", "/dev/null/a.wav", "/tmp/"])
  func `an output that cannot be made is refused before any sound`(path: String) async throws {
    let error = await #expect(throws: AudioError.self) {
      _ = try await play([1], frames: 1, on: FileSink(path: path, kind: .wav))
    }
    #expect(error?.code == .cannotCreate)
  }

  @Test func `a device is written into, whole`() async throws {
    _ = try await play([1, 2], frames: 1000, on: FileSink(path: "/dev/null", kind: .wav))
    let error = await #expect(throws: AudioError.self) {
      _ = try await play([1, 2], frames: 1000, on: FileSink(path: "/dev/full", kind: .flac))
    }
    #expect(error?.code == .ioFailed)
  }

  @Test func `flac does not hold floats`() async throws {
    let error = await #expect(throws: AudioError.self) {
      _ = try await play([1], frames: 1, on: FileSink(path: folder.file("x"), kind: .flac, encoding: .float32))
    }
    #expect(error?.code == .cannotCreate)
    #expect(try folder.names() == [])
  }

  @Test(arguments: [SinkPace.unpaced, .realTime])
  func `the null sink swallows all and reports as a real one`(pace: SinkPace) async throws {
    let reports = try await play([1, 2], frames: 400, on: NullSink(pace: pace))
    #expect(reports.count == 5)
    #expect(reports.last == .finished(generation: 1, frame: 800))
  }

  @Test func `a short ayah repeats a hundred thousand times on the null sink`() async throws {
    let engine = try AudioEngine(
      sink: NullSink(pace: .unpaced), format: AudioFormat(rate: 8000, channels: 1), opening: ToneDecoder.opening())
    let segment = AudioSession.segments([.sound([AudioSlice(whole: ToneDecoder.file(1, frames: 50, rate: 8000))])])[0]
    engine.start(RepeatedSegment(segment: segment, left: 100_000), PlaybackStart(generation: 1))
    var ends = 0
    for await report in engine.reports {
      if case .ended = report { ends += 1 }
      if case .finished(_, let frame) = report {
        #expect(frame == 5_000_000)
        break
      }
    }
    #expect(ends == 100_000)
    try engine.stop()
  }

  private struct RepeatedSegment: IteratorProtocol, Sendable {
    let segment: SessionSegment
    var left: Int

    mutating func next() -> SessionSegment? {
      guard left > 0 else { return nil }
      left -= 1
      return segment
    }
  }
}

@Suite struct SampleRingTests {
  private final class Shared: Sendable {
    let ring = SampleRing(minimum: 1000, channels: 2)
  }

  @Test func `frames pass from thread to thread in order and untouched`() throws {
    let shared = Shared()
    let total = 2_000_000
    let writer = try WorkerThread {
      var next = 0
      var chunk = [Float](repeating: 0, count: 2 * 300)
      while next < total {
        let count = min(1 + next % 300, shared.ring.free, total - next)
        for frame in 0..<count {
          chunk[2 * frame] = Float((next + frame) % 65_536)
          chunk[2 * frame + 1] = -chunk[2 * frame]
        }
        shared.ring.write(chunk, frames: count)
        next += count
      }
    }
    var seen = 0
    var isInOrder = true
    var chunk = [Float](repeating: 0, count: 2 * 257)
    while seen < total {
      let count = chunk.withUnsafeMutableBufferPointer { target in
        target.baseAddress.map { shared.ring.read(into: $0, frames: 1 + seen % 257) } ?? 0
      }
      for frame in 0..<count {
        let expected = Float((seen + frame) % 65_536)
        isInOrder = isInOrder && chunk[2 * frame] == expected && chunk[2 * frame + 1] == -expected
      }
      seen += count
    }
    writer.join()
    #expect(isInOrder)
    #expect(shared.ring.available == 0)
  }
}
