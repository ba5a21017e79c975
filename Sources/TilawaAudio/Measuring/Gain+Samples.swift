import Glibc
import TilawaCore

extension Gain {
  /// Multiplies samples by the gain; 0 dB leaves them unchanged.
  func apply(to samples: UnsafeMutableBufferPointer<Float>) {
    guard self != .none else { return }
    let factor = Float(pow(10, decibels / 20))
    for index in samples.indices { samples[index] *= factor }
  }
}
