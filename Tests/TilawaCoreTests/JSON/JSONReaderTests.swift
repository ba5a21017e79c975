import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaCore

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSON { try JSONReader.read(text.utf8) }

  @Test func `a value is read with all that JSON knows`() throws {
    let value = try read(#" {"a" : [1, -2.5e3, true, false, null, "x\"\\\/\b\f\n\r\té"], "b":{}} "#)
    #expect(
      value
        == .object([
          (
            "a",
            .array([
              .number("1"), .number("-2.5e3"), .bool(true), .bool(false), .null, .string("x\"\\/\u{8}\u{C}\n\r\té"),
            ])
          ), ("b", .object([])),
        ]))
  }

  @Test func `characters outside the first plane come as two halves`() throws {
    #expect(try read(#""\uD83D\uDE00""#) == .string("😀"))
    #expect(throws: JSONError.self) { try read(#""\uD83D""#) }
    #expect(throws: JSONError.self) { try read(#""\uD83Dx""#) }
    #expect(throws: JSONError.self) { try read(#""\uDE00""#) }
    #expect(throws: JSONError.self) { try read(#""\uD83D\u0041""#) }
  }

  @Test(arguments: [
    "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "01", "1.", ".5", "-", "+1", "1e", "tru", "nul",
    "\"a", "\"a\nb\"", #""\x""#, #""\u12""#, #""\u+123""#, "1 2", "{} {}", "NaN", "'a'", "[1 2]", "\u{0}",
  ])
  func `what is no JSON is malformed`(text: String) {
    #expect { try read(text) } throws: { $0 is JSONError }
  }

  @Test func `what is nested deeper than anybody needs is malformed`() throws {
    let deep = String(repeating: "[", count: 17) + String(repeating: "]", count: 17)
    #expect(try read(deep) != .null)
    #expect(throws: JSONError.self) { try read("[" + deep + "]") }
    #expect(throws: JSONError.self) { try read(String(repeating: "[", count: 60_000)) }
    #expect(throws: JSONError.self) { try read(String(repeating: "{\"a\":", count: 10_000)) }
  }

  @Test func `bytes that are not UTF-8 are malformed`() {
    #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xC3, 0x22]) }
  }

  /// The reader refuses exactly what Foundation refuses, and besides a comma behind the last value, which Foundation
  /// lets pass.
  @Test func `damaged lines are read as Foundation reads them`() throws {
    let lines = [
      #"{"id":1,"do":"seek","to":12.5}"#, #"{"id":"a\u00e9","do":"jump","to":"2:255","more":[true,null,{"x":-1e-2}]}"#,
      #"["a",0.5,-0,"\\\"",[[]]]"#,
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: 41)
    for round in 0..<20_000 {
      var line = lines[round % lines.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          line[place] =
            [0x22, 0x5C, 0x7B, 0x5B, 0x2C, 0x3A, 0x30, 0x65, 0x2E, 0x2D, 0x61].randomElement(using: &random) ?? 0
        case 1: line.remove(at: place)
        default: line.insert(line[Int.random(in: 0..<line.count, using: &random)], at: place)
        }
        if line.isEmpty { line = [0x30] }
      }
      let ours = (try? JSONReader.read(line)) != nil
      let text = String(decoding: line, as: UTF8.self)
      let theirs = (try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)) != nil
      #expect(ours ? theirs : !theirs || text.contains(/,\s*[\]}]/), "\(text)")
    }
  }

  @Test(arguments: [
    (#"{"a" 1}"#, "expected a colon at byte 6"), ("[1 2]", "expected a comma or a closing bracket at byte 4"),
    ("\"a\tb\"", "expected no control character at byte 3"),
    ("", "expected a value at byte 1"), ("NaN", "expected a value at byte 1"),
    (String(repeating: "[", count: 18), "it is nested too deeply"),
  ])
  func `a fault is told with its byte`(text: String, words: String) {
    #expect { try read(text) } throws: { ($0 as? JSONError)?.message == words }
  }

  @Test func `values in a file know where they begin`() throws {
    let node = try JSONReader.node(Array(#" {"é": [1, {"b":null}], "c": "d"}"#.utf8), .exact, depth: 3)
    let members = try #require(node.object)
    #expect(node.offset == 1 && members.map(\.0) == ["é", "c"] && members.map(\.1.offset) == [8, 30])
    #expect(members[0].1.array?.map(\.offset) == [9, 12])
  }

  @Test func `a file may hold what programs write beside the standard`() throws {
    func read(_ text: String) throws -> String? { try JSONReader.node(Array(text.utf8), .lenient, depth: 0).text }
    #expect(try [read("NaN"), read("007"), read("-1.")] == ["NaN", "007", "-1."])
    #expect(try read("\"a\tb\"") == "a\tb")
    #expect(try read(#""a\ud83d""#) == "a\u{FFFD}")
    #expect(try read(#""\ude00b""#) == "\u{FFFD}b")
    #expect(throws: JSONReader.Fault(reason: .half, offset: 13)) { try read(#""\ud83d\u0041""#) }
    #expect(throws: JSONReader.Fault(reason: .control, offset: 2)) { try read("\"a\nb\"") }
    #expect(throws: JSONReader.Fault(reason: .noValue, offset: 0)) { try read("nope") }
    #expect(throws: JSONReader.Fault(reason: .depth, offset: 1)) { try read("[1]") }
  }

  @Test func `text is quoted so that it can be read again`() throws {
    let text = "a\"\\\u{0}\u{1F}\n\u{7F}é😀"
    #expect(try read(JSON.string(text).text) == .string(text))
  }
}
