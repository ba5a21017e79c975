import Foundation
import FoundationXML
import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDrawing

@Suite struct DrawingTests {
  private let box = Drawing.Element.box(10..<20, 5..<8, Colour(0xD55E00))

  private func drawing(_ elements: [Drawing.Element]) -> Drawing {
    var drawing = Drawing(width: 40, height: 20, title: "Tea & <cake> \u{1B}[0m", background: Colour(0x14181D))
    drawing.elements = elements
    return drawing
  }

  @Test func `what XML cannot hold is escaped or replaced`() throws {
    let svg = drawing([]).svg()
    #expect(svg.contains("<title>Tea &amp; &lt;cake&gt; \u{FFFD}[0m</title>"))
    #expect(try SVGReader(svg).texts("title") == ["Tea & <cake> \u{FFFD}[0m"])
  }

  @Test func `an area is a path of short steps`() {
    #expect(drawing([box]).svg().contains(##"<path fill="#d55e00" d="M10 5h10v3h-10z"/>"##))
  }

  @Test func `a dashed line and a group with its words are written`() throws {
    let line = Drawing.Element.lines(
      [[Drawing.Point(3.5, 0), Drawing.Point(3.5, 9)]], Drawing.Stroke(colour: Colour(0x0072B2), dash: [2, 2]))
    let svg = drawing([.group("first", [line, box])]).svg()
    #expect(svg.contains(##"<path fill="none" stroke="#0072b2" stroke-dasharray="2 2" d="M3.5 0v9"/>"##))
    #expect(try SVGReader(svg).texts("title").last == "first")
  }

  @Test func `hatching stays in its box`() {
    guard
      case .lines(let lines, _) = Drawing.Element.hatching(
        11..<30, 3..<17, spacing: 6, Drawing.Stroke(colour: Colour(0)))
    else {
      Issue.record("no lines")
      return
    }
    #expect(!lines.isEmpty)
    for point in lines.flatMap(\.self) {
      #expect((11.0...30).contains(point.x) && (3.0...17).contains(point.y))
      #expect(Int(point.x + point.y) % 6 == 0)
    }
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg"))) func `a PNG has the colours at their pixels`() throws {
    let picture = try PNGReader(drawing([box]).png())
    #expect((picture.width, picture.height) == (40, 20))
    #expect(picture[9, 6] == Colour(0x14181D))
    #expect(picture[10, 5] == Colour(0xD55E00))
    #expect(picture[19, 7] == Colour(0xD55E00))
    #expect(picture[20, 7] == Colour(0x14181D))
    #expect(picture[15, 8] == Colour(0x14181D))
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg")))
  func `text begins, ends or has its middle at its place`() throws {
    func inked(_ anchor: Drawing.Text.Anchor) throws -> ClosedRange<Int>? {
      let text = Drawing.Text(
        words: "88", at: Drawing.Point(20, 15), size: 12, colour: Colour(0xFFFFFF), anchor: anchor)
      let picture = try PNGReader(drawing([.text(text)]).png())
      let columns = (0..<40).filter { x in (0..<20).contains { picture[x, $0] != Colour(0x14181D) } }
      return columns.first.flatMap { first in columns.last.map { first...$0 } }
    }
    #expect(try #require(try inked(.start)).lowerBound >= 20)
    #expect(try #require(try inked(.end)).upperBound < 20)
    #expect(try #require(try inked(.middle)).contains(20))
  }

  @Test func `a date behind Arabic letters keeps its order`() {
    #expect("Hifz, 2026-11-29".withNumbersInOrder == "Hifz, 2026-11-29")
    #expect("الحفظ، 2026-11-29: 5 من 604".withNumbersInOrder == "الحفظ، \u{200E}2026-11-29: 5 من 604")
    let text = Drawing.Text(words: "سورة 2:255", at: Drawing.Point(0, 15), size: 12, colour: Colour(0xFFFFFF))
    #expect(drawing([.text(text)]).svg().contains("سورة \u{200E}2:255"))
  }

  @Test func `text is cut to the room it has`() {
    #expect(TextWidth.fit("short", in: 100, size: 12) == "short")
    let cut = TextWidth.fit("a title that is much too long", in: 100, size: 12)
    #expect(cut.hasSuffix("…"))
    #expect(TextWidth.of(cut, size: 12) <= 100)
    #expect(TextWidth.fit("abc", in: 3, size: 12) == "")
  }
}

/// The elements of an SVG document; throws where it is no XML.
final class SVGReader: NSObject, XMLParserDelegate {
  private var found: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Refusal.notXML }
  }

  enum Refusal: Error { case notXML }

  /// Returns the texts of the elements of this name.
  func texts(_ name: String) -> [String] { found.filter { $0.name == name }.map(\.text) }

  func attributes(_ name: String) -> [[String: String]] { found.filter { $0.name == name }.map(\.attributes) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(found.count)
    found.append((name, attributes, ""))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { found[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}

/// The pixels of a PNG file, which ffmpeg reads.
struct PNGReader {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(_ png: [UInt8]) throws {
    try #require(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(16), number(20))
    let folder = try ScratchFolder()
    Bytes.write(png, to: folder.file("a.png"))
    try Program.run(
      "ffmpeg", ["-i", folder.file("a.png"), "-f", "rawvideo", "-pix_fmt", "rgb24", folder.file("a.rgb")])
    bytes = Bytes.read(folder.file("a.rgb"))
    try #require(bytes.count == width * height * 3)
  }

  subscript(x: Int, y: Int) -> Colour {
    let place = 3 * (y * width + x)
    return Colour(UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]))
  }
}
