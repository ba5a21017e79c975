/// The container of the sound, recognised by the file's first bytes and never by its name.
enum Container: Hashable {
  case riff, riffBig, rf64, aiff, caf, flac, ogg
  /// MPEG audio without a container; its first frame may be anywhere in the first 64 KiB.
  case mpeg
  /// A container that only FFmpeg's libraries read.
  case foreign
  /// Another container; libsndfile or FFmpeg's libraries may read it.
  case other

  /// Returns the container and its offset. An ID3v2 tag may stand before it.
  static func find(in file: borrowing FileDescriptor) throws(AudioError) -> (container: Container, offset: Int) {
    let offset = try MpegScan.skipID3(in: file, at: 0)
    let head = try file.bytes(at: offset, count: 16)
    if let known = known(head) { return (known, offset) }
    if try AdtsScan.begins(file, at: offset) { return (.foreign, offset) }
    if try MpegScan.firstFrame(in: file, from: offset) != nil { return (.mpeg, offset) }
    // libsndfile would take these for MPEG audio and complain on the terminal.
    guard offset == 0, !(head.first == 0xFF && head.count > 1 && head[1] >= 0xE0) else {
      throw AudioError(.unreadable, "read", path: file.path, "no sound was found in it")
    }
    return (.other, 0)
  }

  private static func known(_ head: [UInt8]) -> Container? {
    if head.has("RIFF"), head.has("WAVE", at: 8) { return .riff }
    if head.has("RIFX"), head.has("WAVE", at: 8) { return .riffBig }
    if head.has("RF64"), head.has("WAVE", at: 8) { return .rf64 }
    if head.has("FORM"), head.has("AIF", at: 8) { return .aiff }
    if head.has("caff") { return .caf }
    if head.has("fLaC") { return .flac }
    if head.has("OggS") { return .ogg }
    return isForeign(head) ? .foreign : nil
  }

  private static func isForeign(_ head: [UInt8]) -> Bool {
    let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
    let asf: [UInt8] = [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]
    let ac3: [UInt8] = [0x0B, 0x77]
    return MP4Boxes.begins(head) || head.has("RIFF") && head.has("AVI ", at: 8)
      || ["#!AMR", "MAC ", "wvpk", "TTA1", "TTA2", "FLV", "MPCK", "MP+", "tBaK"].contains { head.has($0) }
      || [matroska, asf, ac3].contains { head.starts(with: $0) }
  }

  /// Checks that all of the announced sound is there, and throws `.truncated` otherwise. Reads headers only.
  func checkComplete(_ file: borrowing FileDescriptor, offset: Int) throws(AudioError) {
    switch self {
    case .riff: try ChunkWalk(order: .little, wide: false, data: "data").check(file, from: offset + 12)
    case .riffBig: try ChunkWalk(order: .big, wide: false, data: "data").check(file, from: offset + 12)
    case .aiff: try ChunkWalk(order: .big, wide: false, data: "SSND").check(file, from: offset + 12)
    case .caf: try ChunkWalk(order: .big, wide: true, data: "data").check(file, from: offset + 8)
    case .rf64: try ChunkWalk.checkRF64(file, from: offset)
    case .flac: try FlacEnding.check(file, from: offset)
    case .ogg: try OggEnding.check(file)
    case .mpeg: try MpegScan.check(file, from: offset)
    case .foreign: try ForeignEnding.check(file, from: offset)
    case .other: break
    }
  }
}

extension AudioError {
  /// Makes the error of a truncated file; `detail` names the missing part.
  static func breaksOff(_ path: String, _ detail: String) -> AudioError {
    AudioError(.truncated, "read", path: path, "the file ends too early: \(detail)")
  }
}
