import Testing
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTestSupport

/// Labels that are names or the words of ayat, in the real text.
@Suite struct LabelReadingTests {
  private let quran: QuranDatabase
  private let phrases: QuranPhrases

  init() throws {
    quran = try RealQuran.database()
    phrases = QuranPhrases(quran)
  }

  private func read(
    _ file: LabelFile, within passage: String? = nil, in counting: VerseCounting = .kufi
  ) throws -> [String] {
    let parser = RangeParser(structure: quran.structure, counting: counting)
    let passage = try passage.map { try parser.parse($0) }
    let reading = LabelReading(quran.structure, in: counting, within: passage) { try phrases.search() }
    return try reading.read(file).entries.map(\.text)
  }

  private func read(_ labels: [String], within passage: String? = nil) throws -> [String] {
    let text = labels.enumerated().map { "\($0 * 10)\t\($0 * 10 + 10)\t\($1)\n" }.joined()
    return try read(try LabelFile.read(Array(text.utf8)), within: passage)
  }

  @Test func `the text has as many words for phrases as its structure`() throws {
    #expect(try phrases.search().words == quran.structure.words)
  }

  @Test(arguments: [
    ("قل أعوذ برب الفلق", "113:1"), ("قُلْ أَعُوذُ بِرَبِّ ٱلْفَلَقِ", "113:1"), ("قُلْ أَعُوذُ بِرَبِّ ٱلْفَلَقِ ﴿١﴾", "113:1"),
    ("قل أعوذ برب الفلق من شر ما خلق", "113:1-2"), ("من شر ما خلق ?", "113:2 ?"), ("الفلق 1", "113:1"),
    ("سورة الفلق آية 2", "113:2"), ("Al-Falaq 1-2", "113:1-2"), ("113001", "113:1"), ("بسملة", "basmalah"),
    ("بسم الله الرحمن الرحيم", "basmalah"), ("بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ", "basmalah"), ("استعاذة", "istiadha"),
    ("أعوذ بالله من الشيطان الرجيم", "istiadha"), ("برب الفلق", "113:1:3-4"), ("2:255", "2:255"),
    ("speech", "speech"),
    ("-", "-"), ("الإخلاص", "112:1-4"),
  ])
  func `a label may be words or a name`(label: String, text: String) throws { #expect(try read([label]) == [text]) }

  @Test func `words at several places mean the one beside a neighbour`() throws {
    #expect(try read(["فيهما عينان تجريان", "فبأي آلاء ربكما تكذبان"]) == ["55:50", "55:51"])
    #expect(try read(["الم", "ذلك الكتاب لا ريب فيه هدى للمتقين"]) == ["2:1", "2:2"])
    #expect(try read(["الم"], within: "3") == ["3:1"])
    #expect(try read(["بسم الله الرحمن الرحيم", "الحمد لله رب العالمين"], within: "1") == ["1:0", "1:2"])
    #expect(try read(["بسم الله الرحمن الرحيم", "الحمد لله رب العالمين", "الرحمن الرحيم"]) == ["1:0", "1:2", "1:3"])
  }

  @Test func `a name that is also words of an ayah is the ayah where the time is too short for a surah`() throws {
    #expect(try read(["يس"], within: "36") == ["36:1"])
    let text = "0\t600\tيس\n600\t603\tقل هو الله أحد\n603\t603\tقل أعوذ برب الفلق\n"
    #expect(try read(try LabelFile.read(Array(text.utf8))) == ["36:1-83", "112:1", "113:1"])
  }

  @Test(arguments: [
    ("كلمات ليست من القرآن", "“كلمات ليست من القرآن” is not a label, and these words are nowhere in the Quran"),
    ("فبأي آلاء ربكما تكذبان", "“فبأي آلاء ربكما تكذبان” is at 31 places, first at 55:13"),
  ])
  func `words that are nowhere or at several places are refused with their line`(label: String, word: String) {
    #expect { try read([label]) } throws: { "\($0)".hasPrefix("line 1: \(word)") }
  }

  @Test func `words outside the passage do not count`() {
    #expect { try read(["قل أعوذ برب الناس"], within: "113") } throws: { "\($0)".contains("not in the passage") }
  }

  @Test func `a label of too many words is not looked for`() {
    let long = String(repeating: "قل ", count: 5000)
    #expect { try read([long]) } throws: { "\($0)".count < 300 }
  }

  @Test func `what a program heard is a suggestion, and unknown where it is no text of the Quran`() throws {
    let text =
      #"{"segments":[{"start":1,"end":4,"text":" قل أعوذ برب الفلق"},{"start":4,"end":9,"text":"شكرا للمشاهدة"}]}"#
    let file = try LabelFile.read(Array(text.utf8))
    #expect(try read(file) == ["113:1 ?", "?"])
    let basmalah = #"{"start":1,"end":4,"text":"بسم الله الرحمن الرحيم."}"#
    let other = #"{"segments":[\#(basmalah),{"start":4,"end":9,"text":"Thank you"}]}"#
    #expect(try read(try LabelFile.read(Array(other.utf8))) == ["basmalah ?", "?"])
  }

  @Test func `the times of words part the ayat of one label`() throws {
    let words = ["قل", "أعوذ", "برب", "الفلق", "من", "شر", "ما", "خلق"].enumerated().map {
      #"{"word":"\#($1)","start":\#($0 + 1),"end":\#($0 + 2)}"#
    }
    let text =
      #"{"segments":[{"start":1,"end":9,"text":"قل أعوذ برب الفلق من شر ما خلق","words":[\#(words.joined(separator: ","))]}]}"#
    let reading = LabelReading(quran.structure, in: .kufi, within: nil) { try phrases.search() }
    let entries = try reading.read(try LabelFile.read(Array(text.utf8))).entries
    #expect(entries.map(\.text) == ["113:1 ?", "113:2 ?"])
    #expect(entries.map { $0.start.frame(at: 1) } == [1, 5])
    #expect(entries.map { $0.end.frame(at: 1) } == [5, 9])
  }
}
