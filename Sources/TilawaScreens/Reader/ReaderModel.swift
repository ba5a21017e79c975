import AppBase
import TilawaCore
import TilawaTerminal

/// State of the reader's screen.
struct ReaderModel: ScreenModel {
  typealias Event = ReaderEvent
  typealias Request = ReaderRequest
  typealias Question = ReaderQuestion
  typealias Dialogue = PlaceIndex

  /// The position of the rows after the text is read.
  private enum Entrance: Hashable {
    /// The present position, moved so that the selection is visible.
    case reveal
    /// A position with the selection visible and some rows before it.
    case middle
    case top, bottom
  }

  static var screen: KeyAction.Screen { .reader }
  static var dialogueScreen: KeyAction.Screen? { .index }

  let structure: QuranStructure
  let riwayah: Riwayah
  let keys: KeyTable
  /// The number of packs that can be shown beside the text.
  let translations: Int
  /// Whether a pack of meanings of words is installed.
  let hasMeanings: Bool
  private(set) var settings: ReaderSettings
  /// The selected ayah.
  private(set) var selection: AyahRef
  /// The portion that was read last.
  private(set) var text: ReaderText?
  private(set) var layout: ReaderLayout?
  /// The first row that is seen.
  private(set) var top = 0
  private(set) var rows = 24
  private(set) var columns = 80
  private(set) var marks: [ReaderMark] = []
  var mode = Mode.browsing
  /// A message, until the next key.
  var message: Sentence?
  /// The finds of the last search, in the order of the Quran.
  var finds: [AyahRef] = []
  /// The ayah where the search began, while its finds are looked at. It stays the kept place until the user stays at a find.
  var visit: AyahRef?
  /// The present sound; nil when nothing sounds.
  var sound: ReaderSound?
  /// The words of the ayah that is heard.
  var heard: WordRange?
  /// Whether the selection follows what is heard.
  var isFollowing: Bool
  private var entrance = Entrance.middle
  /// Pages and ayat counted as read since the reader was opened.
  private var countedPages: Set<Int> = []
  private var countedAyat: Set<AyahRef> = []

  init(
    _ structure: QuranStructure, _ riwayah: Riwayah, at selection: AyahRef, _ settings: ReaderSettings,
    translations: Int, hasMeanings: Bool = false, follows isFollowing: Bool = false, keys: KeyTable = .standard
  ) {
    self.keys = keys
    self.structure = structure
    self.riwayah = riwayah
    self.selection = selection
    self.settings = settings
    self.translations = translations
    self.hasMeanings = hasMeanings
    self.isFollowing = isFollowing
  }

  /// The place to keep.
  var place: AyahRef { visit ?? selection }

  mutating func handle(_ event: ReaderEvent) -> Effects {
    switch event {
    case .key(let key):
      message = nil
      return press(key)
    case .wheel(let step):
      message = nil
      return turn(step)
    case .clicked(let ref, let word): return click(ref, word: word)
    case .resized(let rows, let columns):
      (self.rows, self.columns) = (rows, columns)
      lay()
    case .text(let text): show(text)
    case .viewed: return count()
    case .stayed: visit = nil
    case .found(let finding): take(finding)
    case .marks(let marks): self.marks = marks
    case .sound(let sound): take(sound)
    case .said(let words): message = words
    }
    return []
  }

  // MARK: - The text

  /// The portion to show.
  var wanted: ReaderText.Portion {
    switch settings.flow {
    case .page: .page(page)
    case .continuous, .verses: .surah(selection.surah)
    }
  }

  /// The page on which the selection begins.
  var page: Int { structure.number(of: .page, atWord: structure.span(of: selection).start) }

  /// The number of rows for the text.
  var room: Int { ReaderPage.textRows(rows) }

  /// The rows that are seen.
  var shown: Range<Int> {
    guard let layout else { return 0..<0 }
    return top..<min(layout.rows.count, top + room)
  }

  private mutating func show(_ text: ReaderText?) {
    self.text = text
    if text == nil { message = ScreensSentences.textUnreadable }
    lay()
  }

  /// Makes the rows again.
  private mutating func lay() {
    guard let text, text.portion == wanted, let columns = ReaderPage.textColumns(columns) else {
      (layout, top) = (nil, 0)
      return
    }
    let layout = ReaderLayout(text, settings.flow, columns: columns)
    self.layout = layout
    switch entrance {
    case .reveal: reveal()
    case .middle: top = text.place(of: selection).map { layout.top(around: $0, room) } ?? 0
    case .top: top = 0
    case .bottom:
      top = layout.lastTop(room)
      choose(layout.firstAyah(in: shown))
    }
    entrance = .reveal
  }

  /// Scrolls as little as possible so that the selection is seen, its beginning at least.
  private mutating func reveal() {
    guard let layout, let place = text?.place(of: selection) else { return }
    let rows = layout.rows(ofAyah: place)
    top = max(0, min(top, layout.lastTop(room)))
    if rows.upperBound > top + room { top = rows.upperBound - room }
    if rows.lowerBound < top { top = rows.lowerBound }
  }

  /// Selects an ayah of the portion; instead of one that began on the page before, the next.
  private mutating func choose(_ place: Int?) {
    guard let place, let text, text.ayat.indices.contains(place) else { return }
    let begins = text.ayat[place...].first { ayah in
      if case .page(let page) = text.portion, let span = structure.span(of: .page, page) {
        ayah.span.start >= span.start
      } else {
        true
      }
    }
    if let begins { selection = begins.ref }
  }

  // MARK: - Movement

  /// Goes to an ayah of the counting that is read.
  mutating func go(to ref: AyahRef) {
    let before = wanted
    selection = ref
    if wanted == before {
      reveal()
    } else {
      (entrance, layout) = (.middle, nil)
    }
  }

  /// Goes to a neighbour of the selection; a long ayah is scrolled to its end first.
  mutating func step(_ step: Int) {
    if let layout, let place = text?.place(of: selection) {
      let rows = layout.rows(ofAyah: place)
      if step > 0, rows.upperBound > top + room { return turnRows(1) }
      if step < 0, rows.lowerBound < top { return turnRows(-1) }
    }
    let ordinal = structure.ordinal(of: selection) + step
    guard (0..<structure.ayatCount(of: selection.counting)).contains(ordinal) else { return atEnd(step) }
    go(to: structure.ayah(at: ordinal, in: selection.counting))
  }

  private mutating func turnRows(_ step: Int) {
    guard let layout else { return }
    top = max(0, min(layout.lastTop(room), top + step * max(1, room - 1)))
  }

  /// The rows of a turn of the wheel.
  private static let wheelRows = 3

  /// Scrolls by some rows; at the end of the portion goes to its neighbour.
  mutating func scrollRows(_ step: Int) {
    guard let layout, step > 0 ? shown.upperBound < layout.rows.count : top > 0 else { return turnScreen(step) }
    top = max(0, min(layout.lastTop(room), top + step * ReaderModel.wheelRows))
    let place = text?.place(of: selection)
    if place.map({ layout.rows(ofAyah: $0).overlaps(shown) }) != true { choose(layout.firstAyah(in: shown)) }
  }

  /// Goes a screen on or back; at the end of the portion to its neighbour.
  mutating func turnScreen(_ step: Int) {
    guard let layout else { return turnPortion(step) }
    if step > 0 ? shown.upperBound < layout.rows.count : top > 0 {
      turnRows(step)
      choose(layout.firstAyah(in: shown))
    } else {
      turnPortion(step, entrance: step > 0 ? .top : .bottom)
    }
  }

  /// Goes to the next or the previous page, or surah where the text is read by surahs.
  mutating func turnPortion(_ step: Int) { turnPortion(step, entrance: .top) }

  private mutating func turnPortion(_ step: Int, entrance: Entrance) {
    let start: AyahRef?
    switch wanted {
    case .page(let page): start = first(of: .page, page + step)
    case .surah(let surah): start = first(ofSurah: surah + step)
    }
    guard let start else { return atEnd(step) }
    selection = start
    (self.entrance, top, layout) = (entrance, 0, nil)
  }

  private mutating func atEnd(_ step: Int) {
    message = step > 0 ? ScreensSentences.atEnd : ScreensSentences.atBeginning
  }

  /// Returns the first ayah of a surah; nil for a number without a surah.
  func first(ofSurah surah: Int) -> AyahRef? {
    (1...structure.surahs.count).contains(surah)
      ? AyahRef(surah: surah, ayah: 1, counting: selection.counting) : nil
  }

  /// Returns the first ayah that begins in a division; nil for a number without a division.
  func first(of kind: Division.Kind, _ number: Int) -> AyahRef? {
    guard let span = structure.span(of: kind, number) else { return nil }
    return structure.ayat(sharing: span, in: selection.counting).first { structure.span(of: $0).start >= span.start }
  }

  /// Goes to the first or the last ayah of the portion.
  mutating func goToEdge(_ step: Int) {
    guard let text, !text.ayat.isEmpty else { return }
    choose(step < 0 ? 0 : text.ayat.count - 1)
    reveal()
  }

  // MARK: - Settings

  /// Changes how the text is shown; no effect where nothing changed.
  mutating func change(_ change: (inout ReaderSettings) -> Void) -> Effects {
    let before = settings
    change(&settings)
    guard settings != before else { return [] }
    let isOther = settings.translation != before.translation || settings.words != before.words
    if settings.flow != before.flow || isOther { entrance = .middle }
    lay()
    return [.request(.settings(settings))]
  }

  // MARK: - Counting what is read

  /// The text that is in view to its end and not counted yet; nil when there is none.
  var inView: ViewedText? {
    guard mode == .browsing, let text, let layout, text.portion == wanted else { return nil }
    switch text.portion {
    case .page(let page):
      guard !countedPages.contains(page), shown.upperBound == layout.rows.count else { return nil }
      return .page(page)
    case .surah:
      let refs = layout.ayat(endingIn: shown).map { text.ayat[$0].ref }.filter { !countedAyat.contains($0) }
      let ordinals = refs.map(structure.ordinal)
      let runs = ordinals.consecutive().map { structure.range($0, in: selection.counting) }
      return runs.isEmpty ? nil : .ayat(runs)
    }
  }

  private mutating func count() -> Effects {
    guard let inView else { return [] }
    visit = nil
    switch inView {
    case .page(let page): countedPages.insert(page)
    case .ayat(let ranges): countedAyat.formUnion(ranges.flatMap(structure.ayat))
    }
    return [.request(.count(inView))]
  }
}

extension [Int] {
  /// Ascending numbers as ranges of consecutive ones.
  fileprivate func consecutive() -> [Range<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
  }
}
