// Loads and stores of eight adjacent values at any alignment.

@inline(__always)
func load(_ values: UnsafePointer<Float>) -> SIMD8<Float> {
  UnsafeRawPointer(values).loadUnaligned(as: SIMD8<Float>.self)
}

/// Returns the lesser of each two; the standard library's `pointwiseMin` is not inlined.
@inline(__always)
func least(_ a: SIMD8<Float>, _ b: SIMD8<Float>) -> SIMD8<Float> { a.replacing(with: b, where: b .< a) }

@inline(__always)
func store(_ values: SIMD8<Float>, _ target: UnsafeMutablePointer<Float>) {
  UnsafeMutableRawPointer(target).storeBytes(of: values, as: SIMD8<Float>.self)
}

@inline(__always)
func load(_ values: UnsafePointer<Int32>) -> SIMD8<Int32> {
  UnsafeRawPointer(values).loadUnaligned(as: SIMD8<Int32>.self)
}

@inline(__always)
func store(_ values: SIMD8<Int32>, _ target: UnsafeMutablePointer<Int32>) {
  UnsafeMutableRawPointer(target).storeBytes(of: values, as: SIMD8<Int32>.self)
}
