import TilawaCore
import TilawaTestSupport
import Testing

@testable import TilawaDrawing

@Suite(.enabled(if: MushafFixture.hasFont)) struct MushafPictureTests {
  private let fixture: MushafFixture

  init() throws { fixture = try MushafFixture() }

  @Test func `a number is drawn inside its sign, its digits from the left`() throws {
    let shaped = try fixture.font.shape(Array("\u{6DD}٢٥٥".unicodeScalars))
    #expect(shaped.glyphs.map(\.scalars.lowerBound) == [0, 1, 2, 3])
    let digits = shaped.glyphs.dropFirst()
    #expect(zip(digits, digits.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(digits.allSatisfy { (0..<shaped.width).contains($0.x) })
  }

  @Test func `a number stands to the left of the words before it`() throws {
    let shaped = try fixture.font.shape(Array("كتب \u{6DD}١ قال".unicodeScalars))
    func place(_ scalar: Int) throws -> Int { try #require(shaped.glyphs.first { $0.scalars.contains(scalar) }).x }
    #expect(try place(0) > place(4))
    #expect(try place(4) > place(7))
  }

  @Test func `a mark knows its own code point`() throws {
    let shaped = try fixture.font.shape(Array("بَ".unicodeScalars))
    #expect(Set(shaped.glyphs.map(\.scalars)).contains(1..<2))
  }

  // Q-QR12
  @Test func `justified lines are all as wide as the widest, and none is narrowed`() throws {
    let texts = ["كتب قال علم", "كتب قال علم نور سماء", "قال علم نور سماء كتب قلم شمس"]
    let lines = try texts.map { try fixture.set(fixture.line($0, .justified)) }
    let measure = MushafMeasure(lines, rows: lines.count, isWhole: false, font: fixture.font)
    #expect(measure.width == lines.map(\.text.width).max())
    for line in lines {
      var text = line.text
      text.spread(to: measure.width)
      #expect(text.width == measure.width)
      let last = try #require(text.glyphs.last), before = try #require(line.text.glyphs.last)
      #expect(last.x - before.x == measure.width - line.text.width)
    }
  }

  @Test func `the short lines of an opening page are no wider than they need, and those of a full page fill it`() throws
  {
    let lines = try ["كتب قال", "كتب قال علم", "قال"].map { try fixture.set(fixture.line($0, .justified)) }
    let opening = MushafMeasure(lines, rows: 15, isWhole: true, font: fixture.font)
    #expect(opening.block == lines.map(\.text.width).max() && opening.block < opening.width)
    let long = try fixture.set(fixture.line(Array(repeating: "كتب", count: 40).joined(separator: " "), .justified))
    let full = MushafMeasure(lines + [long], rows: 4, isWhole: true, font: fixture.font)
    #expect(full.block == full.width)
  }

  @Test func `a name with its basmalah stands inside its frame`() throws {
    let basmalah = try RealQuran.text(of: AyahRef(surah: 1, ayah: 1))
    let frame = SurahFrame(fixture.font)
    for text in [nil, basmalah] {
      let line = try fixture.set(.surahName(MushafFixture.surah, basmalah: text))
      let ink = try #require(line.text.ink)
      #expect(Double(ink.top - ink.bottom) * frame.share(of: line.text) < Double(frame.top - frame.bottom))
    }
    #expect(frame.share(of: try fixture.set(.surahName(MushafFixture.surah, basmalah: nil)).text) == 1)
  }

  @Test func `signs at the number of an ayah stay beside it`() throws {
    let line = MushafSheet.Line.text([.number(AyahRef(surah: 2, ayah: 5), .shown, signs: "ۙ")], .justified)
    #expect(try fixture.set(line).text.elasticSpaces == 0)
  }

  @Test func `a space that carries a mark is not made wider`() throws {
    #expect(try fixture.font.shape(Array("كتب ۖ قال".unicodeScalars)).elasticSpaces == 1)
    #expect(try fixture.font.shape(Array("كتب قال".unicodeScalars)).elasticSpaces == 1)
  }

  @Test func `lines are so far apart that their ink does not touch`() throws {
    let lines = try ["كِتَٰبٌۭ", "ٱلۡحَمۡدُ", "يَعۡلَمُونَ"].map { try fixture.set(fixture.line($0, .centred)) }
    let measure = MushafMeasure(lines, rows: 3, isWhole: false, font: fixture.font)
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      let (above, below) = (try #require(upper.text.ink), try #require(lower.text.ink))
      #expect(below.top - above.bottom < measure.pitch)
    }
  }

  // Q-QR2
  @Test func `colours move nothing: the same forms stand in the same places`() throws {
    let text = "كِتَٰبٌ مُّبِين"
    let spans = [TajweedSpan(2..<4, .maddLazim), TajweedSpan(6..<7, .ikhfa), TajweedSpan(8..<10, .ghunnah)]
    let sheet = fixture.sheet([fixture.line(text, .centred, spans: spans)])
    let plain = try fixture.picture(.light).drawing(of: sheet)
    let coloured = try fixture.picture(.light, .coloured).drawing(of: sheet)
    #expect(MushafFixture.placed(plain) == MushafFixture.placed(coloured))
    #expect(MushafFixture.colours(plain).count < MushafFixture.colours(coloured).count)
    #expect(MushafFixture.colours(coloured).isSuperset(of: [Colour(0xFF0000), Colour(0x9400D3), Colour(0xFF7F00)]))
  }

  // Q-QR8
  @Test(arguments: ReadingTheme.allCases) func `every rule is readable on every paper`(theme: ReadingTheme) {
    let colours = MushafTheme(theme)
    #expect(colours.ink.contrast(to: colours.paper) > 10)
    for rule in TajweedRule.allCases {
      guard let colour = colours.colour(of: rule) else { continue }
      #expect(colour.contrast(to: colours.paper) > 2)
    }
  }

  @Test(.enabled(if: Program.isInstalled("ffmpeg"))) func `nothing is inked at the rim of a picture`() throws {
    let sheet = fixture.sheet([
      fixture.line("ٱلۡكِتَٰبِ لَا رَيۡبَۛ", .justified), .surahName(MushafFixture.surah, basmalah: nil),
    ])
    let picture = try PNGReader(try fixture.picture(.sepia).drawing(of: sheet).png(.noPicture))
    let paper = MushafTheme(.sepia).paper
    let rim =
      (0..<picture.width).flatMap { [(x: $0, y: 0), (x: $0, y: picture.height - 1)] }
      + (0..<picture.height).flatMap { [(x: 0, y: $0), (x: picture.width - 1, y: $0)] }
    #expect(rim.allSatisfy { picture[$0.x, $0.y] == paper })
  }

  @Test func `an SVG has each form once, its words, and the terms of the text`() throws {
    let drawing = try fixture.picture(.light).drawing(of: fixture.sheet([fixture.line("كتب كتب", .centred)]))
    let reader = try SVGReader(drawing.svg())
    let forms = reader.attributes("path").compactMap { $0["id"] }
    #expect(Set(forms).count == forms.count)
    #expect(reader.texts("metadata") == ["Terms <of> the text\nin two lines"])
    #expect(reader.texts("title").contains("2:255 كتب كتب"))
    let uses = reader.attributes("use").compactMap { $0["xlink:href"]?.dropFirst() }
    #expect(!uses.isEmpty && uses.allSatisfy { forms.contains(String($0)) })
  }

  // F16 Q-QR2
  @Test func `below a page with colours stands what they mean, below another nothing`() throws {
    let spans = [TajweedSpan(0..<1, .qalqalah), TajweedSpan(1..<2, .ikhfa), TajweedSpan(2..<3, .ikhfaShafawi)]
    let sheet = fixture.sheet([fixture.line("كتب قال", .centred, spans: spans)])
    let plain = try fixture.picture(.light).drawing(of: sheet)
    let coloured = try fixture.picture(.light, .coloured).drawing(of: sheet)
    func words(_ drawing: Drawing) -> [String] {
      drawing.elements.compactMap { if case .text(let text) = $0 { text.words } else { nil } }
    }
    #expect(words(plain) == ["tanzil.net"])
    let names = [TajweedRule.ikhfa, .ikhfaShafawi].map(\.englishName).joined(separator: ", ")
    #expect(words(coloured) == ["tanzil.net", names, TajweedRule.qalqalah.englishName])
    #expect(coloured.height > plain.height && coloured.width == plain.width)
  }

  @Test func `a PNG carries the terms of the text`() throws {
    let png = try fixture.picture(.light).drawing(of: fixture.sheet([fixture.line("كتب", .centred)])).png(.noPicture)
    let chunk = Array("iTXtCopyright".utf8) + [0, 0, 0, 0, 0] + Array("Terms <of> the text\nin two lines".utf8)
    #expect(png.indices.contains { png[$0...].starts(with: chunk) })
  }

  @Test func `the checksum of a chunk is that of the PNG specification`() {
    // Every PNG ends with the same chunk: IEND, without content.
    let png = PNGText.add([("a", "b")], to: [UInt8](repeating: 0, count: 33) + [1])
    #expect(png.count == 33 + 12 + 7 + 1)
    #expect(PNGText.checksum(Array("IEND".utf8)) == 0xAE42_6082)
  }

  // MARK: - Bad input

  @Test func `a family that is not there is an error and not another font`() {
    #expect { _ = try FontSource(family: "No Such Family") } throws: { ($0 as? DrawingError)?.code == .noFont }
    #expect { _ = try FontSource(family: "sans-serif") } throws: { ($0 as? DrawingError)?.code == .noFont }
  }

  @Test func `a file that is no font is an error`() throws {
    let folder = try ScratchFolder()
    Bytes.write(Array("no font".utf8), to: folder.file("a.ttf"))
    for path in [folder.file("a.ttf"), folder.file("absent.ttf"), folder.path] {
      #expect { _ = try LetterFont(FontSource(file: path)) } throws: { ($0 as? DrawingError)?.code == .noFont }
    }
  }

  @Test func `a letter that the font lacks is named, and nothing is drawn`() throws {
    #expect {
      _ = try fixture.picture(.light).drawing(of: fixture.sheet([fixture.line("كتب Z", .centred)]))
    } throws: { error in
      (error as? DrawingError)?.code == .noLetter && "\(error)".contains("U+005A")
    }
  }

  // Q-QR7
  @Test func `sizes are 16 to 40 points`() {
    #expect([15, 16, 40, 41].map { MushafStyle.Size(points: $0)?.points } == [nil, 16, 40, nil])
  }

  @Test func `a picture grows with its letters`() throws {
    let sheet = fixture.sheet([fixture.line("كتب قال", .justified)])
    let widths = try [16, 24, 40].map { points in
      let size = try #require(MushafStyle.Size(points: points))
      return try MushafPicture(font: fixture.font, style: MushafStyle(size: size), notice: "").drawing(of: sheet).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
  }
}

/// Lines that are no text of the Quran, and the font in which they are set.
struct MushafFixture {
  let font: LetterFont
  static let surah = Surah(
    id: 2, arabic: "البقرة", transliteration: "Al-Baqara", english: "The Cow", place: .medinan, revelationOrder: 87,
    words: 6117)

  static var hasFont: Bool { (try? FontSource(family: FontSource.standardFamily)) != nil }

  init() throws { font = try LetterFont(try FontSource(family: FontSource.standardFamily)) }

  func line(_ text: String, _ setting: PrintedLine.Setting, spans: [TajweedSpan] = []) -> MushafSheet.Line {
    .text([.words(MushafSheet.Words(AyahRef(surah: 2, ayah: 255), text, spans: spans))], setting)
  }

  func set(_ line: MushafSheet.Line) throws -> SetLine {
    try SetLine(line, font: font, theme: MushafTheme(.light), tajweed: .plain)
  }

  func sheet(_ lines: [MushafSheet.Line]) -> MushafSheet {
    MushafSheet(page: 42, juz: 3, surahs: [MushafFixture.surah], lines: lines, isWhole: false)
  }

  func picture(_ theme: ReadingTheme, _ tajweed: MushafStyle.Tajweed = .plain) -> MushafPicture {
    MushafPicture(
      font: font, style: MushafStyle(theme: theme, tajweed: tajweed), notice: "Terms <of> the text\nin two lines")
  }

  private static func lines(_ elements: [Drawing.Element]) -> [GlyphLine] {
    elements.flatMap { element -> [GlyphLine] in
      switch element {
      case .glyphs(let line): [line]
      case .group(_, let elements): lines(elements)
      case .area, .lines, .text: []
      }
    }
  }

  /// The forms of a picture and where they stand, whatever their colours.
  static func placed(_ drawing: Drawing) -> [Set<GlyphLine.Glyph>] {
    lines(drawing.elements).map { Set($0.runs.flatMap(\.glyphs)) }
  }

  static func colours(_ drawing: Drawing) -> Set<Colour> {
    Set(lines(drawing.elements).flatMap(\.runs).map(\.colour))
  }
}
