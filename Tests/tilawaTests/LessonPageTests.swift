import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import AppBase

@Suite struct LessonPageTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    let sound = try command.tones(["lesson"], in: "lessons", frames: 32_000) + "/lesson.wav"
    let track = try command.folder.write(
      "0\t1\t112:1\n1\t2\t112:2\n2\t3\tspeech\n3\t4\t112:3 ?\n", to: "lessons/lesson.txt")
    let done = try command.run("import", sound, "--labels", track, "--reciter", "Shaykh <b>", "--title", "A & B")
    try #require(done.code == 0, "\(done.complaint)")
  }

  private var page: String { "\(command.folder.path)/page.html" }

  private func export(_ options: String...) throws -> (outcome: CommandFixture.Outcome, html: String) {
    let outcome = try command.run(["library", "export", "last", "--html", page] + options)
    return (outcome, (try? String(contentsOfFile: page, encoding: .utf8)) ?? "")
  }

  // T-F1.3
  @Test func `a page has what is confirmed, in the checked text`() throws {
    let (outcome, html) = try export()
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(outcome.complaint.contains("1 suggestion is not on the page"))
    #expect(html.components(separatedBy: "<li class=\"passage\"").count == 4)
    #expect(html.contains("<span class=\"label\">112:2</span>"))
    #expect(html.contains("<span class=\"label\">Talk</span>"))
    #expect(!html.contains("112:3"))
    let quran = try RealQuran.database()
    let span = quran.structure.span(of: AyahRef(surah: 112, ayah: 2))
    for word in span.start..<span.end {
      #expect(html.contains("<span class=\"word\">\(try quran.text(of: WordRange(word, word + 1)))</span>"))
    }
    #expect(html.contains("<title>A &amp; B</title>"))
    #expect(html.contains("Shaykh &lt;b&gt;"))
    #expect(html.contains("src=\"data:audio/mp4;base64,"))
  }

  @Test func `notes go along only with --reading`() throws {
    _ = try command.run("bookmark", "add", "112:2", "--note", "listen <here>")
    #expect(try !export().html.contains("listen"))
    let (outcome, html) = try export("--reading", "--force", "--json")
    #expect(html.contains("<p class=\"note\" dir=\"auto\">listen &lt;here&gt;</p>"))
    #expect(outcome.output.contains(#""passages":3,"timed_words":0,"notes":1,"suggested":1"#))
  }

  @Test func `the sound stands beside the page where that is wished`() throws {
    let (outcome, html) = try export("--no-embed", "--json")
    #expect(outcome.output.contains(#""sound":"page.m4a""#))
    #expect(html.contains("src=\"./page.m4a\""))
    #expect(try AudioProbe.verify("\(command.folder.path)/page.m4a").frames == 32_000)
  }

  @Test func `an existing page stays without --force`() throws {
    _ = try export()
    #expect(try export().outcome.code == 73)
    #expect(try export("--force").outcome.code == 0)
  }

  @Test func `several recordings need a folder`() throws {
    let sound = try command.tones(["other"], in: "lessons", frames: 16_000) + "/other.wav"
    let track = try command.folder.write("0\t1\t113:1\n", to: "lessons/other.txt")
    _ = try command.run("import", sound, "--labels", track, "--reciter", "B")
    #expect(try command.run("library", "export", "--html", page).code == 64)
    let folder = "\(command.folder.path)/pages/"
    #expect(try command.run("library", "export", "--html", folder).code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  @Test func `a recording without confirmed labels is no page`() throws {
    _ = try command.run("annotate", "delete", "last", "1", "2", "3")
    let outcome = try export().outcome
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("nothing is confirmed in A & B yet"))
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `options of a page need --html, and a folder is needed without`() throws {
    #expect(try command.run("library", "export").code == 64)
    #expect(try command.run("library", "export", "x", "--embed").code == 64)
  }

  // T-F1.2, T-F1.3, Q-A11Y
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["TILAWA_TEST_BROWSER"] != nil, "set TILAWA_TEST_BROWSER=1; needs chromium"
    ))
  func `a browser plays, highlights and repeats`() throws {
    _ = try export()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let checked = try command.run(
      ["\(root.path)/Scripts/lesson-check", page], program: URL(filePath: "/usr/bin/python3"))
    #expect(checked.code == 0, "\(checked.complaint)")
  }
}
