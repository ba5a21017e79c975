/// The scalars of a text of the Quran during folding, in memory that is used again.
struct QuranScalars {
  private var scalars: [UInt32] = Array(repeating: 0, count: 8192)
  /// The signs of the scalars, and a space after the last.
  private var signs: [QuranSigns] = Array(repeating: [], count: 8192)
  /// The signs of the Arabic block; the text consists of this block and spaces.
  private let block = (blockStart..<blockStart + blockCount).map { QuranSigns($0) }

  private static var blockStart: UInt32 { 0x600 }
  private static var blockCount: UInt32 { 0x100 }

  /// Decodes UTF-8 and calls `body` with a view of the scalars.
  mutating func withView(of bytes: UnsafeBufferPointer<UInt8>, _ body: (View) -> Void) {
    if bytes.count >= scalars.count {
      let more = bytes.count + 1 - scalars.count
      scalars.append(contentsOf: repeatElement(0, count: more))
      signs.append(contentsOf: repeatElement([], count: more))
    }
    scalars.withUnsafeMutableBufferPointer { scalars in
      signs.withUnsafeMutableBufferPointer { signs in
        block.withUnsafeBufferPointer { block in
          let count = ScalarBuffer.decode(bytes) { place, scalar in
            scalars[place] = scalar
            let index = scalar &- QuranScalars.blockStart
            signs[place] = index < QuranScalars.blockCount ? block[Int(index)] : QuranSigns(scalar)
          }
          signs[count] = .space
          body(View(scalars: UnsafeBufferPointer(scalars), signs: UnsafeBufferPointer(signs), count: count))
        }
      }
    }
  }

  /// A view of the scalars of one text, valid only while `withView` runs.
  struct View {
    fileprivate let scalars: UnsafeBufferPointer<UInt32>
    fileprivate let signs: UnsafeBufferPointer<QuranSigns>
    /// The number of scalars.
    let count: Int

    subscript(place: Int) -> UInt32 { scalars[place] }

    /// Returns the signs of a scalar; at `count` a space.
    func signs(_ place: Int) -> QuranSigns { signs[place] }
  }
}
