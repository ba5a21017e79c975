import Testing
import TilawaCore
import TilawaTestSupport

/// Files of labels of other programs, made by hand from their descriptions.
@Suite struct ForeignLabelTests {
  private let structure = MiniatureQuran.structure

  private func file(_ text: String) throws -> LabelFile {
    let bytes = Array(text.utf8)
    let format = try #require(LabelFile.format(of: bytes))
    return try LabelFile(bytes, as: format)
  }

  /// Start and end in milliseconds, and text.
  private func lines(_ text: String) throws -> [String] {
    try file(text).entries.map { "\($0.start.frame(at: 1000)) \($0.end.frame(at: 1000)) \($0.text)" }
  }

  private func fault(_ text: String) -> String {
    do { return try lines(text).joined() } catch { return "\(error)" }
  }

  // MARK: - Subtitles

  @Test func `cues of SubRip are labels`() throws {
    let text =
      "1\r\n00:00:01,000 --> 00:00:04,250\r\n<i>2:1</i>\r\n\r\n2\r\n00:00:04,250 --> 00:01:07,000\r\n{\\an8}2:2\r\nbehind\r\n"
    #expect(try lines(text) == ["1000 4250 2:1", "4250 67000 2:2 behind"])
    #expect(
      try lines("00:00:01.5 --> 00:00:02.5\n2:1\n2\n00:00:03,0 --> 00:00:04,0\n2:2") == [
        "1500 2500 2:1", "3000 4000 2:2",
      ])
  }

  @Test func `cues of WebVTT are labels without notes, names and settings`() throws {
    let text = """
      WEBVTT - lesson

      NOTE
      by hand

      STYLE
      ::cue { color: red }

      first
      00:01.000 --> 00:04.000 align:start position:10%
      <v Shaykh>2:1 &amp; <00:00:02.000><c>on</c></v>

      01:00:04.000 --> 01:00:07.000
      2:2
      """
    #expect(try lines(text) == ["1000 4000 2:1 & on", "3604000 3607000 2:2"])
  }

  @Test(arguments: [
    ("1\n00:00:04,000 --> 00:00:01,000\n2:1\n", "line 2: the label ends before it starts"),
    ("1\n00:00:NaN --> 00:00:01,000\n2:1\n", "line 2: 00:00:NaN is not a time"),
    ("1\n00:00:01,000 -->\n2:1\n", "line 2:  is not a time"),
    ("WEBVTT\n\n99999999999999999999:00.000 --> 00:01.000\nx\n", "line 3: 99999999999999999999:00.000 is not a time"),
    ("WEBVTT\n", "there is no label in it"),
  ])
  func `wrong times of subtitles are told with their line`(text: String, word: String) {
    #expect(fault(text) == word)
  }

  // MARK: - Lyrics

  @Test func `lines with times begin labels, and empty ones end them`() throws {
    let text = "[ti:Lesson]\n[length:00:10]\n[00:01.00]2:1\n[00:04.50][00:08.000]2:2\n[00:06]\n"
    let read = try file(text)
    #expect(
      try read.intervals(frames: 10_000, rate: 1000, in: .kufi, of: structure).map(\.frames) == [
        1000..<4500, 4500..<6000, 8000..<10_000,
      ])
    #expect(
      try read.intervals(frames: 10_000, rate: 1000, in: .kufi, of: structure).allSatisfy { $0.status == .suggested })
  }

  @Test func `an offset moves lyrics, and words have times`() throws {
    let read = try file("[offset:+500]\n[00:01.00]<00:01.00>قل <00:02.00>هو <00:03.00>\n[00:09.00]2:1")
    #expect(read.entries.map { $0.start.frame(at: 1000) } == [500, 8500])
    #expect(read.entries[0].text == "قل هو")
    #expect(read.entries[0].words.map(\.start) == [.milliseconds(500), .milliseconds(1500)])
    #expect(read.entries[0].words.map(\.end) == [.milliseconds(1500), .milliseconds(2500)])
  }

  @Test func `the lyrics that Tilawa writes are read`() throws {
    let time = { OutputTime(frames: $0, rate: 1000) }
    let lyrics = LyricsFile(
      title: "2", artist: "A", album: "B", length: time(9000),
      lines: [LyricsFile.Line(text: "2:1", start: time(1000)), LyricsFile.Line(text: "2:2", start: time(4000))])
    #expect(try lines(lyrics.text) == ["1000 1000 2:1", "4000 4000 2:2"])
  }

  @Test(arguments: [
    ("[00:01.00]2:1\n[1:2:3:4]2:2", "line 2: 1:2:3:4 is not a time"),
    ("[00:01.00]\n[00:02.00]\n", "there is no label in it"),
    (String(repeating: "[00:01.00]", count: 2000) + "2:1", "line 1: [00:01.00][00:01.00] is not a time"),
  ])
  func `wrong lyrics are told with their line`(text: String, word: String) { #expect(fault(text) == word) }

  // MARK: - Cue sheets

  @Test func `tracks of a cue sheet begin labels`() throws {
    let text = """
      PERFORMER "Shaykh"
      TITLE "Lesson"
      FILE "lesson.mp3" MP3
        TRACK 01 AUDIO
          TITLE "2:1"
          INDEX 00 00:00:00
          INDEX 01 00:01:00
        TRACK 02 AUDIO
          TITLE 2:2
          INDEX 01 01:04:37
      """
    #expect(try lines(text) == ["1000 1000 2:1", "64493 64493 2:2"])
  }

  @Test func `the cue sheet that Tilawa writes is read`() throws {
    let sheet = CueSheet(
      title: "2", performer: "A", file: "a.mp3",
      tracks: [CueSheet.Track(title: "2:1", performer: "A", start: OutputTime(frames: 2000, rate: 1000))])
    #expect(try lines(sheet.text) == ["2000 2000 2:1"])
  }

  @Test(arguments: [
    ("FILE \"a.wav\" WAVE\nTRACK 01 AUDIO\nINDEX 01 00:99:00\n", "line 3: 00:99:00 is not a time"),
    (
      "FILE \"a\" WAVE\nFILE \"b\" WAVE\nTRACK 01 AUDIO\nINDEX 01 00:00:00\n",
      "it is a cue sheet of 2 files; a sheet of one file is read"
    ),
    ("FILE \"a.wav\" WAVE\n", "there is no label in it"),
  ])
  func `wrong cue sheets are refused`(text: String, word: String) { #expect(fault(text) == word) }

  // MARK: - Chapters of ffmpeg

  @Test func `chapters of ffmpeg are labels, with or without an end and a time base`() throws {
    let text = """
      ;FFMETADATA1
      title=2:9
      ; 2:8
      [CHAPTER]
      TIMEBASE=1/1000
      START=1000
      END=4250
      title=2:1
      [CHAPTER]
      START=4250000000
      title=Al-Baqara \\= \\;\\
      2
      [STREAM]
      title=2:7
      """
    #expect(try lines(text) == ["1000 4250 2:1", "4250 4250 Al-Baqara = ;\n2"])
  }

  @Test(arguments: [
    (";FFMETADATA1\ntitle=2:1\n", "there is no label in it"),
    (";FFMETADATA1\n[CHAPTER]\nSTART=-1\n", "line 3: -1 is not a time"),
    (";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/0\n", "line 3: 1/0 is not a time"),
    (";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1\nSTART=999999999999999999\n", "line 4: 999999999999999999 is not a time"),
    (";FFMETADATA1\n[CHAPTER]\ntitle=2:1\n", "line 2: START is not a time"),
  ])
  func `wrong chapters are refused`(text: String, word: String) { #expect(fault(text) == word) }

  // MARK: - Whisper

  private func transcript(_ text: String) throws -> LabelFile {
    try Transcript.file(JSONReader.node(Array(text.utf8), .lenient, depth: Transcript.depth))
  }

  @Test func `what Whisper heard are labels of a program`() throws {
    let read = try transcript(
      #"{"segments":[{"id":0,"start":1.0,"end":4.5,"text":" 2:1","words":[{"word":" a","start":1,"end":2}]}],"language":"ar"}"#
    )
    #expect(read.maker == .program)
    #expect(read.entries.map(\.text) == ["2:1"])
    #expect(read.entries[0].words == [LabelFile.Word(text: "a", start: .seconds(1), end: .seconds(2))])
    let other = try transcript(#"{"transcription":[{"offsets":{"from":1000,"to":4500},"text":" 2:1"}]}"#)
    #expect(other.entries[0].end == .duration(.milliseconds(4500), decimals: 3))
  }

  @Test func `times of a program that leave the recording or are none are cut or left out`() throws {
    let read = try transcript(
      #"{"segments":[{"start":1,"end":99,"text":"2:1"},{"start":3,"end":3,"text":"2:2"},{"start":70,"end":80,"text":"2:3"}]}"#
    )
    #expect(try read.intervals(frames: 9000, rate: 1000, in: .kufi, of: structure).map(\.frames) == [1000..<9000])
  }

  @Test(arguments: [
    #"{"segments":[{"start":NaN,"end":1,"text":"a"}]}"#, #"{"segments":[{"start":-1,"end":1,"text":"a"}]}"#,
    #"{"segments":[{"start":1e400,"end":1,"text":"a"}]}"#, #"{"segments":[7]}"#, #"{"segments":[]}"#,
  ])
  func `a transcript without times and texts is refused`(text: String) {
    #expect(throws: LabelFileError.self) { try transcript(text) }
  }

  // MARK: - TextGrid

  @Test func `points of a TextGrid in UTF-16 begin labels`() throws {
    let text =
      "File type = \"ooTextFile\"\nObject class = \"TextGrid\"\n\n0\n9\n<exists>\n1\n\"TextTier\"\n\"ayat\"\n0\n9\n2\n1\n\"2:1\"\n4\n\"2:2\"\n"
    let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let bytes: [UInt8] = [0xFE, 0xFF] + units
    #expect(LabelFile.format(of: bytes) == .textgrid)
    let read = try LabelFile(bytes, as: .textgrid).intervals(frames: 9000, rate: 1000, in: .kufi, of: structure)
    #expect(read.map(\.frames) == [1000..<4000, 4000..<9000])
  }

  // MARK: - Names of others

  @Test(arguments: [
    ("ooBinaryFile\u{8}TextGrid", "binary file of Praat"),
    ("\"Praat chronological TextGrid text file\"", "chronological"),
    ("[Script Info]\nTitle: x", "SSA/ASS"),
    ("<?xml version=\"1.0\"?><tt xmlns=\"x\">", "TTML"), ("<?xml version=\"1.0\"?><Trans scribe=\"x\">", "Transcriber"),
    ("<basic-transcription>", "EXMARaLDA"), ("PK\u{3}\u{4}", "a zip archive"), ("SQLite format 3\0", "database"),
    ("Name\tStart\tDuration\nx", "Adobe Audition"),
    ("<?xml version=\"1.0\"?><preferences version=\"1.1\">", "ELAN (PFSX)"),
  ])
  func `a file of another program is named`(text: String, word: String) {
    #expect(OtherLabels.name(of: Array(text.utf8))?.text.contains(word) == true)
  }

  @Test func `an unknown file has no name`() { #expect(OtherLabels.name(of: Array("hello".utf8)) == nil) }
}
