import Testing
import TilawaCore
import TilawaTestSupport

// Q-QR5, Q-QR4
@Suite struct PackAssemblyTests {
  let structure = MiniatureQuran.structure
  let fixture = PackFixture()

  private func entries(_ text: (AyahRef) -> String = PackFixture.text) -> [PackEntry] {
    fixture.ayat.enumerated().map { index, ref in
      PackEntry(surah: ref.surah, ayah: ref.ayah, text: text(ref), place: .line(index + 1))
    }
  }

  private func fault(_ entries: [PackEntry], _ empty: PackAssembly.EmptyTexts = .refuse) -> String {
    do {
      _ = try PackAssembly(entries, structure: structure, empty: empty)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `each ayah has its text, in whatever order the file has them`() throws {
    let assembly = try PackAssembly(entries().reversed(), structure: structure)
    #expect(assembly.lines == fixture.ayat.map(PackFixture.text))
    #expect(assembly.notes == [] && !assembly.isOfWords)
  }

  @Test func `an ayah that is missing is named`() {
    var some = entries()
    some.remove(at: 9)
    #expect(fault(some) == "571 ayat and not 572: 2:3 is missing, after line 9")
    #expect(fault([]) == "there is no text in it")
  }

  @Test func `an ayah that is there twice is named with both places`() {
    #expect(
      fault(entries() + [PackEntry(surah: 2, ayah: 1, text: "x", place: .line(573))])
        == "line 573: 2:1 is there twice, first at line 8")
  }

  @Test(arguments: [
    (2, 6, "line 1: 2:6: surah 2 has 5 ayat in the Kufi counting"), (115, 1, "line 1: 115:1: there is no surah 115"),
    (0, 1, "line 1: 0:1: there is no surah 0"),
  ])
  func `an ayah that there is not is refused`(surah: Int, ayah: Int, words: String) {
    #expect(fault([PackEntry(surah: surah, ayah: ayah, text: "x", place: .line(1))]) == words)
  }

  @Test func `a text that is missing is refused, or joined with the one before where that is asked for`() throws {
    let some = entries { $0 == AyahRef(surah: 2, ayah: 3) ? " <b></b> " : PackFixture.text($0) }
    #expect(fault(some).hasPrefix("line 10: 2:3 has no text"))
    let assembly = try PackAssembly(some, structure: structure, empty: .joined)
    #expect(assembly.lines[9] == "" && assembly.lines[8] == "Meaning of 2:2.")
    #expect(assembly.notes.count == 1)
    #expect(fault(entries { $0.ayah == 1 ? "" : "x" }, .joined) == "line 1: 1:1 has no text")
    #expect(fault(entries { $0.ayah == 1 ? "x" : "" }, .joined).contains("have no text"))
  }

  @Test func `a text that only points to an ayah before is joined with it`() throws {
    let some = entries { $0.surah == 2 && $0.ayah > 2 ? "2:2" : PackFixture.text($0) }
    let assembly = try PackAssembly(some, structure: structure)
    #expect(assembly.lines[8...11] == ["Meaning of 2:2.", "", "", ""])
    let forward = entries { $0 == AyahRef(surah: 2, ayah: 2) ? "2:4" : PackFixture.text($0) }
    #expect(try PackAssembly(forward, structure: structure).lines[8] == "Meaning of 2:4.")
    let circle = entries { $0 == AyahRef(surah: 2, ayah: 2) ? "2:3" : $0 == AyahRef(surah: 2, ayah: 3) ? "2:2" : "x" }
    #expect(fault(circle).contains("no text of its own"))
  }

  @Test func `a basmalah that stands before the surahs is left out and told`() throws {
    let basmalah = "In the name of God"
    let some = entries { ref in
      ref == AyahRef(surah: 1, ayah: 1)
        ? basmalah : ref.ayah == 1 && ref.surah != 9 ? "\(basmalah). \(PackFixture.text(ref))" : PackFixture.text(ref)
    }
    let assembly = try PackAssembly(some, structure: structure)
    #expect(assembly.lines[7] == "Meaning of 2:1.")
    #expect(assembly.notes.count == 1 && assembly.notes[0].text.contains("112 surahs"))
    let zero = entries() + [PackEntry(surah: 2, ayah: 0, text: "In the name", place: .line(1))]
    #expect(try PackAssembly(zero, structure: structure).lines == fixture.ayat.map(PackFixture.text))
  }

  @Test func `control characters are refused`() {
    let some = entries { $0 == AyahRef(surah: 3, ayah: 1) ? "a\u{1B}[31m" : "x" }
    #expect(fault(some).hasPrefix("line 13: 3:1 holds the control character U+001B"))
  }

  // MARK: - Words

  private func words(_ change: (AyahRef, inout [String]) -> Void = { _, _ in }) -> [PackEntry] {
    fixture.ayat.flatMap { ref in
      var texts = (1...structure.span(of: ref).count).map { PackFixture.gloss(ref, $0) }
      change(ref, &texts)
      return texts.enumerated().map {
        PackEntry(surah: ref.surah, ayah: ref.ayah, word: $0 + 1, text: $1, place: .row($0 + 1))
      }
    }
  }

  @Test func `words have a line each`() throws {
    let assembly = try PackAssembly(words(), structure: structure)
    #expect(assembly.isOfWords && assembly.lines.count == structure.words)
    #expect(assembly.lines[16] == "m2.1.1")
  }

  @Test func `the number of the ayah behind its words is no word`() throws {
    let numbered = words { ref, texts in texts.append("(\(ref.ayah))") }
    #expect(try PackAssembly(numbered, structure: structure).lines.count == structure.words)
  }

  @Test func `another number of words is refused`() {
    #expect(
      fault(words { ref, texts in if ref == AyahRef(surah: 2, ayah: 2) { texts.append("more") } })
        == "row 3: 2:2 has 3 words and not 2")
    #expect(fault(words { ref, texts in if ref == AyahRef(surah: 2, ayah: 2) { texts = [] } }) == "2:2 is missing")
    #expect(
      fault(words() + [PackEntry(surah: 2, ayah: 2, text: "x", place: .row(9))])
        == "row 9: 2:2 stands among texts of words")
  }
}
