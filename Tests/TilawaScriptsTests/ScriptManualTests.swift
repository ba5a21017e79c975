import Foundation
import Testing
import TilawaCore
import TilawaScripts
import TilawaTestSupport

/// The manual and the guide against the language.
@Suite struct ScriptManualTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func check(_ script: String) throws -> Script {
    try ScriptReader(structure: try RealQuran.structure(), riwayah: .hafs).read(script)
  }

  @Test func `the manual has every option of a step that plays`() throws {
    let words = Set(try text("docs/man/tilawa-script.5").split { " ,;.\n".contains($0) }.map(String.init))
    #expect(PlayOptionName.allCases.filter { !words.contains($0.rawValue) } == [])
  }

  @Test func `the scripts of the manual are read without fault`() throws {
    let blocks = try text("docs/man/tilawa-script.5").components(separatedBy: ".Bd -literal").dropFirst()
      .map { block in
        block.components(separatedBy: "\n.Ed")[0].split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
          .joined(separator: "\n")
          .replacing("\\(dq", with: "\"")
      }
    #expect(blocks.count == 3)
    for block in blocks { _ = try check(block.contains("steps:") ? block : block + "\nsteps: [play: \"{{lesson}}\"]") }
  }

  @Test func `the script of the guide is read without fault`() throws {
    let guide = try text("docs/guide/scripting.md")
    let start = try #require(guide.range(of: "$ cat daily.yaml\n"))
    let end = try #require(guide.range(of: "$ tilawa session check", range: start.upperBound..<guide.endIndex))
    #expect(try check(String(guide[start.upperBound..<end.lowerBound])).name == "Daily")
  }
}
