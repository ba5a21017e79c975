/// Words of a command line that belong together: an option with its value, or what is no option.
struct ArgumentPiece: Hashable {
  /// The option's name without hyphens; nil for what is heard, and other words without an option.
  let option: String?
  let words: [String]
}

/// Words for one command from several places, of which a later one has the say.
///
/// An option that a later place gives is left out of the earlier ones, also where it would add up, such as `--reciter`; and so is
/// what only makes sense with the earlier one's value. What is heard is that of the last place that says so.
enum ArgumentLayers {
  /// What an option puts out of force besides itself.
  private static let displaced: [String: [String]] = [
    // Reciters are of a riwayah.
    "riwayah": ["reciter"],
    "then": ["then-repeat", "then-times"],
    "inline": ["plain"],
    "plain": ["inline"],
  ]

  /// - Parameter layers: the earliest place first.
  static func merge(_ layers: [[ArgumentPiece]]) -> [String] {
    var given: Set<String> = []
    var saysWhat = false
    var merged: [[String]] = []
    for layer in layers.reversed() {
      let kept = layer.filter { piece in piece.option.map { !given.contains($0) } ?? !saysWhat }
      merged.insert(kept.flatMap(\.words), at: 0)
      for option in layer.compactMap(\.option) {
        given.insert(option)
        given.formUnion(displaced[option] ?? [])
      }
      saysWhat = saysWhat || layer.contains { $0.option == nil }
    }
    return merged.flatMap(\.self)
  }
}
