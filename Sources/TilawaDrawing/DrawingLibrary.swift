import CFontconfig
import CHarfBuzz
import CPangoCairo
import CPng
package import TilawaCore

/// A library for drawing; each is loaded when it is first needed, so that one may be missing.
package enum DrawingLibrary: String, CaseIterable, Hashable, Sendable {
  case pango = "Pango"
  case harfbuzz = "HarfBuzz"

  /// The purpose of the library, in a few words.
  package var purpose: String { words.text }

  /// The purpose of the library.
  package var words: Sentence {
    switch self {
    case .pango: DrawingSentences.purposePango
    case .harfbuzz: DrawingSentences.purposeHarfbuzz
    }
  }

  /// Loads the library and its dependencies.
  ///
  /// - Throws: `.unavailable`, with the package to install.
  package func check() throws(DrawingError) {
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
    throw DrawingError(
      .unavailable, DrawingSentences.noLibrary(purpose: words, reason: String(cString: failure), package: name))
  }
}
