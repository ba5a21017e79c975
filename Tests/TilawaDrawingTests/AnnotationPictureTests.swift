import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDrawing

@Suite struct AnnotationPictureTests {
  /// Forty seconds at 100 frames a second.
  private static let frames = 4000

  private func segment(
    _ start: Int, _ end: Int, _ word: Int, _ status: SourceSegment.Status = .suggested, flags: String? = nil,
    confidence: Double = 0.5
  ) -> Segment {
    Segment(
      id: "\(start)", start: start, end: end,
      content: .recited([Segment.Part(start: start, content: .text(WordRange(word, word + 1)))]), status: status,
      changed: 0, evidence: Segment.Evidence(confidence: confidence, flags: Set(text: flags)))
  }

  private func picture(_ segments: [Segment], width: Int = 832, flagged: [String] = []) -> AnnotationPicture {
    let annotation = Annotation(frames: Self.frames, rate: 100, segments: segments)
    let (span, rows) = AnnotationPicture.rows(of: Self.frames, rate: 100)
    return AnnotationPicture(
      title: "Lesson", details: "My teacher", rate: 100, span: span,
      rows: rows.map { frames in
        let columns = AnnotationPicture.columns(of: frames.count, span: span, width: width)
        return AnnotationPicture.Row(
          frames: frames, peaks: Array(repeating: -0.5...0.5, count: columns),
          marks: annotation.marks(in: frames) { if case .text(let span) = $0 { "67:\(span.start)" } else { "" } })
      }, flagged: flagged)
  }

  @Test(arguments: [(1, 10), (40, 10), (600, 30), (3600, 300), (12 * 3600, 1801)])
  func `a recording has a few rows of round lengths, however long it is`(seconds: Int, length: Int) {
    let (span, rows) = AnnotationPicture.rows(of: seconds * 100, rate: 100)
    #expect(span == length * 100)
    #expect(rows.count == (seconds + length - 1) / length && rows.count <= 25)
    #expect(rows.first?.lowerBound == 0 && rows.last?.upperBound == seconds * 100)
  }

  // T-F3.6
  @Test func `labels stand once, flagged ones with a sign, and the list names the reasons`() throws {
    let segments = [segment(0, 900, 1, .confirmed), segment(900, 1500, 2, flags: "low-margin"), segment(1500, 3900, 3)]
    let svg = picture(segments, flagged: ["67:2 · 0:09.000 · 50% · low-margin"]).drawing(width: 832, theme: .light)
      .svg()
    let texts = try SVGReader(svg).texts("text")
    for words in [
      "Lesson", "My teacher", "67:1", "! 67:2", "67:3", "To check", "67:2 · 0:09.000 · 50% · low-margin",
    ] {
      #expect(texts.filter { $0 == words }.count == 1, "\(words)")
    }
    #expect(texts.contains("confirmed") && texts.contains("! to check"))
  }

  // F16
  @Test func `a label at the end of a row is moved to where it has room, and a row that goes on says of what`() throws {
    let svg = picture([segment(0, 990, 1), segment(990, 1500, 2), segment(1500, 3900, 3)]).drawing(
      width: 832, theme: .light
    ).svg()
    let reader = try SVGReader(svg)
    let texts = reader.texts("text")
    #expect(texts.count { $0 == "67:2" } == 1 && texts.count { $0 == "… 67:2" } == 1)
    #expect(texts.count { $0 == "67:3" } == 1 && texts.count { $0 == "… 67:3" } == 2)
  }

  // F16
  @Test func `what is sure is not in the colour of a warning`() throws {
    let sure = segment(0, 900, 1, confidence: 0.97)
    let texts = try SVGReader(picture([sure, segment(900, 1500, 2)]).drawing(width: 832, theme: .light).svg())
      .texts("text")
    #expect(texts.contains("suggested, sure") && texts.contains("suggested: a higher bar is more certain"))
    let alone = try SVGReader(picture([sure]).drawing(width: 832, theme: .light).svg()).texts("text")
    #expect(!alone.contains("suggested: a higher bar is more certain"))
  }

  @Test func `whoever points at a segment is told all of it`() throws {
    let svg = picture([segment(0, 900, 1, flags: "repeat low-margin")]).drawing(width: 832, theme: .dark).svg()
    #expect(
      try SVGReader(svg).texts("title").last
        == "1 · 67:1 · 0:00.000–0:09.000 · suggested · confidence 50 % · low-margin repeat")
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg")))
  func `the bar below a segment is as high as it is sure`() throws {
    let pixels = try PNGReader(picture([segment(0, 1000, 1)]).drawing(width: 832, theme: .light).png())
    let column = (0..<pixels.height).filter { pixels[400, $0] == WaveformTheme.light.suggested }
    #expect(column.count == 6)
  }

  @Test func `a recording without marks is drawn too`() {
    let empty = picture([])
    #expect(empty.drawing(width: 400, theme: .light).svg().contains("<svg"))
    #expect(empty.height(width: 400) < picture([], flagged: ["a"]).height(width: 400))
  }
}
