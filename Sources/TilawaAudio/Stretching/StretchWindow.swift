/// A window of the next frames of a stream for a stretcher; owned by one thread.
struct StretchWindow: ~Copyable {
  /// The number of the first frame of the window in the stream.
  private(set) var position = 0
  private(set) var held = 0
  private var start = 0
  private let storage: SampleBuffer

  init(frames: Int, channels: Int) { storage = SampleBuffer(frames: frames, channels: channels) }

  /// Returns the first `count` frames, interleaved.
  func frames(_ count: Int) -> UnsafeBufferPointer<Float> { UnsafeBufferPointer(storage.frames(count, from: start)) }

  /// Adds as many interleaved frames as there is room for, and returns their number.
  mutating func append(_ frames: UnsafeBufferPointer<Float>, heardBy watch: inout OnsetWatch) -> Int {
    let room = makeRoom(for: frames.count / storage.channels)
    _ = room.update(fromContentsOf: frames[..<room.count])
    return add(room, heardBy: &watch)
  }

  mutating func appendSilence(frames: Int, heardBy watch: inout OnsetWatch) {
    let room = makeRoom(for: frames)
    room.update(repeating: 0)
    _ = add(room, heardBy: &watch)
  }

  mutating func drop(_ count: Int) {
    start += count
    held -= count
    position += count
  }

  private mutating func makeRoom(for count: Int) -> UnsafeMutableBufferPointer<Float> {
    if start > 0, let target = storage.frames(held).baseAddress, let source = frames(held).baseAddress {
      target.update(from: source, count: held * storage.channels)
      start = 0
    }
    return storage.frames(min(count, storage.capacity - held), from: held)
  }

  private mutating func add(_ frames: UnsafeMutableBufferPointer<Float>, heardBy watch: inout OnsetWatch) -> Int {
    watch.hear(frames)
    held += frames.count / storage.channels
    return frames.count / storage.channels
  }
}
