/// Rows of values that wait for a convolution. It begins with the zeros before the sound.
struct RowQueue: Sendable {
  let width: Int
  private let padding: Int
  private var values: [Float]

  /// - Parameters:
  ///   - width: the values of a row.
  ///   - taps: the taps of the convolution; half of them reach beyond each end of the sound.
  init(width: Int, taps: Int) {
    (self.width, padding) = (width, taps / 2)
    values = Array(repeating: 0, count: padding * width)
  }

  var count: Int { values.count / width }

  mutating func append(_ rows: ArraySlice<Float>) { values += rows }

  /// Appends the zeros after the sound.
  mutating func pad() { values += Array(repeating: 0, count: padding * width) }

  mutating func removeFirst(_ rows: Int) { values.removeFirst(rows * width) }

  /// Returns some rows.
  subscript(rows: Range<Int>) -> ArraySlice<Float> { values[rows.lowerBound * width..<rows.upperBound * width] }

  func withRows(_ body: (UnsafePointer<Float>) -> Void) {
    values.withUnsafeBufferPointer { values in
      if let values = values.baseAddress { body(values) }
    }
  }
}
