import Foundation
import Testing
import TilawaTestSupport

/// Somebody who reads out what a telephone has to say.
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
  let audio: String
  private static let rate = 16_000

  init() throws {
    command = try CommandFixture()
    audio = try #require(ReferenceData.audio)
    try #require(try command.run("reciters", "add", "slow", "\(audio)/emad-al-mansary").code == 0)
  }

  /// Some seconds of an announcement, at 16 kHz.
  private func speech(_ announcement: Announcement, _ range: Range<Int>) throws -> [Float] {
    Array(try decoded(announcement.path)[range.lowerBound * Self.rate..<range.upperBound * Self.rate])
  }

  private func decoded(_ path: String) throws -> [Float] {
    let raw = "\(command.folder.path)/piece.raw"
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", path, "-ac", "1", "-ar", "\(Self.rate)", "-f", "f32le", raw])
    return try Data(contentsOf: URL(filePath: raw)).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
  }

  private func write(_ sound: [Float]) throws -> String {
    let path = "\(command.folder.path)/speech.wav"
    try Sound.write(sound, rate: Self.rate, channels: 1, to: path)
    return path
  }

  private func ayat(_ surah: Int, _ range: ClosedRange<Int>) throws -> [[Float]] {
    func three(_ number: Int) -> String { String(String(number + 1000).dropFirst()) }
    return try range.map { try decoded("\(audio)/yasser-salama-hadr/\(three(surah))\(three($0)).mp3") }
  }

  // T-F3.6
  @Test(arguments: Announcement.allCases)
  func `somebody who speaks is nobody who recites`(announcement: Announcement) throws {
    let path = try write(try speech(announcement, 0..<60))
    try #require(try command.run("import", path, "--reciter", "me").code == 0)
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
    let pause = [Float](repeating: 0, count: Self.rate)
    let sound = before + pause + ayat.flatMap { $0 } + pause + (try speech(announcement, 30..<60))
    try #require(try command.run("import", try write(sound), "--reciter", "me").code == 0)
    let aligned = try command.run("annotate", "align", "last", "--range", "\(surah)", "--auto-confirm")
    #expect(aligned.code == 0, "\(aligned.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try #require(list["segments"] as? [[String: Any]])
    #expect(segments.map { $0["label"] as? String } == ayat.indices.map { "\(surah):\($0 + 1)" })
    let starts = ayat.indices.map { 26 + Double(ayat[..<$0].reduce(0) { $0 + $1.count }) / Double(Self.rate) }
    for (segment, start) in zip(segments, starts) {
      // The files begin with their speech, or half a second before it.
      #expect(abs(try #require(segment["start"] as? Double) - start) < 0.7, "\(segment)")
    }
  }

  // T-F3.6
  @Test func `the wrong range of a recitation is refused`() throws {
    try #require(try command.run("import", try write(try ayat(93, 1...11).flatMap { $0 }), "--reciter", "me").code == 0)
    for range in ["112-114", "80:1-20", "1"] {
      let aligned = try command.run("annotate", "align", "last", "--range", range, "--auto-confirm")
      #expect(aligned.code == 65, "\(range): \(aligned.output)")
      #expect(aligned.complaints.count == 1)
    }
    #expect(try command.run("annotate", "list", "last").lines.isEmpty)
  }
}
