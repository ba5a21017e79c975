/// A bookmark in a file. The file may be written by hand.
package struct BookmarkEntry: Hashable, Sendable {
  /// A reason why a line of a file is not a bookmark.
  package struct Fault: Error, Hashable, CustomStringConvertible {
    /// The number of the line, from 1; nil for the whole file.
    package let line: Int?
    /// The error, which follows the line.
    package let detail: Sentence

    package init(line: Int?, reason: Sentence) {
      self.line = line
      detail = reason
    }

    package init(line: Int?, reason: String) { self.init(line: line, reason: Sentence(verbatim: reason)) }

    package var reason: String { detail.text }
    package var sentence: Sentence { detail.at(line.map { CoreSentences.line(line: $0) }) }
    package var description: String { sentence.text }
  }

  /// The fields of a bookmark in a file, as text.
  package struct Fields: Hashable, Sendable {
    /// The number of its first line, from 1.
    package let line: Int
    /// The id of the bookmark.
    package var id: String?
    /// The place as written.
    package var ref: String?
    /// The name of the counting of the place.
    package var counting: String?
    /// The note.
    package var note: String?
    /// The tags.
    package var tags: [String] = []
    /// The name of the colour.
    package var colour: String?
    /// The time of its creation: seconds since 1970, or a date.
    package var created: String?
    /// The time of the last change, in the form of `created`.
    package var changed: String?
    /// The reason why it is no bookmark here, where the reader of the file knows it.
    package var fault: Sentence?

    package init(line: Int) { self.line = line }
  }

  /// The number of its first line in the file, from 1.
  package let line: Int
  /// The id; nil where the file has none.
  package let id: Bookmark.ID?
  /// The place in the text.
  package let passage: Passage
  /// The note; empty where there is none.
  package let note: String
  /// The tags.
  package let tags: [String]
  /// The colour; nil where the file has none.
  package let colour: MarkColour?
  /// The time of its creation, in seconds since 1970; nil where the file has none.
  package let created: Int?
  /// The time of the last change, in seconds since 1970; nil where the file has none.
  package let changed: Int?

  /// Reads the fields of a bookmark.
  ///
  /// - Parameters:
  ///   - fields: the fields as written; empty ones count as absent.
  ///   - reader: the reader of places.
  /// - Throws: `Fault` for a missing or unknown place, and for a wrong id, note, tag, colour or time.
  package init(_ fields: Fields, by reader: Reader) throws(Fault) {
    func fault(_ reason: Sentence) -> Fault { Fault(line: fields.line, reason: reason) }
    func present(_ text: String?) -> String? { text.map { $0.trimmingSpace() }.flatMap { $0.isEmpty ? nil : $0 } }
    if let reason = fields.fault { throw fault(reason) }
    line = fields.line
    id = present(fields.id)
    if let id, !Bookmark.isID(id) { throw fault(CoreSentences.noBookmarkId(id: id)) }
    guard let ref = present(fields.ref) else { throw fault(CoreSentences.noPlace) }
    let counting = present(fields.counting)
    guard let parser = reader.parser(of: counting) else {
      throw fault(CoreSentences.noCounting(counting: counting ?? ""))
    }
    do throws(RangeError) { passage = try Passage(ref, by: parser) } catch { throw fault(error.sentence) }
    note = fields.note ?? ""
    if note.unicodeScalars.contains("\0") { throw fault(CoreSentences.nulInNote) }
    tags = fields.tags.map { $0.trimmingSpace() }.filter { !$0.isEmpty }
    if let reason = tags.lazy.compactMap({ BookmarkTag.fault(in: $0) }).first { throw fault(reason) }
    let name = present(fields.colour)
    colour = name.flatMap { MarkColour(rawValue: $0.lowercased()) }
    if let name, colour == nil { throw fault(CoreSentences.noColour(name: name)) }
    let times = [present(fields.created), present(fields.changed)]
    let seconds = times.map { $0.flatMap(BookmarkEntry.seconds) }
    for (text, time) in zip(times, seconds) {
      if let text, time == nil {
        throw fault(
          text.contains { "/.".contains($0) } ? CalendarDay.fault(in: text) : CoreSentences.noTimeQuoted(text: text))
      }
    }
    (created, changed) = (seconds[0], seconds[1])
  }

  /// A reader of places in all countings.
  package struct Reader: Sendable {
    private let parsers: [String: RangeParser]
    private let standard: VerseCounting

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - structure: the structure of the Quran.
    ///   - standard: the counting for places without one.
    package init(_ structure: QuranStructure, standard: VerseCounting) {
      self.standard = standard
      parsers = Dictionary(
        uniqueKeysWithValues: VerseCounting.allCases.map {
          ($0.rawValue, RangeParser(structure: structure.divided(asCounted: $0), counting: $0, grain: .word))
        })
    }

    fileprivate func parser(of counting: String?) -> RangeParser? { parsers[counting ?? standard.rawValue] }
  }

  /// Returns the seconds since 1970 of `1795310400`, `2026-11-22`, `2026-11-22T03:00:00Z` or `2026-11-22T03:00+03:00`.
  /// A time without a zone is UTC.
  private static func seconds(_ text: String) -> Int? {
    if let seconds = Int(text) { return RecordingTime.bounds.contains(seconds) ? seconds : nil }
    guard let day = CalendarDay(String(text.prefix(10))) else { return nil }
    var rest = text.dropFirst(10)
    guard !rest.isEmpty else { return bounded(day.number * 86_400) }
    guard rest.first == "T" || rest.first == " " else { return nil }
    rest = rest.dropFirst()
    var offset = 0
    if rest.hasSuffix("Z") {
      rest = rest.dropLast()
    } else if let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let minutes = numbers(rest[rest.index(after: sign)...], 2...2) else { return nil }
      offset = (minutes[0] * 60 + minutes[1]) * (rest[sign] == "-" ? -60 : 60)
      rest = rest[..<sign]
    }
    guard let clock = numbers(rest, 2...3), clock[0] < 24, clock[1] < 60, clock.count < 3 || clock[2] < 60 else {
      return nil
    }
    let second = clock[0] * 3600 + clock[1] * 60 + (clock.count == 3 ? clock[2] : 0)
    return bounded(day.number * 86_400 + second - offset)
  }

  private static func bounded(_ seconds: Int) -> Int? { RecordingTime.bounds.contains(seconds) ? seconds : nil }

  /// Returns the numbers of two digits between colons; nil for any other text.
  private static func numbers(_ text: Substring, _ counts: ClosedRange<Int>) -> [Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.count == 2 && part.isASCIIDigits ? Int(part) : nil
    }
    return counts.contains(parts.count) && numbers.count == parts.count ? numbers : nil
  }
}
