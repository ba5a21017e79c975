import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

/// Prints that users add, and texts in their scripts.
@Suite struct PrintStoreTests {
  private let folder: TemporaryFolder
  private let quran: QuranDatabase

  init() throws {
    folder = try TemporaryFolder()
    quran = try QuranDatabase(path: RealQuran.path(), cache: folder.path + "/cache").withPrints(in: folder.home)
  }

  private var structure: QuranStructure { quran.structure }
  private var store: PrintStore { PrintStore(folders: folder.home, structure: structure) }

  private func add(_ bytes: [UInt8], _ id: String) throws -> PrintAddition? {
    try store.add(bytes, named: "\(id).json", PackStatement(id: PackID(id)), quran)
  }

  /// A line of a layout for tests.
  private struct Row {
    var page: Int
    var line: Int
    var type: String
    var first: Int?
    var last: Int?
    var surah: Int?

    var json: String {
      let members: [(String, String?)] = [
        ("page_number", "\(page)"), ("line_number", "\(line)"), ("line_type", "\"\(type)\""),
        ("is_centered", "0"), ("first_word_id", first.map { "\($0)" } ?? "\"\""),
        ("last_word_id", last.map { "\($0)" } ?? "\"\""), ("surah_number", surah.map { "\($0)" } ?? "\"\""),
      ]
      return "{" + members.map { "\"\($0)\":\($1 ?? "null")" }.joined(separator: ",") + "}"
    }
  }

  /// A print of eight lines a page and eight words a line, in the numbers of the Complex's words.
  private func layout() throws -> [Row] {
    let numbering = try #require(WordNumbering.known(in: structure).first { $0.script == .ours }).numbering
    var rows: [Row] = []
    func add(_ type: String, _ first: Int? = nil, _ last: Int? = nil, surah: Int? = nil) {
      rows.append(
        Row(page: rows.count / 8 + 1, line: rows.count % 8 + 1, type: type, first: first, last: last, surah: surah))
    }
    var word = 1
    for surah in 1...114 {
      add("surah_name", surah: surah)
      if surah != 1, surah != 9 { add("basmallah") }
      let end = structure.span(ofSurah: surah).end
      while word <= numbering.count, numbering.ends[word - 1] < end || numbering.kind(of: word) == .number {
        var last = min(word + 8, numbering.count)
        while numbering.ends[last] > end { last -= 1 }
        // The number behind the last word of the line.
        if last < numbering.count, numbering.kind(of: last + 1) == .number { last += 1 }
        while numbering.ends[last] > end { last -= 1 }
        add("ayah", word, last)
        word = last + 1
      }
    }
    return rows
  }

  private func bytes(_ rows: [Row]) -> [UInt8] { Array(("[" + rows.map(\.json).joined(separator: ",") + "]").utf8) }

  @Test func `a layout becomes a print that everything takes`() throws {
    let rows = try layout()
    guard case .print(let print, isReplacement: false) = try #require(try add(bytes(rows), "desk-8")) else {
      Issue.record("no print")
      return
    }
    let pages = try #require(rows.last).page
    #expect(print.pages == pages && print.linesOfPage == 8 && print.script == .ours && print.digest.count == 64)
    #expect(structure.prints == ["madani", "taj-13", "taj-16", "desk-8"])
    let printed = quran.printed(asChosen: { "desk-8" })
    #expect(printed.structure.print == print && printed.structure.count(of: .page) == pages)
    var word = 0
    for page in 1...pages {
      for case .text(let words, _, _) in try printed.lines(ofPage: page) {
        #expect(words.start == word)
        word = words.end
      }
    }
    #expect(word == 77433)
    // Juz and rukus are those of the structure.
    #expect(printed.structure.span(of: .juz, 7) == structure.span(of: .juz, 7))
    let parser = RangeParser(structure: structure, counting: .kufi)
    let expected = try RangeParser(structure: printed.structure, counting: .kufi).parse("page:3")
    #expect(try parser.parse("page:desk-8:3") == expected)
    #expect(try parser.parse("desk-8 page 3") == expected)
    #expect(parser.print(namedIn: ["page:desk-8:3"]) == print)
    #expect(throws: RangeError.self) { try parser.parse("page:desk-9:3") }
    guard case .print(_, isReplacement: true) = try #require(try add(bytes(rows), "desk-8")) else {
      Issue.record("not replaced")
      return
    }
    try store.remove(try #require(PackID("desk-8")))
    #expect(try store.ids == [] && structure.prints.count == 3)
  }

  @Test func `a layout with a fault is refused with its page and line`() throws {
    let rows = try layout()
    func fault(_ change: (inout [Row]) -> Void) throws -> String {
      var rows = rows
      change(&rows)
      do throws(StoreError) {
        _ = try store.add(bytes(rows), named: "x.json", PackStatement(id: PackID("faulty")), quran)
        return "none"
      } catch {
        return error.sentence.text
      }
    }
    let place = try #require(rows.indices.first { rows[$0].page == 3 && rows[$0].line == 4 && rows[$0].type == "ayah" })
    #expect(try fault { $0.remove(at: place) }.contains("page 3, line 5: it begins with word"))
    #expect(try fault { $0[place].first! -= 1 }.contains("page 3, line 4: it begins with word"))
    #expect(try fault { $0[place].line = 5 }.contains("two lines of this number"))
    #expect(try fault { $0[place].type = "picture" }.contains("page 3, line 4: its kind"))
    #expect(try fault { $0[place].first = nil }.contains("page 3, line 4: its first or last word is missing"))
    #expect(try fault { $0[place].last! += 40 }.contains("page 3, line 4: it has no word, more than 31"))
    #expect(try fault { $0.remove(at: 0) }.contains("page 1, line 2: a surah begins without its name"))
    #expect(try fault { $0[0].surah = 2 }.contains("page 1, line 1: no surah begins"))
    #expect(try fault { $0.removeLast() }.contains("those of no installed text"))
    #expect(try fault { $0[place].page = 0 }.contains("a line has no page"))
    #expect(try fault { $0[place].line = 1 << 40 }.contains("a line has no page"))
    #expect(try fault { rows in for index in rows.indices { rows[index].page += 1 } }.contains("page 1 has no words"))
    #expect(try store.ids == [])
    #expect(throws: StoreError.self) { try add(bytes(rows), "taj-16") }
  }

  @Test func `a stored print that was changed is not shown`() throws {
    _ = try add(bytes(try layout()), "desk-8")
    let path = folder.home.prints + "/desk-8.print"
    var content = try String(contentsOfFile: path, encoding: .utf8)
    content = content.replacing("lines: 8", with: "lines: 9")
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    #expect(throws: StoreError.self) { try store.print(#require(PackID("desk-8"))) }
    #expect(structure.print(named: "desk-8") == nil)
  }

  // MARK: - Published layouts and words

  private func reference(_ name: String) throws -> [UInt8] {
    let folder = try #require(ReferenceData.prints)
    return Array(try Data(contentsOf: URL(filePath: folder + "/" + name)))
  }

  private func sameLines(_ id: String, as print: Print) throws {
    let (own, other) = (quran.printed(asChosen: { id }), quran.printed(asChosen: { print.id }))
    #expect(own.structure.count(of: .page) == print.pages)
    for page in 1...print.pages { #expect(try own.lines(ofPage: page) == other.lines(ofPage: page)) }
    for kind in [Division.Kind.juz, .ruku] {
      #expect(own.structure.count(of: kind) == other.structure.count(of: kind))
    }
  }

  @Test(.enabled(if: ReferenceData.prints != nil))
  func `the published layouts of the built-in prints become those prints`() throws {
    for (lines, print) in [(13, Print.taj13), (16, .taj16)] {
      _ = try add(try reference("indopak-\(lines)-lines-taj.json"), "own-\(lines)")
      try sameLines("own-\(lines)", as: print)
    }
    _ = try add(try reference("../layout/digital-khatt-15-lines.db"), "own-15")
    try sameLines("own-15", as: .madani)
  }

  @Test(.enabled(if: ReferenceData.prints != nil))
  func `words of South Asia stand in the places of ours`() throws {
    guard
      case .script(let text, let otherwise, differences: [], isReplacement: false) = try #require(
        try add(try reference("digital-khatt-indopak.json"), "khatt"))
    else {
      Issue.record("no script")
      return
    }
    #expect(text.isSouthAsian && text.isUnicode && text.numbering.count == 83_669)
    #expect(otherwise == 31)
    let taj = quran.printed(asChosen: { "taj-16" })
    let script = try #require(taj.shownScript)
    #expect(script.id == text.id && quran.shownScript == nil)
    var words = 0
    for ordinal in 0..<6236 {
      let span = structure.span(of: structure.ayah(at: ordinal, in: .kufi))
      let own = script.words(in: span)
      #expect(own.first?.words.start == span.start && own.last?.words.end == span.end)
      words += own.count
    }
    #expect(words == 77_432)
    // One word is two of ours, and two are one of ours.
    let ilyasin = structure.span(of: AyahRef(surah: 37, ayah: 130))
    #expect(script.words(in: ilyasin).map(\.words.count) == [1, 1, 2])
    #expect(script.signs(afterWord: structure.span(of: AyahRef(surah: 112, ayah: 1)).end) == "ۚ")
    // A text with drawings of its own font among its letters is for that font alone.
    let bytes = try reference("words-indopak-nastaleeq.json")
    guard case .differing(let differences) = try #require(try add(bytes, "nastaleeq")) else {
      Issue.record("not asked about")
      return
    }
    // Drawings stand for letters in these alone.
    #expect(differences.count == 30)
    #expect(differences.allSatisfy { $0.theirs.unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) } })
    let accepted = try store.add(
      bytes, named: "nastaleeq.json", PackStatement(id: PackID("nastaleeq")), differences: .accepted, quran)
    guard case .script(let drawn, _, differences, _) = try #require(accepted) else {
      Issue.record("no script")
      return
    }
    #expect(drawn.isSouthAsian && !drawn.isUnicode && drawn.numbering.count == 83_668)
    #expect(quran.printed(asChosen: { "taj-13" }).script?.id.text == "khatt")
  }

  @Test(.enabled(if: ReferenceData.prints != nil))
  func `words that are not those of the Quran are refused with their ayah`() throws {
    let text = String(decoding: try reference("digital-khatt-indopak.json"), as: UTF8.self)
    func fault(_ text: String) -> String {
      do throws(StoreError) {
        _ = try store.add(Array(text.utf8), named: "x.json", PackStatement(id: PackID("faulty")), quran)
        return "none"
      } catch {
        return error.sentence.text
      }
    }
    // The ayah without its first word.
    let start = try #require(text.range(of: #""112:1": ?"\S+ "#, options: .regularExpression))
    let short = text.replacingCharacters(in: start, with: #""112:1":""#)
    #expect(fault(short).contains("112:1: its 3 words are not the 4"))
    #expect(try store.scriptIDs == [])
  }

  /// Our own text as the words of a script, with some words changed.
  private func ownText(_ changes: [(ref: String, from: String, to: String)] = []) throws -> [UInt8] {
    var texts: [String: String] = [:]
    for (ref, text) in try RealQuran.texts() { texts["\(ref)"] = text }
    for (ref, from, to) in changes {
      let text = try #require(texts[ref])
      try #require(text.contains(from))
      texts[ref] = text.replacingOccurrences(of: from, with: to)
    }
    return Array(try JSONSerialization.data(withJSONObject: texts))
  }

  private func script(_ bytes: [UInt8], _ differences: ScriptDifferences = .refused) throws -> PrintAddition? {
    try store.add(
      bytes, named: "own.json", PackStatement(id: PackID("own")), isScript: true, differences: differences, quran)
  }

  @Test func `a text is taken without a question only where every letter and vowel is ours`() throws {
    guard case .script(_, spelledOtherwise: 0, differences: [], _) = try #require(try script(try ownText())) else {
      Issue.record("differs from itself")
      return
    }
    try store.remove(try #require(PackID("own")))
    let bytes = try ownText([
      ("1:7", "أَنْعَمْتَ", "أَنْعَمْتُ"), ("112:3", "يُولَدْ", "يُولِدْ"), ("114:6", "ٱلْجِنَّةِ", "ٱلْجَنَّةِ"), ("2:2", "هُدًى", "هُدَى"),
      ("2:255", "نَوْمٌ", "نَوْحٌ"),
    ])
    guard case .differing(let found) = try #require(try script(bytes)) else {
      Issue.record("not asked about")
      return
    }
    #expect(found.map { "\($0.ref):\($0.word)" } == ["1:7:3", "2:2:6", "2:255:12", "112:3:4", "114:6:2"])
    #expect(found.first?.theirs == "أَنْعَمْتُ" && found.first?.ours == "أَنْعَمْتَ")
    #expect(try store.scriptIDs == [])
    guard case .script(_, _, differences: found, _) = try #require(try script(bytes, .accepted)) else {
      Issue.record("not accepted")
      return
    }
    #expect(try store.scriptIDs.map(\.text) == ["own"])
  }

  @Test func `a text with many other words is refused, accepted or not`() throws {
    let texts = try RealQuran.texts().filter { $0.text.contains("ٱللَّهُ") }.prefix(150)
    let bytes = try ownText(texts.map { ("\($0.ref)", "ٱللَّهُ", "ٱللَّهَ") })
    #expect(throws: StoreError.self) { try script(bytes, .accepted) }
    #expect(try store.scriptIDs == [])
  }

  @Test func `a file with lines of pages is told what a layout needs`() throws {
    func fault(_ text: String) -> String {
      do throws(StoreError) {
        _ = try store.add(Array(text.utf8), named: "x.json", PackStatement(id: PackID("x")), quran)
        return "none"
      } catch { return error.sentence.text }
    }
    #expect(
      fault(#"[{"page":1,"line":1,"line_type":"ayah","from":1,"to":4}]"#).contains(
        "missing here: first_word_id, last_word_id"))
    #expect(
      fault(#"{"layout":{"first_word_id":1,"line_type":"ayah"}}"#).contains(
        "missing here: page_number, line_number, last_word_id"))
    // Texts that tell their lines are no layouts.
    #expect(fault(#"[{"line_number":1,"text":"In the name"}]"#) == "none")
  }

  // MARK: - Parts of paras

  @Test func `parts of paras are those that a print marks`() throws {
    let taj = quran.printed(asChosen: { "taj-16" }).structure
    let parser = RangeParser(structure: taj, counting: .kufi)
    let para = try parser.parse("para:3")
    let (half, second, most) = (try parser.parse("nisf:3"), try parser.parse("nisf:3:2"), try parser.parse("sulus:3"))
    #expect(half.first == para.first && second.last == para.last && most.first == para.first)
    #expect(taj.span(of: half).end == taj.span(of: second).start)
    #expect(taj.span(of: most).end > taj.span(of: half).end && taj.span(of: most).end < taj.span(of: para).end)
    #expect(try parser.parse("rub:3:1-2") == half)
    #expect(try parser.parse("nisf para 3") == half)
    #expect(try parser.parse("نصف 3") == half)
    #expect(try RangeParser(structure: structure, counting: .kufi).parse("nisf:taj-16:3") == half)
    // Elsewhere the half of a juz is a hizb.
    #expect(
      try RangeParser(structure: structure, counting: .kufi).parse("nisf:3")
        == RangeParser(structure: structure, counting: .kufi).parse("hizb:5"))
    // The print has no sign after the third quarter of these.
    for juz in [7, 27] { #expect(throws: RangeError.self) { try parser.parse("sulus:\(juz)") } }
    #expect(throws: RangeError.self) { try parser.parse("nisf:31") }
    #expect(throws: RangeError.self) { try parser.parse("nisf:3:3") }
    #expect(throws: RangeError.self) { try parser.parse("rub:3:5") }
    for juz in 1...30 where ![7, 27].contains(juz) {
      let spans = try (1...4).map { try #require(taj.span(ofQuarters: $0...$0, ofJuz: juz)) }
      #expect(spans.first?.start == taj.span(of: .juz, juz)?.start && spans.last?.end == taj.span(of: .juz, juz)?.end)
      for (quarter, span) in zip(1..., spans) {
        let found = try #require(taj.quarterOfJuz(atWord: span.start))
        #expect(found.juz == juz && found.quarters == quarter...quarter)
      }
    }
  }
}
