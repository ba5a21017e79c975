@testable import AppLearning
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore
import TilawaTerminal
import TilawaTestSupport
import Testing

@testable import TilawaScreens

// Q-HZ1, Q-HZ2, Q-HZ3
/// The screen during a recitation of surah 112, as a value: words 0 to 3 are the basmalah, 4 to 7 are 112:1, 8 and 9
/// 112:2.
@Suite struct RecitationScreenTests {
  private let text: RecitationText

  init() throws {
    let quran = try RealQuran.database()
    let range = AyahRange(AyahRef(surah: 112, ayah: 1, counting: .kufi), AyahRef(surah: 112, ayah: 4, counting: .kufi))
    let folder = try TemporaryFolder()
    text = try RecitationText(
      range, riwayah: .hafs, in: quran, TextStore(folders: folder.home, structure: quran.structure))
  }

  private func model(_ mode: StoredRecitation.Mode, hideAfter: Int? = nil) -> RecitationScreenModel {
    var model = RecitationScreenModel("recite 112", mode, hideAfter: hideAfter)
    _ = model.handle(.follow(text))
    return model
  }

  private func page(_ model: RecitationScreenModel) -> String {
    let look = ScreenLook(knowledge: Bidi.Knowledge(bidi: .terminal, isCertain: true), palette: .colours)
    return RecitationScreenPage(model: model, look: look).lines(rows: 20, columns: 80).map(\.text).joined(
      separator: "\n")
  }

  @Test func `the words of a text are those of its ayat`() {
    #expect(text.words.count == 19 && text.words[4].ref == "112:1" && text.words[4].number == 1)
    #expect(text.shown.map(\.count) == [4, 4, 2, 4, 5])
    #expect(text.words[0].place == nil && text.words[5].place == (text.words[4].place ?? 0) + 1)
  }

  @Test func `with the text shown all of it is there, and a slip has a sign`() {
    var model = model(.text)
    _ = model.handle(.words([4: .recited, 5: .skipped, 6: .changed, 7: .unsure], place: 8))
    let page = page(model)
    #expect(page.contains("أَحَدٌ ?") && page.contains("هُوَ ○") && page.contains("ٱللَّهُ ✗") && page.contains("ٱلصَّمَدُ"))
    #expect(page.contains("✓ 1") && page.contains("○ 1"))
  }

  @Test func `from memory words appear when they are recited, and a slip for a second and a half`() {
    var model = model(.hidden)
    #expect(!page(model).contains("قُلْ"))
    _ = model.handle(.advance(milliseconds: 1000))
    _ = model.handle(.words([4: .recited, 5: .skipped, 6: .recited], place: 7))
    #expect(page(model).contains("قُلْ") && page(model).contains("هُوَ ○") && !page(model).contains("أَحَدٌ"))
    _ = model.handle(.advance(milliseconds: 2499))
    #expect(page(model).contains("هُوَ"))
    _ = model.handle(.advance(milliseconds: 2500))
    #expect(!page(model).contains("هُوَ") && page(model).contains("… ○"))
  }

  @Test func `a hint gives the first letter, then the word, and is counted`() {
    var model = model(.hidden)
    _ = model.handle(.words([4: .recited], place: 5))
    #expect(model.handle(.key("h")) == [.request(.hint)])
    #expect(page(model).contains("ه…") && !page(model).contains("هُوَ"))
    #expect(model.handle(.key("h")) == [.request(.hint)])
    #expect(page(model).contains("هُوَ"))
  }

  @Test func `first letters, and text that is hidden after an ayah`() {
    #expect(page(model(.firstLetters)).contains("ق… ه…"))
    let model = model(.text, hideAfter: 1)
    #expect(page(model).contains("قُلْ") && !page(model).contains("ٱلصَّمَدُ"))
  }

  @Test func `the person has the last word by a key`() {
    var model = model(.text)
    _ = model.handle(.key("x"))
    #expect(model.message?.text == "no word is in doubt")
    _ = model.handle(.words([4: .recited, 5: .skipped, 6: .unsure], place: 7))
    #expect(model.handle(.key("x")) == [.request(.mark(word: 5, PersonMark(.oneself, isRight: true)))])
    #expect(model.verdict(5) == .recited)
    #expect(model.handle(.key("x")) == [.request(.mark(word: 5, PersonMark(.oneself, isRight: false)))])
    #expect(model.verdict(5) == .skipped)
    _ = model.handle(.key("n"))
    #expect(model.selection == 6)
  }

  @Test func `keys pause and end, and the page of keys knows them all`() {
    var model = model(.text)
    #expect(model.handle(.key(" ")) == [.request(.pause(true))])
    #expect(model.handle(.key("q")) == [.request(.end)])
    #expect(model.handle(.key(.control("c"))) == [.request(.end)])
    #expect(model.handle(.ended) == [.leave(.done)])
    let page = HelpPage.recite(.standard).page(from: 0, rows: 200, columns: 80).map(\.text)
    for action in KeyAction.recite {
      let words = action.words.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(page.contains { $0.contains(words) }, "\(action.id)")
    }
  }

  // Q-RE5
  @Test func `a word is heard from the teacher, then from oneself, and both in turn`() throws {
    var model = model(.text)
    #expect(model.handle(.key(.enter)) == [] && model.message?.text == "no word was said yet")
    _ = model.handle(.words([4: .recited, 5: .skipped, 6: .recited], place: 7))
    #expect(model.handle(.key(.enter)) == [.request(.hear(word: 5, .teacher, isSlow: false))])
    #expect(model.isPlaying)
    _ = model.handle(.played(nil))
    #expect(!model.isPlaying)
    #expect(model.handle(.key(.enter)) == [.request(.hear(word: 5, .oneself, isSlow: false))])
    _ = model.handle(.key("s"))
    #expect(model.handle(.key("A")) == [.request(.hear(word: 5, .both, isSlow: true))])
    _ = model.handle(.key("]"))
    #expect(model.handle(.key(.enter)) == [.request(.hear(word: 6, .teacher, isSlow: true))])
    _ = model.handle(.played(Sentence(verbatim: "no reciter has it")))
    #expect(model.message?.text == "no reciter has it")
  }

  @Test func `the third hint plays the word`() {
    var model = model(.hidden)
    _ = model.handle(.words([4: .recited], place: 5))
    _ = model.handle(.key("h"))
    _ = model.handle(.key("h"))
    #expect(model.handle(.key("h")) == [.request(.hint), .request(.hear(word: 5, .teacher, isSlow: false))])
  }

  @Test func `an ayah that is to be said again is hidden from its beginning`() {
    var model = model(.hidden)
    _ = model.handle(.words([4: .recited, 5: .skipped, 6: .recited], place: 7))
    #expect(page(model).contains("قُلْ"))
    _ = model.handle(.restart(part: 1))
    #expect(!page(model).contains("قُلْ") && model.place == 4)
    _ = model.handle(.words([4: .recited], place: 5))
    #expect(page(model).contains("قُلْ"))
  }

  // Q-RE6
  @Test func `a teacher beside marks words by keys, against what the student says`() {
    var model = model(.text)
    _ = model.handle(.words([4: .recited, 5: .recited, 6: .changed], place: 7))
    #expect(model.handle(.key("2")) == [.request(.mark(word: 6, PersonMark(.teacher, isRight: false)))])
    _ = model.handle(.key("x"))
    #expect(model.verdict(6) == .changed)
    _ = model.handle(.key("["))
    let madd = PersonMark(.teacher, isRight: true, fault: .madd)
    #expect(model.handle(.key("4")) == [.request(.mark(word: 5, madd))])
    #expect(model.verdict(5) == .recited && page(model).contains("madd"))
  }

  @Test func `a recitation that has ended can be looked at until somebody leaves`() {
    var model = model(.text)
    #expect(model.handle(.over) == [])
    #expect(model.handle(.key("q")) == [.leave(.done)])
    var ending = self.model(.text)
    _ = ending.handle(.key("q"))
    #expect(ending.handle(.over) == [.leave(.done)])
  }

  // Q-DISC
  @Test func `the first page has the disclaimer`() {
    #expect(page(model(.text)).contains("is an assistive learning tool"))
  }
}
