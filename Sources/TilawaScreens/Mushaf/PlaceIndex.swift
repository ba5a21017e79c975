package import AppMushaf
package import TilawaCore
package import TilawaTerminal

/// The list of surahs, juz and hizb in which somebody chooses a place: takes keys and returns the place.
package struct PlaceIndex {
  /// The result of a key.
  package enum Outcome: Hashable {
    case stays, leaves
    case goes(AyahRef)
  }

  /// The number of lines for a page key when the height of the page is not known.
  package static let linesTurned = 11

  package let structure: QuranStructure
  package let counting: VerseCounting
  package private(set) var kind = PlaceList.Kind.surahs
  /// The text that was typed: a number, or letters of a name.
  package private(set) var typed = ""
  /// Index of the chosen entry among those that are shown.
  package private(set) var chosen = 0
  /// The entries that match the typed text.
  package private(set) var entries: [PlaceList.Entry]

  /// Opens the list of surahs at the surah of an ayah.
  package init(_ structure: QuranStructure, at ref: AyahRef) {
    self.structure = structure
    counting = ref.counting
    entries = PlaceList.entries(.surahs, structure, ref.counting)
    chosen = ref.surah - 1
  }

  // MARK: - Keys

  /// Takes a key.
  ///
  /// - Parameter page: the number of lines that are seen.
  package mutating func press(_ key: TerminalKey, page: Int) -> Outcome {
    switch key {
    case .escape: return .leaves
    case .enter: return entries.indices.contains(chosen) ? .goes(entries[chosen].start) : .stays
    case .down: move(1)
    case .up: move(-1)
    case .pageDown: move(max(1, page - 1))
    case .pageUp: move(-max(1, page - 1))
    case .home: chosen = 0
    case .end: chosen = max(0, entries.count - 1)
    case .tab, .right: list(kind.moved(by: 1))
    case .backTab, .left: list(kind.moved(by: -1))
    case .backspace: if !typed.isEmpty { look(for: String(typed.dropLast())) }
    case .control("u"): look(for: "")
    case .character(let letter): look(for: typed + String(letter))
    default: break
    }
    return .stays
  }

  private mutating func move(_ step: Int) { chosen = max(0, min(entries.count - 1, chosen + step)) }

  private mutating func list(_ kind: PlaceList.Kind) {
    self.kind = kind
    look(for: "")
  }

  private mutating func look(for text: String) {
    typed = text
    chosen = 0
    let all = PlaceList.entries(kind, structure, counting)
    let wanted = ArabicText.westernDigits(text).lowercased().filter { !$0.isWhitespace }
    guard !wanted.isEmpty else {
      entries = all
      return
    }
    if let number = Int(wanted) {
      entries = all.filter { "\($0.number)".hasPrefix(wanted) }
      chosen = entries.firstIndex { $0.number == number } ?? 0
      return
    }
    // Search names in any usual spelling, once there are enough letters.
    let search = PlaceSearch(structure: structure, counting: counting)
    let places = (try? search.places(for: text)) ?? []
    let named = Set(
      (places.isEmpty ? search.guesses(for: text) : places).compactMap {
        if case .surah(let surah, _) = $0 { surah.id } else { nil }
      })
    let letters = wanted.filter { $0.isLetter || $0.isNumber }
    let plain = all.filter { entry in
      !letters.isEmpty && [entry.name, entry.meaning, entry.arabic].contains { $0.lowercased().holds(letters) }
    }
    entries = all.filter { plain.contains($0) || named.contains($0.start.surah) && kind == .surahs }
    let first = entries.firstIndex { $0.name.lowercased().begins(with: letters) }
    chosen = first ?? 0
  }
}

extension PlaceIndex: Hashable {
  package static func == (one: PlaceIndex, other: PlaceIndex) -> Bool {
    (one.kind, one.typed, one.chosen, one.counting) == (other.kind, other.typed, other.chosen, other.counting)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(typed)
    hasher.combine(chosen)
    hasher.combine(counting)
  }
}

extension String {
  private var letters: String { filter { $0.isLetter || $0.isNumber } }

  /// Whether the letters of the text hold these letters, without regard to spaces and signs.
  fileprivate func holds(_ part: String) -> Bool { letters.contains(part) }

  fileprivate func begins(with part: String) -> Bool { !part.isEmpty && letters.hasPrefix(part) }
}

extension PlaceList.Kind {
  fileprivate func moved(by step: Int) -> PlaceList.Kind {
    let all = PlaceList.Kind.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + step + all.count) % all.count]
  }
}
