import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import AppBase

/// A reciter of tones of one second each, at 8 kHz.
@Suite struct RenderSplitTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", ["112000", "112001", "112002", "113001"])
  }

  private var out: String { "\(command.folder.path)/out" }

  private func split(_ arguments: String..., by unit: String = "ayah", kind: String = "wav") throws
    -> CommandFixture.Outcome
  {
    try command.run(["render"] + arguments + ["--split", unit, "--format", kind, "-o", out])
  }

  private func names(_ folder: String? = nil) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder ?? out).sorted()
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: "\(out)/\(name)", encoding: .utf8) }

  @Test func `each ayah is a file of exactly its frames, and the basmalah one of its own`() throws {
    let outcome = try split("112:1-2", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let expected = ["112000", "112001", "112002"].flatMap { ["\($0).lrc", "\($0).wav"] } + ["out.m3u"]
    #expect(try names() == expected)
    for name in ["112000", "112001", "112002"] {
      #expect(try AudioProbe.verify("\(out)/\(name).wav").frames == CommandFixture.rate)
    }
    #expect(
      outcome.output.contains(#"{"file":"112000.wav","ayat":"112:0","title":"Al-Ikhlas · Basmalah","frames":8000"#))
    #expect(try text("out.m3u").contains("#EXTINF:1,a - Al-Ikhlas 1\n112001.wav\n"))
    // The text is that of the verified database.
    let quran = try RealQuran.database()
    let ayah = try quran.text(of: AyahRef(surah: 112, ayah: 2))
    #expect(try text("112002.lrc").contains("[00:00.00]\(ayah) \u{FD3F}٢\u{FD3E}\n"))
  }

  @Test func `a folder of ayat is a reciter again`() throws {
    _ = try split("112:1-2", "--no-playlist", "--lyrics", "none")
    let added = try command.run("reciters", "add", "b", out)
    #expect(added.output.contains("b: 2 ayat in 3 files"), "\(added.output)")
  }

  @Test func `repeats of the settings stay out, and typed ones are in each file`() throws {
    _ = try command.run("config", "set", "each", "3")
    _ = try split("112:2")
    #expect(try AudioProbe.verify("\(out)/112002.wav").frames == CommandFixture.rate)
    _ = try split("112:2", "--each", "2", "--gap", "500ms", "--force")
    #expect(try AudioProbe.verify("\(out)/112002.wav").frames == 5 * CommandFixture.rate / 2)
  }

  @Test func `a page is a file with its ayat as chapters, and a cue sheet`() throws {
    let outcome = try split("112:1-2", "113:1", by: "page", kind: "flac")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try names() == ["out.m3u", "page-604.cue", "page-604.flac", "page-604.lrc"])
    #expect(try AudioProbe.verify("\(out)/page-604.flac").frames == 4 * CommandFixture.rate)
    let cue = try text("page-604.cue")
    #expect(cue.contains("TITLE \"Page 604 · 112:1-113:1\""))
    #expect(cue.contains("TITLE \"112:2\"\r\n    PERFORMER \"a\"\r\n    INDEX 01 00:02:00"))
    #expect(try text("page-604.lrc").contains("[00:03.00]"))
  }

  // T-F1.2
  @Test func `words have times in lyrics and chapters where they are known`() throws {
    let span = try RealQuran.structure().span(of: AyahRef(surah: 112, ayah: 1))
    let words = (0..<4).map {
      TimedWord(word: span.start + $0, start: .milliseconds(250 * $0), end: .milliseconds(250 * $0 + 200))
    }
    let library = try Library(folders: Folders(environment: ["TILAWA_HOME": command.home.path]), for: .writing)
    try library.timings.set([AyahTiming(span: span, base: .ayah, range: nil, words: words)], of: "a", from: "a test")
    _ = try split("112:1", "--lyrics", "words", "--basmalah", "never")
    let third = try RealQuran.database().text(of: WordRange(span.start + 2, span.start + 3))
    #expect(try text("112001.lrc").contains("<00:00.50>\(third) <00:00.75>"))
    #expect(try names() == ["112001.lrc", "112001.wav", "out.m3u"])
  }

  @Test func `ayat without sound are left out and named`() throws {
    let outcome = try split("112", "--missing", "silence")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("no audio for 112:3, 112:4: left out"))
    #expect(try split("112", "--missing", "fail", "--force").code == 66)
    #expect(try split("2:1").code == 66)
  }

  @Test func `existing files stay without --force, all or none`() throws {
    _ = try split("112:1")
    let before = Bytes.read("\(out)/112001.wav")
    let again = try split("112:1-2", "--speed", "2")
    #expect(again.code == 73)
    #expect(again.complaints.count == 1)
    #expect(Bytes.read("\(out)/112001.wav") == before)
    #expect(try !names().contains("112002.wav"))
    #expect(try split("112:1-2", "--speed", "2", "--force").code == 0)
    #expect(Bytes.read("\(out)/112001.wav").count < before.count)
  }

  @Test(arguments: [
    ["--then", "ayat:2"], ["--connect-before", "1"], ["--for", "2s"], ["--start-at", "112:2"], ["--istiadha"],
    ["--each", "forever"],
  ])
  func `options that say what follows an ayah are refused`(options: [String]) throws {
    let outcome = try command.run(["render", "112:1-2", "--split", "ayah", "-o", out] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains(options[0]))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func `options for files beside the sound need --split`() throws {
    let outcome = try command.run("render", "112:1", "--no-cue", "-o", "\(out).wav")
    #expect(outcome.code == 64)
    #expect(outcome.complaint.contains("--cue needs --split"))
  }

  @Test func `a signal leaves whole files and no half one`() throws {
    let outcome = try command.interrupt(
      ["render", "112:1-2", "--each", "100", "--repeat", "100", "--split", "ayah", "--format", "flac", "-o", out],
      by: SIGTERM
    ) { _ in ((try? names()) ?? []).contains { $0.hasPrefix(".") } }
    #expect(outcome.code == 143)
    #expect(try names().allSatisfy { !$0.hasPrefix(".") })
    for name in try names() where name.hasSuffix(".flac") { _ = try AudioProbe.verify("\(out)/\(name)") }
  }

  @Test func `nothing is written into the library's own folder`() throws {
    let outcome = try command.run("render", "112:1", "--split", "ayah", "-o", command.home.home.recordings)
    #expect(outcome.code == 73)
  }
}
