import Foundation
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDrawing

@Suite struct WaveformPictureTests {
  /// Ten seconds at 1000 frames a second, 800 pixels of sound.
  private static let width = 832

  private func picture(_ segments: [Segment], _ window: Range<Int> = 0..<10_000) -> WaveformPicture {
    let marks = Annotation(frames: 10_000, rate: 1000, segments: segments).marks(in: window) { content in
      if case .text(let span) = content { "67:\(span.start)" } else { "basmalah" }
    }
    let peaks = [ClosedRange<Float>](repeating: -0.5...0.5, count: min(800, window.count))
    return WaveformPicture(
      title: "<A lesson>", details: "My teacher", frames: window, rate: 1000, peaks: peaks, marks: marks)
  }

  private func segment(
    _ frames: Range<Int>, _ word: Int, _ status: SourceSegment.Status = .confirmed, joins: [Int] = []
  ) -> Segment {
    let parts = ([frames.lowerBound] + joins).enumerated().map { index, start in
      Segment.Part(start: start, content: .text(WordRange(word + index, word + index + 1)))
    }
    return Segment(
      id: "\(frames.lowerBound)", start: frames.lowerBound, end: frames.upperBound, content: .recited(parts),
      status: status, changed: 0)
  }

  private var lesson: [Segment] {
    [
      segment(1000..<3000, 1, joins: [2000]), segment(3500..<6000, 3, .suggested),
      Segment(id: "s", start: 6000, end: 8000, content: .speech, status: .confirmed, changed: 0),
    ]
  }

  // T-F3.4
  @Test func `the picture has the title, the labels, the times and a legend as text`() throws {
    let svg = picture(lesson).drawing(width: Self.width, height: 320, theme: .light).svg()
    let texts = try SVGReader(svg).texts("text")
    for words in ["<A lesson>", "My teacher", "67:1", "67:2", "67:3", "speech", "0:00", "0:05"] {
      #expect(texts.contains(words))
    }
    #expect(texts.suffix(4) == ["confirmed", "suggested", "join", "speech or other"])
  }

  @Test func `whoever points at a mark is told what it is`() throws {
    let svg = picture(lesson).drawing(width: Self.width, height: 320, theme: .light).svg()
    #expect(
      try SVGReader(svg).texts("title").dropFirst() == [
        "1 · 67:1 · 0:01.000–0:02.000 · confirmed", "1 · 67:2 · 0:02.000–0:03.000 · confirmed · from a join on",
        "2 · 67:3 · 0:03.500–0:06.000 · suggested", "3 · speech · 0:06.000–0:08.000 · confirmed",
      ])
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg")), arguments: [WaveformTheme.light, .dark])
  func `a confirmed marker fills the pixels of its frame's column, and no other`(theme: WaveformTheme) throws {
    let drawing = picture([segment(1234..<10_000, 1)]).drawing(width: Self.width, height: 320, theme: theme)
    let pixels = try PNGReader(drawing.png())
    let x = 16 + WaveformWindow(0..<10_000, columns: 800).column(of: 1234)
    #expect(x == 16 + 98)
    for y in 70..<270 {
      #expect(pixels[x, y] == theme.confirmed)
      #expect(pixels[x - 1, y] != theme.confirmed && pixels[x + 1, y] != theme.confirmed)
    }
    #expect(pixels[x + 3, 60] == theme.confirmedTint)
    #expect(pixels[x - 3, 60] == theme.background)
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg")))
  func `a suggested marker differs in colour and has holes`() throws {
    let theme = WaveformTheme.light
    let drawing = picture([segment(5000..<10_000, 1, .suggested)]).drawing(width: Self.width, height: 320, theme: theme)
    let pixels = try PNGReader(drawing.png())
    let column = (70..<120).map { pixels[16 + 400, $0] }
    #expect(column.contains(theme.suggested))
    #expect(column.contains(theme.wave))
    #expect(!column.contains(theme.confirmed))
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg")))
  func `the waveform reaches as far as its samples`() throws {
    var picture = picture([])
    let silence = [ClosedRange<Float>](repeating: 0...0, count: 398)
    let halves = [ClosedRange<Float>](repeating: -0.5...0.5, count: 399)
    let first: [ClosedRange<Float>] = [-1...1]
    picture.peaks = first + silence
    picture.peaks += [0...1, 0...0.5]
    picture.peaks += halves
    let pixels = try PNGReader(picture.drawing(width: Self.width, height: 320, theme: .light).png())
    func inked(_ x: Int) -> Int { (40..<272).count { pixels[x, $0] == WaveformTheme.light.wave } }
    let (whole, silent, half) = (inked(16), inked(100), inked(700))
    #expect(whole > 200)
    #expect(silent == 1)
    #expect(abs(half * 2 - whole) <= 2)
    #expect(abs(inked(16 + 399) - half) <= 2)
  }

  @Test func `fewer frames than pixels are drawn as wide steps`() {
    let picture = picture([], 0..<4)
    guard
      case .area(let corners, _)? = picture.drawing(width: Self.width, height: 320, theme: .light).elements.first(
        where: { if case .area(_, WaveformTheme.light.wave) = $0 { true } else { false } })
    else {
      Issue.record("no waveform")
      return
    }
    #expect(Set(corners.map(\.x)).isSubset(of: [16, 216, 416, 616, 816]))
    #expect(corners.map(\.x).max() == 816)
  }

  @Test func `labels never lie over each other, and those without room are counted`() throws {
    let segments = (0..<200).map { segment($0 * 50..<$0 * 50 + 50, $0 + 1) }
    let layout = WaveformLayout(picture(segments).marks, 0..<10_000, width: Self.width, height: 320)
    let placed = layout.labels.compactMap { label in label.place.map { (label, $0) } }
    #expect(placed.count >= 20)
    #expect(layout.hidden + placed.count == 200)
    for (one, place) in placed {
      let end = place.start + TextWidth.of(one.mark.words, size: WaveformLayout.labelSize)
      #expect(!placed.contains { $0.1.row == place.row && $0.1.start > place.start && $0.1.start < end })
      // The line of a label further away leads down beside this one.
      let lines = placed.filter { $0.1.row > place.row }.map { $0.0.x.lowerBound - WaveformLayout.margin }
      #expect(!lines.contains { (place.start + 1..<end).contains($0) })
    }
    let svg = picture(segments).drawing(width: Self.width, height: 320, theme: .light).svg()
    #expect(try SVGReader(svg).texts("text").last == "\(layout.hidden) labels without room")
  }

  @Test(arguments: [200, 201, 333, 4000])
  func `every size is drawn whole`(size: Int) throws {
    let drawing = picture(lesson, 900..<9000).drawing(width: size, height: min(size, 2000), theme: .dark)
    let svg = drawing.svg()
    #expect(try SVGReader(svg).attributes("svg").first?["width"] == "\(size)")
    #expect(!svg.contains("h-0") && !svg.contains("nan") && !svg.contains("inf"))
  }
}
