import Glibc
package import TilawaAudio

/// Computes the log mel energies of each hop from samples that arrive in pieces. Used by one thread at a time.
///
/// Hop h is ln(E_b + floor), with E_b the energy of band b in the Hann window of 400 samples that begins at sample 160 h. The last
/// hop is the last whose window is whole; sound that is shorter than a window gives one hop.
package struct LogMelExtractor: ~Copyable {
  private let parameters: LogMelParameters
  private let transform: FourierTransform
  private let filterbank: MelFilterbank
  private let shape: [Float]
  /// Samples from the beginning of the next hop on.
  private var samples: [Float] = []
  private var windowed: [Float]
  private var power: [Float]
  private var energies: [Float]
  private var isBegun = false

  /// - Throws: `.unsupported` where KissFFT cannot be loaded.
  package init(_ parameters: LogMelParameters = LogMelParameters()) throws(AudioError) {
    self.parameters = parameters
    transform = try FourierTransform(size: parameters.transform)
    filterbank = MelFilterbank(
      bands: parameters.bands, from: parameters.lowest, to: parameters.highest, rate: parameters.rate,
      transform: parameters.transform)
    let last = Double(parameters.window - 1)
    shape = (0..<parameters.window).map { Float(0.5 - 0.5 * cos(2 * .pi * Double($0) / last)) }
    windowed = Array(repeating: 0, count: parameters.transform)
    power = Array(repeating: 0, count: parameters.transform / 2 + 1)
    energies = Array(repeating: 0, count: parameters.bands)
  }

  /// Adds the samples that follow, and appends the hops that they complete: `bands` values each.
  package mutating func add(_ new: UnsafeBufferPointer<Float>, to hops: inout [Float]) {
    samples += new
    var place = 0
    while place + parameters.window <= samples.count {
      measure(from: place, to: &hops)
      place += parameters.hop
    }
    samples.removeFirst(min(place, samples.count))
  }

  /// Ends the sound: appends its only hop where it is shorter than a window.
  package mutating func finish(to hops: inout [Float]) {
    guard !isBegun, !samples.isEmpty else { return }
    samples += Array(repeating: 0, count: parameters.window - samples.count)
    measure(from: 0, to: &hops)
  }

  private mutating func measure(from place: Int, to hops: inout [Float]) {
    isBegun = true
    for index in 0..<parameters.window { windowed[index] = samples[place + index] * shape[index] }
    windowed.withUnsafeBufferPointer { windowed in
      power.withUnsafeMutableBufferPointer { power in
        energies.withUnsafeMutableBufferPointer { energies in
          guard let windowed = windowed.baseAddress, let power = power.baseAddress, let energies = energies.baseAddress
          else { return }
          transform.power(of: windowed, into: power)
          filterbank.energies(of: power, into: energies)
        }
      }
    }
    // Samples of a damaged file may be infinite or no numbers; they are silence, or they would spoil the mean.
    for energy in energies { hops.append(logf((energy < .infinity ? energy : 0) + parameters.floor)) }
  }
}
