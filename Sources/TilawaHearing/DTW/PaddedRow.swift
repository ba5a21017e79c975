/// A row of values with padding on both sides, so that vectors of eight may be read or written beyond either end.
final class PaddedRow<Value: BitwiseCopyable> {
  private static var room: Int { 16 }

  /// The first value.
  let base: UnsafeMutablePointer<Value>

  init(_ count: Int, _ value: Value) {
    let start = UnsafeMutablePointer<Value>.allocate(capacity: count + 2 * Self.room)
    start.initialize(repeating: value, count: count + 2 * Self.room)
    base = start + Self.room
  }

  deinit { (base - Self.room).deallocate() }

  subscript(index: Int) -> Value {
    get { base[index] }
    set { base[index] = newValue }
  }
}
