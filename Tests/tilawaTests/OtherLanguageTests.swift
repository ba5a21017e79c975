import Foundation
import Testing
import TilawaTestSupport

/// A telephone announcement in another language.
enum Announcement: String, CaseIterable {
  case russian = "ru/demo-instruct"
  case french = "fr/demo-instruct"

  var path: String { "/usr/share/asterisk/sounds/\(rawValue).gsm" }
  var isThere: Bool { access(path, R_OK) == 0 }
}

/// People who speak another language, alone and around a recitation: what Debian has of telephone announcements.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"),
  .enabled(if: Announcement.allCases.allSatisfy(\.isThere), "no announcements: Scripts/setup test"))
struct OtherLanguageTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// Some seconds of an announcement, at 16 kHz.
  private func speech(_ announcement: Announcement, _ range: Range<Int>) throws -> [Float] {
    Array(try command.decoded(announcement.path)[range.lowerBound * SungAyat.rate..<range.upperBound * SungAyat.rate])
  }

  private func ayat(_ surah: Int, _ range: ClosedRange<Int>) throws -> [[Float]] {
    try range.map { try command.decoded(RealAyah(folder: "yasser-salama-hadr", surah: surah, ayah: $0).path) }
  }

  // T-F3.6
  @Test(arguments: Announcement.allCases)
  func `somebody who speaks is nobody who recites`(announcement: Announcement) throws {
    let path = try command.sound(try speech(announcement, 0..<60), "speech")
    try #require(try command.run("import", path, "--reciter", "me", "--no-hear").code == 0)
    let aligned = try command.run("annotate", "align", "last", "--range", "114", "--auto-confirm")
    #expect(aligned.code == 65, "\(aligned.output)")
    #expect(aligned.complaints.count == 1)
    let identified = try command.run("identify", path)
    #expect(identified.code == 65, "\(identified.output)")
    #expect(identified.complaints.count == 1)
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }

  // T-F3.6
  @Test(arguments: zip(Announcement.allCases, [113, 93]))
  func `a recitation between announcements is labelled where it is, and they are not`(
    announcement: Announcement, surah: Int
  ) throws {
    let ayat = try ayat(surah, 1...(surah == 113 ? 5 : 11))
    let before = try speech(announcement, 0..<25)
    let pause = [Float](repeating: 0, count: SungAyat.rate)
    let sound = before + pause + ayat.flatMap { $0 } + pause + (try speech(announcement, 30..<60))
    try #require(
      try command.run("import", try command.sound(sound, "speech"), "--reciter", "me", "--no-hear").code == 0)
    let aligned = try command.run("annotate", "align", "last", "--range", "\(surah)", "--auto-confirm")
    #expect(aligned.code == 0, "\(aligned.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(segments.map { $0["label"] as? String } == ayat.indices.map { "\(surah):\($0 + 1)" })
    let starts = ayat.indices.map { 26 + Double(ayat[..<$0].reduce(0) { $0 + $1.count }) / Double(SungAyat.rate) }
    for (segment, start) in zip(segments, starts) {
      // The files begin with their speech, or half a second before it.
      #expect(abs(try #require(segment["start"] as? Double) - start) < 0.7, "\(segment)")
    }
  }

  // T-F3.6
  @Test func `passages between announcements are recognised, and each has its ayat`() throws {
    let pieces = [try ayat(80, 1...14), [try speech(.russian, 0..<30)], try ayat(93, 1...11)]
    let sound = pieces.flatMap { $0 }.flatMap { $0 }
    let outcome = try command.run("import", try command.sound(sound, "speech"), "--reciter", "me", "--identify")
    #expect(outcome.complaint.contains("recognised as 80:1-14, 93:1-11"), "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(
      segments.map { $0["label"] as? String } == (1...14).map { "80:\($0)" } + (1...11).map { "93:\($0)" })
  }

  // T-F3.6
  @Test func `a short surah behind a long one is found, and one that is not there is refused`() throws {
    let long = try ayat(80, 1...42).flatMap { $0 }
    let path = try command.sound(long + (try ayat(113, 1...5)).flatMap { $0 }, "lesson")
    try #require(try command.run("import", path, "--reciter", "me", "--no-hear").code == 0)
    let outcome = try command.run("annotate", "align", "last", "--range", "113", "--json")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let found = try #require(try command.json(outcome)["ayat"] as? [[String: Any]])
    let behind = found.filter { ($0["start"] as? Double ?? 0) > Double(long.count) / Double(SungAyat.rate) - 0.5 }
    #expect(behind.map { $0["label"] as? String } == (1...5).map { "113:\($0)" })
    // Earlier sound that resembles it is a repeat that somebody should look at.
    for take in found.dropLast(5) { #expect((take["flags"] as? [String])?.isEmpty == false, "\(take)") }
    for range in ["114", "112"] {
      let absent = try command.run("annotate", "align", "last", "--range", range)
      #expect(absent.code == 65 && absent.complaints.count == 1, "\(range): \(absent.output)")
    }
  }

  // T-F3.6
  @Test func `the wrong range of a recitation is refused`() throws {
    let path = try command.sound(try ayat(93, 1...11).flatMap { $0 }, "speech")
    try #require(try command.run("import", path, "--reciter", "me", "--no-hear").code == 0)
    for range in ["112-114", "80:1-20", "1"] {
      let aligned = try command.run("annotate", "align", "last", "--range", range, "--auto-confirm")
      #expect(aligned.code == 65, "\(range): \(aligned.output)")
      #expect(aligned.complaints.count == 1)
    }
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }
}
