import TilawaCore

/// A producer that makes the frames of one segment after the other and writes them to the ring, a chunk at a time.
///
/// A reader stays open from segment to segment: touching slices of one file are one run, and a repeated ayah is not
/// opened again.
final class SegmentProducer {
  /// The number of frames in a chunk; the ring holds several.
  static let chunk = 4096

  private struct Piece {
    enum Content {
      case slice(AudioSlice, Fade)
      case silence
    }

    let content: Content
    /// The frames of a slice counted from its file's start.
    var frames: Range<Int>
  }

  private let opening: DecoderOpening
  private let levels: Levels
  private let buffer: SampleBuffer
  private var rendition: Rendition
  private var pieces: ArraySlice<Piece> = []
  private var runs = RunTracker()
  private var reader = ReaderSlot()
  private var cache = SliceCache()

  init(format: AudioFormat, levels: Levels, opening: @escaping DecoderOpening) {
    rendition = Rendition(format: format, speed: .normal)
    self.levels = levels
    self.opening = opening
    buffer = SampleBuffer(frames: Self.chunk, channels: format.channels)
  }

  /// Whether the whole segment was made.
  var isDone: Bool { pieces.isEmpty }

  /// Forgets the rest of the segment.
  func drop() { pieces = [] }

  /// Sets the speed of the following segments; `join` is their relation to the sound before for the listener.
  func begin(at speed: Speed, _ join: Playback.Join) {
    drop()
    runs.begin(join)
    guard speed != rendition.speed else { return }
    rendition.speed = speed
    cache = SliceCache()
  }

  /// Enters a segment of `length` frames; `skipping` of them are left out, and at most `room` are made.
  ///
  /// `next` is the slice that follows it at once.
  func enter(_ segment: SessionSegment, length: Int, skipping: Int, room: Int, before next: AudioSlice?) {
    var cut = Cut(skipping: skipping, room: room)
    switch segment.content {
    case .sound(let slices):
      for (place, slice) in slices.enumerated() {
        let frames = cut.take(rendition.range(of: slice))
        guard !frames.isEmpty else { continue }
        let following = place + 1 < slices.count ? slices[place + 1] : next
        let fade = runs.fade(frames, of: slice, before: following, in: rendition)
        pieces.append(Piece(content: .slice(slice, fade), frames: frames))
      }
    case .missing, .gap:
      let frames = cut.take(0..<length)
      guard !frames.isEmpty else { return }
      runs.interrupt()
      pieces.append(Piece(content: .silence, frames: frames))
    }
  }

  /// Makes at most a chunk and returns the number of frames.
  func produce(into renderer: Renderer) throws(AudioError) -> Int {
    guard let piece = pieces.first else { return 0 }
    let count = min(Self.chunk, piece.frames.count)
    let target = buffer.frames(count)
    switch piece.content {
    case .silence: target.update(repeating: 0)
    case .slice(let slice, let fade):
      let place = piece.frames.lowerBound
      try read(slice, at: place, into: target)
      fade.apply(to: target, at: place, of: rendition.format)
    }
    if let base = target.baseAddress { renderer.ring.write(base, frames: count) }
    if count == piece.frames.count {
      pieces.removeFirst()
    } else {
      pieces[pieces.startIndex].frames.removeFirst(count)
    }
    return count
  }

  private func read(_ slice: AudioSlice, at place: Int, into target: UnsafeMutableBufferPointer<Float>)
    throws(AudioError)
  {
    let whole = rendition.range(of: slice)
    let start = place - whole.lowerBound
    let channels = rendition.format.channels
    if cache.copy(slice, from: start, into: target, channels: channels) { return }
    try reader.read(slice, at: place, into: target, as: rendition, opening: opening)
    levels.gain(of: slice.file).apply(to: target)
    cache.keep(UnsafeBufferPointer(target), of: slice, at: start, of: whole.count, channels: channels)
  }
}

extension Range<Int> {
  fileprivate mutating func removeFirst(_ count: Int) { self = (lowerBound + count)..<upperBound }
}

/// A cut of a stream of frames: leaves out the first ones, and those after a given number.
private struct Cut {
  var skipping: Int
  var room: Int

  mutating func take(_ frames: Range<Int>) -> Range<Int> {
    let skipped = min(skipping, frames.count)
    skipping -= skipped
    let start = frames.lowerBound + skipped
    let count = max(0, min(room, frames.upperBound - start))
    room -= count
    return start..<(start + count)
  }
}

/// The file that was read last, kept open.
private struct ReaderSlot: ~Copyable {
  private var reader: RunReader?

  mutating func read(
    _ slice: AudioSlice, at place: Int, into target: UnsafeMutableBufferPointer<Float>, as rendition: Rendition,
    opening: DecoderOpening
  ) throws(AudioError) {
    do throws(AudioError) {
      if reader?.file != slice.file || reader?.rendition != rendition {
        reader = try RunReader(slice.file, as: rendition, opening: opening)
      }
      try reader?.move(to: place)
      try reader?.read(into: target, sliceEnd: slice.end)
    } catch {
      // Forget the reader: its position is unknown now.
      reader = nil
      throw error
    }
  }
}
