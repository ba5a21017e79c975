import TilawaCore

/// Makes the frames of one segment after the other and writes them to the ring, a chunk at a time.
///
/// A reader stays open from segment to segment: slices of one file that touch are one run, and a repeated ayah is not
/// opened again. Fades, where a run begins or ends inside sound, will have their place in `write`.
final class SegmentProducer {
  /// Frames that are made at a time; the ring holds several.
  static let chunk = 4096

  private enum Piece {
    case slice(AudioSlice)
    case silence
  }

  private let format: AudioFormat
  private let opening: DecoderOpening
  private let levels: Levels
  private let buffer: SampleBuffer
  private var pieces: ArraySlice<(piece: Piece, frames: Range<Int>)> = []
  private var reader = ReaderSlot()
  private var cache = SliceCache()

  init(format: AudioFormat, levels: Levels = .untouched, opening: @escaping DecoderOpening) {
    self.format = format
    self.levels = levels
    self.opening = opening
    buffer = SampleBuffer(frames: Self.chunk, channels: format.channels)
  }

  /// Whether all of the segment was made.
  var isDone: Bool { pieces.isEmpty }

  /// Forgets what is left of the segment.
  func drop() { pieces = [] }

  /// Takes a segment on; `length` is its own, of which `skipping` frames are left out, and at most `room` made.
  func enter(_ segment: SessionSegment, length: Int, skipping: Int, room: Int) {
    var whole: [(piece: Piece, frames: Range<Int>)]
    switch segment.content {
    case .sound(let slices): whole = slices.map { (.slice($0), $0.range(at: format.rate)) }
    case .missing, .gap: whole = [(.silence, 0..<length)]
    }
    var skipping = skipping
    var room = room
    for index in whole.indices {
      let skipped = min(skipping, whole[index].frames.count)
      skipping -= skipped
      let start = whole[index].frames.lowerBound + skipped
      let count = max(0, min(room, whole[index].frames.upperBound - start))
      room -= count
      whole[index].frames = start..<(start + count)
    }
    whole.removeAll { $0.frames.isEmpty }
    pieces = whole[...]
  }

  /// Makes at most a chunk and returns how many frames that was.
  func produce(into renderer: Renderer) throws(AudioError) -> Int {
    guard let (piece, frames) = pieces.first else { return 0 }
    let count = min(Self.chunk, frames.count)
    switch piece {
    case .silence:
      buffer.frames(count).update(repeating: 0)
      write(UnsafeBufferPointer(buffer.frames(count)), to: renderer)
    case .slice(let slice):
      try produce(slice, at: frames.lowerBound, count: count, into: renderer)
    }
    if count == frames.count {
      pieces.removeFirst()
    } else {
      pieces[pieces.startIndex].frames = (frames.lowerBound + count)..<frames.upperBound
    }
    return count
  }

  private func produce(_ slice: AudioSlice, at place: Int, count: Int, into renderer: Renderer) throws(AudioError) {
    let whole = slice.range(at: format.rate)
    let start = place - whole.lowerBound
    if cache.use(slice, frames: start..<(start + count), channels: format.channels, { write($0, to: renderer) }) {
      return
    }
    let target = buffer.frames(count)
    try reader.read(slice, at: place, into: target, format: format, opening: opening)
    levels.gain(of: slice.file).apply(to: target)
    cache.keep(UnsafeBufferPointer(target), of: slice, at: start, of: whole.count, channels: format.channels)
    write(UnsafeBufferPointer(target), to: renderer)
  }

  private func write(_ frames: UnsafeBufferPointer<Float>, to renderer: Renderer) {
    guard let base = frames.baseAddress else { return }
    renderer.ring.write(base, frames: frames.count / format.channels)
  }
}

/// The file that was read last, kept open.
private struct ReaderSlot: ~Copyable {
  private var reader: FileReader?

  mutating func read(
    _ slice: AudioSlice, at place: Int, into target: UnsafeMutableBufferPointer<Float>, format: AudioFormat,
    opening: DecoderOpening
  ) throws(AudioError) {
    do throws(AudioError) {
      if reader?.file != slice.file { reader = try FileReader(slice.file, format: format, opening: opening) }
      try reader?.move(to: place)
      try reader?.read(into: target, sliceEnd: slice.end)
    } catch {
      // Where it stands now is not known.
      reader = nil
      throw error
    }
  }
}
