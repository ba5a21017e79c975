import Foundation
import Testing

@testable import TilawaCore
@testable import TilawaDrawing

@Suite struct LessonDocumentTests {
  private static let hostile = "</script><script>alert(1)</script>\" onload=\"x & <b>'"

  private func interval(_ start: Int, _ end: Int) -> LessonDocument.Interval {
    LessonDocument.Interval(OutputTime(frames: start, rate: 8000), OutputTime(frames: end, rate: 8000))
  }

  private func document(
    title: String = "Lesson", text: [LessonDocument.Element] = [], notes: [String] = [], label: String = "112:1",
    sound: LessonDocument.Sound = .embedded([1, 2, 3], type: "audio/mp4")
  ) -> String {
    LessonDocument(
      title: title, facts: [title], sound: sound,
      passages: [
        LessonDocument.Passage(label: label, interval: interval(4000, 12_000), text: text, remark: title, notes: notes)
      ], theme: .sepia, font: nil, notices: [title]
    ).html(scriptDigest: [UInt8](repeating: 7, count: 32))
  }

  // T-F1.2
  @Test func `words carry their times, and an ayah its number, right to left`() {
    let html = document(text: [.word("كتب", interval(4000, 6000)), .word("قال", nil), .number(12)])
    #expect(html.contains(#"<li class="passage" data-start="0.500000" data-end="1.500000">"#))
    #expect(
      html.contains(
        #"<p class="text" lang="ar" dir="rtl"><span class="word" data-start="0.500000" data-end="0.750000">كتب</span> "#
          + "<span class=\"word\">قال</span> <span class=\"number\">\u{6DD}١٢</span></p>"))
    #expect(html.contains(#"src="data:audio/mp4;base64,AQID""#))
  }

  @Test func `whatever people wrote is text and no markup`() {
    let hostile = Self.hostile
    let html = document(title: hostile, text: [.word(hostile, nil)], notes: [hostile], label: hostile)
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.components(separatedBy: "</script").count == 2)
    #expect(!html.contains("<b>"))
    #expect(!html.contains("\" onload="))
    #expect(html.contains("&lt;/script&gt;&lt;script&gt;alert(1)"))
  }

  @Test func `the page asks for nothing but itself, and runs no script but its own`() throws {
    let html = document(text: [.word("كتب", nil)])
    let policy = try #require(html.split(separator: "\n").first { $0.contains("Content-Security-Policy") })
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("script-src 'sha256-BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc='"))
    #expect(!policy.contains("http:"))
    #expect(!policy.contains("https:"))
    for part in ["<link", "<img", "<iframe", "@import", "url(http", "src=\"http", "onclick"] {
      #expect(!html.contains(part), "\(part)")
    }
    // The page holds exactly the hashed text.
    #expect(html.contains("<script>\(LessonScript.text)</script>"))
  }

  @Test func `a file beside the page is named as a relative address`() {
    let html = document(sound: .beside(name: "درس 1\"#?.m4a"))
    #expect(html.contains(#"src="./%D8%AF%D8%B1%D8%B3%201%22%23%3F.m4a""#))
  }

  // Q-A11Y
  @Test func `buttons say what they do`() {
    let html = document(label: "112:1")
    #expect(html.contains(#"<button type="button" class="play" aria-label="Play 112:1""#))
    #expect(html.contains(#"<button type="button" class="repeat" aria-pressed="false" aria-label="Repeat 112:1""#))
    #expect(html.contains(#"role="status""#))
  }

  @Test func `without any text of the Quran there is no notice of its source`() {
    #expect(!document().contains("Tanzil"))
    #expect(document(text: [.word("كتب", nil)]).contains("https://tanzil.net"))
  }
}
