public import TilawaCore

/// Measurements of audio files before any other use. Any thread; blocks on the disk.
public enum AudioProbe {
  private static let rates = 1000...768_000
  private static let mostChannels = 64
  /// The greatest number of frames for each byte of a file. FLAC puts 65,535 frames of silence into a dozen bytes, and
  /// nothing else comes near that.
  private static let mostFramesPerByte = 1 << 16

  /// Returns the rate, the channels and the exact number of decoded frames, from the headers alone.
  ///
  /// Throws `.notFound`, `.unreadable`, `.unsupported`, or `.truncated` for a file that breaks off.
  public static func measure(_ path: String) throws(AudioError) -> AudioFile { try opened(path).file }

  /// Returns the result of `measure` and its decoder, at the first frame.
  static func opened(_ path: String) throws(AudioError) -> (file: AudioFile, decoder: any AudioDecoding) {
    let decoder = try open(path)
    guard decoder.frames > 0, decoder.rate > 0, decoder.channels > 0 else {
      throw AudioError(.unreadable, "read", path: path, "it holds no sound")
    }
    guard rates.contains(decoder.rate), decoder.channels <= mostChannels else {
      throw AudioError(
        .unsupported, "read", path: path, "it claims \(decoder.rate) Hz and \(decoder.channels) channels")
    }
    guard decoder.frames >= decoder.rate / 1000 else {
      throw AudioError(.unreadable, "read", path: path, "it holds less than a millisecond of sound")
    }
    guard try decoder.frames / FileDescriptor(reading: path).size <= mostFramesPerByte else {
      throw AudioError(.unreadable, "read", path: path, "it claims \(decoder.frames) frames, more than it can hold")
    }
    let file = AudioFile(path: path, rate: decoder.rate, channels: decoder.channels, frames: decoder.frames)
    return (file, decoder)
  }

  /// Measures a file and decodes all of it; throws `.truncated` with the frame at which the sound breaks off.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - listen: a function that is given all frames in order, some at a time, and the number of the first of them.
  public static func verify(
    _ path: String, listen: (UnsafeBufferPointer<Float>, Int) throws(AudioError) -> Void = { _, _ in }
  ) throws(AudioError) -> AudioFile {
    let file = try measure(path)
    let decoder = try openDecoder(file)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 16_384 * file.channels)
    defer { buffer.deallocate() }
    var frame = 0
    do throws(AudioError) {
      while true {
        let count = try decoder.read(into: buffer)
        guard count > 0 else { break }
        try listen(UnsafeBufferPointer(rebasing: buffer[..<(count * file.channels)]), frame)
        frame += count
      }
    } catch {
      throw AudioError(error.code, error.operation, path: path, "\(error.message), at frame \(frame) of \(file.frames)")
    }
    guard frame == file.frames else {
      throw AudioError.breaksOff(path, "\(frame) of \(file.frames) frames can be decoded")
    }
    return file
  }

  /// Opens a measured file; the default of the engine.
  public static let openDecoder: DecoderOpening = { file throws(AudioError) in
    let container = try Container.find(in: FileDescriptor(reading: file.path)).container
    return try decoder(container, file.path, length: .measured(file.frames))
  }

  private static func open(_ path: String) throws(AudioError) -> any AudioDecoding {
    let descriptor = try FileDescriptor(reading: path)
    let (container, offset) = try Container.find(in: descriptor)
    try container.checkComplete(descriptor, offset: offset)
    return try decoder(container, path, length: .counted)
  }

  /// Opens a decoder by the container. FFmpeg's libraries are loaded only for files that the others do not read.
  private static func decoder(_ container: Container, _ path: String, length: DecodedLength) throws(AudioError)
    -> any AudioDecoding
  {
    switch container {
    case .mpeg:
      // Of damage in other layers libmpg123 speaks on the terminal, whatever it is told.
      if try MpegScan.layer(in: FileDescriptor(reading: path)) != 3, (try? FFmpegDecoder.load(for: path)) != nil {
        return try FFmpegDecoder(path: path, length: length, in: .mpeg)
      }
      return try Mp3Decoder(path: path, length: length)
    case .foreign: return try FFmpegDecoder(path: path, length: length)
    case .riff, .riffBig, .rf64, .aiff, .caf, .flac, .ogg, .other:
      let declined: AudioError
      do throws(AudioError) {
        return try SndfileDecoder(path: path)
      } catch {
        declined = error
      }
      guard declined.code == .unsupported || declined.code == .unreadable else { throw declined }
      if container != .other { try FFmpegDecoder.load(for: path) }
      do throws(AudioError) {
        return try FFmpegDecoder(path: path, length: length)
      } catch {
        throw error.code == .truncated ? error : declined
      }
    }
  }
}
