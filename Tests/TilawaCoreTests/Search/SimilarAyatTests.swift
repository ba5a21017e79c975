import Testing
import TilawaStore
import TilawaTestSupport

@testable import TilawaCore

@Suite struct SimilarAyatTests {
  private func table() throws -> SimilarAyat { try SimilarFile.read(environment: [:]) }

  private func ref(_ surah: Int, _ ayah: Int) -> AyahRef { AyahRef(surah: surah, ayah: ayah) }

  @Test(arguments: [
    ((2, 58), (7, 161)), ((7, 161), (2, 58)), ((2, 48), (2, 123)), ((3, 126), (8, 10)), ((23, 83), (27, 68)),
    ((2, 154), (3, 169)), ((6, 151), (17, 31)),
  ])
  func `ayat that students confuse are in each other's list`(one: (Int, Int), other: (Int, Int)) throws {
    #expect(try table().ayat(similarTo: ref(one.0, one.1)).contains { $0.ayah == ref(other.0, other.1) })
  }

  // D9
  @Test(arguments: [
    ((3, 184), (35, 25)), ((6, 32), (47, 36)), ((7, 74), (26, 149)), ((20, 55), (71, 18)), ((26, 16), (7, 104)),
    ((20, 47), (26, 16)), ((80, 11), (74, 54)), ((56, 77), (85, 21)), ((92, 7), (87, 8)), ((19, 14), (19, 32)),
    ((21, 71), (21, 81)), ((69, 10), (73, 16)), ((67, 16), (17, 68)), ((57, 22), (64, 11)),
  ])
  func `words of one root and sentences turned round are among the first five`(one: (Int, Int), other: (Int, Int))
    throws
  {
    let first = try table().ayat(similarTo: ref(one.0, one.1)).prefix(5)
    #expect(first.contains { $0.ayah == ref(other.0, other.1) })
  }

  @Test func `a pair without words of the same letters has no run`() throws {
    let table = try SimilarAyat("pair\t20:55\t71:18\t444\n")
    #expect(table.ayat(similarTo: ref(71, 18)).first?.runs == [])
  }

  @Test func `ayat that are alike to the letter come first, alike in all`() throws {
    let found = try table().ayat(similarTo: ref(55, 13))
    #expect(found.count { $0.likeness == 1000 } == 30)
    #expect(found[0].differing(of: 4) == [] && found[0].differingInOther(of: 4) == [])
  }

  @Test func `words that differ are those between the runs`() throws {
    let found = try #require(try table().ayat(similarTo: ref(2, 48)).first { $0.ayah == ref(2, 123) })
    let words = AyahWords(try RealQuran.database().text(of: ref(2, 48)))
    let differing = found.differing(of: words.count).map { words[$0] }
    #expect(differing.contains { $0.contains("يُؤْخَذُ") })
  }

  // The runs are about the text that is shown beside them.
  @Test func `the words of runs are the same letters in both ayat`() throws {
    let database = try RealQuran.database()
    let structure = database.structure
    func letters(_ ref: AyahRef) throws -> [String] {
      let words = AyahWords(try database.text(of: ref))
      return (0..<words.count).map {
        ArabicText.folded(words[$0..<$0 + 1].replacing("\u{670}", with: "ا")).filter { $0 != "ـ" && $0 != " " }
      }
    }
    let table = try table()
    for ordinal in stride(from: 0, to: 6236, by: 97) {
      let own = structure.ayah(at: ordinal, in: .kufi)
      for similar in table.ayat(similarTo: own) {
        let (mine, theirs) = (try letters(own), try letters(similar.ayah))
        for run in similar.runs { #expect(mine[run.own] == theirs[run.other], "\(own) \(similar.ayah)") }
      }
    }
  }

  @Test func `phrases are said with all other places`() throws {
    let phrases = try table().phrases(of: ref(2, 58))
    #expect(!phrases.isEmpty)
    let database = try RealQuran.database()
    for phrase in phrases {
      let own = AyahWords(try database.text(of: phrase.own.ayah))[phrase.own.words]
      for other in phrase.others {
        let words = AyahWords(try database.text(of: other.ayah))[other.words]
        #expect(ArabicText.folded(own).prefix(2) == ArabicText.folded(words).prefix(2), "\(other)")
      }
    }
  }

  @Test(arguments: [
    "pair\t1:1\t2:2", "pair\t1:1\t2:2\tx", "phrase\tx\t1:1:1", "pair\t1:1\t2\t5\t1:1:1", "nonsense", "phrase\t3\t1:1:0",
    "pair\t1:1\t2:2\t5\t0:1:1",
  ])
  func `a table that is none is refused with its line`(line: String) {
    #expect(throws: SimilarAyat.Fault(line: 2)) { try SimilarAyat("# head\n\(line)\n") }
  }

  @Test func `another table than ours is not believed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("pair\t1:1\t2:2\t1000\t1:1:1\n", to: "similar.tsv")
    #expect { try SimilarFile.read(environment: ["TILAWA_SIMILAR": path]) } throws: {
      ($0 as? StoreError)?.code == .unverified
    }
  }
}
