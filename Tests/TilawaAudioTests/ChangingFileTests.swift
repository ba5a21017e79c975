import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// Files that change between measuring and reading, or while they are read.
@Suite struct ChangingFileTests {
  /// One for each library, and each way of finding a place in a file.
  static let formats = (EncodedSound.native + EncodedSound.foreign).filter {
    ["cbr.mp3", "bare.mp3", "vorbis.ogg", "sound.opus", "sound.flac", "pcm.wav", "aac.m4a", "alac.m4a", "sound.aac"]
      .contains($0.name) || ["opus.webm", "sound.wma"].contains($0.name)
  }
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Returns the samples before an error, and the error.
  private func rest(of decoder: any AudioDecoding) -> (samples: [Float], error: AudioError?) {
    var samples: [Float] = []
    var buffer = [Float](repeating: 0, count: 1000 * decoder.channels)
    do throws(AudioError) {
      while true {
        var count = 0
        try buffer.withUnsafeMutableBufferPointer { target throws(AudioError) in count = try decoder.read(into: target)
        }
        guard count > 0 else { return (samples, nil) }
        samples += buffer[..<(count * decoder.channels)]
      }
    } catch {
      return (samples, error)
    }
  }

  @Test(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"), arguments: formats)
  func `a file that shrinks while it is read gives its sound up to there, and then an error`(_ sound: EncodedSound)
    throws
  {
    let path = try sound.make(frames: 400_000, in: folder)
    let whole = try Sound.decode(path)
    let decoder = try AudioProbe.openDecoder(AudioProbe.measure(path))
    let before = try Sound.read(decoder, frames: 10_000)
    truncate(path, off_t(Bytes.read(path).count / 2))
    let (after, error) = rest(of: decoder)
    #expect((before + after).count < whole.count)
    #expect((error?.code).map { [.truncated, .unreadable].contains($0) } == true)
    let heard = before + after
    // The last block may be what the decoder made of its first half.
    let sure = max(0, heard.count - 8192 * sound.channels)
    #expect(Alignment.greatestDifference(heard.prefix(sure), whole[...]) <= 1e-6)
  }

  @Test(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"), arguments: formats)
  func `a file that vanishes while it is read is read to its end`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: 141_664, in: folder)
    let whole = try Sound.decode(path)
    let decoder = try AudioProbe.openDecoder(AudioProbe.measure(path))
    let before = try Sound.read(decoder, frames: 10_000)
    unlink(path)
    #expect(try before + Sound.read(decoder, frames: .max) == whole)
    try decoder.seek(toFrame: 0)
    #expect(try Sound.read(decoder, frames: 10_000) == before)
  }

  @Test(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"), arguments: formats)
  func `a file that grows gives what was measured`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: 141_664, in: folder)
    let whole = try Sound.decode(path)
    let file = try AudioProbe.measure(path)
    let decoder = try AudioProbe.openDecoder(file)
    let before = try Sound.read(decoder, frames: 10_000)
    let bytes = Bytes.read(path)
    Bytes.write(bytes + bytes, to: path)
    #expect(try before + Sound.read(decoder, frames: .max) == whole)
    // Opened anew, it is another file, but gives no more than was measured, or an error.
    if let again = try? AudioProbe.openDecoder(file) { #expect(rest(of: again).samples.count <= whole.count) }
  }

  @Test func `a file that vanished before it is opened is not found`() throws {
    let path = try Sound.write(.flac, to: folder.file("gone.flac"), frames: 10_000)
    let file = try AudioProbe.measure(path)
    unlink(path)
    let error = #expect(throws: AudioError.self) { try AudioProbe.openDecoder(file) }
    #expect(error?.code == .notFound)
  }
}
