import Foundation
import Testing

@testable import TilawaCore

@Suite struct SegmentFlagTests {
  private func suggestion(
    _ id: String, _ start: Int, confidence: Double? = nil, flags: String? = nil,
    status: SourceSegment.Status = .suggested
  ) -> Segment {
    Segment(
      id: id, start: start, end: start + 10,
      content: .recited([Segment.Part(start: start, content: .text(WordRange(start, start + 1)))]), status: status,
      changed: 0, evidence: Segment.Evidence(confidence: confidence, flags: Set(text: flags)))
  }

  @Test(arguments: ["low-margin", "repeat", "a-b-c"])
  func `a flag is small letters and hyphens`(text: String) { #expect(Segment.Flag(rawValue: text)?.rawValue == text) }

  @Test(arguments: ["", "-", "a-", "-a", "a--b", "Low", "low margin", "é", "a1", String(repeating: "a", count: 41)])
  func `anything else is none`(text: String) { #expect(Segment.Flag(rawValue: text) == nil) }

  @Test func `flags are one text in order, and none is no text`() {
    let flags = Set(text: "repeat low-margin Nonsense repeat")
    #expect(flags.text == "low-margin repeat")
    #expect(Set<Segment.Flag>().text == nil && Set(text: nil).isEmpty)
  }

  @Test func `a segment of an older version has none, and one without is written as before`() throws {
    let old = #"{"id":"a","start":0,"end":9,"kind":"speech","status":"suggested","changed":1,"confidence":0.5}"#
    let segment = try JSONDecoder().decode(Segment.self, from: Data(old.utf8))
    #expect(segment.evidence == Segment.Evidence(confidence: 0.5))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(segment), as: UTF8.self)
        == #"{"changed":1,"confidence":0.5,"end":9,"id":"a","kind":"speech","start":0,"status":"suggested"}"#)
  }

  @Test func `flags that this version does not know are kept`() throws {
    let segment = suggestion("a", 0, flags: "from-the-future")
    let copy = try JSONDecoder().decode(Segment.self, from: try JSONEncoder().encode(segment))
    #expect(copy == segment && copy.isFlagged)
  }

  // T-F3.6
  @Test func `what is flagged is looked at first, then all others in the order of time`() {
    let annotation = Annotation(
      frames: 100, rate: 10,
      segments: [
        suggestion("a", 0), suggestion("b", 10, flags: "repeat"),
        suggestion("c", 20, flags: "repeat", status: .confirmed),
        suggestion("d", 30, flags: "low-margin"),
      ])
    #expect(annotation.inReviewOrder.map(\.id) == ["b", "d", "a", "c"])
  }

  @Test func `sure are suggested recitations above the threshold without a flag that doubts them`() {
    let annotation = Annotation(
      frames: 100, rate: 10,
      segments: [
        suggestion("a", 0, confidence: 0.9), suggestion("b", 10, confidence: 0.899),
        suggestion("c", 20, confidence: 1, flags: "repeat"), suggestion("d", 30, confidence: 1, status: .confirmed),
        suggestion("e", 40), suggestion("g", 60, confidence: 1, flags: "after-skip"),
        suggestion("h", 70, confidence: 1, flags: "after-skip repeat"),
        Segment(
          id: "f", start: 50, end: 60, content: .speech, status: .suggested, changed: 0,
          evidence: Segment.Evidence(confidence: 1)),
      ])
    #expect(annotation.sure(atLeast: 0.9).map(\.id) == ["a", "g"])
  }
}
