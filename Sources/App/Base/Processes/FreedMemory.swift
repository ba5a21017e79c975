import Glibc

/// The return of unneeded memory to the system.
package enum FreedMemory {
  /// Numbers of parameters in malloc.h, which Glibc's module lacks.
  private enum Parameter: Int32 { case mmapThreshold = -3, arenaMax = -8 }

  /// Gives large pieces back to the system at once, instead of keeping ever larger ones for later: FFmpeg's index of a long
  /// file would otherwise stay beside the next one's.
  package static func returnsAtOnce() { set(.mmapThreshold, 128 << 10) }

  /// Lets threads that start from now on allocate from one heap, instead of each keeping what it freed: the pieces of sounds that a
  /// synchronisation moves would otherwise stay in several.
  package static func sharesOneHeap() { set(.arenaMax, 1) }

  private static func set(_ parameter: Parameter, _ value: Int32) {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    _ = mallopt(parameter.rawValue, value)
  }
}
