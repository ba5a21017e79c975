/// Finds entries of the catalogue by what people type: names in Arabic or Latin letters, misspelt, with words for the
/// riwayah or the style among them.
///
/// Made once and asked often. Any thread may use it.
public struct CatalogueSearch: Sendable {
  /// What an entry has to be; nil for whatever it is.
  public struct Filter: Hashable, Sendable {
    /// What is recited.
    public var riwayah: Riwayah?
    /// How it is recited.
    public var style: RecitationStyle?
    /// What one file holds.
    public var kind: CatalogueEntry.Kind?

    public init(riwayah: Riwayah? = nil, style: RecitationStyle? = nil, kind: CatalogueEntry.Kind? = nil) {
      self.riwayah = riwayah
      self.style = style
      self.kind = kind
    }

    /// Whether an entry is all of that.
    public func admits(_ entry: CatalogueEntry) -> Bool {
      (riwayah ?? entry.riwayah) == entry.riwayah && (style ?? entry.style) == entry.style
        && (kind ?? entry.kind) == entry.kind
    }
  }

  private let entries: [CatalogueEntry]
  /// The words by which entries are found, each once, and the places of the entries.
  private let words: [(form: NameForm, entries: [Int])]

  /// A search among these, which are found in this order where they fit alike.
  public init(_ entries: [CatalogueEntry]) {
    self.entries = entries
    var places: [NameForm: [Int]] = [:]
    for (place, entry) in entries.enumerated() {
      for form in CatalogueSearch.forms(of: entry) { places[form, default: []].append(place) }
    }
    words = places.map { (form: $0.key, entries: $0.value) }
  }

  /// The entries that are meant by a text, those that fit best first; all that the filter admits where it is empty.
  public func find(_ text: String, _ filter: Filter = Filter()) -> [CatalogueEntry] {
    guard text.contains(where: { !$0.isWhitespace }) else { return entries.filter(filter.admits) }
    let typed = Array(NameForm.words(of: text).prefix(CatalogueSearch.mostWords))
    guard !typed.isEmpty else { return [] }
    let scores = scores(of: typed)
    let found = entries.indices.filter { scores[$0] >= CatalogueSearch.least && filter.admits(entries[$0]) }
    let best = found.map { scores[$0] }.max() ?? 0
    return found.filter { scores[$0] >= best - CatalogueSearch.margin }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }.map { entries[$0] }
  }

  /// Ids that somebody may have meant by one that does not exist; at most three.
  ///
  /// - Parameters:
  ///   - id: that does not exist.
  ///   - others: ids that are no entries', which come first where they are alike.
  public func suggestions(for id: String, besides others: [String] = []) -> [String] {
    let wanted = NameForm.joined(NameForm.words(of: id))
    let near = others.map { (id: $0, likeness: wanted.likeness(to: NameForm.joined(NameForm.words(of: $0)))) }
      .filter { $0.likeness > 0 }.sorted { $0.likeness > $1.likeness }.map(\.id)
    return Array((near + find(id).map(\.id).filter { !near.contains($0) }).prefix(3))
  }

  // MARK: - How well entries fit

  /// Longer names than this are cut.
  private static let mostWords = 8
  /// Of a thousandth each: half of the words, or one word with two slips in six letters.
  private static let least = 500
  /// What is worse than the best by more is not meant.
  private static let margin = 250
  /// How many words may be written as one: "Abd al Basit" is "Abdulbasit".
  private static let mostJoined = 3

  /// For each entry how much of what was typed it has, in thousandths.
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

  /// Every word by which an entry is known, also those that some write as one.
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
    for word in [entry.riwayah.name, arabic(entry.riwayah), entry.style.rawValue, arabic(entry.style)] {
      forms.formUnion(NameForm.words(of: word).joined())
    }
    return forms
  }

  private static func arabic(_ riwayah: Riwayah) -> String {
    switch riwayah {
    case .hafs: "حفص"
    case .shubah: "شعبة"
    case .warsh: "ورش"
    case .qaloon: "قالون"
    case .doori: "الدوري"
    case .soosi: "السوسي"
    case .bazzi: "البزي"
    case .qunbul: "قنبل"
    }
  }

  private static func arabic(_ style: RecitationStyle) -> String {
    switch style {
    case .murattal: "مرتل"
    case .mujawwad: "مجود"
    case .muallim: "معلم"
    }
  }
}
