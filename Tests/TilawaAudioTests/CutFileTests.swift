import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// Files without their end: of a person's only copy the part that is there is taken. // A2
@Suite struct CutFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func make(_ container: SoundContainer, frames: Int = 200_000) throws -> String {
    try Sound.write(container, to: folder.file("sound"), frames: frames, rate: 48_000)
  }

  private func expectThePartIsTaken(_ path: String, of whole: [Float], tolerance: Float) throws {
    let error = #expect(throws: AudioError.self) { try AudioProbe.measure(path) }
    #expect(error?.code == .truncated)
    let file = try AudioProbe.measure(path, demanding: .present)
    #expect(file.frames < whole.count)
    let decoder = try AudioProbe.openDecoder(file)
    let part = try Sound.read(decoder, frames: .max)
    #expect(part.count == file.frames)
    #expect((zip(part, whole).map { abs($0 - $1) }.max() ?? 1) <= tolerance)
    let survey = try RecordingPass.survey(path) { [0..<$0.frames] }
    #expect(survey.file == file)
    #expect(survey.missing != nil)
  }

  @Test(arguments: SoundContainer.allCases, [0.5, 0.9])
  func `of a file that breaks off the part that is there is taken`(_ container: SoundContainer, share: Double) throws {
    let path = try make(container)
    let whole = try Sound.decode(path)
    let all = Bytes.read(path)
    Bytes.write(all[..<Int(Double(all.count) * share)], to: path)
    let file = try AudioProbe.measure(path, demanding: .present)
    // A page of Ogg holds up to a second.
    #expect(Double(file.frames) > Double(whole.count) * share - 60_000)
    // Without its count of frames an mp3 keeps what the encoder put before the sound.
    if container != .mp3 { try expectThePartIsTaken(path, of: whole, tolerance: container.seekTolerance) }
  }

  @Test func `an mp3 that lacks a few bytes of its last frame is almost whole`() throws {
    let path = try make(.mp3)
    let all = Bytes.read(path)
    Bytes.write(all.dropLast(56), to: path)
    let whole = 200_000 / 1152
    let file = try AudioProbe.measure(path, demanding: .present)
    #expect(file.frames / 1152 >= whole - 1)
    #expect(codeOfMeasuring(path) == .truncated)
  }

  @Test func `what is missing is said in one line`() {
    let file = AudioFile(path: "x", rate: 1000, channels: 1, frames: 26_400)
    let missing = MissingSound(
      .endsEarly, Sentence(verbatim: "5 of 6 bytes are there"), announced: .seconds(31))
    #expect(missing.words(of: file).text == "0:26 of about 0:31; the file ends too early")
    #expect(
      MissingSound(.neverClosed, Sentence(verbatim: "its header does not say how long it is")).words(of: file).text
        == "0:26; its recorder did not finish the file")
  }

  @Test(arguments: [[UInt8](repeating: 0, count: 4), [36, 0, 0, 0]], [[UInt8](repeating: 0, count: 4)])
  func `a WAV whose recorder was killed has all its sound`(riff: [UInt8], data: [UInt8]) throws {
    let path = try make(.wav)
    let whole = try Sound.decode(path)
    var bytes = Bytes.read(path)
    bytes.replaceSubrange(4..<8, with: riff)
    let place = try #require(bytes.indices.first { bytes.has("data", at: $0) })
    bytes.replaceSubrange((place + 4)..<(place + 8), with: data)
    Bytes.write(bytes, to: path)
    #expect(codeOfMeasuring(path) == .truncated)
    let opened = try AudioProbe.opened(path, demanding: .present)
    #expect(opened.file.frames == whole.count)
    #expect(opened.missing?.cause == .neverClosed)
    #expect(try Sound.read(AudioProbe.openDecoder(opened.file), frames: .max) == whole)
  }

  @Test func `a WAV from a pipe is whole`() throws {
    let path = try make(.wav)
    let whole = try Sound.decode(path)
    var bytes = Bytes.read(path)
    bytes.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let place = try #require(bytes.indices.first { bytes.has("data", at: $0) })
    bytes.replaceSubrange((place + 4)..<(place + 8), with: [0xFF, 0xFF, 0xFF, 0xFF])
    Bytes.write(bytes, to: path)
    #expect(try Sound.decode(path) == whole)
  }

  @Test func `a WAV without samples holds no sound`() throws {
    let path = try make(.wav)
    let bytes = Bytes.read(path)
    let place = try #require(bytes.indices.first { bytes.has("data", at: $0) })
    Bytes.write(bytes[..<(place + 4)] + [0, 0, 0, 0], to: path)
    #expect(codeOfMeasuring(path) == .unreadable)
  }

  @Test func `a FLAC from a pipe does not say how long it is, and is whole`() throws {
    let path = try make(.flac)
    let whole = try Sound.decode(path)
    var bytes = Bytes.read(path)
    bytes[21] &= 0xF0
    for index in 22..<26 { bytes[index] = 0 }
    Bytes.write(bytes, to: path)
    #expect(try AudioProbe.measure(path).frames == whole.count)
    #expect(try Sound.decode(path) == whole)
  }

  @Test func `a FLAC that states less than it has is read to its end`() throws {
    let path = try make(.flac)
    let whole = try Sound.decode(path)
    var bytes = Bytes.read(path)
    bytes[25] = 0
    Bytes.write(bytes, to: path)
    #expect(try Sound.decode(path) == whole)
  }

  @Test(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
  func `of an MP4 with its index first the part that is there is taken`() throws {
    let sound = try #require(EncodedSound.foreign.first { $0.name == "end.mp4" })
    let path = try sound.make(frames: 141_664, in: folder)
    let whole = try Sound.decode(path)
    let all = Bytes.read(path)
    Bytes.write(all[..<(all.count * 3 / 4)], to: path)
    try expectThePartIsTaken(path, of: whole, tolerance: 0.03)
  }
}

/// Files that are no sound. // A4
@Suite struct OtherFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func words(of path: String) -> String? {
    do throws(AudioError) {
      _ = try AudioProbe.measure(path, demanding: .present)
      return nil
    } catch {
      return error.message
    }
  }

  private func mp3() throws -> [UInt8] {
    Bytes.read(try Sound.write(.mp3, to: folder.file("sound.mp3"), frames: 50_000))
  }

  @Test func `an mp3 inside a zip archive is no recording`() throws {
    let path = folder.file("113.mp3")
    let head = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 26) + Array("113.mp3".utf8)
    Bytes.write(head + (try mp3()), to: path)
    #expect(words(of: path) == "it is a zip archive: unpack it first")
  }

  @Test func `an mp3 inside a tar archive is no recording`() throws {
    let path = folder.file("113.mp3")
    var head = [UInt8](repeating: 0, count: 512)
    head.replaceSubrange(0..<7, with: Array("113.mp3".utf8))
    let sum = head.reduce(8 * 0x20) { $0 + Int($1) }
    let digits = String(sum, radix: 8)
    head.replaceSubrange(148..<155, with: Array((String(repeating: "0", count: 6 - digits.count) + digits).utf8) + [0])
    head[155] = 0x20
    // The sum counts the field itself as spaces.
    Bytes.write(head + (try mp3()), to: path)
    #expect(words(of: path) == "it is a tar archive: unpack it first")
  }

  @Test func `an mp3 begins with frames, and not somewhere in other data`() throws {
    let path = folder.file("data.mp3")
    Bytes.write([UInt8](repeating: 0x41, count: 20_000) + (try mp3()), to: path)
    #expect(words(of: path) != nil)
  }

  @Test func `an mp3 that was cut out of a stream begins within a frame`() throws {
    let path = folder.file("stream.mp3")
    let bytes = try mp3()
    Bytes.write(bytes.dropFirst(bytes.count / 2), to: path)
    #expect(words(of: path) == nil)
  }
}
