/// The place of a word for which rivals are sought.
struct RivalPlace: Hashable {
  /// The units of the word and of those beside it.
  let units: [UInt8]
  /// The units of the word itself.
  let word: Range<Int>
  /// Whether the next word follows without a pause.
  let isJoined: Bool
  let frames: Range<Int>
}

/// The rivals that were found in the last update: most words are at the same place in the next one.
struct RivalMemory {
  private var (before, now): ([RivalPlace: WordRivals?], [RivalPlace: WordRivals?]) = ([:], [:])

  /// Returns the rivals at a place, which are sought where they are not known.
  mutating func rivals(at place: RivalPlace, _ seek: () -> WordRivals?) -> WordRivals? {
    let found = now[place] ?? before[place] ?? seek()
    now[place] = .some(found)
    return found
  }

  /// Forgets what was not asked for since the last call.
  mutating func turn() { (before, now) = (now, [:]) }
}
