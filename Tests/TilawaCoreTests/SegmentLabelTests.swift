import Testing
import TilawaCore
import TilawaTestSupport

/// In the miniature Quran surah 1 has the words 0..<16, its ayat from 4 on two each; surah 2 starts at word 16.
@Suite struct SegmentLabelTests {
  let structure = MiniatureQuran.structure

  private func content(_ label: String, _ counting: VerseCounting = .kufi) throws -> SourceSegment.Content? {
    try SegmentLabel(label, in: counting, of: structure).content
  }

  private func refusal(_ label: String, _ counting: VerseCounting = .kufi) -> RangeError? {
    do throws(RangeError) {
      _ = try SegmentLabel(label, in: counting, of: structure)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("1:1", 0, 4), ("1:2", 4, 6), ("1:2-4", 4, 10), ("1:2–4", 4, 10), ("1:7-2:1", 14, 18), ("1:3:1-2", 6, 8),
    ("1:3:2", 7, 8), ("١:٢-٤", 4, 10), ("۱:۲", 4, 6), (" 1:2\t", 4, 6), ("1:0", 0, 4), ("001:002", 4, 6),
  ])
  func `a label names words`(label: String, start: Int, end: Int) throws {
    #expect(try content(label) == .text(WordRange(start, end)))
  }

  @Test func `numbers are read in the source's counting`() throws {
    #expect(try content("1:1", .madaniLater) == .text(WordRange(4, 6)))
    #expect(try content("2:1", .madaniLater) == .text(WordRange(16, 20)))
  }

  @Test(arguments: ["basmalah", "Basmalah", " basmalah "])
  func `a basmalah of no surah in particular`(label: String) throws {
    #expect(try content(label) == .basmalah(surah: nil))
  }

  @Test func `ayah 0 is the basmalah before the surah`() throws {
    #expect(try content("2:0") == .basmalah(surah: 2))
  }

  @Test func `isti'adha is spelled with or without the sign`() throws {
    #expect(try content("istiadha") == .istiadha)
    #expect(try content("isti'adha") == .istiadha)
  }

  @Test func `a hyphen is no recitation`() throws { #expect(try content("-") == nil) }

  @Test(arguments: [
    ("", 0, "empty"), ("hello", 0, "number"), ("2", 1, "colon"), ("2:", 2, "missing"), ("2:6", 2, "5 ayat"),
    ("115:1", 4, "no surah 115"), ("2:1-", 4, "missing"), ("2:1-9", 4, "5 ayat"), ("2:3-2", 4, "before the first"),
    ("2:1-1:1", 4, "before the first"), ("2:1:0", 4, "1-2"), ("2:1:1-3", 4, "1-2"), ("2:1:2-1", 4, "1-2"),
    ("2:1 x", 3, "not allowed here"), ("2:1-2x", 5, "not allowed here"), ("2:0-3", 3, "0"), ("9:0", 2, "surah 9"),
    ("2:-1", 2, "missing"),
    ("2:99999999999999999999", 2, "has 5 ayat"), ("0:1", 2, "no surah 0"),
  ])
  func `what cannot be read is refused with its place`(label: String, position: Int, word: String) throws {
    let error = try #require(refusal(label))
    #expect(error.text == label)
    #expect(error.position == position)
    #expect(error.message.contains(word), "\(error.message)")
  }

  @Test func `a number that only the Kufi counting has comes with the option to give`() throws {
    #expect(try #require(refusal("2:5", .madaniLater)).message.contains("--counting kufi"))
    #expect(try #require(refusal("2:9", .madaniLater)).message.contains("--counting") == false)
  }
}

@Suite struct RealLabelTests {
  @Test func `a label crosses from surah 8 into surah 9`() throws {
    let structure = try RealQuran.structure()
    let content = try SegmentLabel("8:75-9:1", in: .kufi, of: structure).content
    let start = structure.span(of: AyahRef(surah: 8, ayah: 75)).start
    let end = structure.span(of: AyahRef(surah: 9, ayah: 1)).end
    #expect(content == .text(WordRange(start, end)))
  }

  @Test func `the first forty words of 2:282`() throws {
    let structure = try RealQuran.structure()
    let start = structure.span(of: AyahRef(surah: 2, ayah: 282)).start
    let content = try SegmentLabel("2:282:1-40", in: .kufi, of: structure).content
    #expect(content == .text(WordRange(start, start + 40)))
  }

  @Test func `Warsh has no 2:286`() throws {
    let structure = try RealQuran.structure()
    #expect { try SegmentLabel("2:286", in: .madaniLater, of: structure) } throws: {
      "\($0)".contains("285 ayat") && "\($0)".contains("--counting kufi")
    }
  }
}
