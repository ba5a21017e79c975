/// Parameters of the log mel energies that the acoustic model hears, as they stand in its file.
///
/// They are those of its training. A model that was trained with others is refused.
package struct LogMelParameters: Hashable, Sendable, Decodable {
  /// Sample rate of the mono signal, in hertz.
  package var rate = 16_000
  /// Length of the Hann window, in samples: 25 ms.
  package var window = 400
  /// Samples from one hop to the next: 10 ms.
  package var hop = 160
  /// Length of the Fourier transform, in samples: the window, padded with zeros.
  package var transform = 512
  /// Number of mel bands.
  package var bands = 64
  /// Lower edge of the lowest mel band, in hertz.
  package var lowest = 20.0
  /// Upper edge of the highest mel band, in hertz.
  package var highest = 8000.0
  /// Energy that is added to each band before the logarithm.
  package var floor: Float = 1e-5
  /// Divisor of the log energies after their mean was subtracted.
  package var scale: Float = 3

  package init() {}
}
