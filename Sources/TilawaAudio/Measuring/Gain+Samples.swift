import Glibc
import TilawaCore

extension Gain {
  /// Multiplies samples; at 0 dB they are not touched.
  func apply(to samples: UnsafeMutableBufferPointer<Float>) {
    guard self != .none else { return }
    let factor = Float(pow(10, decibels / 20))
    for index in samples.indices { samples[index] *= factor }
  }
}
