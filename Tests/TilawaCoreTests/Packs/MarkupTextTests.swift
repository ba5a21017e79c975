import Testing
import TilawaCore

// Q-QR5
@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("Alh<u>a</u>mdu lill<u>a</U>hi a<b>l</B>", "Alhamdu lillahi al"),
    (#"Say<sup foot_note="188">1</sup>, He"#, "Say[1], He"),
    (#"one<sup foot_note="7"></sup> two"#, "one two"),
    ("a &amp; b &#39;c&#x27; &lt;d&gt;", "a & b 'c' <d>"),
    ("first<br/>second<p>third</p>", "first second third"),
    ("3 < 4 & 5 > 2", "3 < 4 & 5 > 2"),
    ("<3 and < u>", "<3 and < u>"),
    ("  two\nlines\there  ", "two lines here"),
    ("a\u{202E}b\u{2069}c", "abc"),
    ("unknown &entity; stays", "unknown &entity; stays"),
    ("میم<i>نون</i>", "میمنون"),
  ])
  func `markup is made plain, and what only looks like it stays`(markup: String, plain: String) {
    #expect(MarkupText.plain(markup) == plain)
  }

  // D6
  @Test(arguments: [
    ("Alr<u>h</U>m<u>a</u>n", "Alrḥmān", "Alrhman"), ("alla<u>th</u>eena", "allaṯẖeena", "allatheena"),
    ("ya<i><u>th</u></i>lim", "yaṭḥlim", "yathlim"), ("<u>S</u>ir<u>at</u>a", "Ṣirāṭa", "Sirata"),
    ("a<b>l</b><u>dda</u>l", "alḍḍāl", "alddal"), ("ya<u>dh</u>ak", "yaḍḥak", "yadhak"), ("thumma", "thumma", "thumma"),
    ("<u>g</u>", "g\u{331}", "g"), ("a &amp; <u>d", "a & ḍ", "a & d"), ("one<br>two", "one two", "one two"),
  ])
  func `letters of a transliteration stay apart`(source: String, marked: String, bare: String) {
    #expect(SoundLetters(source).marked == marked)
    #expect(SoundLetters(source).bare == bare)
  }

  @Test func `letters that a terminal would obey are found`() {
    #expect(MarkupText.control(in: MarkupText.plain("a&#27;[31m")) == "\u{1B}")
    #expect(MarkupText.control(in: "a\u{9B}") == "\u{9B}")
    #expect(MarkupText.control(in: "a\u{AD}é") == nil)
  }
}

@Suite struct PackValueTests {
  @Test(arguments: [
    ("en.pickthall", "en.pickthall"), ("EN.Pickthall", "en.pickthall"), ("eng_mustafa-khattab", "eng-mustafa-khattab"),
  ])
  func `an id is small letters, digits, points and hyphens`(typed: String, id: String) {
    #expect(PackID(typed)?.text == id)
  }

  @Test(arguments: [
    "", "2:255", "1a", "warsh", "none", "default", "a/b", "../x", "a.", "آ", "a b", String(repeating: "a", count: 61),
  ])
  func `what could be mistaken is no id`(typed: String) { #expect(PackID(typed) == nil) }

  @Test func `a language is a code or a name`() {
    #expect(PackLanguage("Urdu")?.code == "ur")
    #expect(PackLanguage("EN")?.code == "en")
    #expect(PackLanguage("zh-Hant")?.code == "zh-Hant")
    #expect(PackLanguage("ur")?.ownName == "اردو")
    #expect(PackLanguage("xx")?.ownName == nil)
    for wrong in ["", "e", "Klingon language", "en_GB", "en-", "1a"] { #expect(PackLanguage(wrong) == nil) }
    #expect(PackID("ru.sablukov").flatMap { PackLanguage(prefixOf: $0) }?.code == "ru")
    #expect(PackID("ru").flatMap { PackLanguage(prefixOf: $0) } == nil)
    #expect(PackID("eng.x").flatMap { PackLanguage(prefixOf: $0) } == nil)
  }

  @Test func `the direction is that of most letters`() {
    #expect(TextDirection(of: "In the name of الله") == .leftToRight)
    #expect(TextDirection(of: "شروع الله کا نام (a)") == .rightToLeft)
    #expect(TextDirection(of: "Во имя") == .leftToRight)
    #expect(TextDirection(of: "奉至仁") == .leftToRight)
    #expect(TextDirection(of: "123") == .leftToRight)
  }
}
