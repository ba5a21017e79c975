import Glibc
import TilawaAudio

/// Turns samples that arrive in pieces into the cepstra and the level of each hop. Used by one thread at a time.
///
/// Hop h stands for the samples from 160 h on; its window of 400 lies around their middle: from 160 h − 120 to 160 h + 280.
/// What lies outside the sound is silence.
struct SpectrumMeter: ~Copyable {
  private let parameters: AlignmentParameters
  private let transform: FourierTransform
  private let filterbank: MelFilterbank
  private let cosine: CosineTransform
  private let shape: [Float]
  /// The first bin of the voice's band, and what makes a mean square of its energies: pre-emphasis is undone.
  private let voice: (first: Int, weights: [Float])
  /// Samples from `first` on.
  private var samples: [Float] = []
  private var first: Int
  private var next: Int
  private var spectrum = VoiceSpectrum()
  private var windowed: [Float]
  private var power: [Float]
  private var energies: [Float]
  private var row: [Float]

  /// - Parameter hop: the first that is measured; samples come from `firstSample` on.
  init(from hop: Int, _ parameters: AlignmentParameters) throws(AudioError) {
    self.parameters = parameters
    transform = try FourierTransform(size: parameters.transform)
    filterbank = MelFilterbank(parameters)
    cosine = CosineTransform(bands: parameters.bands, cepstra: parameters.cepstra)
    shape = (0..<parameters.window).map { 0.54 - 0.46 * cosf(2 * .pi * Float($0) / Float(parameters.window - 1)) }
    let width = Double(parameters.rate) / Double(parameters.transform)
    let bins = Int((parameters.voiceLowest / width).rounded(.up))...Int(parameters.voiceHighest / width)
    // A sine of amplitude a has the mean square a² / 2, and Σ|X|² over its bins is a² / 4 · N · Σw².
    let scale = 2 / (Double(parameters.transform) * Double(shape.reduce(0) { $0 + $1 * $1 }))
    let emphasis = Double(parameters.preEmphasis)
    voice = (
      bins.lowerBound,
      bins.map { bin in
        let turn = 2 * Double.pi * Double(bin) / Double(parameters.transform)
        return Float(scale / (1 + emphasis * emphasis - 2 * emphasis * cos(turn)))
      }
    )
    next = hop
    first = Self.firstSample(ofHop: hop, parameters)
    windowed = Array(repeating: 0, count: parameters.transform)
    power = Array(repeating: 0, count: parameters.transform / 2 + 1)
    energies = Array(repeating: 0, count: parameters.bands)
    row = Array(repeating: 0, count: parameters.cepstra + 1)
  }

  /// The sample with which a hop's window begins, and the one before it, which pre-emphasis needs; none before the sound.
  static func firstSample(ofHop hop: Int, _ parameters: AlignmentParameters) -> Int {
    max(0, hop * parameters.hop + (parameters.hop - parameters.window) / 2 - 1)
  }

  /// Hears what comes next.
  mutating func add(_ new: UnsafeBufferPointer<Float>) {
    samples += new
    while end(ofHop: next) <= first + samples.count { measure() }
    let used = min(samples.count, max(0, Self.firstSample(ofHop: next, parameters) - first))
    samples.removeFirst(used)
    first += used
  }

  /// All hops up to this one, the sound having ended.
  consuming func finish(at hop: Int) -> VoiceSpectrum {
    while next < hop { measure() }
    return spectrum
  }

  private func end(ofHop hop: Int) -> Int { hop * parameters.hop + (parameters.hop + parameters.window) / 2 }

  private mutating func measure() {
    let begin = next * parameters.hop + (parameters.hop - parameters.window) / 2 - first
    let levelEnergy = fill(from: begin)
    row.withUnsafeMutableBufferPointer { row in
      energies.withUnsafeMutableBufferPointer { energies in
        power.withUnsafeBufferPointer { power in
          guard let row = row.baseAddress, let energies = energies.baseAddress, let power = power.baseAddress else {
            return
          }
          filterbank.logEnergies(of: power, into: energies)
          cosine.apply(energies, into: row)
        }
      }
    }
    spectrum.values += row
    spectrum.levels.append(UInt8(max(0, min(255, (-20 * log10f(max(levelEnergy, 1e-13))).rounded()))))
    next += 1
  }

  /// Windows the samples from `begin` on and transforms them; returns the mean square of the voice's band.
  private mutating func fill(from begin: Int) -> Float {
    let count = samples.count
    for index in 0..<parameters.window {
      let place = begin + index
      let here = place >= 0 && place < count ? samples[place] : 0
      let before = place >= 1 && place - 1 < count ? samples[place - 1] : 0
      windowed[index] = (here - parameters.preEmphasis * before) * shape[index]
    }
    windowed.withUnsafeBufferPointer { windowed in
      power.withUnsafeMutableBufferPointer { power in
        guard let windowed = windowed.baseAddress, let power = power.baseAddress else { return }
        transform.power(of: windowed, into: power)
      }
    }
    var sum: Float = 0
    for (offset, weight) in voice.weights.enumerated() { sum += weight * power[voice.first + offset] }
    return sum
  }
}
