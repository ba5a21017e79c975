import CKissFFT
import Glibc
import TilawaAudio

/// The power spectrum of real samples by KissFFT. Used by one thread at a time.
struct FourierTransform: ~Copyable {
  /// The number of samples.
  let size: Int
  private let state: kiss_fftr_cfg
  private let spectrum: UnsafeMutableBufferPointer<kiss_fft_cpx>

  /// - Precondition: `size` is even.
  /// - Throws: `.unsupported` where KissFFT cannot be loaded.
  init(size: Int) throws(AudioError) {
    precondition(size > 0 && size % 2 == 0, "a real transform takes an even number of samples")
    try AudioError.checkLoaded(ckissfft_load(), .unsupported, HearingSentences.cannotAlign)
    guard let state = kiss_fftr_alloc(Int32(size), 0, nil, nil) else {
      throw AudioError(.unsupported, HearingSentences.cannotAlign, HearingSentences.noMemory)
    }
    self.size = size
    self.state = state
    spectrum = .allocate(capacity: size / 2 + 1)
  }

  deinit {
    spectrum.deallocate()
    free(UnsafeMutableRawPointer(state))
  }

  /// Writes |X_k|² for k from 0 to size / 2, where X_k = Σ x_n e^(−2πikn / size).
  ///
  /// - Precondition: `samples` has `size` values, `power` room for `size / 2 + 1`.
  func power(of samples: UnsafePointer<Float>, into power: UnsafeMutablePointer<Float>) {
    guard let base = spectrum.baseAddress else { return }
    kiss_fftr(state, samples, base)
    for bin in 0...size / 2 { power[bin] = base[bin].r * base[bin].r + base[bin].i * base[bin].i }
  }
}
