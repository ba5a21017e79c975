import Glibc
package import TilawaAudio

/// A folder that goes away with its owner, for sound made by code.
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    var template = Array("/tmp/tilawa-test-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw AudioError(.cannotCreate, "make a folder", "mkdtemp failed")
    }
    path = String(cString: made)
  }

  deinit {
    for name in (try? names()) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the folder, sorted.
  package func names() throws -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

package enum Bytes {
  package static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }

  package static func write(_ bytes: some Sequence<UInt8>, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    let all = Array(bytes)
    fwrite(all, 1, all.count, file)
  }
}

/// Sound made by code: a gliding tone with some noise, so that no two stretches are alike.
package enum Sound {
  package static func glide(frames: Int, channels: Int = 1, seed: UInt64 = 1) -> [Float] {
    var state = seed
    var phase = 0.0
    var samples: [Float] = []
    samples.reserveCapacity(frames * channels)
    for frame in 0..<frames {
      phase += 0.02 + 0.05 * Double(frame % 20_000) / 20_000
      for channel in 0..<channels {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = Double(state >> 40) / Double(1 << 24) - 0.5
        samples.append(Float(0.4 * sin(phase + Double(channel)) + 0.02 * noise))
      }
    }
    return samples
  }

  /// Writes a glide and returns its path.
  package static func write(
    _ container: SoundContainer, to path: String, frames: Int, rate: Int = 44_100, channels: Int = 1
  ) throws -> String {
    try write(glide(frames: frames, channels: channels), container, to: path, rate: rate, channels: channels)
    return path
  }

  /// Writes these interleaved samples.
  package static func write(
    _ samples: [Float], _ container: SoundContainer = .wav, to path: String, rate: Int = 44_100, channels: Int = 1
  ) throws {
    let writer = try SoundWriter(
      OutputTarget(path), container: container.writer, encoding: .int16,
      format: AudioFormat(rate: rate, channels: channels))
    try writer.write(samples[...])
    try writer.complete()
  }

  /// Writes samples to a wav file of floats.
  package static func write(_ samples: [Float], rate: Int, channels: Int, to path: String) throws {
    let writer = try SoundWriter(
      OutputTarget(path), container: .wav, encoding: .float32, format: AudioFormat(rate: rate, channels: channels))
    try writer.write(samples[...])
    try writer.complete()
  }

  /// All that a decoder gives from the start.
  package static func decode(_ path: String) throws -> [Float] {
    let decoder = try AudioProbe.openDecoder(AudioProbe.measure(path))
    return try read(decoder, frames: .max)
  }

  /// Reads at most `frames` frames from the present position of the decoder.
  package static func read(_ decoder: any AudioDecoding, frames: Int) throws -> [Float] {
    var all: [Float] = []
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 1000 * decoder.channels)
    defer { buffer.deallocate() }
    var left = frames
    while left > 0 {
      let piece = UnsafeMutableBufferPointer(rebasing: buffer[..<(min(left, 1000) * decoder.channels)])
      let count = try decoder.read(into: piece)
      guard count > 0 else { break }
      all += buffer[..<(count * decoder.channels)]
      left -= count
    }
    return all
  }
}

/// The formats that fixtures are made in.
package enum SoundContainer: String, Sendable, CaseIterable {
  case wav, flac, aiff, caf, vorbis, opus, mp3

  var writer: SoundWriter.Container {
    switch self {
    case .wav: .wav
    case .flac: .flac
    case .aiff: .aiff
    case .caf: .caf
    case .vorbis: .vorbis
    case .opus: .opus
    case .mp3: .mp3
    }
  }
}
