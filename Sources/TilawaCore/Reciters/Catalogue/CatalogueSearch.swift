/// A search for entries of the catalogue by names as people type them: in Arabic or Latin letters, misspelt, and mixed
/// with words for the riwayah or the style.
///
/// It is made once and asked often. Any thread may use it.
package struct CatalogueSearch: Sendable {
  /// A condition on entries; a member of nil admits every value.
  package struct Filter: Hashable, Sendable {
    /// The riwayah of the recitation.
    package var riwayah: Riwayah?
    /// The style of the recitation.
    package var style: RecitationStyle?
    /// The content of one file.
    package var kind: CatalogueEntry.Kind?

    package init(riwayah: Riwayah? = nil, style: RecitationStyle? = nil, kind: CatalogueEntry.Kind? = nil) {
      self.riwayah = riwayah
      self.style = style
      self.kind = kind
    }

    /// Whether an entry meets all conditions.
    package func admits(_ entry: CatalogueEntry) -> Bool {
      (riwayah ?? entry.riwayah) == entry.riwayah && (style ?? entry.style) == entry.style
        && (kind ?? entry.kind) == entry.kind
    }
  }

  private let entries: [CatalogueEntry]
  /// The words by which entries are found, each once, and the places of the entries.
  private let words: [(form: NameForm, entries: [Int])]

  /// Makes a search among `entries`. Entries that fit equally well are found in this order.
  package init(_ entries: [CatalogueEntry]) {
    self.entries = entries
    var places: [NameForm: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for form in CatalogueSearch.forms(of: entry) { places[form, default: []].append(place) }
    }
    words = places.map { (form: $0.key, entries: $0.value) }
  }

  /// Returns the entries that a text may mean, the best match first. An empty text gives every entry that the filter
  /// admits.
  package func find(_ text: String, _ filter: Filter = Filter()) -> [CatalogueEntry] {
    guard text.contains(where: { !$0.isWhitespace }) else { return entries.filter(filter.admits) }
    let typed = Array(NameForm.words(of: text).prefix(CatalogueSearch.mostWords))
    guard !typed.isEmpty else { return [] }
    let scores = scores(of: typed)
    let found = entries.indices.filter { scores[$0] >= CatalogueSearch.least && filter.admits(entries[$0]) }
    let best = found.map { scores[$0] }.max() ?? 0
    return found.filter { scores[$0] >= best - CatalogueSearch.margin }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }.map { entries[$0] }
  }

  /// Returns at most three existing ids that somebody may have meant by a wrong one.
  ///
  /// - Parameters:
  ///   - id: an id that does not exist.
  ///   - others: ids of reciters outside the catalogue. Similar ones come first.
  package func suggestions(for id: String, besides others: [String] = []) -> [String] {
    let wanted = NameForm.joined(NameForm.words(of: id))
    let near = others.map { (id: $0, likeness: wanted.likeness(to: NameForm.joined(NameForm.words(of: $0)))) }
      .filter { $0.likeness > 0 }.sorted { $0.likeness > $1.likeness }.map(\.id)
    return Array((near + find(id).map(\.id).filter { !near.contains($0) }).prefix(3))
  }

  // MARK: - Fit

  /// The greatest number of words of a typed name; further words are ignored.
  private static let mostWords = 8
  /// The least score of a match, in thousandths: half of the words, or one word with two slips in six letters.
  private static let least = 500
  /// The greatest distance of a match from the best score, in thousandths.
  private static let margin = 250
  /// The greatest number of words written as one: "Abd al Basit" is "Abdulbasit".
  private static let mostJoined = 3

  /// Returns the score of each entry: the share of the typed words found in it, in thousandths.
  private func scores(of typed: [NameForm.Ways]) -> [Int] {
    // The best sums for the first words of what was typed, entry by entry.
    var sums = [[Int](repeating: 0, count: entries.count)]
    for end in 1...typed.count {
      var sum = sums[end - 1]
      for length in 1...min(end, CatalogueSearch.mostJoined) {
        let ways = length == 1 ? typed[end - 1] : [NameForm.joined(typed[end - length..<end])]
        for (place, likeness) in likeness(of: ways) {
          sum[place] = max(sum[place], sums[end - length][place] + length * likeness)
        }
      }
      sums.append(sum)
    }
    return sums[typed.count].map { $0 / typed.count }
  }

  private func likeness(of ways: NameForm.Ways) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for word in words {
      let likeness = ways.reduce(0) { max($0, $1.likeness(to: word.form)) }
      guard likeness > 0 else { continue }
      for place in word.entries { found[place] = max(found[place] ?? 0, likeness) }
    }
    return found
  }

  /// Returns every word by which an entry is known, and the joined form of neighbouring words, since some people write
  /// them as one.
  private static func forms(of entry: CatalogueEntry) -> Set<NameForm> {
    // Whether a set is of whole surahs is no part of a name.
    let names = [entry.id.replacing("-surahs", with: ""), entry.name, entry.arabicName] + entry.spellings
    var forms: Set<NameForm> = []
    for name in names {
      let words = NameForm.words(of: name)
      for start in words.indices {
        forms.formUnion(words[start])
        for end in start + 1...min(start + mostJoined, words.count) where end > start + 1 {
          forms.insert(NameForm.joined(words[start..<end]))
        }
      }
    }
    for word in [entry.riwayah.name, entry.riwayah.arabicName, entry.style.rawValue, arabic(entry.style)] {
      forms.formUnion(NameForm.words(of: word).joined())
    }
    return forms
  }

  private static func arabic(_ style: RecitationStyle) -> String {
    switch style {
    case .murattal: "مرتل"
    case .mujawwad: "مجود"
    case .muallim: "معلم"
    }
  }
}
