import Glibc

/// How likely a way is that costs more than the best one.
enum Softening {
  /// e^(−cost).
  static func weight(of cost: Double) -> Double { exp(-cost) }
}
