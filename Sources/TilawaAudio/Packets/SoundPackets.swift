/// The sound of a file as it is stored: the packets of its codec one after the other, without the container, tags and
/// pictures.
///
/// Another tag, another cover and a copy into another container without a loss leave these bytes as they are. Any
/// thread; blocks on the disk.
package enum SoundPackets {
  /// The origin of the bytes.
  package enum Kind: Hashable, Sendable {
    /// The packets as they are in the file.
    case packets
    /// Decoded samples, rounded to 24 bits: of formats that only libsndfile reads, and that are without a loss.
    case samples
  }

  package typealias Taking = (UnsafeRawBufferPointer) -> Void

  /// The bytes that are read at once.
  private static let chunk = 1 << 18

  /// Gives the bytes of the sound in their order.
  ///
  /// - Throws: the errors of opening and reading the file; `.unreadable` for a file without sound.
  package static func walk(_ path: String, _ take: Taking) throws(AudioError) -> Kind {
    let file = try FileDescriptor(reading: path)
    let (container, offset) = try Container.find(in: file)
    switch container {
    case .mpeg: try give(MpegWalk(file, from: offset).runs.map(\.bytes), of: file, take)
    case .flac: try give([FlacPackets.range(in: file, from: offset)], of: file, take)
    case .ogg: try give(OggPackets.ranges(in: file, from: offset), of: file, take)
    case .riff, .riffBig, .rf64, .aiff, .caf:
      try give([ChunkPackets.range(in: file, of: container, from: offset)], of: file, take)
    case .foreign, .adts: try ForeignPackets.walk(file, take)
    case .w64, .au, .other:
      guard let decoder = try? SndfileDecoder(SoundBytes(path), length: .counted) else {
        try ForeignPackets.walk(file, take)
        return .packets
      }
      try PacketSamples.walk(decoder, take)
      return .samples
    }
    return .packets
  }

  private static func give(
    _ ranges: [Range<Int>], of file: borrowing FileDescriptor, _ take: Taking
  ) throws(AudioError) {
    guard ranges.contains(where: { !$0.isEmpty }) else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.noSound)
    }
    for range in ranges {
      var offset = range.lowerBound
      while offset < range.upperBound {
        let bytes = try file.bytes(at: offset, count: min(chunk, range.upperBound - offset))
        guard !bytes.isEmpty else { throw AudioError.breaksOff(file.path, AudioSentences.hasBecomeShorter) }
        bytes.withUnsafeBytes(take)
        offset += bytes.count
      }
    }
  }
}
