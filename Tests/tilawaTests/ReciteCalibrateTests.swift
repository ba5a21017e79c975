import Foundation
import Testing
import TilawaTestSupport

@testable import AppBase

/// Tones made by code stand in the place of recitation: from 11 on they are the ayat of surah 37.
// Q-RE9
@Suite struct ReciteCalibrateTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  /// The first 30 ayat of surah 37: 129 words.
  private func page() throws -> String { try command.sung(Array(11...40), "page") }

  private func show() throws -> CommandFixture.Outcome { try command.run("recite", "calibrate", "--show", "--json") }

  @Test func `a page is learned, used by itself from then on, and forgotten`() throws {
    #expect(try show().code == 66)
    let learned = try command.run("recite", "calibrate", "37:1-30", "--input", try page(), "--json")
    #expect(learned.code == 0, "\(learned.complaint)")
    let answer = try command.json(learned)
    #expect(answer["range"] as? String == "37:1-30" && (answer["words"] as? Int ?? 0) >= 100, "\(answer)")
    #expect(answer["slips"] as? Int == 0 && (answer["sounds"] as? [Any])?.isEmpty == true, "\(answer)")
    let shown = try command.json(try show())
    #expect(shown["words"] as? Int == answer["words"] as? Int && shown["slips"] is NSNull)
    let lines = try command.run("recite", "calibrate", "--show").lines
    #expect(lines.contains { $0.hasPrefix("no kind of sound is heard worse in your voice") }, "\(lines)")
    // Nothing else is kept: no session, no sound.
    #expect(try command.run("recite", "show").code == 66)

    let heard = try command.run("recite", "112", "--input", try command.sung())
    #expect(heard.lines.contains("slips are told by the thresholds of your voice: tilawa recite calibrate --show"))
    let check = try command.run("recite", "check", try command.sung(), "112", "--json")
    #expect(check.output.contains(#""calibrated":true"#))
    let apart = try command.run("recite", "112", "--no-history", "--json", "--input", try command.sung())
    #expect(apart.output.contains(#""calibrated":false"#))

    #expect(
      try command.json(try command.run("recite", "calibrate", "--forget", "--json"))["forgotten"] as? Bool == true)
    #expect(try command.run("recite", "calibrate", "--forget").code == 66)
    #expect(try show().code == 66)
  }

  @Test func `another passage, too little of it, silence and a missing file leave what was kept as it was`() throws {
    _ = try command.run("recite", "calibrate", "37:1-30", "--input", try page())
    let before = try show().output
    let others = [
      (["114", "--input", try page()], 65), (["37:1-30", "--input", try command.sung([11, 12, 13], "few")], 65),
      (["37:1-30", "--input", try command.sound(SungAyat.pause(6), "silence")], 65),
      (["37:1-30", "--input", "\(command.folder.path)/none.wav"], 66),
      (["37:1-30", "--riwayah", "warsh", "--input", try page()], 66), (["300", "--input", try page()], 64),
    ]
    for (words, code) in others {
      let outcome = try command.run(["recite", "calibrate"] + words)
      #expect(outcome.code == code && outcome.output.isEmpty, "\(words): \(outcome.code) \(outcome.complaint)")
      #expect(outcome.complaint.split(separator: "\n").count == 1, "\(outcome.complaint)")
    }
    let few = try command.run("recite", "calibrate", "37:1-30", "--input", try command.sung([11, 12, 13], "few"))
    #expect(few.complaint.contains("and 100 are needed; nothing was kept"), "\(few.complaint)")
    #expect(try show().output == before)
  }

  @Test func `a page with many words that are not in it is refused`() throws {
    // Every third ayah is left out.
    let gaps = try command.sung(Array(11...60).filter { $0 % 3 != 0 }, "gaps")
    let outcome = try command.run("recite", "calibrate", "37:1-50", "--input", gaps)
    #expect(outcome.code == 65 && outcome.complaint.contains("were not heard as they are written"), "\(outcome)")
    #expect(try show().code == 66)
  }

  @Test func `without a range what is held best is heard, else the short surahs at the end`() throws {
    let usual = try command.run("recite", "calibrate", "--input", try page())
    #expect(usual.code == 65 && usual.complaint.contains("105:1-114:6"), "\(usual.complaint)")
    _ = try command.run("hifz", "add", "37:1-60")
    let held = try command.run("recite", "calibrate", "--input", try page(), "--json")
    #expect(try command.json(held)["range"] as? String == "37:1-30", "\(held.complaint)")
  }

  @Test(arguments: [
    ["--show", "--forget"], ["--show", "67"], ["--forget", "--input", "a.wav"], ["--show", "--source", "a"],
    ["67", "--input", "a.wav", "--source", "b"], ["67", "--input", "-", "--rate", "1"],
  ])
  func `options that do not fit are refused`(_ words: [String]) throws {
    #expect(try command.run(["recite", "calibrate"] + words).code == 64)
  }
}

/// Real voices: one is read fast, so that its long vowels are heard as short ones.
@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct RealVoiceTests {
  @Test func `a page of a fast voice is learned, and noise is not`() throws {
    let command = try CommandFixture()
    var sound = SungAyat.pause(0.5)
    for ayah in 1...40 {
      sound += try command.decoded(RealAyah(folder: "yasser-salama-hadr", surah: 78, ayah: ayah).path)
    }
    let path = try command.sound(sound, "page")
    let answer = try command.json(try command.run("recite", "calibrate", "78", "--input", path, "--json"))
    #expect((answer["words"] as? Int ?? 0) >= 160 && answer["range"] as? String == "78:1-40", "\(answer)")
    #expect((answer["sounds_per_second"] as? Double ?? 0) > 7, "\(answer)")
    // Another surah is no page of it.
    #expect(try command.run("recite", "calibrate", "36", "--input", path).code == 65)
    var state: UInt32 = 1
    let noise = sound.map { sample in
      state = state &* 1_664_525 &+ 1_013_904_223
      return sample + Float(state >> 8) / Float(1 << 24) - 0.5
    }
    let poor = try command.run("recite", "calibrate", "78", "--input", try command.sound(noise, "noise"))
    #expect(poor.code == 65, "\(poor.output) \(poor.complaint)")
  }
}
