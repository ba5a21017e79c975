import CFontconfig
import CHarfBuzz
import CPangoCairo
import CPng

/// What draws; each is loaded when it is first needed, so that one may be missing.
public enum DrawingLibrary: String, CaseIterable, Hashable, Sendable {
  case pango = "Pango"
  case harfbuzz = "HarfBuzz"

  /// What it is for, in a few words.
  public var purpose: String {
    switch self {
    case .pango: "pictures as PNG"
    case .harfbuzz: "pages of the mushaf"
    }
  }

  /// Loads it, and what goes with it.
  ///
  /// - Throws: `.unavailable`, with what to install.
  public func check() throws(DrawingError) {
    switch self {
    case .pango:
      try check(cpangocairo_load(), "libpangocairo-1.0-0")
      try check(cpng_load(), "libpng16-16")
    case .harfbuzz:
      try check(charfbuzz_load(), "libharfbuzz0b")
      try check(cfontconfig_load(), "libfontconfig1")
    }
  }

  private func check(_ failure: UnsafePointer<CChar>?, _ name: String) throws(DrawingError) {
    guard let failure else { return }
    throw DrawingError(.unavailable, "no \(purpose): \(String(cString: failure)); install \(name)")
  }
}
