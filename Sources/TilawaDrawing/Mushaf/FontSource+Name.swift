extension FontSource {
  /// Finds a font by the name that a person gives: a family, or a file if the name looks like a path.
  package static func named(_ name: String) throws(DrawingError) -> FontSource {
    let small = name.lowercased()
    let isFile = name.contains("/") || [".ttf", ".otf", ".ttc", ".otc"].contains { small.hasSuffix($0) }
    return isFile ? FontSource(file: name) : try FontSource(family: name)
  }
}
