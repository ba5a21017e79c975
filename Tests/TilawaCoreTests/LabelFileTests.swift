import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct LabelFileTests {
  let structure = MiniatureQuran.structure

  private func intervals(_ text: String, _ format: LabelFile.Format, tier: String? = nil, rate: Int = 1000) throws
    -> [LabelledInterval]
  {
    try LabelFile(Array(text.utf8), as: format, tier: tier)
      .intervals(frames: 10 * rate, rate: rate, in: .kufi, of: structure)
  }

  private func frames(_ text: String, _ format: LabelFile.Format, tier: String? = nil) throws -> [Range<Int>] {
    try intervals(text, format, tier: tier).map(\.frames)
  }

  // MARK: - Audacity

  @Test func `labels may overlap and come in any order`() throws {
    #expect(try frames("5\t6\t2:2\n0\t2\t2:1\n1\t3\t2:1\n", .audacity) == [0..<2000, 1000..<3000, 5000..<6000])
  }

  @Test func `coarse times that nearly touch share a frame, exact ones stay as they are`() throws {
    #expect(try frames("0\t1.2341\t2:1\n1.2344\t2\t2:2\n", .audacity) == [0..<1234, 1234..<2000])
    let exact = "0.000000\t1.234000\t2:1\n1.234250\t2.000000\t2:2\n"
    #expect(try intervals(exact, .audacity, rate: 8000).map(\.frames) == [0..<9872, 9874..<16_000])
  }

  @Test func `what is wrong is refused with its place`() throws {
    for (text, word) in [
      ("0\t1\t2:9\n", "line 1: 2:9: surah 2 has 5 ayat"), ("\n0\t11\t2:1\n", "line 2: the label leaves the recording"),
      ("0\t1\t2:1 @5 2:2\n", "its joins lie outside it"), ("1\t0\t2:1\n", "ends before it starts"),
      ("0\t1\t2:1\n2\t2.009\t2:2\n", "line 2: 2:2: recitation needs at least 10 ms"),
      ("9\t10.051\t2:1\n", "line 1: the label leaves the recording"), ("3\t3\t2:1\n3\t3\t2:2\n", "has no length"),
      ("10\t10\t2:1\n", "line 1: the label has no length"),
    ] {
      #expect { try intervals(text, .audacity) } throws: { "\($0)".contains(word) }
    }
  }

  @Test(arguments: [8000, 16_000, 22_050, 44_100, 48_000])
  func `labels that touch share a frame, also where rounding parts them`(rate: Int) throws {
    let read = try intervals("0\t1.23456\t2:1\n1.23457\t2.00001\t2:2\n2\t3\t2:3", .audacity, rate: rate)
    #expect(read[0].frames.upperBound == read[1].frames.lowerBound)
    #expect(read[1].frames.upperBound == read[2].frames.lowerBound)
  }

  @Test func `a label that ends a little late ends with the recording`() throws {
    #expect(try frames("9\t10.050\t2:1", .audacity) == [9000..<10_000])
  }

  @Test func `the label of a point lasts until the next label and is a suggestion`() throws {
    let file = try LabelFile(Array("1\t1\t2:1\n4\t4\t2:2\n6\t8\t2:3\n9\t9\t2:4\n".utf8), as: .audacity)
    let read = try file.intervals(frames: 10_000, rate: 1000, in: .kufi, of: structure)
    #expect(read.map(\.frames) == [1000..<4000, 4000..<6000, 6000..<8000, 9000..<10_000])
    #expect(read.map(\.status) == [.suggested, .suggested, .confirmed, .suggested])
    #expect(file.remarks.map(\.text) == ["3 labels are points: each lasts until the next label, as a suggestion"])
  }

  @Test func `a point without text ends the label before it`() throws {
    let text = "1\t1\t2:1\n3\t3\t\n4\t4\t2:2\n6\t6\n"
    #expect(try frames(text, .audacity) == [1000..<3000, 4000..<6000])
  }

  @Test(arguments: [
    ("1\t4\t2:1\n4\t7\t \n7\t9\t2:3\n", LabelFile.Format.audacity),
    ("start,end,label\n1,4,2:1\n4,7,\n7,9,2:3\n", .csv),
  ])
  func `one empty label among others becomes an unassigned interval`(text: String, format: LabelFile.Format) throws {
    let file = try LabelFile(Array(text.utf8), as: format)
    let read = try file.intervals(frames: 10_000, rate: 1000, in: .kufi, of: structure)
    #expect(read.map(\.frames) == [1000..<4000, 4000..<7000, 7000..<9000])
    #expect(read[1].content == .unassigned)
    #expect(read.map(\.status) == [.confirmed, .suggested, .confirmed])
    let line = format == .csv ? 3 : 2
    #expect(file.remarks.map(\.text) == ["line \(line): the label is empty; it is taken as ?"])
  }

  @Test(arguments: [
    ("-0", 0), ("-0.000", 0), ("1e-05", 10_000), ("2.5E-3", 2_500_000), ("0", 0), ("1.5", 1_500_000_000),
  ])
  func `zero with a sign and small numbers with an exponent are times`(text: String, nanoseconds: Int64) {
    #expect(Duration(seconds: text) == .nanoseconds(nanoseconds))
  }

  @Test(arguments: ["-1", "-", "-0.1", "1e3", "e-5", "1e", "-1e-5", "inf", "0x1p-3", "1e-5e-5"])
  func `other numbers with signs and exponents are no times`(text: String) {
    #expect(Duration(seconds: text) == nil)
  }

  // MARK: - Praat

  private let short = """
    File type = "ooTextFile"
    Object class = "TextGrid"

    0
    10
    <exists>
    2
    "TextTier"
    "bells"
    0
    10
    1
    3.5
    "2:9"
    "IntervalTier"
    "verses ""of"" mine"
    0
    10
    3
    0
    1.5
    "2:1"
    1.5
    2.25
    ""
    2.25
    10
    "2:2"
    """

  @Test func `the short form of a TextGrid is read, its points and empty intervals left out`() throws {
    #expect(throws: LabelFileError.self) { try frames(short.replacing("TextTier", with: "NoTier"), .textgrid) }
    #expect(try frames(short, .textgrid) == [0..<1500, 2250..<10_000])
    #expect(try frames(short.replacing("\n0\n1.5\n", with: "\n-0\n1.5\n"), .textgrid) == [0..<1500, 2250..<10_000])
  }

  @Test func `a tier of points is read where it is named, and where there is no other`() throws {
    let right = short.replacing("2:9", with: "2:3")
    let read = try intervals(right, .textgrid, tier: "bells")
    #expect(read.map(\.frames) == [3500..<10_000])
    #expect(read.map(\.status) == [.suggested])
    let alone = try #require(right.firstRange(of: "\"IntervalTier\""))
    let points = String(right[..<alone.lowerBound]).replacing("<exists>\n2", with: "<exists>\n1")
    #expect(try frames(points, .textgrid) == [3500..<10_000])
  }

  @Test func `a TextGrid comes in UTF-16 of either order`() throws {
    for isBig in [true, false] {
      let units = [0xFEFF] + Array(short.utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBig ? [high, low] : [low, high]
      }
      #expect(LabelFile.format(of: bytes) == .textgrid)
      #expect(try LabelFile(bytes, as: .textgrid).entries.map(\.text) == ["2:1", "2:2"])
    }
  }

  @Test func `of several tiers one must be named`() throws {
    let two = short.replacing("TextTier", with: "IntervalTier").replacing("1\n3.5\n\"2:9\"", with: "1\n0\n10\n\"2:3\"")
    #expect { try frames(two, .textgrid) } throws: { "\($0)".contains("--tier") }
    #expect(try frames(two, .textgrid, tier: "bells") == [0..<10_000])
    #expect { try frames(two, .textgrid, tier: "x") } throws: { "\($0)".contains("there is no tier “x”") }
  }

  @Test(arguments: 1...40) func `a TextGrid that breaks off is refused`(lines: Int) {
    let all = short.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines < all.count - 1 else { return }
    #expect(throws: LabelFileError.self) { try frames(all.prefix(lines).joined(separator: "\n"), .textgrid) }
  }

  // MARK: - Tables

  @Test(arguments: [
    "start,end,label\r\n0,1,2:1\r\n", "label;end;start\n2:1;1,0;0,0\n", "Start\tEnd\tLabel\tnote\n0\t1\t2:1\tx\n",
    "\"start\",\"end\",\"label\"\n\"0\",\"1\",\"2:1\"\n\n", "start,end,label\n0,1,2:1",
    "start;end;label\n0:00:00.000;0:00:01.000;2:1\n", "start,end,label\n0:00,0:01,2:1\n",
  ])
  func `a table is read by its header`(text: String) throws {
    #expect(LabelFile.format(of: Array(text.utf8)) == .csv)
    #expect(try frames(text, .csv) == [0..<1000])
  }

  @Test func `status and preference have columns`() throws {
    let read = try intervals("start,end,label,status,preferred\n0,1,2:1,suggested,no\n1,2,2:2,confirmed,yes\n", .csv)
    #expect(read.map(\.status) == [.suggested, .confirmed])
    #expect(read.map(\.isPreferred) == [false, true])
  }

  @Test(arguments: [
    ("a,b\n", "header"), ("start,end,label\nx,1,2:1\n", "line 2: `start`"),
    ("start,end,label\n0,1,\"2:1\n", "quote"), ("start,end,label\n", "no label"),
    ("start,end,label,status\n0,1,2:1,maybe\n", "status"),
  ])
  func `a table that is none is refused`(text: String, word: String) {
    #expect { try frames(text, .csv) } throws: { "\($0)".contains(word) }
  }

  // MARK: - Round trips

  @Test(arguments: [(LabelFile.Format.audacity, 44_100), (.audacity, 192_000), (.textgrid, 48_000), (.csv, 11_025)])
  func `what is written reads back as the same, to the frame`(format: LabelFile.Format, rate: Int) throws {
    for seed in 1...10 {
      let annotation = RandomAnnotation.make(seed: UInt64(seed), rate: rate, structure)
      let writer = LabelWriter(annotation, in: .kufi, of: structure)
      let text = format == .audacity ? writer.audacity : format == .csv ? writer.table : writer.textGrid
      #expect(annotation.segments.isEmpty || LabelFile.format(of: Array(text.utf8)) == format)
      let read = try LabelFile(Array(text.utf8), as: format)
        .intervals(frames: annotation.frames, rate: rate, in: .kufi, of: structure)
      let edit = try SegmentEditing(annotation, now: 1, naming: { "x" }).takeOver(read)
      #expect(edit.isEmpty, "\(edit.removed.first.map { "\($0)" } ?? "") → \(edit.added.first.map { "\($0)" } ?? "")")
    }
  }
}

/// Segments of every kind, some of which overlap or stand a frame apart.
enum RandomAnnotation {
  static func make(seed: UInt64, rate: Int, _ structure: QuranStructure) -> Annotation {
    var generator = SeededGenerator(seed: seed)
    let frames = rate * 600 + 7
    var segments: [Segment] = []
    var place = 0
    let contents: [SourceSegment.Content] = [
      .text(WordRange(0, 4)), .text(WordRange(17, 40)), .basmalah(surah: 2), .basmalah(surah: nil), .istiadha,
      .text(WordRange(61, 62)),
    ]
    while place < frames - rate * 20 {
      let step = [0, 0, 1, rate / 3, -rate / 4].randomElement(using: &generator) ?? 0
      let start = max(0, place + step)
      // Nothing that is recited is shorter than 10 ms.
      let least = rate / 50
      let end = start + Int.random(in: 4 * least..<rate * 15, using: &generator)
      let joins = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in
        Int.random(in: start + least..<end - least, using: &generator)
      }
      let starts = joins.sorted().reduce(into: [start]) { starts, join in
        if join >= starts[starts.count - 1] + least { starts.append(join) }
      }
      let parts = starts.map {
        Segment.Part(start: $0, content: contents.randomElement(using: &generator) ?? .istiadha)
      }
      let kinds: [Segment.Content] = [.recited(parts), .recited(parts), .speech, .other, .unassigned]
      let content = kinds.randomElement(using: &generator) ?? .other
      let status: SourceSegment.Status = Bool.random(using: &generator) ? .confirmed : .suggested
      let isRecited = if case .recited = content { true } else { false }
      segments.append(
        Segment(
          id: "s\(segments.count)", start: start, end: end, content: content, status: status, changed: 0,
          chosen: isRecited && status == .confirmed && Bool.random(using: &generator) ? 5 : nil))
      place = end
    }
    return Annotation(frames: frames, rate: rate, segments: segments)
  }
}
