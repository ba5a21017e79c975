import TilawaApp
package import TilawaCore
package import TilawaTerminal

/// The list of surahs, juz and hizb from which somebody chooses where to go, as a value: keys in, a place out.
package struct PlaceIndex {
  /// What is listed.
  package enum Kind: String, CaseIterable, Hashable {
    case surahs, juz, hizb

    fileprivate func moved(by step: Int) -> Kind {
      let all = Kind.allCases
      let place = all.firstIndex(of: self) ?? 0
      return all[(place + step + all.count) % all.count]
    }
  }

  /// A line of the list.
  package struct Entry: Hashable {
    /// From 1.
    package let number: Int
    /// The name and what it means; of a division the surah in which it begins.
    package let name: String, meaning: String
    /// In Arabic letters.
    package let arabic: String
    package let start: AyahRef
    /// On which `start` stands, from 1.
    package let page: Int
    /// How many begin in it.
    package let ayat: Int
  }

  /// What a key comes to.
  package enum Outcome: Hashable {
    case stays, leaves
    case goes(AyahRef)
  }

  /// How many lines a page key turns where it is not known how many are seen.
  package static let linesTurned = 11

  package let structure: QuranStructure
  package let counting: VerseCounting
  package private(set) var kind = Kind.surahs
  /// What was typed: a number, or letters of a name.
  package private(set) var typed = ""
  /// Which of the entries that are shown is chosen.
  package private(set) var chosen = 0
  /// What is listed, of which there is as much as was typed of.
  package private(set) var entries: [Entry]

  /// Opens the list of surahs at the one of an ayah.
  package init(_ structure: QuranStructure, at ref: AyahRef) {
    self.structure = structure
    counting = ref.counting
    entries = PlaceIndex.entries(.surahs, structure, ref.counting)
    chosen = ref.surah - 1
  }

  // MARK: - Keys

  /// - Parameter page: how many lines of it are seen.
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

  private mutating func list(_ kind: Kind) {
    self.kind = kind
    look(for: "")
  }

  private mutating func look(for text: String) {
    typed = text
    chosen = 0
    let all = PlaceIndex.entries(kind, structure, counting)
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
    // In any usual spelling, once there are letters enough to tell.
    let places = (try? PlaceSearch(structure: structure, counting: counting).places(for: text)) ?? []
    let named = Set(places.compactMap { if case .surah(let surah, _) = $0 { surah.id } else { nil } })
    let letters = wanted.filter { $0.isLetter || $0.isNumber }
    let plain = all.filter { entry in
      !letters.isEmpty && [entry.name, entry.meaning, entry.arabic].contains { $0.lowercased().holds(letters) }
    }
    entries = all.filter { plain.contains($0) || named.contains($0.start.surah) && kind == .surahs }
    let first = entries.firstIndex { $0.name.lowercased().begins(with: letters) }
    chosen = first ?? 0
  }

  // MARK: - What there is

  /// All of a kind, in order.
  package static func entries(_ kind: Kind, _ structure: QuranStructure, _ counting: VerseCounting) -> [Entry] {
    switch kind {
    case .surahs: structure.surahs.map { entry(of: $0, structure, counting) }
    case .juz: divisions(.juz, structure, counting)
    case .hizb: divisions(.hizb, structure, counting)
    }
  }

  private static func entry(of surah: Surah, _ structure: QuranStructure, _ counting: VerseCounting) -> Entry {
    let start = AyahRef(surah: surah.id, ayah: 1, counting: counting)
    return Entry(
      number: surah.id, name: surah.transliteration, meaning: surah.english, arabic: surah.arabic, start: start,
      page: page(of: start, structure), ayat: structure.ayat(inSurah: surah.id, of: counting))
  }

  private static func divisions(
    _ kind: Division.Kind, _ structure: QuranStructure, _ counting: VerseCounting
  ) -> [Entry] {
    let count = structure.divisions[kind]?.count ?? 0
    return (0..<count).compactMap { place in
      guard let span = structure.span(of: kind, place + 1) else { return nil }
      let ayat = structure.ayat(sharing: span, in: counting).filter { structure.span(of: $0).start >= span.start }
      guard let start = ayat.first else { return nil }
      let surah = structure.surahs[start.surah - 1]
      return Entry(
        number: place + 1, name: surah.transliteration, meaning: surah.english, arabic: surah.arabic, start: start,
        page: page(of: start, structure), ayat: ayat.count)
    }
  }

  private static func page(of ref: AyahRef, _ structure: QuranStructure) -> Int {
    structure.number(of: .page, atWord: structure.span(of: ref).start)
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

  /// Whether these letters stand in it, whatever stands between its own.
  fileprivate func holds(_ part: String) -> Bool { letters.contains(part) }

  fileprivate func begins(with part: String) -> Bool { !part.isEmpty && letters.hasPrefix(part) }
}
