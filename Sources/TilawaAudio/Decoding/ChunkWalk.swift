/// A walk through the chunks of WAV, AIFF, CAF and their kin. Reads headers only.
struct ChunkWalk {
  enum Order { case little, big }

  /// The form of a chunk's header.
  enum Form {
    /// A name and a size of four bytes each, with padding to even offsets.
    case short
    /// A name, and a size of eight bytes.
    case wide
    /// A name of sixteen bytes and a size of eight, that counts the header too; with padding to eight bytes.
    case w64
  }

  let order: Order
  let form: Form
  /// The name of the chunk with the samples.
  let data: String
  /// The greatest number of chunks; no file has more, and each is read from the disk.
  private static let mostChunks = 10_000

  private struct Chunk {
    let name: String
    /// The place of its size.
    let sizeAt: Int
    let body: Int
    /// The size of its body as it is stated; nil for the greatest number there is.
    let size: Int?
  }

  private struct Found {
    var end: Int
    var data: Chunk?
    var format: [UInt8] = []
    /// Whether samples follow a header that was never completed.
    var isOpen = false
    /// The place of the number of frames in AIFF.
    var countAt: Int?
    /// The place of the size of the samples in RF64.
    var wideSize: (at: Int, size: Int?)?
  }

  /// Returns the sound of the file that begins at `start`.
  ///
  /// A recorder writes the sizes when it ends. A recorder that was stopped leaves zeros, or the greatest number; a pipe
  /// does too.
  ///
  /// - Parameter header: the number of bytes before the first chunk.
  func pieces(in file: borrowing FileDescriptor, from start: Int, header: Int, _ container: Container)
    throws(AudioError) -> SoundPieces
  {
    let found = try walk(file, from: start + header)
    guard let data = found.data else { throw AudioError.breaksOff(file.path, AudioSentences.hasNoSound) }
    let size = found.wideSize.map { $0.size } ?? data.size
    let present = file.size - data.body
    var result = SoundPieces(end: found.end)
    var patches: [BytePatch] = []
    var length = size ?? present
    if length > present || found.isOpen {
      if found.isOpen {
        result.missing = MissingSound(.neverClosed, AudioSentences.lengthUnsaid)
      } else {
        let announced = duration(of: length, found.format)
        result.missing = MissingSound(
          .endsEarly, AudioSentences.soundBytesThere(present: "\(present)", size: "\(length)"), announced: announced)
      }
      length = present
    }
    if length != data.size || found.wideSize != nil && length != size {
      patches = patch(found, data, length)
      result.end = max(result.end, data.body + length)
    }
    let block = blockSize(found.format)
    // libsndfile takes MPEG audio in a WAV for longer than it is.
    let container = isMPEG(found.format) ? .foreign : container
    var piece = SoundPiece(container: container, bytes: start..<min(file.size, result.end), patches: patches)
    if let block, block > 0 { piece.length = SoundPiece.Length(frames: soundBytes(length) / block, rate: 0) }
    result.pieces = [piece]
    return result
  }

  /// Returns the number of bytes of samples: in AIFF and CAF numbers come before them, in the same chunk.
  private func soundBytes(_ length: Int) -> Int { max(0, length - (data == "SSND" ? 8 : form == .wide ? 4 : 0)) }

  /// Returns the sound of an AU file, which has a header of a few numbers and no chunks.
  static func audioFile(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> SoundPieces {
    let head = try file.bytes(at: start, count: 12)
    guard let header = head.bigEndian(at: 4, size: 4), let size = head.bigEndian(at: 8, size: 4) else {
      throw AudioError.breaksOff(file.path, AudioSentences.headerCut)
    }
    let body = start + Int(header)
    let end = size == UInt64(UInt32.max) ? file.size : body + Int(size)
    var result = SoundPieces(end: min(end, file.size))
    if end > file.size {
      let present = max(0, file.size - body)
      result.missing = MissingSound(.endsEarly, AudioSentences.soundBytesThere(present: "\(present)", size: "\(size)"))
    }
    result.pieces = [SoundPiece(container: .au, bytes: start..<result.end)]
    return result
  }

  private func walk(_ file: borrowing FileDescriptor, from start: Int) throws(AudioError) -> Found {
    var found = Found(end: start)
    var offset = start
    for _ in 0..<Self.mostChunks {
      guard let chunk = try chunk(file, at: offset), !Self.begins(chunk.name) else { break }
      if chunk.name == "fmt " || chunk.name == "COMM" || chunk.name == "desc" {
        found.format = try file.bytes(at: chunk.body, count: min(40, chunk.size ?? 40))
        if chunk.name == "COMM" { found.countAt = chunk.body + 2 }
      } else if chunk.name == "ds64" {
        let size = try file.bytes(at: chunk.body + 8, count: 8).littleEndian(at: 0, size: 8)
        found.wideSize = (chunk.body + 8, size == .max ? nil : size.map { Int(clamping: $0) })
      } else if chunk.name == data, found.data == nil {
        found.data = chunk
      }
      let size = chunk.name == data ? found.wideSize.map { $0.size } ?? chunk.size : chunk.size
      // A size of zero before other bytes than a chunk is that of a file which was never closed.
      if chunk.name == data, size == 0 { found.isOpen = try isOpen(file, chunk) }
      guard let size, size <= file.size - chunk.body, !found.isOpen else {
        found.end = file.size
        break
      }
      offset = end(of: chunk, size)
      found.end = min(offset, file.size)
      guard offset < file.size else { break }
    }
    return found
  }

  /// Whether samples follow a data chunk without a size, and no other chunk.
  private func isOpen(_ file: borrowing FileDescriptor, _ data: Chunk) throws(AudioError) -> Bool {
    guard data.body < file.size else { return false }
    guard let next = try chunk(file, at: data.body), let size = next.size, size > 0, size <= file.size - next.body
    else {
      return true
    }
    return !next.name.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
  }

  /// Whether another file begins here: of files that were joined each has its own header.
  private static func begins(_ name: String) -> Bool {
    ["RIFF", "RIFX", "RF64", "FORM", "caff", "riff"].contains(name)
  }

  private func chunk(_ file: borrowing FileDescriptor, at offset: Int) throws(AudioError) -> Chunk? {
    let head = try file.bytes(at: offset, count: form == .short ? 8 : form == .wide ? 12 : 24)
    let at = form == .w64 ? 16 : 4
    let width = form == .short ? 4 : 8
    guard head.count == at + width else { return nil }
    let number = order == .little ? head.littleEndian(at: at, size: width) : head.bigEndian(at: at, size: width)
    guard let number else { return nil }
    var size: Int? = number == (width == 4 ? UInt64(UInt32.max) : .max) ? nil : Int(clamping: number)
    if form == .w64 { size = size.map { max(0, $0 - 24) } }
    return Chunk(
      name: String(decoding: head[..<4], as: UTF8.self), sizeAt: offset + at, body: offset + head.count, size: size)
  }

  private func end(of chunk: Chunk, _ size: Int) -> Int {
    switch form {
    case .short: chunk.body + size + size % 2
    case .wide: chunk.body + size
    case .w64: (chunk.body + size + 7) / 8 * 8
    }
  }

  private func patch(_ found: Found, _ data: Chunk, _ length: Int) -> [BytePatch] {
    func number(_ value: Int, _ width: Int, at offset: Int) -> BytePatch {
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return BytePatch(offset: offset, bytes: order == .little ? bytes : bytes.reversed())
    }
    switch form {
    case .short:
      if let wide = found.wideSize { return [number(length, 8, at: wide.at)] }
      // Longer sound than the size can say: libsndfile reads to the end of the file then.
      guard length < Int(UInt32.max) else { return [] }
      var patches = [number(length, 4, at: data.sizeAt)]
      if let countAt = found.countAt, let block = blockSize(found.format), block > 0 {
        patches.insert(number(soundBytes(length) / block, 4, at: countAt), at: 0)
      }
      return patches.sorted { $0.offset < $1.offset }
    case .wide: return [number(length, 8, at: data.sizeAt)]
    case .w64: return [number(length + 24, 8, at: data.sizeAt)]
    }
  }

  /// Returns the number of bytes of a frame of plain samples; nil for other encodings.
  private func blockSize(_ format: [UInt8]) -> Int? {
    switch data {
    case "SSND":
      let plain = ["NONE", "sowt", "twos", "in24", "in32", "fl32", "FL32", "fl64", "FL64"]
      guard let channels = format.bigEndian(at: 0, size: 2), let bits = format.bigEndian(at: 6, size: 2),
        format.count < 22 || plain.contains(where: { format.has($0, at: 18) })
      else { return nil }
      return Int(channels) * ((Int(bits) + 7) / 8)
    case "data" where form == .wide:
      guard format.has("lpcm", at: 8) else { return nil }
      return format.bigEndian(at: 16, size: 4).map { Int($0) }
    default:
      let tag = number(format, 0, 2)
      guard let tag = tag == 0xFFFE ? number(format, 24, 2) : tag, [1, 3, 6, 7].contains(tag) else { return nil }
      return number(format, 12, 2)
    }
  }

  private func isMPEG(_ format: [UInt8]) -> Bool { data == "data" && [0x50, 0x55].contains(number(format, 0, 2)) }

  private func duration(of bytes: Int, _ format: [UInt8]) -> Duration? {
    guard data == "data", form != .wide, let rate = number(format, 8, 4), rate > 0 else { return nil }
    return .seconds(Double(bytes) / Double(rate))
  }

  private func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    (order == .little ? bytes.littleEndian(at: offset, size: size) : bytes.bigEndian(at: offset, size: size))
      .map { Int($0) }
  }
}
