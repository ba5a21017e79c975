import TilawaCore

/// The container of the sound, recognised by the file's first bytes and never by its name.
enum Container: Hashable {
  case riff, riffBig, rf64, w64, aiff, caf, au, flac, ogg
  /// MPEG audio without a container.
  case mpeg
  /// AAC without a container.
  case adts
  /// A container that only FFmpeg's libraries read.
  case foreign
  /// Another container; libsndfile or FFmpeg's libraries may read it.
  case other

  /// Returns the container and its offset. An ID3v2 tag may stand before it.
  ///
  /// - Throws: `.unreadable` for an archive, a picture and the like, in which a decoder might find frames.
  static func find(in file: borrowing FileDescriptor) throws(AudioError) -> (container: Container, offset: Int) {
    let offset = try SoundTagWalk.skipID3(in: file, at: 0)
    let head = try file.bytes(at: offset, count: SoundKind.heading)
    if let content = OtherContent(heading: head) {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, verbatim: "\(content.words)")
    }
    if let known = known(head) { return (known, offset) }
    if try AdtsWalk.begins(file, at: offset) { return (.adts, offset) }
    if try MpegWalk.firstFrame(in: file, from: offset) != nil { return (.mpeg, offset) }
    // libsndfile would take these for MPEG audio and complain on the terminal.
    guard offset == 0, !(head.first == 0xFF && head.count > 1 && head[1] >= 0xE0) else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.noSoundFound)
    }
    return (.other, 0)
  }

  /// Returns the container that begins with these bytes; nil for frames without one.
  static func known(_ head: [UInt8]) -> Container? {
    switch SoundKind(heading: head) {
    case .wav: head.has("RIFX") ? .riffBig : head.has("RF64") ? .rf64 : .riff
    case .w64: .w64
    case .aiff: .aiff
    case .caf: .caf
    case .au: .au
    case .flac: .flac
    case .ogg, .oga, .opus, .spx: .ogg
    case nil, .mp3, .mp2, .aac, .ts: nil
    case .m4a, .mov, .threeGP, .mka, .webm, .wma, .avi, .flv, .amr, .awb, .ape, .wv, .tta, .tak, .mpc, .ac3, .eac3:
      .foreign
    }
  }

  /// Walks through the sound that begins at an offset, to its end by the container's own words. Reads headers only, and
  /// of FLAC all bytes.
  ///
  /// - Throws: `.truncated` for a file of which nothing can be taken, `.unreadable`, `.ioFailed`.
  func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    switch self {
    case .riff, .rf64: try chunks(.little, .short, "data").pieces(in: file, from: start, header: 12, self)
    case .riffBig: try chunks(.big, .short, "data").pieces(in: file, from: start, header: 12, self)
    case .aiff: try chunks(.big, .short, "SSND").pieces(in: file, from: start, header: 12, self)
    case .caf: try chunks(.big, .wide, "data").pieces(in: file, from: start, header: 8, self)
    case .w64: try chunks(.little, .w64, "data").pieces(in: file, from: start, header: 40, self)
    case .au: try ChunkWalk.audioFile(file, from: start)
    case .flac: try FlacWalk.pieces(in: file, from: start)
    case .ogg: try OggWalk.pieces(in: file, from: start)
    case .mpeg: try MpegWalk.pieces(in: file, from: start)
    case .adts: try AdtsWalk.pieces(in: file, from: start)
    case .foreign: try ForeignEnding.pieces(in: file, from: start)
    case .other: SoundPieces(pieces: [SoundPiece(container: .other, bytes: start..<file.size)], end: file.size)
    }
  }

  private func chunks(_ order: ChunkWalk.Order, _ form: ChunkWalk.Form, _ data: String) -> ChunkWalk {
    ChunkWalk(order: order, form: form, data: data)
  }
}

extension AudioError {
  /// Makes the error of a truncated file; `detail` names the missing part.
  static func breaksOff(_ path: String, _ detail: Sentence) -> AudioError {
    AudioError(
      .truncated, AudioSentences.cannotRead, path: path,
      AudioSentences.missing(fault: AudioSentences.endsEarly, detail: detail))
  }
}
