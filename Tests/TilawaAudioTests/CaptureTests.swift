import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// The way of sound from the server's callback to the disk, without a server.
@Suite struct CaptureTests {
  let folder: ScratchFolder
  private let format = AudioFormat(rate: 48_000, channels: 1)

  init() throws { folder = try ScratchFolder() }

  // MARK: Level

  private func level(_ samples: [Float]) throws -> CaptureLevel {
    var meter = LevelMeter()
    samples.withUnsafeBufferPointer { meter.hear($0) }
    let level = meter.take()
    return try #require(level)
  }

  @Test func `a sine at full scale has its peak at 0 and its power at -3 dBFS`() throws {
    let level = try level((0..<48_000).map { 0.9999 * sin(Float($0) * 2 * .pi / 48) })
    #expect(abs(level.peak) < 0.01)
    #expect(abs(level.rms + 3.01) < 0.01)
    #expect(level.clipped == 0)
  }

  @Test func `samples at full scale count as clipped, on both sides`() throws {
    #expect(try level([0.5, 1, -1, 32767.0 / 32768, 0.99]).clipped == 3)
  }

  @Test func `silence is minus infinity`() throws {
    let level = try level([0, 0])
    #expect(level.peak == -.infinity && level.rms == -.infinity)
  }

  @Test func `levels together have the highest peak and the mean power`() {
    let both = CaptureLevel([
      CaptureLevel(peak: -6, rms: -10, clipped: 1), CaptureLevel(peak: -3, rms: -.infinity, clipped: 2),
    ])
    #expect(both.peak == -3 && both.clipped == 3)
    #expect(abs(both.rms + 13.01) < 0.01)
  }

  // MARK: Overrun

  @Test func `what finds no room is counted, and what was there comes unchanged`() {
    let intake = CaptureIntake(minimum: 1000, format: format)
    let sound = Sound.glide(frames: 1500)
    sound.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      intake.take(base, frames: 900)
      intake.take(base + 900, frames: 600)
    }
    var heard = [Float](repeating: 0, count: 1500)
    let count = intake.read(into: &heard, frames: 1500)
    #expect(count == 1000)
    #expect(Array(heard[..<count]) == Array(sound[..<count]))
    #expect(intake.takeLost() == 1500 - 1000)
    #expect(intake.takeLost() == 0)
  }

  @Test func `a hole that the server tells of is lost too`() {
    let intake = CaptureIntake(minimum: 1000, format: format)
    intake.miss(77)
    #expect(intake.takeLost() == 77)
  }

  /// Returns the missed frames at each turn, which is seconds and frames.
  private func missed(_ turns: [(Double, Int)]) -> [Int?] {
    var watch = StallWatch(rate: 1000)
    return turns.map { time, frames in watch.turn(at: .seconds(time), frames: frames) }
  }

  @Test func `sound that came while the process was stopped and was not kept is missed`() {
    // Sixty seconds stopped, of which the server kept twenty; it is known a second later.
    let turns = [(0, 0), (1, 1000), (61, 20_000), (62.5, 22_500), (63, 23_000)]
    #expect(missed(turns) == [nil, nil, nil, 61_500 - 21_500, nil])
  }

  @Test func `a stop after which all comes is none, and clocks may differ`() {
    // A source that is a thousandth slow.
    let turns = (Array(0..<7200) + [7210, 7212]).map { (Double($0), $0 * 999) }
    #expect(missed(turns).allSatisfy { $0 == nil })
  }

  // MARK: The file

  private func file(_ encoding: SampleEncoding = .int16, reserve: Int = 0) throws -> RecordingFile {
    try RecordingFile(
      in: folder.path, format: format, encoding: encoding,
      tags: SoundTags(title: "Lesson", artist: "Teacher", date: "2026-11-21T14:03:00Z", comment: "device=Mic"),
      reserve: reserve)
  }

  private func write(_ samples: [Float], to file: RecordingFile) throws {
    for start in stride(from: 0, to: samples.count, by: 1000) {
      try samples[start..<min(start + 1000, samples.count)].withUnsafeBufferPointer {
        (piece) throws(AudioError) in try file.write(piece)
      }
    }
  }

  @Test(arguments: [SampleEncoding.int16, .int24])
  func `a finished file has its length and all samples`(encoding: SampleEncoding) throws {
    let scale: Float = encoding == .int16 ? 32768 : 8_388_608
    let sound = Sound.glide(frames: 50_000).map { ($0 * scale).rounded() / scale }
    let file = try file(encoding)
    try write(sound, to: file)
    try file.finish()
    #expect(try AudioProbe.measure(file.path).frames == 50_000)
    #expect(try Sound.decode(file.path) == sound)
    // The digest of the samples, at the end of the first block of the header.
    #expect(Bytes.read(file.path)[26..<42].contains { $0 != 0 })
    let rescued = try RecordingRescue.rescue(file.path, in: folder.path, prefix: ".incoming-")
    guard case .whole = rescued.outcome else {
      Issue.record("a whole file is taken for another")
      return
    }
    #expect(rescued.tags.title == "Lesson" && rescued.tags.artist == "Teacher" && rescued.tags.comment == "device=Mic")
  }

  @Test func `a file that breaks off anywhere is whole up to its last block`() throws {
    let sound = Sound.glide(frames: 48_000).map { ($0 * 32768).rounded() / 32768 }
    let file = try file()
    try write(sound, to: file)
    let bytes = Bytes.read(file.path)
    for kept in [bytes.count, bytes.count - 1, bytes.count - 3000, bytes.count / 2, 9000] {
      let torn = folder.file("torn-\(kept)")
      Bytes.write(bytes.prefix(kept), to: torn)
      let (outcome, tags) = try RecordingRescue.rescue(torn, in: folder.path, prefix: ".incoming-")
      guard case .rewritten(let new) = outcome else {
        Issue.record("\(kept) bytes are not recovered")
        continue
      }
      #expect(tags.date == "2026-11-21T14:03:00Z")
      let found = try Sound.decode(new.path)
      #expect(found == Array(sound[..<found.count]))
      // A second at 48 kHz has almost twelve blocks, and two at most are lost at the break.
      #expect(found.count >= (kept - 200) * sound.count / bytes.count - 2 * 4096)
      if kept == bytes.count { #expect(found.count > sound.count - 2 * 4096) }
      new.remove()
    }
  }

  @Test(arguments: [0, 10, 42])
  func `less than a block is nothing`(kept: Int) throws {
    let file = try file()
    try write(Sound.glide(frames: 5000), to: file)
    let torn = folder.file("torn")
    Bytes.write(Bytes.read(file.path).prefix(kept), to: torn)
    guard kept > 0 else {
      guard case .empty = try RecordingRescue.rescue(torn, in: folder.path, prefix: ".incoming-").outcome else {
        Issue.record("an empty file is taken for a recording")
        return
      }
      return
    }
    // There is something; whether it is worth anything is not for us to say.
    let outcome = try? RecordingRescue.rescue(torn, in: folder.path, prefix: ".incoming-").outcome
    if case .rewritten = outcome { Issue.record("\(kept) bytes are taken for a recording") }
    #expect(Bytes.read(torn).count == kept)
  }

  @Test func `what a file puts by is given back when it is finished`() throws {
    let file = try file(reserve: 1 << 20)
    try write(Sound.glide(frames: 5000), to: file)
    try file.finish()
    #expect(file.isFull == nil)
    #expect(try folder.names().count == 1)
  }
}
