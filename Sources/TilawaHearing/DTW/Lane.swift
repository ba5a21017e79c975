/// Values in a row with room around them, so that eight of them can be read or written beyond either end.
final class Lane<Value: BitwiseCopyable> {
  private static var room: Int { 16 }

  /// The first of them.
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

@inline(__always)
func load(_ values: UnsafePointer<Int32>) -> SIMD8<Int32> {
  UnsafeRawPointer(values).loadUnaligned(as: SIMD8<Int32>.self)
}

@inline(__always)
func store(_ values: SIMD8<Int32>, _ target: UnsafeMutablePointer<Int32>) {
  UnsafeMutableRawPointer(target).storeBytes(of: values, as: SIMD8<Int32>.self)
}
