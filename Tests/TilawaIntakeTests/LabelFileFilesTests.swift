import Foundation
import Testing
import TilawaCore
import TilawaIntake
import TilawaTestSupport

@Suite struct LabelFileFilesTests {
  let structure = MiniatureQuran.structure
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func annotation(rate: Int) -> Annotation {
    func recited(_ start: Int, _ joins: [Int]) -> Segment.Content {
      .recited(
        ([start] + joins).enumerated().map {
          Segment.Part(start: $1, content: $0 == 0 ? .text(WordRange(94, 96)) : .basmalah(surah: 10))
        })
    }
    let segments = [
      Segment(
        id: "a", start: 1, end: rate + 1, content: recited(1, [rate / 2]), status: .suggested, changed: 3,
        evidence: Segment.Evidence(pause: 17, confidence: 0.1, flags: Set(text: "low-margin"))),
      Segment(id: "b", start: rate + 1, end: rate + 40, content: .speech, status: .confirmed, changed: 4),
      Segment(
        id: "c", start: rate + 47, end: 2 * rate + 13, content: recited(rate + 47, []), status: .confirmed, changed: 5,
        chosen: 9),
      Segment(id: "d", start: rate + 60, end: 3 * rate, content: .unassigned, status: .suggested, changed: 6),
    ]
    return Annotation(frames: 4 * rate, rate: rate, segments: segments)
  }

  private func recording(_ annotation: Annotation) -> Recording {
    Recording(
      sha256: String(repeating: "a", count: 64), title: "lesson", originalName: "lesson.wav", recordedAt: nil,
      importedAt: 0, device: nil, expected: nil, reciter: TestOffers.reciter("t", kind: .personal),
      file: AudioFile(path: "/a & b.wav", rate: annotation.rate, channels: 1, frames: annotation.frames), loudness: nil)
  }

  private func written(_ format: LabelFile.Format, _ annotation: Annotation) throws -> String {
    try LabelFile.text(of: annotation, of: recording(annotation), as: format, in: structure, now: 0)
  }

  @Test(arguments: LabelFile.Format.written, [8000, 44_100, 192_000])
  func `what is written is known by what stands in it, and changes nothing when it comes back`(
    format: LabelFile.Format, rate: Int
  ) throws {
    let annotation = annotation(rate: rate)
    let path = try folder.write(try written(format, annotation), to: "labels")
    let read = try LabelFile.read(path)
      .intervals(frames: annotation.frames, rate: rate, in: .kufi, of: structure)
    #expect(try SegmentEditing(annotation, now: 1, naming: { "x" }).takeOver(read).isEmpty)
  }

  @Test func `our own format carries everything into another library`() throws {
    let annotation = annotation(rate: 8000)
    let read = try LabelFile.read(Array(try written(.json, annotation).utf8))
      .intervals(frames: annotation.frames, rate: 8000, in: .kufi, of: structure)
    let empty = Annotation(frames: annotation.frames, rate: 8000)
    var count = 0
    let edit = try SegmentEditing(empty, now: 1) {
      count += 1
      return ["a", "b", "c", "d"][count - 1]
    }.takeOver(read)
    let found = try #require(empty.applying(edit)).segments
    #expect(found.map(\.evidence) == annotation.segments.map(\.evidence))
    #expect(found.map(\.chosen) == annotation.segments.map(\.chosen))
    #expect(found.map(\.changed) == annotation.segments.map(\.changed))
    #expect(zip(found, annotation.segments).allSatisfy { $0.content.says($1.content) && $0.frames == $1.frames })
  }

  @Test func `a time that was moved in ELAN is the one that is meant`() throws {
    let moved = try written(.eaf, annotation(rate: 44_100)).replacing(
      #"TIME_VALUE="3000""#, with: #"TIME_VALUE="3100""#)
    let read = try LabelFile.read(Array(moved.utf8))
      .intervals(frames: 4 * 44_100, rate: 44_100, in: .kufi, of: structure)
    #expect(read.map(\.frames.upperBound).max() == 31 * 4410)
  }

  @Test func `a document of ELAN with tiers of its own is read`() throws {
    let document = """
      <?xml version="1.0"?><ANNOTATION_DOCUMENT><HEADER TIME_UNITS="milliseconds"/><TIME_ORDER>
      <TIME_SLOT TIME_SLOT_ID="x" TIME_VALUE="250"/><TIME_SLOT TIME_SLOT_ID="y" TIME_VALUE="1750"/></TIME_ORDER>
      <TIER TIER_ID="verses"><ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a" TIME_SLOT_REF1="x" TIME_SLOT_REF2="y">
      <ANNOTATION_VALUE>2:1&#45;2</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION></TIER>
      <TIER TIER_ID="notes"><ANNOTATION><REF_ANNOTATION ANNOTATION_ID="b" ANNOTATION_REF="a">
      <ANNOTATION_VALUE>slow</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>
      """
    let read = try LabelFile.read(Array(document.utf8))
      .intervals(frames: 2000, rate: 1000, in: .kufi, of: structure)
    #expect(read.map(\.frames) == [250..<1750])
    #expect(structure.label(of: try #require(read.first).content, in: .kufi) == "2:1-2")
  }

  /// A document whose tier of words divides the ayah of another tier; the words have one slot without a time.
  ///
  /// - Parameter media: the descriptors of its media.
  private func divided(_ media: String = "") -> [UInt8] {
    let header = media.isEmpty ? "/>" : ">\(media)</HEADER>"
    func annotation(_ id: Int, _ from: Int, _ to: Int, _ text: String) -> String {
      """
      <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a\(id)" TIME_SLOT_REF1="t\(from)" TIME_SLOT_REF2="t\(to)">\
      <ANNOTATION_VALUE>\(text)</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
      """
    }
    let document = """
      <?xml version="1.0"?><ANNOTATION_DOCUMENT><HEADER MEDIA_FILE="" TIME_UNITS="milliseconds"\(header)
      <TIME_ORDER><TIME_SLOT TIME_SLOT_ID="t1" TIME_VALUE="1000"/><TIME_SLOT TIME_SLOT_ID="t2"/>
      <TIME_SLOT TIME_SLOT_ID="t3" TIME_VALUE="4000"/></TIME_ORDER>
      <TIER TIER_ID="ayah">\(annotation(1, 1, 3, "2:1"))</TIER>
      <TIER TIER_ID="words" PARENT_REF="ayah">\(annotation(2, 1, 2, "qul"))\(annotation(3, 2, 3, "a"))</TIER>
      <TIER TIER_ID="notes" PARENT_REF="ayah"><ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a4" ANNOTATION_REF="a1">
      <ANNOTATION_VALUE>slow</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>
      """
    return Array(document.utf8)
  }

  private func frames(_ bytes: [UInt8], tier: String? = "ayah") throws -> [Range<Int>] {
    try LabelFile.read(bytes, tier: tier).intervals(frames: 9000, rate: 1000, in: .kufi, of: structure).map(\.frames)
  }

  @Test func `a tier of ELAN is read whatever the other tiers lack`() throws {
    #expect(try frames(divided()) == [1000..<4000])
    let wrong: [(String?, String)] = [
      (nil, "choose a tier: --tier with one of ayah, words"), ("x", "there is no tier “x”; there are ayah, words"),
    ]
    for (tier, word) in wrong {
      #expect { try frames(divided(), tier: tier) } throws: { "\($0)".contains(word) }
    }
  }

  /// Start and end in milliseconds, and text.
  private func lines(_ bytes: [UInt8], tier: String) throws -> [String] {
    try LabelFile.read(bytes, tier: tier).entries.map {
      "\($0.start.frame(at: 1000)) \($0.end.frame(at: 1000)) \($0.text)"
    }
  }

  @Test func `slots of ELAN without time divide the time between their neighbours, as suggestions`() throws {
    #expect(try lines(divided(), tier: "words") == ["1000 2500 qul ?", "2500 4000 a ?"])
  }

  @Test func `annotations on others have the time of those, and those that share one divide it`() throws {
    #expect(try lines(divided(), tier: "notes") == ["1000 4000 slow"])
    let more = String(decoding: divided(), as: UTF8.self).replacing(
      "</TIER></ANNOTATION_DOCUMENT>",
      with: """
        <ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a5" ANNOTATION_REF="a1" PREVIOUS_ANNOTATION="a4">
        <ANNOTATION_VALUE>fast</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION></TIER>
        <TIER TIER_ID="marks" PARENT_REF="notes"><ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a6" ANNOTATION_REF="a5">
        <ANNOTATION_VALUE>!</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION></TIER></ANNOTATION_DOCUMENT>
        """)
    #expect(try lines(Array(more.utf8), tier: "notes") == ["1000 2500 slow ?", "2500 4000 fast ?"])
    #expect(try lines(Array(more.utf8), tier: "marks") == ["2500 4000 ! ?"])
  }

  @Test(arguments: [("a1", "a6"), ("a1", "none")])
  func `annotations on each other, and on none, have no time`(found: String, put: String) throws {
    let text = String(decoding: divided(), as: UTF8.self).replacing(
      "ANNOTATION_REF=\"\(found)\"", with: "ANNOTATION_REF=\"\(put)\"")
    #expect { try lines(Array(text.utf8), tier: "notes") } throws: { "\($0)".contains("no times of their own") }
  }

  @Test func `a document of ELAN of a newer format is named`() {
    let text = "<ANNOTATION_DOCUMENT FORMAT=\"4.1\"/>"
    #expect { try LabelFile.read(Array(text.utf8)) } throws: {
      "\($0)" == "it is an ELAN document of format 4.1; formats up to 3 are read"
    }
  }

  @Test func `times of ELAN are counted from the place of the sound at which the document begins`() throws {
    func medium(_ origin: String, _ type: String = "audio/mpeg") -> String {
      "<MEDIA_DESCRIPTOR MEDIA_URL=\"file:///a\" MIME_TYPE=\"\(type)\" TIME_ORIGIN=\"\(origin)\"/>"
    }
    #expect(try frames(divided(medium("2000"))) == [3000..<6000])
    #expect(try frames(divided(medium("500", "video/mp4") + medium("2000"))) == [3000..<6000])
    #expect(try frames(divided(medium("-400"))) == [600..<3600])
    for (media, word) in [
      (medium("0") + medium("2000"), "TIME_ORIGIN 0 and 2000 ms"), (medium("2 s"), "TIME_ORIGIN is not a number"),
    ] {
      #expect { try frames(divided(media)) } throws: { "\($0)".contains(word) }
    }
  }

  @Test func `frames noted for a document are not those of a sound that begins elsewhere`() throws {
    let segment = Segment(id: "b", start: 44_101, end: 2 * 44_100 + 7, content: .speech, status: .confirmed, changed: 4)
    let text = try written(.eaf, Annotation(frames: 4 * 44_100, rate: 44_100, segments: [segment]))
    func frames(_ text: String) throws -> [Range<Int>] {
      try LabelFile.read(Array(text.utf8)).intervals(frames: 8 * 44_100, rate: 44_100, in: .kufi, of: structure)
        .map(\.frames)
    }
    #expect(try frames(text) == [44_101..<2 * 44_100 + 7])
    let moved = text.replacing(#"MIME_TYPE="audio/*""#, with: #"MIME_TYPE="audio/*" TIME_ORIGIN="1000""#)
    #expect(try frames(moved) == [2 * 44_100..<3 * 44_100])
  }

  @Test(arguments: [("113001", "113:1"), ("113001 *", "113:1 *"), ("1", "113:1"), ("112004", "112:4")])
  func `a label that is the name of a file of an ayah is that ayah`(label: String, text: String) throws {
    let quran = try RealQuran.structure()
    let passage = try RangeParser(structure: quran, counting: .kufi).parse("113")
    let reading = LabelReading(quran, in: .kufi, within: passage) { PhraseSearch([]) }
    let read = try reading.read(try LabelFile.read(Array("1\t4\t\(label)\n".utf8)))
    #expect(read.entries.map(\.text) == [text])
  }

  @Test func `a wrong label of a passage is named as it is written`() throws {
    let quran = try RealQuran.structure()
    let passage = try RangeParser(structure: quran, counting: .kufi).parse("113")
    for (label, word) in [
      ("9", "“9” is read as 113:9"), ("113009", "“113009” is read as 113:9"), ("1130", "“1130” is read"),
    ] {
      let reading = LabelReading(quran, in: .kufi, within: passage) { PhraseSearch([]) }
      let read = try reading.read(try LabelFile.read(Array("1\t4\t\(label)\n".utf8)))
      #expect { try read.intervals(frames: 9000, rate: 1000, in: .kufi, of: quran) } throws: { "\($0)".contains(word) }
    }
  }

  @Test(arguments: [
    ("<a><b></a>", "line 1: mismatched tag"), ("<a/>", "not an ELAN document"), ("<!DOCTYPE html><br>", "a web page"),
    ("", "no label"), ("{}", "`format`"),
    ("{\"format\":\"x\"}", "missing"), ("hello\n", "not a label track"),
    ("{\"format\":1}", "`format` is not a text"),
  ])
  func `what is no file of labels is refused in one line`(text: String, word: String) throws {
    let path = try folder.write(text, to: "labels")
    #expect { try LabelFile.read(path) } throws: {
      ($0 as? PlayerError)?.code == .invalid && "\($0)".contains(word) && !"\($0)".contains("\n")
    }
  }

  @Test(arguments: [
    (#""rate" : 8000"#, #""rate" : 0"#, "`rate`"), (#""rate" : 8000"#, #""rate" : 9000000000000000000"#, "`rate`"),
    (#""start" : 1,"#, #""start" : -1,"#, "`segments[0].start`"),
    (#""end" : 8001,"#, #""end" : 9000000000000000000,"#, "`segments[0].end`"),
    (#""at" : 4000"#, #""at" : 9000000000000000000"#, "`segments[0].joins[0].at`"),
    (#""changed" : 3,"#, #""changed" : -9000000000000000000,"#, "`segments[0].changed`"),
    (#""chosen" : 9,"#, #""chosen" : 1099511627777,"#, "`segments[2].chosen`"),
  ])
  func `a number that nothing can be reckoned with is refused with its place`(
    found: String, put: String, place: String
  ) throws {
    let text = try written(.json, annotation(rate: 8000))
    #expect(text.contains(found))
    #expect { try LabelFile.read(Array(text.replacing(found, with: put).utf8)) } throws: {
      ($0 as? LabelFileError)?.place?.text == place
    }
  }

  @Test func `a time of ELAN that no recording reaches is no time`() throws {
    let text = try written(.eaf, annotation(rate: 8000)).replacing(
      #"TIME_VALUE="3000""#, with: #"TIME_VALUE="9000000000000000000""#)
    #expect { try LabelFile.read(Array(text.utf8)) } throws: { "\($0)".contains("has no time") }
  }

  @Test(arguments: ["0 s0=0", "768001 s0=0", "9000000000000000000 s0=0", "1000 s0=9000000000000000000", "1000 s0=-1"])
  func `frames kept in a document of ELAN that cannot be are not believed`(text: String) {
    #expect(ElanFrames(text) == nil)
  }

  @Test func `a file that is too large for labels is refused`() throws {
    let path = try folder.write("", to: "labels")
    let outcome = truncate(path, 17 << 20)
    #expect(outcome == 0)
    #expect { try LabelFile.read(path) } throws: {
      ($0 as? PlayerError)?.code == .invalid && "\($0)".contains("it is too large for a file of labels")
    }
  }

  @Test func `a pipe that nobody writes to keeps nobody waiting`() throws {
    let path = folder.path + "/pipe"
    let outcome = mkfifo(path, 0o600)
    #expect(outcome == 0)
    #expect { try LabelFile.read(path) } throws: { ($0 as? PlayerError)?.code == .unreadable }
  }

  @Test func `entities that multiply are not believed`() throws {
    let entities = (1...9).map { "<!ENTITY e\($0) \"" + String(repeating: "&e\($0 - 1);", count: 10) + "\">" }
    let bomb = "<!DOCTYPE a [<!ENTITY e0 \"xxxxxxxxxx\">\(entities.joined())]><ANNOTATION_VALUE>&e9;</ANNOTATION_VALUE>"
    #expect(throws: LabelFileError.self) { try LabelFile.read(Array("<?xml version=\"1.0\"?>\(bomb)".utf8)) }
  }

  @Test func `a file that is not there is named`() throws {
    #expect { try LabelFile.read("/absent/labels") } throws: { ($0 as? PlayerError)?.code == .notFound }
  }
}
