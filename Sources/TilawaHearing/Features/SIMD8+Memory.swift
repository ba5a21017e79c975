// Loads and stores of eight adjacent values at any alignment.

@inline(__always)
func load(_ values: UnsafePointer<Float>) -> SIMD8<Float> {
  UnsafeRawPointer(values).loadUnaligned(as: SIMD8<Float>.self)
}

@inline(__always)
func store(_ values: SIMD8<Float>, _ target: UnsafeMutablePointer<Float>) {
  UnsafeMutableRawPointer(target).storeBytes(of: values, as: SIMD8<Float>.self)
}
