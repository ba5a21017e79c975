import Foundation
@testable import AppBase
import TilawaTestSupport
import Testing

/// The font of the pictures, a package of its own.
private enum MushafFont {
  static let isInstalled = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/opentype/fonts-hosny-amiri/AmiriQuran.ttf")
}

@Suite(.enabled(if: MushafFont.isInstalled)) struct ReadPictureTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func path(_ name: String) -> String { "\(command.folder.path)/\(name)" }

  private func read(_ arguments: String...) throws -> CommandFixture.Outcome {
    let outcome = try command.run(["read"] + arguments)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return outcome
  }

  private func shown(_ ref: String) throws -> String {
    try #require(try command.run("show", ref).lines.last).trimmingCharacters(in: .whitespaces)
  }

  // Q-QR12
  @Test func `a page as PNG is named after its file`() throws {
    let outcome = try read("page:50", "-o", path("a.png"))
    #expect(outcome.lines.count == 1 && outcome.output.hasPrefix("\(path("a.png")) · page 50 · "))
    #expect(Bytes.read(path("a.png")).prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  // Q-QR1, Q-DI
  @Test func `the words of a page are those of the verified text, in order`() throws {
    let svg = try read("page:604", "--format", "svg").output
    let titles = svg.components(separatedBy: "<g><title>").dropFirst().map { $0.components(separatedBy: "</title>")[0] }
    var ayat: [String: String] = [:]
    for title in titles {
      let parts = title.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].contains(":") else { continue }
      ayat[parts[0]] = (ayat[parts[0]].map { $0 + " " } ?? "") + parts[1]
    }
    #expect(ayat.count == 4 + 5 + 6)
    let plain = try command.run("read", "page:604", "--json")
    let pages = try JSONSerialization.jsonObject(with: Data(plain.output.utf8)) as? [String: Any]
    let page = try #require((pages?["pages"] as? [[String: Any]])?.first)
    for ayah in try #require(page["ayat"] as? [[String: Any]]) {
      let ref = try #require(ayah["ref"] as? String)
      #expect(ayat[ref] == ayah["text"] as? String, "\(ref)")
    }
  }

  // D1, D3
  @Test func `signs of quarters and the basmalah of the print are drawn`() throws {
    let html = try read("page:5", "--format", "html").output
    #expect(html.contains("<span class=\"quarter\">۞</span> إِنَّ"))
    // Its title is the ayah, as that of a number is.
    #expect(try read("page:5", "--format", "svg").output.components(separatedBy: "<title>2:26</title>").count == 3)
    let lines = try read("page:597", "--format", "html").output.components(
      separatedBy: "class=\"line centred basmalah\">")
    #expect(lines.count == 3 && lines[1].hasPrefix("بِّسْمِ") && lines[2].hasPrefix("بِسْمِ"))
  }

  @Test func `a part of a page has the lines that hold it`() throws {
    let whole = try read("page:42", "--format", "svg").output
    let part = try read("2:255", "--format", "svg").output
    #expect(part.utf8.count < whole.utf8.count)
    #expect(part.contains("<title>2:255 "))
    #expect(!part.contains("<title>2:257 "))
  }

  @Test func `several pages are written into a folder, or by a pattern`() throws {
    try FileManager.default.createDirectory(atPath: path("pages"), withIntermediateDirectories: false)
    _ = try read("page:603-604", "--format", "svg", "-o", path("pages"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path("pages")).sorted() == ["page-603.svg", "page-604.svg"])
    _ = try read("page:1-2", "--format", "svg", "-o", path("new/"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path("new")).sorted() == ["page-001.svg", "page-002.svg"])
    let outcome = try read("page:1-2", "-o", path("p%.svg"), "--json")
    let told = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let pictures = try #require(told?["pictures"] as? [[String: Any]])
    #expect(pictures.compactMap { $0["file"] as? String } == [path("p001.svg"), path("p002.svg")])
    #expect(pictures.compactMap { $0["page"] as? Int } == [1, 2])
  }

  // Q-QR2, Q-QR8
  @Test func `a document has its lines, ids, themes, colours and the terms of the text, and loads nothing`() throws {
    let html = try read("page:3", "--format", "html", "--tajweed", "--theme", "sepia").output
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar\" dir=\"rtl\" data-theme=\"sepia\">"))
    #expect(html.components(separatedBy: "<p class=\"line").count - 1 == 15)
    for ayah in 6...16 { #expect(html.components(separatedBy: "id=\"2-\(ayah)\"").count == 2, "\(ayah)") }
    for theme in ["light", "dark", "sepia"] { #expect(html.contains("[data-theme=\(theme)]")) }
    #expect(html.contains("class=\"tj-"))
    #expect(html.contains("Tanzil Quran Text") && html.contains("href=\"https://tanzil.net\""))
    #expect(!html.contains("<script") && !html.contains("src=") && !html.contains("url(http"))
  }

  @Test func `the text of a document is the verified text, whatever its colours`() throws {
    // By code points: a mark that follows a tag is one letter with it for a string.
    func text(_ html: String) -> [String] {
      html.components(separatedBy: "<p class=\"line").dropFirst().map { line in
        var (text, depth) = (String.UnicodeScalarView(), 1)
        for scalar in line.components(separatedBy: "</p>")[0].unicodeScalars {
          switch scalar {
          case "<": depth += 1
          case ">": depth -= 1
          default: if depth == 0 { text.append(scalar) }
          }
        }
        return String(text)
      }
    }
    func letters(_ line: String) -> String {
      String(
        String.UnicodeScalarView(
          line.unicodeScalars.filter { $0.properties.isAlphabetic && !(0x660...0x669).contains($0.value) }))
    }
    let plain = text(try read("page:3", "--format", "html").output)
    #expect(plain == text(try read("page:3", "--format", "html", "--tajweed").output))
    let printed = try read("page:3").lines.map(letters)
    for line in plain { #expect(printed.contains(letters(line)), "\(line)") }
  }

  // Q-QR7
  @Test func `the size and the font are kept`() throws {
    #expect(try command.run("config", "set", "font-size", "40").code == 0)
    let large = try read("page:1", "-o", path("a.svg")).output
    let standard = try read("page:1", "-o", path("a.svg"), "--font-size", "24", "--force").output
    #expect(large != standard)
    for value in ["15", "41", "big"] { #expect(try command.run("config", "set", "font-size", value).code == 64) }
    #expect(try command.run("config", "set", "font", "No Such Font").code == 0)
    #expect(try command.run("read", "page:1", "-o", path("b.png")).code == 66)
  }

  private static let refused: [(arguments: [String], code: Int32)] = [
    (["page:3", "--format", "png", "--font", "No Such Font", "-o", "a.png"], 66),
    (["page:3", "--format", "png", "--font", "/etc/passwd", "-o", "a.png"], 66),
    (["page:3", "--format", "svg", "--font", "DejaVu Sans"], 65),
    (["page:3", "-o", "a.png", "--font-size", "15"], 64), (["page:3", "-o", "a.png", "--font-size", "41"], 64),
    (["page:3", "-o", "a.gif"], 64), (["page:3", "-o", "a"], 64), (["page:3", "--font", "Amiri Quran"], 64),
    (["page:3", "-o", "/absent/a.png"], 73), (["page:3", "-o", "/dev/null/a.svg"], 73),
    (["1-3", "--format", "png"], 64), (["page:1-2", "-o", "a.png"], 64),
    (["page:3", "--format", "png", "--json"], 64), (["page:3", "--format", "svg", "--flow", "verses"], 64),
    (["page:3", "--format", "png", "--translation", "en.pickthall"], 64),
    (["page:3", "--format", "svg", "--riwayah", "warsh"], 64),
  ]

  @Test(arguments: refused) func `what cannot be drawn is refused in one line`(
    _ refused: (arguments: [String], code: Int32)
  ) throws {
    let outcome = try command.run(["read"] + refused.arguments)
    #expect(outcome.code == refused.code, "\(outcome.complaint)")
    #expect(outcome.complaints.count == 1)
    #expect(outcome.output == "")
  }

  @Test func `a PNG on standard output is the one of the file`() throws {
    _ = try read("page:604", "-o", path("a.png"))
    let output = try command.folder.write("", to: "b.png")
    _ = try command.run(["read", "page:604", "--format", "png"], standardOutput: output)
    #expect(Bytes.read(path("a.png")) == Bytes.read(output))
  }
}
