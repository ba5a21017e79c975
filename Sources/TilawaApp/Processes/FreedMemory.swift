import Glibc

/// The return of unneeded memory to the system.
package enum FreedMemory {
  private static let threshold: Int32 = 128 << 10
  /// The number of the parameter in malloc.h, which Glibc's module lacks.
  private static let parameter: Int32 = -3

  /// Gives large pieces back to the system at once, instead of keeping ever larger ones for later: FFmpeg's index of a long
  /// file would otherwise stay beside the next one's.
  package static func returnsAtOnce() {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    _ = mallopt(parameter, threshold)
  }
}
