import TilawaCore

/// A decoder of several pieces of a file, one after the other, at the rate and with the channels of the first.
///
/// Each piece is opened when its sound is needed, and has a decoder of its own: nothing of one is left in the next.
final class JoinedDecoder: MissingSoundFinding {
  /// A function that opens the decoder of a piece.
  typealias Opening = @Sendable (SoundPiece) throws(AudioError) -> any AudioDecoding

  private struct Part {
    let piece: SoundPiece
    /// The piece by its own rate and channels.
    let file: AudioFile
    /// The frames of the whole that it has.
    let frames: Range<Int>
  }

  let rate: Int
  let channels: Int
  let frames: Int
  let missing: MissingSound?
  let remark: String?
  private let path: String
  private let parts: [Part]
  private let opening: Opening
  private var open: (part: Int, reader: PartReader)?
  private var position = 0

  /// A reader of an open part, held by reference.
  private final class PartReader {
    var reader: FileReader
    init(_ reader: consuming FileReader) { self.reader = reader }
  }

  /// Opens each piece whose length is not known yet.
  init(_ pieces: [SoundPiece], of path: String, length: DecodedLength, opening: @escaping Opening) throws(AudioError) {
    var parts: [Part] = []
    var format: AudioFormat?
    var (missing, remark): (MissingSound?, String?)
    for piece in pieces {
      let file: AudioFile
      if let run = piece.run {
        file = AudioFile(path: path, rate: run.frame.rate, channels: run.frame.channels, frames: run.frames)
      } else {
        let decoder = try opening(piece)
        missing = missing ?? (decoder as? any MissingSoundFinding)?.missing
        remark = remark ?? decoder.remark
        file = AudioFile(path: path, rate: decoder.rate, channels: decoder.channels, frames: decoder.frames)
      }
      guard file.frames > 0 else { continue }
      let whole = format ?? AudioFormat(rate: file.rate, channels: file.channels)
      format = whole
      let start = parts.last?.frames.upperBound ?? 0
      parts.append(
        Part(piece: piece, file: file, frames: start..<(start + file.position(of: file.frames, at: whole.rate))))
    }
    guard let format else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: path, AudioSentences.noSound)
    }
    (rate, channels) = (format.rate, format.channels)
    frames = length.limit(parts.last?.frames.upperBound ?? 0)
    self.parts = parts
    self.path = path
    self.opening = opening
    self.missing = missing
    self.remark = remark
  }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    guard position < frames, buffer.count >= channels else { return 0 }
    let index = part(at: position)
    let part = parts[index]
    let reader = try reader(of: index)
    let count = min(buffer.count / channels, min(frames, part.frames.upperBound) - position)
    try reader.reader.move(to: position - part.frames.lowerBound)
    let given = try reader.reader.readSome(
      into: UnsafeMutableBufferPointer(rebasing: buffer[..<(count * channels)]), sliceEnd: part.file.frames)
    guard given > 0 else {
      throw AudioError.breaksOff(path, AudioSentences.frameMissing(frame: "\(position)", frames: "\(frames)"))
    }
    position += given
    return given
  }

  func seek(toFrame frame: Int) throws(AudioError) { position = frame }

  private func reader(of index: Int) throws(AudioError) -> PartReader {
    if let open, open.part == index { return open.reader }
    let (piece, opening) = (parts[index].piece, opening)
    let reader = PartReader(
      try FileReader(parts[index].file, format: AudioFormat(rate: rate, channels: channels)) { _ throws(AudioError) in
        try opening(piece)
      })
    open = (index, reader)
    return reader
  }

  private func part(at frame: Int) -> Int {
    parts.dropLast().partitioningIndex { $0.frames.upperBound > frame }
  }
}
