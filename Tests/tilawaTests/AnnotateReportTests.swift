import Foundation
import Testing
import TilawaTestSupport

@Suite struct AnnotateReportTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture(hearing: .tones)
    try #require(try command.run("import", command.sung(), "--reciter", "me", "--range", "112").code == 0)
    for segment in ["4", "3"] { try #require(try command.run("annotate", "delete", "last", segment).code == 0) }
  }

  // T-F3.6
  @Test func `the report counts what is confirmed, suggested, flagged and not found`() throws {
    let report = try command.json(try command.run("annotate", "report", "last", "--json"))
    #expect(report["missing"] as? [String] == ["112:3", "112:4"])
    #expect(report["confirmed"] as? Int == 0 && report["suggested"] as? Int == 2)
    let lines = try command.run("annotate", "report", "last").lines
    #expect(lines[0].hasPrefix("sung · 2 segments: 0 confirmed, "))
    #expect(lines[0].hasSuffix("; not found: 112:3, 112:4"))
    #expect(lines.count == 1 + (report["flagged"] as? Int ?? -1))
  }

  @Test func `the picture is a file, or standard output`() throws {
    let path = "\(command.folder.path)/report.svg"
    let outcome = try command.run("annotate", "report", "last", "-o", path)
    #expect(outcome.code == 0 && outcome.lines.count == 1)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains("112:1") && svg.contains("112:2"))
    #expect(try command.run("annotate", "report", "last", "-o", "-").output == svg)
  }

  @Test(arguments: [
    (["last", "--width", "399"], 64), (["last", "-o", "-", "--json"], 64), (["nobody"], 66),
    (["last", "-o", "/nowhere/x.svg"], 73), (["last", "-o", "x.gif"], 64),
  ])
  func `nonsense is refused in one line`(words: [String], code: Int) throws {
    let outcome = try command.run(["annotate", "report"] + words)
    #expect(outcome.code == Int32(code))
    #expect(outcome.complaints.count == 1 && outcome.output.isEmpty)
  }
}
