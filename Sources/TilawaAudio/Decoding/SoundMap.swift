import TilawaCore

/// All pieces of sound in a file, in order, found by a walk through its headers: files that were joined have several.
struct SoundMap {
  let pieces: [SoundPiece]
  /// The sound that the file announces and does not hold.
  let missing: MissingSound?
  /// A remark for people; nil for none.
  let remark: String?

  private static let mostPieces = 10_000

  init(_ file: borrowing FileDescriptor) throws(AudioError) {
    var (container, offset) = try Container.find(in: file)
    var pieces: [SoundPiece] = []
    var (missing, remark): (MissingSound?, String?)
    while true {
      let found = try container.pieces(in: file, from: offset)
      pieces += found.pieces
      missing = missing ?? found.missing
      remark = remark ?? found.remark
      guard found.end < file.size, pieces.count < Self.mostPieces else { break }
      offset = try SoundTagWalk.skip(in: file, at: found.end)
      // Bytes behind the sound are no sound, unless another file begins there.
      guard let next = Container.known(try file.bytes(at: offset, count: SoundKind.heading)) else { break }
      container = next
    }
    self.pieces = pieces
    self.missing = missing
    self.remark = remark
  }
}
