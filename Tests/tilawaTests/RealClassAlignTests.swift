import Foundation
import Testing
import TilawaTestSupport

/// A teacher says an ayah and a student says it again, all through a passage.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct RealClassAlignTests {
  // T-F3.6
  @Test func `the ayah of the teacher and that of the student have a segment each`() throws {
    let command = try CommandFixture()
    var sound = SungAyat.pause(1)
    var takes: [(label: String, start: Double)] = []
    for ayah in 1...16 {
      for one in [
        RealAyah(folder: "yasser-salama-hadr", surah: 78, ayah: ayah),
        RealAyah(folder: "alafasy-opus", surah: 78, ayah: ayah, kind: "opus"),
      ] {
        takes.append(("78:\(ayah)", Double(sound.count) / Double(SungAyat.rate)))
        sound += try command.decoded(one.path) + SungAyat.pause(0.5)
      }
    }
    try #require(try command.run("import", command.sound(sound, "class"), "--reciter", "me", "--no-hear").code == 0)
    let outcome = try command.run("annotate", "align", "last", "--range", "78:1-16")
    #expect(outcome.code == 0, "\(outcome.complaint)")
    let list = try command.json(try command.run("annotate", "list", "last", "--json"))
    let segments = try (try #require(list["segments"] as? [[String: Any]])).map { segment in
      (label: try #require(segment["label"] as? String), start: try #require(segment["start"] as? Double))
    }
    let found = takes.count { take in
      // The files begin with their speech, or half a second before it.
      segments.contains { $0.label == take.label && abs($0.start - take.start) < 0.7 }
    }
    #expect(found * 10 >= takes.count * 9, "\(found) of \(takes.count): \(outcome.output)")
  }
}
