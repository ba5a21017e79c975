import Synchronization

/// A finder of surahs and passages by the names that people type: "al-baqarah", "Bakara", "البقرة", "Bani Israil".
final class SurahNames: Sendable {
  /// A place that has a name.
  enum Place: Hashable {
    /// The number of a surah.
    case surah(Int)
    /// A passage, as a range of numbers: `2:255`.
    case passage(String)

    /// The number of the juz, where the passage is one.
    var juz: Int? {
      guard case .passage(let range) = self, range.hasPrefix("juz:") else { return nil }
      return Int(range.dropFirst(4))
    }
  }

  /// The places by the forms of their names in one script.
  private struct Index {
    private(set) var exact: [String: [Place]] = [:]
    /// The places by the sound of their names. Meanings are not found by sound. Made when it is first asked for.
    lazy var sounds: [String: [Place]] = {
      var sounds: [String: [Place]] = [:]
      for (form, place) in named { Self.add(place, to: &sounds[NameSpelling.sound(form), default: []]) }
      return sounds
    }()
    /// The forms that are found by their sound too.
    private var named: [(form: String, place: Place)] = []

    /// Names are found by their sound too, meanings only as they are written.
    enum Kind { case name, meaning }

    mutating func add(_ name: String, _ place: Place, _ kind: Kind) {
      let words = NameSpelling.words(of: name)
      let (folded, joined) = (NameSpelling.folded(words), NameSpelling.joined(words))
      add(form: folded, place, kind)
      if joined != folded { add(form: joined, place, kind) }
    }

    private mutating func add(form: String, _ place: Place, _ kind: Kind) {
      guard !form.isEmpty else { return }
      Self.add(place, to: &exact[form, default: []])
      if kind == .name { named.append((form, place)) }
    }

    private static func add(_ place: Place, to places: inout [Place]) {
      if !places.contains(place) { places.append(place) }
    }
  }

  /// A name is read in its script only: no form in one is a form in the other.
  private enum Script {
    /// Letters before those of Hebrew and Arabic in Unicode.
    case latin
    case other

    init(_ text: String) {
      self = text.utf8.contains { (0xD6...0xE0).contains($0) || $0 == 0xEF } ? .other : .latin
    }
  }

  private let surahs: [Surah]
  private let cache = Mutex<[Script: Index]>([:])

  init(_ surahs: [Surah]) { self.surahs = surahs }

  /// The names of the surahs that people are shown, by number.
  static let shown = Dictionary(
    uniqueKeysWithValues: names(in: SurahNameTable.shown).compactMap { place, names in
      Int(place).flatMap { number in names.first.map { (number, $0) } }
    })

  // MARK: - Places of a name

  /// Returns the surah of this name, in any usual spelling; nil where several surahs or a passage have it.
  func surah(named name: String) -> Surah? {
    let places = places(named: NameSpelling.words(of: name))
    guard places.count == 1, case .surah(let number) = places.first else { return nil }
    return surahs[number - 1]
  }

  /// Whether a name is that of a passage, such as the Throne Verse.
  func hasPassage(named name: String) -> Bool {
    places(named: NameSpelling.words(of: name)).contains { if case .passage = $0 { true } else { false } }
  }

  /// Returns the places of a name, given as its words: those of its spelling, else those of its sound.
  func places(named words: [String]) -> Set<Place> {
    // An article belongs to the word after it.
    guard let last = words.last, words.count == 1 || !NameSpelling.isArticle(last) else { return [] }
    let folded = NameSpelling.folded(words)
    let found = index(of: Script(folded)) { index in
      // Two letters sound like too much.
      index.exact[folded] ?? (folded.unicodeScalars.count > 2 ? index.sounds[NameSpelling.sound(folded)] : [])
    }
    if let found { return Set(found) }
    // The ending of a name behind the word surah in Hausa and Arabic: `Suratun Nisa'i`.
    guard words.count > 1, words[0].hasPrefix("surat"), last.hasSuffix("i") || last.hasSuffix("u") else { return [] }
    return self.places(named: [String(last.dropLast())])
  }

  /// Returns the surahs of this name; else the surahs with a database name that contains it, from three letters on.
  func surahs(havingInName text: String) -> [Surah] {
    let words = NameSpelling.words(of: text)
    let named = numbers(places(named: words))
    guard named.isEmpty else { return named.map { surahs[$0 - 1] } }
    let wanted = NameSpelling.folded(words)
    guard wanted.unicodeScalars.count > 2 else { return [] }
    // Other names must match as a whole: their words stand in many ayat.
    return surahs.filter { surah in
      SurahNames.usual(surah).contains { NameSpelling.folded(NameSpelling.words(of: $0)).contains(wanted) }
    }
  }

  func numbers(_ places: some Collection<Place>) -> [Int] {
    places.compactMap { if case .surah(let number) = $0 { number } else { nil } }.sorted()
  }

  /// Returns the surahs with the nearest names in spelling, else in sound, if any are near; at most three.
  func suggestions(for name: String) -> [Surah] {
    let folded = NameSpelling.folded(NameSpelling.words(of: name))
    let script = Script(folded)
    let spelled = nearest(folded, among: index(of: script) { $0.exact })
    return spelled.isEmpty ? nearest(NameSpelling.sound(folded), among: index(of: script) { $0.sounds }) : spelled
  }

  /// Returns the surahs of the nearest forms, with one other letter in three at most.
  private func nearest(_ form: String, among forms: [String: [Place]]) -> [Surah] {
    let wanted = Array(form.unicodeScalars)
    let tolerance = max(1, wanted.count / 3)
    let near = forms.flatMap { form, places -> [(distance: Int, surah: Int)] in
      guard abs(form.unicodeScalars.count - wanted.count) <= tolerance else { return [] }
      let letters = Array(form.unicodeScalars)
      let distance = EditDistance.between(wanted, letters)
      guard distance <= tolerance, distance < wanted.count else { return [] }
      return numbers(places).map { (distance, $0) }
    }.sorted { $0 < $1 }
    var found: [Surah] = []
    for (distance, surah) in near where distance == near[0].distance && !found.contains(surahs[surah - 1]) {
      found.append(surahs[surah - 1])
    }
    return Array(found.prefix(3))
  }

  // MARK: - Index

  /// Asks the index of some thousand forms. The first search in a script makes it, because most ranges are numbers.
  private func index<Value: Sendable>(of script: Script, _ ask: (inout Index) -> Value) -> Value {
    cache.withLock { cache in ask(&cache[script, default: makeIndex(of: script)]) }
  }

  /// Returns the names of a surah in the database.
  private static func usual(_ surah: Surah) -> [String] { [surah.transliteration, surah.arabic, surah.english] }

  private func makeIndex(of script: Script) -> Index {
    var index = Index()
    func add(_ name: String, _ place: Place, _ kind: Index.Kind) {
      if Script(name) == script { index.add(name, place, kind) }
    }
    for surah in surahs {
      let place = Place.surah(surah.id)
      add(surah.transliteration, place, .name)
      add(surah.arabic, place, .name)
      add(surah.english, place, .meaning)
    }
    let tables: [(String, Index.Kind)] = [
      (SurahNameTable.shown, .name), (SurahNameTable.latin, .name), (SurahNameTable.arabic, .name),
      (SurahNameTable.bengali, .name), (SurahNameTable.indonesian, .meaning), (SurahNameTable.english, .meaning),
      (SurahNameTable.german, .meaning),
      (SurahNameTable.french, .meaning), (SurahNameTable.passages, .name),
    ]
    for (table, kind) in tables {
      for (place, names) in SurahNames.names(in: table) {
        let place = Int(place).map(Place.surah) ?? .passage(place)
        for name in names { add(name, place, kind) }
      }
    }
    return index
  }

  /// Returns the places and their names in a text of the table.
  private static func names(in table: String) -> [(place: String, names: [String])] {
    table.utf8.split(whereSeparator: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }).compactMap { entry in
      let parts = entry.drop { $0 == UInt8(ascii: " ") }.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(Substring(parts[0])), parts[1].split(separator: UInt8(ascii: "/")).map { String(Substring($0)) })
    }
  }
}
