import Testing
import TilawaCore

// T-F4.3
@Suite struct CatalogueSearchTests {
  private let search: CatalogueSearch

  init() throws { search = CatalogueSearch(try BuiltInCatalogue.read().entries) }

  @Test(arguments: [
    ("mishary", "alafasy"), ("Mishari", "alafasy"), ("al afasi", "alafasy"), ("afasy", "alafasy"),
    ("alfasy", "alafasy"),
    ("Mishary Rashid Alafasy", "alafasy"), ("العفاسي", "alafasy"), ("مشاري راشد العفاسي", "alafasy"),
    ("minshawy", "minshawi"), ("المنشاوى", "minshawi"), ("المنشوي", "minshawi"), ("husari", "husary"),
    ("mahmoud khalil al husary", "husary"), ("الحُصَري", "husary"), ("abdel basset", "abdulbasit"),
    ("abdul basit", "abdulbasit"), ("Abd al-Bāsiṭ", "abdulbasit"), ("عبد الباسط", "abdulbasit"), ("sudais", "sudais"),
    ("as-sudays", "sudais"), ("soudais", "sudais"), ("Abdurrahman as-Sudais", "sudais"), ("shuraym", "shuraim"),
    ("maher muaiqly", "maher"), ("المعيقلى", "maher"), ("ghamdi", "ghamdi"), ("el ghamidi", "ghamdi"), ("ajmy", "ajmi"),
    ("yaser dosary", "dosari"), ("hudhaifi", "hudhaify"), ("fares abad", "fares-abbad"), ("kouchi", "koshi-warsh"),
    ("bandar baleela", "balilah"), ("خالد الجليل", "jileel"), ("minsh", "minshawi"),
  ])
  func `names are found as people write them`(typed: String, id: String) {
    #expect(search.find(typed).first?.id == id)
  }

  @Test(arguments: ["husary warsh", "الحصري ورش", "Warsh husari"])
  func `a riwayah among the words counts`(typed: String) {
    #expect(search.find(typed).map(\.id) == ["husary-warsh"])
  }

  @Test(arguments: [
    "xyzzy", "asdfgh", "qwerty", "hello world", "lorem ipsum", "12345", "a", "!?", "supercalifragilistic",
  ])
  func `nonsense finds nobody`(typed: String) {
    #expect(search.find(typed).isEmpty)
  }

  @Test func `others of the same family name come too, and not everybody`() {
    #expect(search.find("ghamdi").map(\.id) == ["ghamdi", "ghamdi-surahs", "khalid-algamdi"])
    #expect(search.find("husari").allSatisfy { $0.id.hasPrefix("husary") })
  }

  @Test func `a filter alone gives all that it admits, in the catalogue's order`() {
    let warsh = search.find("", CatalogueSearch.Filter(riwayah: .warsh))
    #expect(warsh.first?.id == "abdulbasit-warsh")
    #expect(warsh.allSatisfy { $0.riwayah == .warsh })
    #expect(warsh.count == 18)
    #expect(search.find(" ").count == 315)
  }

  @Test func `filters narrow a name`() {
    let ids = search.find("husary", CatalogueSearch.Filter(style: .mujawwad, kind: .perAyah)).map(\.id)
    #expect(ids == ["husary-mujawwad"])
    #expect(search.find("alafasy", CatalogueSearch.Filter(riwayah: .qaloon)).isEmpty)
  }

  @Test func `an id that does not exist suggests those that do, one's own first`() {
    #expect(search.suggestions(for: "alafsy").first == "alafasy")
    #expect(search.suggestions(for: "my-teachr", besides: ["my-teacher", "other"]) == ["my-teacher"])
    #expect(search.suggestions(for: "xyzzy", besides: ["my-teacher"]).isEmpty)
  }

  @Test func `a name of any length and any script is answered`() {
    #expect(search.find(String(repeating: "alafasy ", count: 10_000)).first?.id == "alafasy")
    #expect(search.find(String(repeating: "x", count: 100_000)).isEmpty)
    #expect(search.find("平仮名 Жуков \u{0}\u{FFFF}").isEmpty)
  }
}
