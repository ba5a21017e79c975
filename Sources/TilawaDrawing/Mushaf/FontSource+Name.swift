extension FontSource {
  /// Finds a font by what a person names: a family, or a file where the name looks like one.
  package static func named(_ name: String) throws(DrawingError) -> FontSource {
    let small = name.lowercased()
    let isFile = name.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { small.hasSuffix($0) }
    return isFile ? FontSource(file: name) : try FontSource(family: name)
  }
}
