import TilawaCore

/// The unit that gets a file of its own when a session is split.
package enum SplitUnit: String, CaseIterable, Hashable, Sendable { case ayah, page }

/// A sound file of a split session: its name and its content.
struct SplitFile: Hashable {
  enum Content: Hashable {
    /// The basmalah before a surah.
    case basmalah(surah: Int)
    case ayat(AyahRange)
    /// The ayat that begin on a page.
    case page(Int, AyahRange)
  }

  /// The name without its ending, such as `002255`, `112000` or `page-003`.
  let name: String
  let content: Content
  /// The indices of its units in the session.
  private(set) var items: [Int]

  /// Returns the files of a session in the order of the text that is heard. Each ayah is in one file; ayat without sound
  /// are in none.
  static func files(of session: Session, by unit: SplitUnit, in structure: QuranStructure) -> [SplitFile] {
    switch unit {
    case .ayah: ayat(of: session)
    case .page: pages(of: session, in: structure)
    }
  }

  private static func ayat(of session: Session) -> [SplitFile] {
    var files: [SplitFile] = []
    var names: Set<String> = []
    for (item, unit) in session.units.enumerated() where unit.source != nil {
      let name = name(of: unit.ayat)
      // Reciters who take turns with an ayah are in one file.
      if files.last?.name == name, unit.turn.map({ $0.before > 0 }) == true {
        files[files.count - 1].items.append(item)
        continue
      }
      if let surah = unit.opens, unit.basmalah != nil, session.spec.basmalah != .never,
        names.insert(padded(surah) + "000").inserted
      {
        files.append(SplitFile(name: padded(surah) + "000", content: .basmalah(surah: surah), items: [item]))
      }
      if names.insert(name).inserted {
        files.append(SplitFile(name: name, content: .ayat(unit.ayat), items: [item]))
      }
    }
    return files
  }

  private static func pages(of session: Session, in structure: QuranStructure) -> [SplitFile] {
    var items: [Int: [Int]] = [:]
    var order: [Int] = []
    var seen: Set<AyahRange> = []
    for (item, unit) in session.units.enumerated() where unit.source != nil {
      let isTurn = unit.turn.map { $0.before > 0 } == true
      guard seen.insert(unit.ayat).inserted || isTurn else { continue }
      let page = structure.number(of: .page, atWord: unit.span.start)
      if items[page] == nil { order.append(page) }
      items[page, default: []].append(item)
    }
    return order.compactMap { page in
      guard let items = items[page], let first = items.first, let last = items.last else { return nil }
      let (start, end) = (session.units[first].ayat, session.units[last].ayat)
      let isOne = start == end
      let range =
        isOne || (start.first.surah, start.first.ayah) > (end.last.surah, end.last.ayah)
        ? start : AyahRange(start.first, end.last)
      return SplitFile(name: "page-" + padded(page), content: .page(page, range), items: items)
    }
  }

  /// Returns the usual name of an ayah's file: `SSSAAA`.
  private static func name(of ayat: AyahRange) -> String {
    let first = padded(ayat.first.surah) + padded(ayat.first.ayah)
    if let words = ayat.words { return "\(first)-words-\(words.lowerBound)-\(words.upperBound)" }
    return ayat.first == ayat.last ? first : "\(first)-\(padded(ayat.last.surah))\(padded(ayat.last.ayah))"
  }

  static func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }

  /// Returns the part of the session that the file holds.
  ///
  /// - Parameter isFirst: whether the file is the first one, which has the isti'adha.
  func excerpt(of session: Session, isFirst: Bool) -> Session {
    switch content {
    case .basmalah: session.excerpt(items, .basmalah)
    case .ayat: session.excerpt(items, .ayat(.never, hasIstiadha: false))
    case .page: session.excerpt(items, .ayat(session.spec.basmalah, hasIstiadha: isFirst))
    }
  }

  /// Returns the title of the file: "Al-Baqarah 255", "Page 3 · 2:6-16".
  func title(_ surahs: [Surah]) -> Sentence {
    func name(_ number: Int) -> String { surahs.first { $0.id == number }?.transliteration ?? "\(number)" }
    switch content {
    case .basmalah(let surah): return PlaybackSentences.basmalahOfSurah(surah: name(surah))
    case .page(let page, let range): return PlaybackSentences.pageTitle(page: "\(page)", range: "\(range)")
    case .ayat(let range):
      guard range.first.surah == range.last.surah else { return Sentence(verbatim: "\(range)") }
      return Sentence(verbatim: "\(name(range.first.surah)) \("\(range)".drop { $0 != ":" }.dropFirst())")
    }
  }

  /// The ayat as a range such as `2:255`; of a basmalah `112:0`.
  var ref: String {
    switch content {
    case .basmalah(let surah): "\(surah):0"
    case .ayat(let range), .page(_, let range): range.description
    }
  }

  /// The surah of its first ayah.
  var surah: Int {
    switch content {
    case .basmalah(let surah): surah
    case .ayat(let range), .page(_, let range): range.first.surah
    }
  }
}
