import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-QR5, Q-QR4
@Suite struct PackDocumentTests {
  private let numbers = [(1, 1), (1, 2), (2, 1)].map { AyahRef(surah: $0.0, ayah: $0.1) }

  private func read(_ content: String) throws -> PackDocument {
    try PackDocument(Array(content.utf8), numbers: numbers)
  }

  private func texts(_ content: String) throws -> [String] { try read(content).entries.map { "\($0.ref) \($0.text)" } }

  private func fault(_ bytes: [UInt8]) -> String {
    do {
      _ = try PackDocument(bytes, numbers: numbers)
      return ""
    } catch {
      return error.description
    }
  }

  private func fault(_ content: String) -> String { fault(Array(content.utf8)) }

  @Test(arguments: [
    "1|1|a\n1|2|b\n2|1|c\n",
    "\u{FEFF}1|1|a\r\n1|2|b\r\n\r\n2|1|c\r\n\n# Name: x\n",
    "a\nb\nc\n\n\n# comment\n",
    "sura,aya,text\n1,1,a\n1,2,b\n2,1,c\n",
    "# by somebody\nid,sura,aya,translation,footnotes\n1,1,1,a,\n2,1,2,\"b\",\"1, 2\"\n3,2,1,c,\n",
    "surah\tayah\ttranslation\r\n1\t1\ta\r\n1\t2\tb\r\n2\t1\tc",
    "ayah_key;text\n1:1;a\n1:2;b\n2:1;c\n",
    #"{"1:1":"a","1:2":"b","2:1":"c"}"#,
    #"{"1:1":{"t":"a"},"1:2":{"t":"b","f":{"1":"note"}},"2:1":{"t":["c"]}}"#,
    #"{"quran":[{"chapter":1,"verse":1,"text":"a"},{"chapter":1,"verse":2,"text":"b"},{"chapter":2,"verse":1,"text":"c"}]}"#,
    #"[["a","b"],["c"]]"#,
    #"["a","b","c"]"#,
    #"{"translations":[{"resource_id":1,"text":"a"},{"resource_id":1,"text":"b"},{"resource_id":1,"text":"c"}]}"#,
    #"[{"id":1,"name":"x","verses":[{"id":1,"text":"عربي","translation":"a"},{"id":2,"text":"عربي","translation":"b"}]},"#
      + #"{"id":2,"verses":[{"id":1,"translation":"c"}]}]"#,
    #"{"data":{"surahs":[{"number":1,"ayahs":[{"number":1,"numberInSurah":1,"text":"a"},"#
      + #"{"number":2,"numberInSurah":2,"text":"b"}]},{"number":2,"ayahs":[{"number":8,"numberInSurah":1,"text":"c"}]}]}}"#,
    #"{"result":[{"sura":"1","aya":"1","translation":"a"},{"sura":"1","aya":"2","translation":"b"},"#
      + #"{"sura":"2","aya":"1","translation":"c"}]}"#,
    #"{"1":{"1":"a","2":"b"},"2":{"1":"c"}}"#, #"{"1":["a","b"],"2":["c"]}"#,
    "[\n{\"verse_key\":\"1:1\",\"text\":\"a\"},{\"verse_key\":\"1:2\",\"text\":\"b\"},{\"verse_key\":\"2:1\",\"text\":\"\\u0063\"}]",
  ])
  func `translations are read in the shapes in which they are published`(content: String) throws {
    #expect(try texts(content) == ["1:1 a", "1:2 b", "2:1 c"])
  }

  @Test(arguments: [
    #"{"1:1:1":"a","1:1:2":"b","2:1:1":"c"}"#,
    #"{"1:1:1":{"id":1,"surah":"1","ayah":"1","word":"1","location":"1:1:1","text":"a"},"#
      + #""1:1:2":{"surah":"1","ayah":"1","word":"2","location":"1:1:2","text":"b"},"#
      + #""2:1:1":{"surah":"2","ayah":"1","word":"1","location":"2:1:1","text":"c"}}"#,
    #"[{"location":"1:1:1","text":"a"},{"location":"1:1:2","text":"b"},{"location":"2:1:1","text":"c"}]"#,
    "surah,ayah,word,text\n1,1,1,a\n1,1,2,b\n2,1,1,c\n",
    "location\ttranslation\n1:1:1\ta\n1:1:2\tb\n2:1:1\tc\n",
    #"{"1:1":["a","b"],"2:1":["c"]}"#,
  ])
  func `words are read in the shapes in which they are published`(content: String) throws {
    #expect(try texts(content) == ["1:1:1 a", "1:1:2 b", "2:1:1 c"])
  }

  /// The form that tanzil.net offers beside lines with numbers.
  private static let tanzil = """
    <?xml version="1.0" encoding="utf-8" ?>
    <!--
    #  Name: Made up
    #  ID: en.made
    -->
    <quran>
      <sura index="1" name="x">
        <aya index="1" text="a &amp; &lt;b&gt;" bismillah="z" />
        <aya index="2" text="b"/>
      </sura>
      <sura index="2" name="x"><aya index="1" text="c"/></sura>
    </quran>
    """

  @Test func `XML of Tanzil is read, with what it says of itself`() throws {
    #expect(try texts(Self.tanzil) == ["1:1 a & <b>", "1:2 b", "2:1 c"])
    #expect(try texts(Self.tanzil.replacing("\n", with: " ")) == ["1:1 a & <b>", "1:2 b", "2:1 c"])
    let facts = try read(Self.tanzil).facts
    #expect(facts.name == "Made up" && facts.id == "en.made")
    #expect(try read(Self.tanzil).entries.map(\.place) == [.line(8), .line(9), .line(11)])
  }

  @Test(arguments: [
    ("<aya index=\"2\" text=\"b\"/>", "<aya index=\"two\" text=\"b\"/>", "line 9: an aya has no number as its index"),
    ("<aya index=\"2\" text=\"b\"/>", "<aya index=\"2\"/>", "line 9: an aya has no text"),
    ("<sura index=\"1\"", "<sura", "line 7: a sura has no number as its index"),
    ("</quran>", "", "line 12: no element found"), ("<quran>", "<quran><", "line 6: not well-formed (invalid token)"),
  ])
  func `XML with a fault is told with its line`(found: String, put: String, words: String) {
    #expect(fault(Self.tanzil.replacing(found, with: put)) == words)
  }

  @Test func `JSON as programs write it is read, with the place of each text`() throws {
    let json =
      "\u{FEFF}[\n{\"verse_key\":\"1:1\",\"text\":\"a\tb\",\"notes\":NaN},"
      + "\n {\"verse_key\":\"1:2\",\"text\":\"c\\ud83d\"}]"
    #expect(try texts(json) == ["1:1 a\tb", "1:2 c\u{FFFD}"])
    #expect(try read(json).entries.map(\.place) == [.column(1, line: 2), .column(2, line: 3)])
  }

  @Test func `lyrics are no JSON`() { #expect(fault("[00:01.00]a\n").hasPrefix("1 lines of text")) }

  @Test(arguments: ["<rss><item>1</item></rss>", "<?xml version=\"1.0\"?><quran/>"])
  func `XML of another kind is told as that`(content: String) {
    #expect(fault(content).hasPrefix("it is XML of another kind than tanzil.net's"))
    #expect(fault(content).contains("surah|ayah|text"))
  }

  @Test func `entities that multiply are not believed`() {
    let entities = (1...9).map { "<!ENTITY e\($0) \"" + String(repeating: "&e\($0 - 1);", count: 10) + "\">" }
    let bomb =
      "<!DOCTYPE a [<!ENTITY e0 \"xxxxxxxxxx\">\(entities.joined())]><quran><sura index=\"1\">"
      + "<aya index=\"1\" text=\"&e9;\"/></sura></quran>"
    #expect(!fault("<?xml version=\"1.0\"?>\(bomb)").isEmpty)
  }

  @Test func `what a file says of itself is taken`() throws {
    let lines =
      "#  Name: Pickthall\n#  Translator: M. P.\n#  Language: English\n#  ID: en.p\n#  Source: here: there\n1|1|a\n"
    let facts = try read(lines).facts
    #expect(facts.name == "Pickthall" && facts.author == "M. P." && facts.language == "English")
    #expect(facts.id == "en.p" && facts.source == "here: there" && facts.licence == nil)
    let json = #"{"name":"N","license":"CC0","translator":"T","quran":{"1:1":"a"}}"#
    #expect(try read(json).facts.licence == "CC0")
    #expect(try read(json).facts.author == "T")
  }

  @Test(arguments: [
    ("", "it is empty"), ("\n \n", "it is empty"), ("# only\n", "there is no text in it"),
    ("<!DOCTYPE html><html>", "it is a web page, not a pack"), ("<html>\n1|1|a", "it is a web page, not a pack"),
    ("1|1|a\nno\n", "line 2: it is not surah|ayah|text"),
    ("a\nb\n", "2 lines of text: without numbers there is one for each of the 3 ayat"),
    ("a\n\nc\nd\n", "4 lines of text: without numbers there is one for each of the 3 ayat"),
    ("sura,aya,text\n1,1\n", "line 2: it has 2 columns and not 3"),
    ("sura,aya,text\n1,one,a\n", "line 2: the numbers of surah and ayah are missing"),
    ("sura,aya,text\n1,1,\"a\n", "line 2: a field in quotes does not end"),
    ("{\"1:1\":\"a\",\n \"1:2\" \"b\"}", "line 2, column 8: it is no JSON: a colon is missing"),
    ("[", "line 1, column 2: it is no JSON: it ends too early"),
    ("{} {}", "line 1, column 4: it is no JSON: there is something behind the end"),
    ("{\"error\":\"not found\"}", "no text in it has numbers of surah and ayah, by keys, by members or by its place"),
    (String(repeating: "[", count: 100_000), "line 1, column 33: it is no JSON: it is nested too deep"),
    ("{\"1:1\":\"\\ud83d\\u0041\"}", "line 1, column 21: it is no JSON: half a letter"),
    ("1|1|a\n1|2|" + String(repeating: "x", count: 1_000_001), "line 2: it is longer than the text of any ayah: 1 MB"),
  ])
  func `what is no pack is told with its place`(content: String, words: String) { #expect(fault(content) == words) }

  @Test func `other encodings are told with their place`() {
    #expect(fault([0xFF, 0xFE, 0x31, 0]).hasPrefix("it is UTF-16LE and not UTF-8"))
    #expect(fault([0xFE, 0xFF, 0, 0x31]).hasPrefix("it is UTF-16BE and not UTF-8"))
    #expect(fault([0x31, 0, 0x7C]).hasPrefix("line 1, column 2: a NUL byte"))
    // Latin-1, Windows-1251, UTF-8 that breaks off.
    #expect(fault(Array("1|1|a\n1|2|caf".utf8) + [0xE9, 0x0A]).hasPrefix("line 2, column 8: byte 0xE9 is not UTF-8"))
    #expect(fault([0x31, 0x7C, 0x31, 0x7C, 0xD1, 0xEB]).hasPrefix("line 1, column 5: byte 0xD1 is not UTF-8"))
    #expect(fault(Array("1|1|я".utf8.dropLast())).hasPrefix("line 1, column 5: byte 0xD1 is not UTF-8"))
  }

  @Test func `quotes may hold what else divides`() throws {
    let table = "sura,aya,text\n1,1,\"a, \"\"b\"\"\nc\"\n1,2,d\n2,x,e\n"
    #expect(fault(table) == "line 5: the numbers of surah and ayah are missing")
    let entries = try read(table.replacing(",x,", with: ",1,")).entries
    #expect(entries[0].text == "a, \"b\"\nc")
    #expect(entries[1].place == .line(4))
  }
}
