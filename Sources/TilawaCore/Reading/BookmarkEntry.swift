/// A bookmark as a file has it, which somebody may have written by hand.
public struct BookmarkEntry: Hashable, Sendable {
  /// Why a line of a file is no bookmark.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    /// From 1; nil: it is the file as a whole.
    public let line: Int?
    /// What is wrong.
    public let reason: String

    public init(line: Int?, reason: String) {
      self.line = line
      self.reason = reason
    }

    public var description: String { (line.map { "line \($0): " } ?? "") + reason }
  }

  /// What a file says, as text.
  public struct Fields: Hashable, Sendable {
    /// Where it begins, from 1.
    public let line: Int
    /// Which bookmark it is.
    public var id: String?
    /// The place as it was named.
    public var ref: String?
    /// In whose numbers.
    public var counting: String?
    /// What was written beside it.
    public var note: String?
    /// By what it is found.
    public var tags: [String] = []
    /// Its colour.
    public var colour: String?
    /// Seconds since 1970, or a date.
    public var created: String?
    /// As `created`.
    public var changed: String?

    public init(line: Int) { self.line = line }
  }

  /// Where it begins in the file, from 1.
  public let line: Int
  /// Nil where the file does not say it.
  public let id: Bookmark.ID?
  /// Its place.
  public let passage: Passage
  /// What was written beside it.
  public let note: String
  /// By what it is found.
  public let tags: [String]
  /// Its colour.
  public let colour: MarkColour?
  /// In seconds since 1970; nil where the file does not say it.
  public let created: Int?
  /// As `created`.
  public let changed: Int?

  /// Reads what a file says.
  ///
  /// - Parameters:
  ///   - fields: as they stand there; empty ones are none.
  ///   - reader: knows the places.
  public init(_ fields: Fields, by reader: Reader) throws(Fault) {
    func fault(_ reason: String) -> Fault { Fault(line: fields.line, reason: reason) }
    func present(_ text: String?) -> String? { text.map { $0.trimmingSpace() }.flatMap { $0.isEmpty ? nil : $0 } }
    line = fields.line
    id = present(fields.id)
    if let id, !Bookmark.isID(id) { throw fault("“\(id)” is no id: those have 16 digits, 0-9 and a-f") }
    guard let ref = present(fields.ref) else { throw fault("it does not say where: `ref` is missing") }
    let counting = present(fields.counting)
    guard let parser = reader.parser(of: counting) else { throw fault("there is no counting “\(counting ?? "")”") }
    do throws(RangeError) { passage = try Passage(ref, by: parser) } catch { throw fault("\(error)") }
    note = fields.note ?? ""
    if note.unicodeScalars.contains("\0") { throw fault("the note has a NUL character in it") }
    tags = fields.tags.map { $0.trimmingSpace() }.filter { !$0.isEmpty }
    if let (tag, words) = tags.lazy.compactMap({ tag in BookmarkTag.fault(in: tag).map { (tag, $0) } }).first {
      throw fault("the tag “\(tag)” \(words)")
    }
    let name = present(fields.colour)
    colour = name.flatMap { MarkColour(rawValue: $0.lowercased()) }
    if let name, colour == nil { throw fault("there is no colour “\(name)”") }
    let times = [present(fields.created), present(fields.changed)]
    let seconds = times.map { $0.flatMap(BookmarkEntry.seconds) }
    for (text, time) in zip(times, seconds) {
      if let text, time == nil { throw fault("“\(text)” is no time") }
    }
    (created, changed) = (seconds[0], seconds[1])
  }

  /// Knows the places of all countings.
  public struct Reader: Sendable {
    private let parsers: [String: RangeParser]
    private let standard: VerseCounting

    /// - Parameters:
    ///   - structure: knows the places.
    ///   - standard: the counting where none is named.
    public init(_ structure: QuranStructure, standard: VerseCounting) {
      self.standard = standard
      parsers = Dictionary(
        uniqueKeysWithValues: VerseCounting.allCases.map {
          ($0.rawValue, RangeParser(structure: structure.divided(asCounted: $0), counting: $0, grain: .word))
        })
    }

    fileprivate func parser(of counting: String?) -> RangeParser? { parsers[counting ?? standard.rawValue] }
  }

  /// `1795310400`, `2026-11-22`, `2026-11-22T03:00:00Z`, `2026-11-22T03:00+03:00`; without a zone as UTC.
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

  /// Numbers of two digits with colons between them.
  private static func numbers(_ text: Substring, _ counts: ClosedRange<Int>) -> [Int]? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.count == 2 && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    return counts.contains(parts.count) && numbers.count == parts.count ? numbers : nil
  }
}
