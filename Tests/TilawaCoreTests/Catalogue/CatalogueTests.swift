import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

// T-F2.11 T-F4.3 G-1
@Suite struct CatalogueTests {
  private let catalogue: Catalogue

  init() throws { catalogue = try BuiltInCatalogue.read() }

  @Test func `all of it is read: 45 and three folders of EveryAyah, and 267 of mp3quran`() {
    #expect(catalogue.entries.count { $0.source.patterns[0].folder.hasPrefix("https://everyayah.com/") } == 48)
    #expect(catalogue.entries.count { $0.source.patterns[0].folder.contains(".mp3quran.net/") } == 267)
    #expect(catalogue.entries.count == 315)
  }

  @Test func `ids are unique, and of letters that can be typed`() {
    #expect(Set(catalogue.entries.map(\.id)).count == catalogue.entries.count)
    let plain = catalogue.entries.allSatisfy { $0.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil }
    #expect(plain)
  }

  // Q-AP4
  @Test func `Alafasy and Abdul Basit are there, ayah by ayah, in Hafs`() throws {
    for id in ["alafasy", "abdulbasit", "husary", "minshawi"] {
      let entry = try #require(catalogue[id: id])
      #expect(entry.riwayah == .hafs && entry.kind == .perAyah && entry.style == .murattal)
    }
    let alafasy = try #require(catalogue[id: "alafasy"])
    #expect(
      alafasy.source.patterns[0].url(surah: 1, ayah: 1) == "https://everyayah.com/data/Alafasy_128kbps/001001.mp3")
    #expect(alafasy.source.bitrate == 128_000)
    #expect(alafasy.source.catalogueID == "alafasy")
  }

  @Test func `every riwayah has somebody`() {
    for riwayah in Riwayah.allCases {
      #expect(catalogue.entries.contains { $0.riwayah == riwayah }, "\(riwayah)")
    }
  }

  @Test func `every address is of https, and hosts of one entry have the same files`() {
    for entry in catalogue.entries {
      let urls = entry.source.patterns.map { $0.url(surah: 2, ayah: 255) }
      #expect(urls.allSatisfy { $0.hasPrefix("https://") }, "\(entry.id)")
      #expect(Set(urls.map { $0.split(separator: "/").last }).count == 1, "\(entry.id)")
      let isMixed = urls.contains { $0.contains("everyayah") } && urls.contains { $0.contains("mp3quran") }
      #expect(!isMixed, "\(entry.id)")
    }
  }

  @Test func `no address belongs to two`() {
    let addresses = catalogue.entries.flatMap { $0.source.patterns.map(\.description) }
    #expect(Set(addresses).count == addresses.count)
  }

  @Test func `numbers are read in the riwayah's counting; of EveryAyah's Warsh that is assumed`() {
    for entry in catalogue.entries {
      let isAssumed = if case .assumed = entry.numbering { true } else { false }
      #expect(entry.numbering.counting == entry.riwayah.counting)
      #expect(isAssumed == (entry.kind == .perAyah && entry.riwayah == .warsh))
    }
  }

  @Test func `whole surahs have their timings from the service of their folder`() throws {
    for entry in catalogue.entries where entry.kind == .perSurah {
      #expect(entry.source.timings == .mp3quran(folder: entry.source.patterns[0].folder))
    }
    let koshi = try #require(catalogue[id: "koshi-warsh"])
    #expect(koshi.source.timings == .mp3quran(folder: "https://server11.mp3quran.net/koshi/"))
  }

  @Test(.enabled(if: ReferenceData.reciters != nil))
  func `what the lists have in our riwayat is all there, and nothing else`() throws {
    let folder = try #require(ReferenceData.reciters)
    let ours: [Substring: Riwayah] = [
      "hafs_an_asim": .hafs, "shubah_an_asim": .shubah, "warsh_an_nafi": .warsh, "qalon_an_nafi": .qaloon,
      "duri_abu_amr": .doori, "susi_abu_amr": .soosi, "bazzi_ibn_kathir": .bazzi, "qunbul_ibn_kathir": .qunbul,
    ]
    var wanted: [String: Riwayah] = [:]
    for name in ["everyayah", "mp3quran"] {
      let text = try String(contentsOfFile: "\(folder)/\(name).tsv", encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst() {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard let riwayah = ours[fields[2]] else { continue }
        wanted[fields[5] + (name == "everyayah" ? "002255.mp3" : "002.mp3")] = riwayah
      }
    }
    for reciter in ["ibrahim_aldosary_128kbps", "yassin_al_jazaery_64kbps", "Abdul_Basit_128kbps"] {
      wanted["https://everyayah.com/data/warsh/warsh_\(reciter)/002255.mp3"] = .warsh
    }
    let built = catalogue.entries.map { ($0.source.patterns[0].url(surah: 2, ayah: 255), $0.riwayah) }
    #expect(Dictionary(uniqueKeysWithValues: built) == wanted)
  }

  @Test func `the ids alone are the same`() throws {
    let text = try String(contentsOfFile: BuiltInCatalogue.path, encoding: .utf8)
    #expect(Catalogue.ids(in: text) == catalogue.entries.map(\.id))
  }
}

@Suite struct CatalogueFaultTests {
  private static let head = "id\tname\tarabic\talso\triwayah\tstyle\tcounting\tkbps\tsurahs\ttimings\turls\n"
  private static let fields = [
    "a", "A", "", "", "warsh", "murattal", "madani-later?", "64", "114", "", "https://h/{surah:3}{ayah:3}.mp3",
  ]

  private func fault(_ change: (inout [String]) -> Void) -> String? {
    var fields = CatalogueFaultTests.fields
    change(&fields)
    do throws(Catalogue.Fault) {
      _ = try Catalogue(CatalogueFaultTests.head + fields.joined(separator: "\t") + "\n")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a line says what it says`() throws {
    let text = CatalogueFaultTests.head + CatalogueFaultTests.fields.joined(separator: "\t")
    let entry = try #require(try Catalogue("# words\n" + text).entries.first)
    #expect(entry.numbering == .assumed(.madaniLater))
    #expect(entry.source.bitrate == 64_000 && entry.surahs == 114 && entry.source.timings == nil)
  }

  @Test(arguments: [
    (0, "A", "“A” is not an id"), (0, "", "“” is not an id"), (1, "", "a has no name"),
    (4, "hisham", "“hisham” is not a riwayah"),
    (5, "fast", "“fast” is not a style"), (6, "kufi??", "“kufi??” is not a counting"),
    (7, "99999999999999999999", "kbps: “99999999999999999999” is not 8 to 10000"),
    (8, "115", "surahs: “115” is not 1 to 114"), (9, "x", "“x” has no timings that are known here"),
    (10, "", "there is no address"),
    (10, "ftp://h/{surah}", "ftp://h/{surah}: it must begin with https:// or http://"),
    (10, "https://h/{surah} https://h/{surah}{ayah}", "some addresses are of ayat, and others of surahs"),
  ])
  func `a field that cannot be is told with its line`(column: Int, value: String, message: String) {
    #expect(fault { $0[column] = value } == "line 2: \(message)")
  }

  @Test func `a line with too few fields, and an id that is there twice`() {
    #expect(fault { $0.removeLast() } == "line 2: there are 10 fields, not 11")
    let line = CatalogueFaultTests.fields.joined(separator: "\t")
    let error = #expect(throws: Catalogue.Fault.self) { try Catalogue(CatalogueFaultTests.head + line + "\n" + line) }
    #expect(error?.description == "line 3: a is there twice")
  }
}
