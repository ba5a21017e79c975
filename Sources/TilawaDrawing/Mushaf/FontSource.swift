import TilawaCore
import CFontconfig
import TilawaFiles

/// The source of a font: a file, the index of the font in it, and its name.
package struct FontSource: Hashable, Sendable {
  /// The font unless another one is named.
  package static let standardFamily = "Amiri Quran"

  /// The name of the family in the system's list; the file's name for a font file.
  package let family: String
  /// The font file.
  package let path: String
  /// The index of the font in a collection.
  let index: Int

  /// Makes the source of a font file.
  package init(file path: String) {
    family = path.split(separator: "/").last.map(String.init) ?? path
    self.path = path
    index = 0
  }

  /// Finds a font of the system by its family. No other font replaces it.
  ///
  /// Reads the system's list of fonts.
  /// - Throws: `.noFont` if the system has no font of this name; `.unavailable` without fontconfig.
  package init(family: String) throws(DrawingError) {
    if let failure = cfontconfig_load() {
      throw DrawingError(
        .unavailable, DrawingSentences.installOrFile(reason: String(cString: failure), package: "libfontconfig1"))
    }
    guard let found = FontSource.match(family) else {
      throw DrawingError(
        .noFont,
        family == FontSource.standardFamily
          ? DrawingSentences.noStandardFont(family: family, package: "fonts-hosny-amiri")
          : DrawingSentences.noFont(family: family))
    }
    self = found
  }

  private init(family: String, path: String, index: Int) {
    self.family = family
    self.path = path
    self.index = index
  }

  private static func match(_ family: String) -> FontSource? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let font = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(font) }
    guard let name = names(of: font).first(where: { FcStrCmpIgnoreCase($0, family) == 0 }) else { return nil }
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    var length = 0
    while path[length] != 0 { length += 1 }
    var index: Int32 = 0
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    // The higher bits are the number of a named instance.
    return FontSource(
      family: name, path: String(pathBytes: UnsafeBufferPointer(start: path, count: length)), index: Int(index & 0xFFFF)
    )
  }

  /// Returns the names of a font in all languages.
  private static func names(of font: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(font, FC_FAMILY, Int32(names.count), &name) == FcResultMatch, let name {
      names.append(String(cString: name))
    }
    return names
  }
}
