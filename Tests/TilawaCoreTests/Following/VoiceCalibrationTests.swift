import Testing

@testable import TilawaCore

// Q-RE9
@Suite struct VoiceCalibrationTests {
  private let voice = VoiceCalibration(
    at: 1_790_000_000, by: "tilawa-1", range: "67:1-15", words: 150, likelier: 12, secondsPerUnit: 0.125,
    tallies: [
      .haHha: VoiceCalibration.Tally(words: 4, different: 3, excess: 6.25),
      .vowel: VoiceCalibration.Tally(words: 1, different: 1, excess: 0.5),
    ])

  @Test func `what is stored is read again`() {
    #expect(VoiceCalibration(stored: voice.stored) == voice)
    let slow = VoiceCalibration(
      at: 0, by: "tilawa-1", range: "1:1-7", words: 100, likelier: 0, secondsPerUnit: 9, tallies: [:])
    #expect(VoiceCalibration(stored: slow.stored) == slow)
    #expect(
      slow.stored
        == #"{"version":1,"at":0,"model":"tilawa-1","range":"1:1-7","words":100,"likelier":0,"unit":null,"sounds":{}}"#)
  }

  @Test func `kinds of sounds and members of newer programs are passed over`() {
    let newer = voice.stored.replacing(#""sounds":{"#, with: #""more":[1],"sounds":{"lam-ra":["?"],"#)
    #expect(VoiceCalibration(stored: newer) == voice)
  }

  @Test(arguments: [
    (#""version":1"#, #""version":2"#), (#""words":150"#, #""words":99"#), (#""words":150"#, #""words":5001"#),
    (#""words":150"#, #""words":1e3"#), (#""likelier":12"#, #""likelier":151"#), (#""likelier":12"#, #""likelier":-1"#),
    (#""unit":0.125"#, #""unit":0.001"#), (#""unit":0.125"#, #""unit":1e400"#), (#""unit":0.125"#, #""unit":nan"#),
    ("67:1-15", "67:1-15\\u001b[2J"), ("67:1-15", "ayat"), ("67:1-15", String(repeating: "1", count: 41)),
    ("[4,3,", "[151,3,"), ("[4,3,", "[4,5,"), ("[4,3,", "[4,-1,"), ("[4,3,6.25]", "[4,3,900]"),
    ("[4,3,6.25]", "[4,3,-1]"),
    ("[4,3,6.25]", "[4,3]"), ("[4,3,6.25]", #""4""#), (#""at":1790000000"#, #""at":-1"#),
    (#"{"version""#, #"["version""#), ("tilawa-1", "tilawa 1"), ("tilawa-1", String(repeating: "m", count: 65)),
    (#""model":"tilawa-1","#, ""),
  ])
  func `what no page can give is nothing`(_ right: String, _ wrong: String) {
    let text = voice.stored.replacing(right, with: wrong)
    #expect(text != voice.stored)
    #expect(VoiceCalibration(stored: text) == nil)
  }

  @Test func `the rows of the guide's table tell sounds apart`() {
    #expect(SoundMistake(.hha, .ha) == .haHha && SoundMistake(.ha, .hha) == .haHha)
    #expect(SoundMistake(.kha, .ghayn) == .kha && SoundMistake(.ayn, .hha) == .aynHha)
    #expect(SoundMistake(.a, .i) == .vowels && SoundMistake(.a, .longA) == .length)
    #expect(SoundMistake(.longA, .longI) == .longVowels && SoundMistake(.longA, .u) == .longVowels)
    #expect(
      SoundMistake(nil, .hamza) == .hamza && SoundMistake(.i, nil) == .vowel && SoundMistake(.lam, nil) == .consonant)
    #expect(SoundMistake(.ba, .a) == .others && SoundMistake(.jeem, .ta) == .others)
    #expect(SoundMistake.haHha.letters == ["ه", "ح"] && SoundMistake.vowels.letters.isEmpty)
  }
}
