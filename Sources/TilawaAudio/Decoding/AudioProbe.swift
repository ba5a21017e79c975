public import TilawaCore

/// Measurements of audio files before any other use. Any thread; blocks on the disk.
public enum AudioProbe {
  private static let rates = 1000...768_000
  private static let mostChannels = 64
  /// The greatest number of frames for each byte of a file. FLAC puts 65,535 frames of silence into a dozen bytes, and
  /// nothing else comes near that.
  private static let mostFramesPerByte = 1 << 16

  /// Returns the rate, the channels and the exact number of decoded frames, by a walk through the file. Decodes only what
  /// cannot be counted otherwise.
  ///
  /// Throws `.notFound`, `.unreadable`, `.unsupported`, or `.truncated` for a file that lacks sound.
  public static func measure(_ path: String) throws(AudioError) -> AudioFile { try measure(path, demanding: .whole) }

  /// Returns the result of `measure`, also for a file that lacks sound if the part that is there is enough.
  package static func measure(_ path: String, demanding demand: SoundDemand) throws(AudioError) -> AudioFile {
    try opened(path, demanding: demand).file
  }

  /// Measures the part of a file that is there, and finds out what is missing; nil for nothing.
  package static func inspect(_ path: String) throws(AudioError) -> (file: AudioFile, missing: MissingSound?) {
    let opened = try opened(path, demanding: .present)
    return (opened.file, opened.missing)
  }

  /// The result of `measure`, its decoder at the first frame, and what is missing.
  struct Opened {
    let file: AudioFile
    let decoder: any AudioDecoding
    let missing: MissingSound?
    /// A remark for people; nil for none.
    let remark: String?
  }

  /// Measures a file and leaves it open.
  static func opened(_ path: String, demanding demand: SoundDemand) throws(AudioError) -> Opened {
    let descriptor = try FileDescriptor(reading: path)
    let map = try SoundMap(descriptor)
    if demand == .whole, let missing = map.missing { throw missing.error(path) }
    guard !map.pieces.isEmpty else {
      throw map.missing?.error(path)
        ?? AudioError(.unreadable, AudioSentences.cannotRead, path: path, AudioSentences.noSound)
    }
    let decoder: any AudioDecoding
    do throws(AudioError) {
      decoder = try Self.decoder(of: map, path, length: .counted)
    } catch {
      // An incomplete file may hold no sound that can be decoded.
      throw error.code == .unsupported ? map.missing?.error(path) ?? error : error
    }
    let counted = (decoder as? any MissingSoundFinding)?.missing
    if demand == .whole, let counted { throw counted.error(path) }
    let missing = map.missing.map { MissingSound($0.cause, $0.detail, announced: $0.announced ?? counted?.announced) }
    let file = try file(path, decoder, size: descriptor.size)
    return Opened(file: file, decoder: decoder, missing: missing ?? counted, remark: decoder.remark ?? map.remark)
  }

  private static func file(_ path: String, _ decoder: any AudioDecoding, size: Int) throws(AudioError) -> AudioFile {
    guard decoder.frames > 0, decoder.rate > 0, decoder.channels > 0 else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: path, AudioSentences.noSound)
    }
    guard rates.contains(decoder.rate), decoder.channels <= mostChannels else {
      throw AudioError(
        .unsupported, AudioSentences.cannotRead, path: path,
        AudioSentences.claimsFormat(rate: "\(decoder.rate)", channels: "\(decoder.channels)"))
    }
    guard decoder.frames >= decoder.rate / 1000 else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: path, AudioSentences.tooShort)
    }
    guard decoder.frames / size <= mostFramesPerByte else {
      throw AudioError(
        .unreadable, AudioSentences.cannotRead, path: path, AudioSentences.claimsFrames(frames: "\(decoder.frames)"))
    }
    return AudioFile(path: path, rate: decoder.rate, channels: decoder.channels, frames: decoder.frames)
  }

  /// Measures a whole file and decodes all of it; throws `.truncated` with the frame at which the sound breaks off.
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
      throw AudioError(
        error.code, error.action, path: path,
        AudioSentences.atFrame(detail: error.detail, frame: "\(frame)", frames: "\(file.frames)"))
    }
    guard frame == file.frames else {
      throw AudioError.breaksOff(path, AudioSentences.framesDecodable(present: "\(frame)", frames: "\(file.frames)"))
    }
    return file
  }

  /// Opens a measured file; the default of the engine.
  public static let openDecoder: DecoderOpening = { file throws(AudioError) in
    if let decoder = try quickDecoder(file) { return decoder }
    let map = try SoundMap(FileDescriptor(reading: file.path))
    return try decoder(of: map, file.path, length: .measured(file.frames))
  }

  /// Opens a measured file whose own header states its length, without a walk through it; nil for other files.
  private static func quickDecoder(_ file: AudioFile) throws(AudioError) -> (any AudioDecoding)? {
    let descriptor = try FileDescriptor(reading: file.path)
    let (container, offset) = try Container.find(in: descriptor)
    switch container {
    case .mpeg:
      guard let run = try MpegWalk.tagged(descriptor, from: offset, frames: file.frames) else { return nil }
      return try Mp3Decoder(SoundBytes(file.path, run.bytes), run, length: .counted)
    case .flac, .ogg:
      guard let decoder = try? SndfileDecoder(SoundBytes(file.path), length: .counted), decoder.frames == file.frames
      else { return nil }
      return decoder
    case .riff, .riffBig, .rf64, .w64, .aiff, .caf, .au, .adts, .foreign, .other: return nil
    }
  }

  private static func decoder(of map: SoundMap, _ path: String, length: DecodedLength) throws(AudioError)
    -> any AudioDecoding
  {
    if map.pieces.count == 1 { return try decoder(of: map.pieces[0], path, length: length) }
    return try JoinedDecoder(map.pieces, of: path, length: length) { piece throws(AudioError) in
      try decoder(of: piece, path, length: .counted)
    }
  }

  /// Opens the decoder of a piece, and compares its length with the one that the walk found.
  private static func decoder(of piece: SoundPiece, _ path: String, length: DecodedLength) throws(AudioError)
    -> any AudioDecoding
  {
    let decoder = try open(piece, path, length: length)
    if case .counted = length, let walked = piece.length, let difference = walked.difference(to: decoder) {
      throw AudioError(
        .unreadable, AudioSentences.cannotRead, path: path,
        AudioSentences.framesDiffer(frames: "\(walked.frames)", decoded: "\(difference)"))
    }
    return decoder
  }

  /// Opens a decoder by the container. FFmpeg's libraries are loaded only for files that the others do not read.
  private static func open(_ piece: SoundPiece, _ path: String, length: DecodedLength) throws(AudioError)
    -> any AudioDecoding
  {
    let bytes = try SoundBytes(path, piece.bytes, patches: piece.patches)
    if let run = piece.run {
      // Prefer FFmpeg for other layers: libmpg123 prints their damage on the terminal, whatever it is told.
      guard run.frame.layer != 3, (try? FFmpegDecoder.load(for: path)) != nil else {
        return try Mp3Decoder(bytes, run, length: length)
      }
      return try FFmpegDecoder(bytes, length: .measured(length.limit(run.frames)), in: .mpeg)
    }
    switch piece.container {
    case .mpeg, .adts, .foreign: return try FFmpegDecoder(bytes, length: length)
    case .riff, .riffBig, .rf64, .w64, .aiff, .caf, .au, .flac, .ogg, .other:
      let declined: AudioError
      do throws(AudioError) {
        return try SndfileDecoder(bytes, length: length)
      } catch {
        declined = error
      }
      guard declined.code == .unsupported || declined.code == .unreadable else { throw declined }
      if piece.container != .other { try FFmpegDecoder.load(for: path) }
      do throws(AudioError) {
        return try FFmpegDecoder(SoundBytes(path, piece.bytes), length: length)
      } catch {
        throw error.code == .truncated ? error : declined
      }
    }
  }
}

extension SoundPiece.Length {
  /// Returns the number of frames of a decoder of the same sound; nil if it is this one.
  func difference(to decoder: any AudioDecoding) -> Int? {
    let expected = rate > 0 && rate != decoder.rate ? (frames.times(decoder.rate) ?? .max) / rate : frames
    let tolerated = rate > 0 ? max(slack * decoder.rate / rate, min(slack, 1)) : slack
    return abs(decoder.frames - expected) <= tolerated ? nil : decoder.frames
  }
}
