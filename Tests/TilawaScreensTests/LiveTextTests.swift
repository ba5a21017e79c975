import TilawaConsole
import TilawaCore
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

@Suite struct LiveTextTests {
  private func words(_ surah: Int, _ ayah: Int) throws -> [String] {
    let quran = try RealQuran.database()
    let span = quran.structure.span(of: AyahRef(surah: surah, ayah: ayah))
    let text = AyahWords(try quran.text(of: span))
    return (0..<text.count).map { text[$0..<$0 + 1] }
  }

  @Test func `a text that fits stands whole, with the word that is heard in reverse`() {
    let text = LiveText(words: ["a", "b", "c"])
    #expect(text.line(showing: 1, columns: 80, .reverse) == "a \(Painted("b", .reverse)) c")
    #expect(text.line(showing: nil, columns: 80, .reverse) == "a b c")
  }

  @Test func `without colours the word stands in brackets`() {
    #expect(LiveText(words: ["a", "b", "c"]).line(showing: 2, columns: 80, .brackets) == "a b [c]")
  }

  @Test func `a long text is turned over page by page`() {
    let text = LiveText(words: ["one", "two", "three", "four", "five"])
    let lines = (0..<5).map { text.line(showing: $0, columns: 13, .brackets) }
    #expect(lines == ["[one] two…", "one [two]…", "…[three]…", "…[four] five", "…four [five]"])
  }

  @Test func `without word times a long text is cut`() {
    #expect(LiveText(words: ["one", "two", "three"]).line(showing: nil, columns: 8, .reverse) == "one two…")
  }

  // T-F1.2
  @Test(arguments: [12, 20, 37, 60, 200])
  func `whatever the width, the word that is heard is seen whole and the line is not too long`(columns: Int) throws {
    let words = try words(2, 282)
    let text = LiveText(words: words)
    for place in words.indices {
      let line = text.line(showing: place, columns: columns, .reverse)
      #expect(line.columns <= columns)
      let marked = line.runs.filter { $0.style == .reverse }.map(\.text)
      #expect(marked == [words[place]] || words[place].count + 2 > columns)
      #expect(words.joined(separator: " ").contains(line.text.filter { $0 != "…" }))
    }
  }

  @Test func `the words of every ayah put together are its text`() throws {
    let quran = try RealQuran.database()
    let structure = quran.structure
    let spans = (0..<structure.ayatCount(of: .kufi)).map { structure.span(of: structure.ayah(at: $0, in: .kufi)) }
    for (span, letters) in zip(spans, try quran.texts(of: spans)) {
      let text = AyahWords(letters)
      #expect(text.count == span.count)
      #expect((0..<text.count).map { text[$0..<$0 + 1] }.joined(separator: " ") == letters)
    }
  }
}
