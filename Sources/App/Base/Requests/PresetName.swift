package import TilawaCore

/// The rule for the names of presets.
package enum PresetName {
  /// - Throws: `Failure`, usage, for a name that a preset cannot have.
  package static func check(_ name: String) throws(Failure) {
    let isName = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.isASCIIDigit || "-_.".unicodeScalars.contains($0)
    }
    guard isName, !name.isEmpty, name.count <= 60, !name.hasPrefix("-") else {
      throw Failure(.usage, BaseSentences.presetNameRefused(name: name))
    }
  }
}
