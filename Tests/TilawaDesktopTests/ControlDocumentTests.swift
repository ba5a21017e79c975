import Foundation
import Testing
import TilawaCore

@testable import TilawaDesktop

/// docs/control.md is what others write their programs by.
@Suite struct ControlDocumentTests {
  private let document: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    document = try String(contentsOf: root.appending(path: "docs/control.md"), encoding: .utf8)
  }

  private func section(_ heading: String) -> String {
    let rest = document.components(separatedBy: "\n## \(heading)\n").dropFirst().first ?? ""
    return rest.components(separatedBy: "\n## ")[0]
  }

  /// The first cells of the table under a heading, without their quotes.
  private func cells(under heading: String) -> [String] {
    let rows = section(heading).split(separator: "\n").filter { $0.hasPrefix("| `") }
    return rows.flatMap { $0.split(separator: "|")[0].split(separator: "`").filter { $0.contains { $0.isLetter } } }
      .map(String.init)
  }

  @Test func `every verb is there, and no other`() {
    #expect(Set(cells(under: "Verbs")) == Set(ControlVerb.allCases.map(\.rawValue)))
  }

  @Test func `every code is there, and no other`() {
    #expect(Set(cells(under: "Codes")) == Set(ControlFault.Code.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ControlLimits.line, ControlLimits.connections, ControlLimits.unanswered, ControlLimits.unread, JSONReader.depth,
  ])
  func `every limit is there`(limit: Int) {
    let digits = limit < 1000 ? "\(limit)" : "\(limit / 1000),\(limit % 1000)"
    #expect(document.contains(digits))
  }

  @Test func `what a verb takes is said where it takes something`() {
    for line in section("Verbs").split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| `"), cells.count == 3, let verb = ControlVerb(rawValue: cells[0].replacing("`", with: ""))
      else {
        continue
      }
      #expect(cells[1].isEmpty == (verb.value == .none), "\(verb.rawValue)")
      #expect(cells[1].contains("`by`") == verb.isRelative, "\(verb.rawValue)")
    }
  }
}
