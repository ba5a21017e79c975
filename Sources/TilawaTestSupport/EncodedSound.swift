import TilawaAudio

/// Sound in formats that only other programs write: a WAV of our making, encoded by `ffmpeg`.
package struct EncodedSound: Sendable, CustomStringConvertible {
  /// The required likeness of the decoded sound to the original.
  package enum Likeness: Hashable, Sendable {
    /// The samples that went in.
    case exact
    /// The same number of frames at the same positions, with other samples.
    case sameLength
    /// The file cannot say what its encoder added.
    case asDecoded
  }

  /// The ending says in which container.
  package let name: String
  let arguments: [String]
  package let rate: Int
  package let channels: Int
  package let likeness: Likeness

  package var description: String { "\(name) \(arguments.joined(separator: " ")) \(rate) Hz \(channels) ch" }
  package var isExact: Bool { likeness == .exact }

  init(_ name: String, _ arguments: String, _ likeness: Likeness, rate: Int = 44_100, channels: Int = 2) {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.likeness = likeness
    self.rate = rate
    self.channels = channels
  }

  package static let isPossible = Program.isInstalled("ffmpeg")

  /// The formats for FFmpeg's libraries.
  package static let foreign = [
    EncodedSound("aac.m4a", "-c:a aac", .sameLength),
    EncodedSound("phone.m4a", "-c:a aac -b:a 64k", .sameLength, rate: 48_000, channels: 1),
    EncodedSound("low.m4a", "-c:a aac", .sameLength, rate: 16_000, channels: 1),
    EncodedSound("end.mp4", "-c:a aac -movflags +faststart", .sameLength, rate: 22_050, channels: 1),
    EncodedSound("alac.m4a", "-c:a alac", .exact),
    EncodedSound("alac.caf", "-c:a alac", .exact, rate: 48_000, channels: 1),
    EncodedSound("flac.mka", "-c:a flac", .exact),
    EncodedSound("pcm.mov", "-c:a pcm_s16be", .exact),
    EncodedSound("sound.tta", "-c:a tta", .exact),
    EncodedSound("sound.wv", "-c:a wavpack", .exact),
    EncodedSound("opus.webm", "-c:a libopus", .sameLength, rate: 48_000, channels: 1),
    EncodedSound("opus.mp4", "-c:a libopus -strict -2", .sameLength, rate: 48_000),
    EncodedSound("vorbis.webm", "-c:a libvorbis", .asDecoded),
    EncodedSound("sound.aac", "-c:a aac", .asDecoded),
    EncodedSound("sound.wma", "-c:a wmav2", .asDecoded),
    EncodedSound("sound.ac3", "-c:a ac3", .asDecoded, rate: 48_000),
    EncodedSound("fragments.mp4", "-c:a aac -movflags frag_keyframe+empty_moov -frag_duration 500000", .asDecoded),
    EncodedSound("sound.avi", "-c:a mp3", .asDecoded),
    EncodedSound("sound.ts", "-c:a aac", .asDecoded),
  ]

  /// The formats for libmpg123 and libsndfile.
  package static let native = [
    EncodedSound("cbr.mp3", "-c:a libmp3lame -b:a 128k", .sameLength),
    EncodedSound("vbr.mp3", "-c:a libmp3lame -q:a 4", .sameLength, channels: 1),
    EncodedSound("low.mp3", "-c:a libmp3lame -b:a 32k", .sameLength, rate: 16_000, channels: 1),
    EncodedSound("middle.mp3", "-c:a libmp3lame -q:a 2", .sameLength, rate: 22_050),
    EncodedSound("bare.mp3", "-c:a libmp3lame -b:a 64k -write_xing 0", .asDecoded, channels: 1),
    EncodedSound("bare-vbr.mp3", "-c:a libmp3lame -q:a 5 -write_xing 0", .asDecoded, rate: 22_050),
    EncodedSound("vorbis.ogg", "-c:a libvorbis", .sameLength),
    EncodedSound("low.ogg", "-c:a libvorbis", .sameLength, rate: 16_000, channels: 1),
    EncodedSound("sound.opus", "-c:a libopus", .sameLength, rate: 48_000),
    EncodedSound("sound.flac", "-c:a flac", .exact, channels: 1),
    EncodedSound("pcm.wav", "-c:a pcm_s24le", .exact),
    EncodedSound("pcm.aiff", "-c:a pcm_s16be", .exact),
    EncodedSound("pcm.caf", "-c:a pcm_s16le", .exact),
  ]

  /// The sound before encoding, rounded to 16 bits.
  package func original(frames: Int) throws -> [Float] {
    let folder = try ScratchFolder()
    let source = try Sound.write(.wav, to: folder.file("original.wav"), frames: frames, rate: rate, channels: channels)
    return try Sound.decode(source)
  }

  /// The files made before, so that no test encodes the same sound again.
  private static let made = Guarded<[String: [UInt8]]>([:])

  /// Makes the file in `folder`, and returns its path.
  package func make(frames: Int, in folder: ScratchFolder, more: [String] = []) throws -> String {
    let path = folder.file(name)
    let key = "\(self) \(frames) \(more)"
    if let bytes = Self.made.withLock({ $0[key] }) {
      Bytes.write(bytes, to: path)
      return path
    }
    let source = folder.file("source.wav")
    _ = try Sound.write(.wav, to: source, frames: frames, rate: rate, channels: channels)
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", source] + arguments + more + [path])
    let bytes = Bytes.read(path)
    Self.made.withLock { $0[key] = bytes }
    return path
  }

  /// The samples that another program decodes from `path`.
  package static func decodedElsewhere(_ path: String, in folder: ScratchFolder) throws -> [Float] {
    let raw = folder.file("elsewhere.raw")
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", path, "-f", "f32le", "-c:a", "pcm_f32le", raw])
    return Bytes.read(raw).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }
}
