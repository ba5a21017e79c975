import TilawaCore

@testable import TilawaAudio

/// One damaged file, by every way that the program would decode it, and by FFmpeg's libraries whatever it is.
struct Trial {
  let path: String
  let seed: UInt64

  func run() {
    do throws(AudioError) {
      let file = try AudioProbe.measure(path)
      try read(AudioProbe.openDecoder(file), frames: file.frames)
    } catch {
      check(error)
    }
    do throws(AudioError) {
      let decoder = try FFmpegDecoder(SoundBytes(path), length: .counted)
      try read(decoder, frames: decoder.frames)
    } catch {
      check(error)
    }
  }

  /// Through to the end, then pieces in any order. An error may come at any time; an end before the last frame may not.
  private func read(_ decoder: any AudioDecoding, frames: Int) throws(AudioError) {
    let found = try count(decoder, frames: .max)
    if found != frames { broken("\(found) of \(frames) frames were decoded, and nobody complained") }
    var random = SplitMix(state: seed)
    for _ in 0..<4 where frames > 0 {
      let start = Int.random(in: 0..<frames, using: &random)
      let wanted = min(3000, frames - start)
      try decoder.seek(toFrame: start)
      let found = try count(decoder, frames: wanted)
      if found != wanted { broken("\(found) of \(wanted) frames from \(start) on were decoded") }
    }
  }

  private func count(_ decoder: any AudioDecoding, frames: Int) throws(AudioError) -> Int {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 4096 * decoder.channels)
    defer { buffer.deallocate() }
    var total = 0
    while total < frames {
      let room = min(4096, frames - total) * decoder.channels
      let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
      guard count > 0 else { break }
      total += count
    }
    return total
  }

  private func check(_ error: AudioError) {
    if error.description.contains(where: \.isNewline) { broken("an error of several lines: \(error)") }
  }

  private func broken(_ what: String) { print("BROKEN \(seed): \(what)") }
}
