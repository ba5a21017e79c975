/// A walk through all frames of AAC without a container: each has a header (ADTS). It decodes nothing.
enum AdtsWalk {
  private static let mostPieces = 10_000

  private struct Frame {
    let length: Int
    /// The number of frames of sound, at the rate of the header.
    let samples: Int
    let rate: Int
    /// The bits that are constant within a file: profile, rate, channels.
    let kind: UInt64

    private static let rates = [
      96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
    ]

    init?(_ header: some Collection<UInt8>) {
      guard header.count == 7 else { return nil }
      let bits = header.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let index = Int(bits >> 34 & 15)
      length = Int(bits >> 13 & 0x1FFF)
      guard bits >> 44 == 0xFFF, bits >> 41 & 3 == 0, length >= 7, index < Self.rates.count else { return nil }
      rate = Self.rates[index]
      samples = (Int(bits & 3) + 1) * 1024
      // Bits 16 to 25: profile, rate, a private one, channels.
      kind = bits >> 30 & 0x3F7
    }
  }

  /// Whether frames follow each other at `start`: three, or as many as the file has.
  static func begins(_ file: borrowing FileDescriptor, at start: Int) throws(AudioError) -> Bool {
    var offset = start
    for count in 0..<3 {
      if count > 0, offset >= file.size { return true }
      guard let frame = Frame(try file.bytes(at: offset, count: 7)) else { return false }
      offset += frame.length
    }
    return true
  }

  /// Returns the pieces from `start` on: frames of one format that follow each other are one.
  static func pieces(in file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    var window = FileWindow()
    var all = SoundPieces(end: start)
    var offset = start
    var kind: UInt64?
    while offset < file.size {
      guard let frame = Frame(try window.bytes(file, at: offset, count: 7)) else {
        let end = try SoundTagWalk.skip(in: file, at: offset)
        guard end > offset, try begins(file, at: end) else { break }
        (offset, kind) = (end, nil)
        continue
      }
      guard offset + frame.length <= file.size else {
        all.missing = MissingSound(.endsEarly, AudioSentences.lastFrameCut)
        break
      }
      if kind != frame.kind {
        all.pieces.append(SoundPiece(container: .adts, bytes: offset..<offset))
        kind = frame.kind
      }
      guard all.pieces.count <= mostPieces else {
        throw AudioError(
          .unsupported, AudioSentences.cannotRead, path: file.path, AudioSentences.tooManyPieces(most: "\(mostPieces)"))
      }
      add(frame, at: offset, to: &all.pieces[all.pieces.count - 1])
      offset += frame.length
    }
    all.end = offset
    return all
  }

  private static func add(_ frame: Frame, at offset: Int, to piece: inout SoundPiece) {
    let before = piece.length?.frames ?? 0
    // A decoder may leave out the first frames, which depend on missing ones.
    let length = SoundPiece.Length(frames: before + frame.samples, rate: frame.rate, slack: 4 * 1024)
    piece = SoundPiece(
      container: .adts, bytes: piece.bytes.lowerBound..<(offset + frame.length), length: length)
  }
}
