import AppBase
import AppMushaf
import TilawaCore
import TilawaFiles
import TilawaStore

/// Events in a table by RFC 4180: the form of other programs, of spreadsheets, and of a teacher's grades.
struct HifzTable {
  /// The owner of the table.
  enum Source: Hashable {
    /// The memoriser: rows of every kind.
    case oneself
    /// A teacher: grades, slips and notes, and all of them are the teacher's.
    case teacher
  }

  /// The command that writes such a table.
  static let export = CommandHint("hifz", "export")
  static let columns = [
    "id", "time", "day", "kind", "ranges", "page", "value", "by", "seconds", "at", "utc_offset", "zone",
  ]
  /// The most rows of a table.
  private static let most = 4_000_000

  private let book: HifzBook

  init(_ book: HifzBook) { self.book = book }

  // MARK: - Writing

  /// Returns events as a table.
  func text(of events: [HifzEvent]) -> String {
    let rows = events.map { event -> [String] in
      let words = event.words
      let (kind, value, by, seconds) = fields(event.kind)
      return [
        event.id, "\(event.time)", "\(event.day)", kind,
        words.map { book.text(of: WordSet([$0])) } ?? "", words.map { "\(book.pages.page(ofWord: $0.start))" } ?? "",
        value, by, seconds, "\(event.time.seconds)", "\(event.time.offset)", event.time.zone,
      ]
    }
    return ([HifzTable.columns] + rows).map { SeparatedTable.line($0) + "\r\n" }.joined()
  }

  private func fields(_ kind: HifzEvent.Kind) -> (kind: String, value: String, by: String, seconds: String) {
    switch kind {
    case .add(_, let entry): ("add", entry.rawValue, "", "")
    case .remove: ("remove", "", "", "")
    case .grade(_, let grade, let by, let seconds): ("grade", grade.name, by.rawValue, seconds.map { "\($0)" } ?? "")
    case .slip(_, let by, let said): ("slip", said.map { book.text(of: WordSet([$0])) } ?? "", by.rawValue, "")
    case .set(let name, let text): ("set", "\(name) \(text)", "", "")
    case .note(_, let text): ("note", text, "", "")
    case .undo(let id): ("undo", id, "", "")
    }
  }

  // MARK: - Reading

  /// Reads events. Rows that are none are noted and left out; rows without a value, as in an empty form, are no rows.
  ///
  /// - Throws: `Failure` (unreadable) where the text is no such table.
  func read(_ text: String, from name: String, of source: Source) throws -> HifzStore.Import {
    let table: SeparatedTable
    do throws(SeparatedTable.Fault) { table = try SeparatedTable(text) } catch {
      throw Failure(.unreadable, LearningSentences.badLine(file: name, line: error.line, reason: error.detail))
    }
    guard table.columns.contains("ranges"), source == .teacher || table.columns.contains("kind") else {
      throw Failure(
        .unreadable,
        source == .teacher
          ? LearningSentences.noTableOfGrades(file: name, command: HifzTable.export)
          : LearningSentences.noTableOfEvents(file: name, command: HifzTable.export))
    }
    guard table.rows.count <= HifzTable.most else {
      throw Failure(.unreadable, LearningSentences.tooManyRows(file: name))
    }
    var report = HifzStore.Import()
    var seen: [String: Int] = [:]
    for row in table.rows {
      let fields = row.fields.mapValues { $0.trimmingSpace() }
      if source == .teacher, HifzTable.value(fields).isEmpty, fields["slips"] ?? "" == "" { continue }
      do {
        report.events += try events(fields, source, &seen)
      } catch {
        let failure = Failure(error)
        let reason = failure?.sentence ?? Sentence(verbatim: failure?.message ?? "\(error)")
        report.faults.append(HifzStore.Import.Fault(line: row.line, reason: reason))
      }
    }
    return report
  }

  private static func value(_ fields: [String: String]) -> String { fields["value"] ?? fields["grade"] ?? "" }

  private func events(
    _ fields: [String: String], _ source: Source, _ seen: inout [String: Int]
  ) throws -> [HifzEvent] {
    let (time, day) = try moment(fields, source)
    let kinds = try kinds(fields, source)
    return kinds.enumerated().map { index, kind in
      let id: String
      if let own = fields["id"], !own.isEmpty, source == .oneself {
        id = index == 0 ? own : "\(own.prefix(48))-\(index)"
      } else {
        // The same row twice is the same event twice; the same file twice is not.
        let content = "\(source) \(fields["day"] ?? "") \(kind)"
        seen[content, default: 0] += 1
        var hasher = SHA256Hasher()
        hasher.update("\(content) \(seen[content] ?? 0)")
        id = "table-" + hasher.finish().prefix(40)
      }
      return HifzEvent(id: id, time: time, day: day, kind: kind)
    }
  }

  private func moment(_ fields: [String: String], _ source: Source) throws -> (ZonedTime, CalendarDay) {
    let zone = fields["zone"] ?? ""
    let seconds = Int(fields["at"] ?? "")
    let text = fields["day"] ?? ""
    let given = text.isEmpty ? nil : CalendarDay(text)
    guard given != nil || text.isEmpty else { throw Failure(.unreadable, CalendarDay.fault(in: text)) }
    if let seconds, (0...253_402_300_799).contains(seconds) {
      let offset = Int(fields["utc_offset"] ?? "") ?? book.now.offset
      guard (-1440...1440).contains(offset), zone.utf8.count <= 64 else {
        throw Failure(.unreadable, LearningSentences.rowTime)
      }
      let time = ZonedTime(seconds: seconds, offset: offset, zone: zone)
      let day = given ?? time.day
      guard abs(day.distance(to: time.day)) <= 1 else { throw Failure(.unreadable, LearningSentences.rowOtherDay) }
      return (time, day)
    }
    // A teacher may hear a passage before the day for which it was planned.
    let day = source == .teacher ? min(given ?? book.today, book.today) : given ?? book.today
    guard day <= book.today else { throw Failure(.unreadable, LearningSentences.rowFuture) }
    guard let noon = LocalNoon.of(day) else { throw Failure(.unreadable, LearningSentences.rowNoDay) }
    return (noon, day)
  }

  // MARK: - Kinds

  private func kinds(_ fields: [String: String], _ source: Source) throws -> [HifzEvent.Kind] {
    let value = HifzTable.value(fields)
    let kind = fields["kind"].flatMap { $0.isEmpty ? nil : $0 } ?? "grade"
    let origin = source == .teacher ? .teacher : try origin(fields["by"] ?? "")
    if kind == "set" {
      let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
      guard source == .oneself, parts.count == 2 else { throw Failure(.unreadable, LearningSentences.rowSetting) }
      return [.set(parts[0], parts[1])]
    }
    let words = try places(fields["ranges"] ?? "")
    switch kind {
    case "grade":
      let slips = try (fields["slips"] ?? "").isEmpty ? [] : places(fields["slips"] ?? "")
      guard !value.isEmpty || !slips.isEmpty else { throw Failure(.unreadable, LearningSentences.rowNoGrade) }
      let seconds = fields["seconds"].flatMap(Int.init).map { max(0, min($0, 86_400)) }
      var kinds = slips.map { HifzEvent.Kind.slip($0, by: origin, said: nil) }
      guard !value.isEmpty else { return kinds }
      guard let grade = HifzGrade(value.lowercased()) else {
        let names = HifzGrade.allCases.map(\.name).listed
        throw Failure(.unreadable, LearningSentences.rowBadGrade(text: String(value.prefix(40)), names: names))
      }
      kinds += words.map { .grade($0, grade, by: origin, seconds: seconds) }
      return kinds
    case "slip":
      let said = value.isEmpty ? nil : try places(value).first
      return words.map { .slip($0, by: origin, said: said) }
    case "note": return words.map { .note($0, String(value.prefix(1000))) }
    case "add" where source == .oneself:
      guard let entry = HifzEntry(rawValue: value.isEmpty ? "solid" : value) else {
        let names = HifzEntry.allCases.map(\.rawValue).listed
        throw Failure(.unreadable, LearningSentences.rowBadState(text: String(value.prefix(40)), names: names))
      }
      return words.map { .add($0, entry) }
    case "remove" where source == .oneself: return words.map { .remove($0) }
    default:
      throw Failure(
        .unreadable,
        source == .teacher ? LearningSentences.rowNeither : LearningSentences.rowKind(text: String(kind.prefix(40))))
    }
  }

  private func origin(_ text: String) throws -> HifzOrigin {
    if text.isEmpty || text == "me" { return .oneself }
    guard let origin = HifzOrigin(rawValue: text.lowercased()) else {
      throw Failure(.unreadable, LearningSentences.rowJudge(text: String(text.prefix(40))))
    }
    return origin
  }

  /// Reads places; those that follow each other are one stretch.
  private func places(_ text: String) throws -> [WordRange] {
    let names = text.split { $0 == "," || $0 == ";" || $0 == " " }.map(String.init)
    guard !names.isEmpty else { throw Failure(.unreadable, LearningSentences.rowNoPlace) }
    return WordSet(try book.words(of: names)).ranges
  }
}
