import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct RecordingFactsTests {
  private func facts(_ tags: [(String, String)]) -> RecordingFacts { RecordingFacts(tags: tags, now: 1_800_000_000) }

  @Test(arguments: [
    ("2024-03-11T05:10:00.000000Z", 1_710_133_800), ("2024-03-11T07:10:00+0200", 1_710_133_800),
    ("2024-03-11T00:10:00-05:00", 1_710_133_800), ("2024-03-11 05:10:00Z", 1_710_133_800),
  ])
  func `a date with a zone is that moment`(text: String, seconds: Int) {
    #expect(TagDate(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "2024", "2024-03", "March", "2024-13-01", "2023-02-29", "2024-03-11T25:00", "20240311", "", "2024-03-11x",
  ])
  func `what is no whole date is none`(text: String) { #expect(TagDate(text) == nil) }

  @Test func `without a zone it is the time here, and without a time noon`() throws {
    let noon = try #require(TagDate("2024-03-11"))
    #expect(TagDate("2024:03:11 12-00-00") == noon)
    #expect(Calendar.current.component(.hour, from: Date(timeIntervalSince1970: Double(noon.seconds))) == 12)
  }

  // T-F3.2
  @Test func `Apple's date goes before the container's, and both before a plain one`() {
    let tags = [
      ("date", "2020-01-01"), ("creation_time", "2024-03-11T05:10:00Z"),
      ("com.apple.quicktime.creationdate", "2024-03-10T05:10:00+0000"),
    ]
    #expect(facts(tags).recorded == 1_710_047_400)
    #expect(facts(Array(tags.prefix(2))).recorded == 1_710_133_800)
  }

  @Test func `a clock that was never set, and one that runs ahead, are not believed`() {
    #expect(
      facts([("creation_time", "1970-01-01T00:00:00Z"), ("date", "2024-03-11")]).recorded
        == TagDate("2024-03-11")?.seconds)
    #expect(facts([("creation_time", "2099-01-01T00:00:00Z")]).recorded == nil)
    #expect(facts([("date", "2019")]).recorded == nil)
  }

  @Test func `a broadcast wave has its date in two parts, and its originator`() {
    let found = facts([
      ("origination_date", "2024-03-11"), ("origination_time", "12:00:00"), ("originator", "ZOOM H1n"),
    ])
    #expect(found.recorded == TagDate("2024-03-11")?.seconds)
    #expect(found.device == "ZOOM H1n")
  }

  @Test(arguments: [
    ([("make", "Apple"), ("model", "iPhone 12")], "Apple iPhone 12"),
    ([("com.android.manufacturer", "Google"), ("com.android.model", "Google Pixel 7")], "Google Pixel 7"),
    ([("encoder", "com.apple.VoiceMemos (iPhone Version 17.1)")], "com.apple.VoiceMemos (iPhone Version 17.1)"),
    ([("encoder", "Lavf59.27.100")], nil),
  ])
  func `the device is a maker and a model, else a program that records`(tags: [(String, String)], device: String?) {
    #expect(facts(tags).device == device)
  }

  @Test func `a title is one line`() { #expect(facts([("title", " Surah\n al-Mulk ")]).title == "Surah al-Mulk") }

  @Test func `what is no sound says nothing`() throws {
    let folder = try ScratchFolder()
    Bytes.write("text".utf8, to: folder.file("a.m4a"))
    #expect(RecordingFacts.read(folder.file("a.m4a")) == RecordingFacts())
    #expect(RecordingFacts.read(folder.file("none")) == RecordingFacts())
  }

  @Test(
    .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"),
    arguments: ["aac.m4a", "cbr.mp3", "sound.flac", "sound.opus", "pcm.wav", "flac.mka"])
  func `title and date are read from every container`(name: String) throws {
    let folder = try ScratchFolder()
    let sound = try #require((EncodedSound.foreign + EncodedSound.native).first { $0.name == name })
    let path = try sound.make(
      frames: 20_000, in: folder, more: ["-metadata", "title=Lesson 7", "-metadata", "date=2024-03-11"])
    let found = RecordingFacts.read(path)
    #expect(found.title == "Lesson 7")
    #expect(found.recorded == TagDate("2024-03-11")?.seconds)
  }
}
