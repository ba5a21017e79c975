import TilawaCore

/// Bookmarks as other programs export them: Quran for Android, quran.com, and property lists of apps for phones.
///
/// Their numbers are those of the Kufi counting, their pages those of the print of 604 pages.
enum ForeignBookmarks {
  /// Returns the bookmarks of a document; nil for one of no such form.
  ///
  /// - Parameters:
  ///   - document: the JSON.
  ///   - lines: tells the lines of its parts.
  static func entries(_ document: JSONNode, _ lines: inout JSONLines) -> [BookmarkEntry.Fields]? {
    if document["format"] != nil { return nil }
    if let verses = document["bookmarkedVerses"]?.object { return verses.map { verse($0, &lines) } }
    guard let marks = document.array ?? document["bookmarks"]?.array ?? document["data"]?.array else { return nil }
    if marks.contains(where: isOfAndroid) {
      let tags = names(of: document["tags"]?.array ?? [])
      let print = document["pageType"]?.text
      return marks.map { android($0, lines.line(at: $0.offset), tags, print) }
    }
    return marks.contains(where: isOfWeb) ? marks.map { web($0, lines.line(at: $0.offset)) } : nil
  }

  // MARK: - Quran for Android

  private static func isOfAndroid(_ mark: JSONNode) -> Bool {
    mark["ref"] == nil && mark["page"] != nil && (mark["timestamp"] != nil || mark["sura"] != nil)
  }

  private static func names(of tags: [JSONNode]) -> [String: String] {
    Dictionary(
      tags.compactMap { tag in
        tag["id"]?.text.flatMap { id in tag["name"]?.text.map { (id, plainTag($0)) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a tag without the characters that part ours.
  private static func plainTag(_ name: String) -> String {
    let words = name.split { $0.isWhitespace || $0 == "," || $0 == ";" || $0.isNewline }
    return String(words.joined(separator: " ").prefix(BookmarkTag.limit)).trimmingSpace()
  }

  private static func android(
    _ mark: JSONNode, _ line: Int, _ tags: [String: String], _ print: String?
  ) -> BookmarkEntry.Fields {
    var fields = BookmarkEntry.Fields(line: line)
    if let surah = number(mark["sura"]), let ayah = number(mark["ayah"]) {
      fields.ref = "\(surah):\(ayah)"
    } else if let page = number(mark["page"]) {
      fields.ref = "page:\(page)"
      if let print, print != "madani" {
        fields.fault = StoreSentences.pageOfOtherPrint(page: page, print: String(print.prefix(40)))
      }
    } else {
      fields.fault = StoreSentences.foreignMark
    }
    fields.counting = VerseCounting.kufi.rawValue
    fields.tags = (mark["tags"]?.array ?? []).compactMap { $0.text.flatMap { tags[$0] } }.filter { !$0.isEmpty }
    fields.created = time(mark["timestamp"]?.text)
    return fields
  }

  // MARK: - quran.com

  private static func isOfWeb(_ mark: JSONNode) -> Bool {
    mark["ref"] == nil && mark["key"] != nil && mark["type"] != nil
  }

  private static func web(_ mark: JSONNode, _ line: Int) -> BookmarkEntry.Fields {
    var fields = BookmarkEntry.Fields(line: line)
    switch (mark["type"]?.text, number(mark["key"]), number(mark["verseNumber"])) {
    case ("ayah", let surah?, let ayah?): fields.ref = "\(surah):\(ayah)"
    case ("page", let page?, _): fields.ref = "page:\(page)"
    case ("juz", let juz?, _): fields.ref = "juz:\(juz)"
    case ("surah", let surah?, _): fields.ref = "\(surah)"
    default: fields.fault = StoreSentences.foreignMark
    }
    fields.counting = VerseCounting.kufi.rawValue
    fields.created = time(mark["createdAt"]?.text)
    return fields
  }

  /// `"2:255": 1650183444000`, as the page keeps them in a browser.
  private static func verse(_ member: JSONNode.Member, _ lines: inout JSONLines) -> BookmarkEntry.Fields {
    var fields = BookmarkEntry.Fields(line: lines.line(at: member.1.offset))
    fields.ref = member.0
    fields.counting = VerseCounting.kufi.rawValue
    fields.created = time(member.1.text)
    return fields
  }

  // MARK: - Property lists

  /// The deepest level of a bookmark in a property list.
  private static let depth = 6

  /// Returns the bookmarks of a property list: all that names an ayah or a page, but for what is called the last or a recent one; nil where
  /// there is none.
  ///
  /// - Parameter list: its value.
  static func entries(ofPropertyList list: JSONNode, _ lines: inout JSONLines) -> [BookmarkEntry.Fields]? {
    var found: [BookmarkEntry.Fields] = []
    collect(list, at: 0, &found, &lines)
    return found.isEmpty ? nil : found
  }

  private static func collect(
    _ node: JSONNode, at level: Int, _ found: inout [BookmarkEntry.Fields], _ lines: inout JSONLines
  ) {
    guard level < depth else { return }
    for value in node.array ?? [] { collect(value, at: level + 1, &found, &lines) }
    guard let members = node.object else { return }
    let values = Dictionary(
      members.map { (plainName($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
    func value(_ names: [String]) -> JSONNode? { names.lazy.compactMap { values[$0] }.first }
    let surah = number(value(["sura", "surah", "suranumber", "surahnumber", "chapter", "suraid", "surahid"]))
    let ayah = number(value(["ayah", "aya", "verse", "ayahnumber", "ayanumber", "versenumber", "ayahid"]))
    let page = number(value(["page", "pagenumber", "pageno"]))
    guard surah != nil && ayah != nil || page != nil else {
      for member in members where !["last", "recent"].contains(where: plainName(member.0).contains) {
        collect(member.1, at: level + 1, &found, &lines)
      }
      return
    }
    var fields = BookmarkEntry.Fields(line: lines.line(at: node.offset))
    if let surah, let ayah { fields.ref = "\(surah):\(ayah)" } else { fields.ref = page.map { "page:\($0)" } }
    fields.counting = VerseCounting.kufi.rawValue
    fields.note = value(["note", "notes", "comment", "text"])?.text
    fields.tags = (value(["tags", "labels"])?.array ?? []).compactMap { $0.text.map(plainTag) }.filter { !$0.isEmpty }
    fields.created = time(value(["created", "createdat", "creationdate", "date", "timestamp", "createdon"])?.text)
    found.append(fields)
  }

  /// Returns the name of a member without case and signs.
  private static func plainName(_ name: String) -> String { name.lowercased().filter(\.isLetter) }

  // MARK: - Values

  private static func number(_ node: JSONNode?) -> Int? {
    node?.text.flatMap { Int($0) }.flatMap { (0...100_000).contains($0) ? $0 : nil }
  }

  /// Returns a time as `BookmarkEntry` reads it: seconds for milliseconds, and no parts of a second.
  private static func time(_ text: String?) -> String? {
    guard let text else { return nil }
    if let number = Int(text) { return "\(number > 100_000_000_000 ? number / 1000 : number)" }
    return text.replacing(/\.[0-9]+/, with: "")
  }
}
