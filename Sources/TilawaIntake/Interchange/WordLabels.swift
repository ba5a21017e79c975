import TilawaCore

/// The entries of a file of labels, of which some are the words of ayat.
///
/// Words that stand at several places in the Quran mean the place before or behind that of a neighbouring label.
struct WordLabels {
  /// An entry with the places that it may mean.
  private struct Item {
    let entry: LabelFile.Entry
    /// The label in our form; nil where the words decide.
    var label: String?
    /// The places of the words; empty where they are not looked for, or are nowhere.
    var places: [WordRange] = []
    /// The place of the label.
    var place: WordRange?
    var isLookedFor = false
  }

  /// The greatest number of different texts that are looked for.
  private static let mostTexts = 10_000

  private let structure: QuranStructure
  private let counting: VerseCounting
  private let passage: WordRange?
  private let maker: LabelFile.Maker
  private let phrases: () throws -> PhraseSearch
  private var search: PhraseSearch?
  private var known: [String: [WordRange]] = [:]
  private var items: [Item] = []

  init(
    _ structure: QuranStructure, in counting: VerseCounting, within passage: AyahRange?, maker: LabelFile.Maker,
    phrases: @escaping () throws -> PhraseSearch
  ) {
    self.structure = structure
    self.counting = counting
    self.passage = passage.map { structure.span(of: $0) }
    self.maker = maker
    self.phrases = phrases
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - label: the label in our form; nil where names or words decide.
  ///   - surah: the surah whose name the text is, or nil.
  mutating func add(_ entry: LabelFile.Entry, named label: String?, orSurah surah: AyahRange?) throws {
    var item = Item(entry: entry, label: label)
    let isWords = label == nil && WordLabels.isWords(entry.text)
    if isWords { item.places = try places(of: LabelText.parted(entry.text).words.joined(separator: " "), at: entry) }
    if label == nil, let surah, entry.mayHold(structure.span(of: surah)) {
      // The words of an ayah may be the name of its surah: يس, قل هو الله أحد.
      let isAyah = item.places.contains { structure.isWholeAyat($0, in: counting) }
      if !isAyah || entry.isSlow {
        let marks = LabelText.parted(entry.text).marks
        item.label = (["\(surah.first.surah):1-\(surah.last.ayah)"] + marks).joined(separator: " ")
        item.places = []
      }
    }
    item.isLookedFor = isWords && item.label == nil
    if item.places.count == 1 { item.place = item.places[0] }
    if !item.isLookedFor { item.place = place(of: item.label ?? entry.text) }
    items.append(item)
  }

  /// Returns the place of a label in our form; nil for one without text of the Quran.
  private func place(of label: String) -> WordRange? {
    let words = LabelText.parted(label).words.joined(separator: " ")
    let content = try? SegmentLabel(words, in: counting, of: structure).content
    if case .text(let span)? = content { return span }
    return nil
  }

  /// Whether a label is words of Arabic.
  private static func isWords(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x621...0x64A).contains($0.value) || (0x671...0x6D3).contains($0.value) }
  }

  private mutating func places(of text: String, at entry: LabelFile.Entry) throws -> [WordRange] {
    if let found = known[text] { return found }
    guard known.count < WordLabels.mostTexts else {
      throw LabelFileError(entry.place, IntakeSentences.tooManyTexts(most: WordLabels.mostTexts))
    }
    let search = try search ?? phrases()
    self.search = search
    let all = search.places(of: text).filter { place in passage.map { $0.contains(place) } ?? true }
    let whole = all.filter { structure.isWholeAyat($0, in: counting) }
    let found = whole.isEmpty ? all : whole
    known[text] = found
    return found
  }

  /// Returns the entries with labels in our form.
  ///
  /// - Throws: `LabelFileError` for words of a person that are nowhere, or at several places.
  mutating func entries() throws(LabelFileError) -> [LabelFile.Entry] {
    settle()
    var entries: [LabelFile.Entry] = []
    for item in items { entries += try self.entries(of: item) }
    return entries
  }

  /// Chooses among places by the neighbours: forwards, then backwards.
  private mutating func settle() {
    for index in items.indices.dropFirst() where items[index].place == nil {
      guard let before = items[index - 1].place else { continue }
      items[index].place =
        items[index].places.first { $0.start == before.end } ?? items[index].places.first { $0 == before }
    }
    for index in items.indices.dropLast().reversed() where items[index].place == nil {
      guard let next = items[index + 1].place else { continue }
      items[index].place = items[index].places.first { $0.end == next.start }
      // The basmalah of al-Fatihah is words like others.
      if items[index].label == LabelText.basmalahLabel, next.start == QuranStructure.basmalah.end {
        items[index].label = "1:0"
      }
    }
  }

  private func entries(of item: Item) throws(LabelFileError) -> [LabelFile.Entry] {
    guard item.isLookedFor else { return [plain(item)] }
    let (words, marks) = LabelText.parted(item.entry.text)
    guard let place = item.place else {
      guard maker == .person else { return [item.entry.reading(as: "?")] }
      throw LabelFileError(item.entry.place, fault(of: item, words.joined(separator: " ")))
    }
    let suggestion = maker == .program && !marks.contains("?") ? ["?"] : []
    func label(_ span: WordRange) -> String {
      ([structure.label(of: .text(span), in: counting)] + marks + suggestion).joined(separator: " ")
    }
    let parts = parts(of: item.entry, at: place)
    guard parts.count > 1 else { return [item.entry.reading(as: label(place))] }
    return parts.map { item.entry.part(from: $0.start, to: $0.end, reading: label($0.span)) }
  }

  /// Returns an entry whose words were not looked for; that of a program is a suggestion, or unknown.
  private func plain(_ item: Item) -> LabelFile.Entry {
    guard maker == .program else { return item.label.map { item.entry.reading(as: $0) } ?? item.entry }
    let label = LabelText.parted(item.label ?? item.entry.text).words.joined(separator: " ")
    let isKnown = (try? SegmentLabel(label, in: counting, of: structure)) != nil
    return item.entry.reading(as: isKnown ? "\(label) ?" : "?")
  }

  private func fault(of item: Item, _ text: String) -> Sentence {
    let text = text.count > 60 ? "\(text.prefix(60))…" : text
    guard let first = item.places.first else {
      return passage == nil ? IntakeSentences.wordsNowhere(text: text) : IntakeSentences.wordsNotInPassage(text: text)
    }
    let label = structure.label(of: .text(first), in: counting)
    return IntakeSentences.wordsAtSeveral(text: text, count: item.places.count, first: label)
  }

  // MARK: - Several ayat in one entry

  private typealias Part = (span: WordRange, start: Duration, end: Duration)

  /// Returns the ayat of an entry with the times of its words; empty where the words have no times, or are other words.
  private func parts(of entry: LabelFile.Entry, at place: WordRange) -> [Part] {
    guard entry.words.count == place.count else { return [] }
    let ayat = structure.ayat(sharing: place, in: counting).map { structure.span(of: $0) }
    guard ayat.count > 1 else { return [] }
    return ayat.map { ayah in
      let span = WordRange(max(ayah.start, place.start), min(ayah.end, place.end))
      let first = entry.words[span.start - place.start]
      return (span, first.start, entry.words[span.end - place.start - 1].end)
    }
  }
}

extension LabelFile.Entry {
  /// Its length; nil for a point.
  private var length: Duration? {
    guard case .duration(let start, _) = start, case .duration(let end, _) = end, end > start else { return nil }
    return end - start
  }

  /// Whether so many words can be recited in its time: nobody recites five words a second.
  fileprivate func mayHold(_ span: WordRange) -> Bool { length.map { $0 / span.count > .milliseconds(200) } ?? true }

  /// Whether its text alone would take longer than anybody recites: more than three seconds a word.
  fileprivate var isSlow: Bool {
    length.map { $0 / max(1, LabelText.parted(text).words.count) > .seconds(3) } ?? false
  }

  fileprivate func reading(as label: String) -> LabelFile.Entry {
    LabelFile.Entry(
      place: place, start: start, end: end, text: label, written: label == text ? nil : text, details: details)
  }

  fileprivate func part(from start: Duration, to end: Duration, reading label: String) -> LabelFile.Entry {
    LabelFile.Entry(
      place: place, start: .duration(start, decimals: 3), end: .duration(end, decimals: 3), text: label, written: text)
  }
}

extension QuranStructure {
  /// Whether a stretch of words is whole ayat of a counting.
  fileprivate func isWholeAyat(_ span: WordRange, in counting: VerseCounting) -> Bool {
    let ayat = ayat(sharing: span, in: counting)
    guard let first = ayat.first, let last = ayat.last else { return false }
    return self.span(of: first).start == span.start && self.span(of: last).end == span.end
  }
}
