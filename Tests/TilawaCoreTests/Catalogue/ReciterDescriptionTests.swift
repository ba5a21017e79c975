import Foundation
import Testing
import TilawaCore

@Suite struct ReciterDescriptionTests {
  private func read(_ json: String) throws -> ReciterDescription {
    try JSONDecoder().decode(ReciterDescription.self, from: Data(json.utf8))
  }

  @Test func `a name and an address are enough`() throws {
    let reciter = try read(#"{"name":"A","urls":["https://h/{surah:3}{ayah:3}.mp3"]}"#)
    #expect(reciter.riwayah == .hafs && reciter.counting == .kufi && reciter.id == nil)
    #expect(reciter.source.isByAyah)
  }

  @Test func `all of it is taken`() throws {
    let reciter = try read(
      #"""
      {"tilawa":"reciter","version":1,"id":"a-warsh","name":"A","arabic_name":"أ","riwayah":"warsh","counting":"kufi",
       "style":"mujawwad","bitrate":64000,"urls":["https://h/{surah:3}.mp3","https://i/{surah:3}.mp3"],"timings":"mp3quran"}
      """#)
    #expect(reciter.riwayah == .warsh && reciter.counting == .kufi && reciter.style == .mujawwad)
    #expect(reciter.source.patterns.count == 2 && reciter.source.bitrate == 64_000)
    #expect(reciter.source.timings == .mp3quran(folder: "https://h/"))
    #expect(reciter.timings == "mp3quran")
  }

  @Test func `the counting is the riwayah's where it is not named`() throws {
    #expect(try read(#"{"name":"A","riwayah":"qaloon","urls":["https://h/{surah}.mp3"]}"#).counting == .madaniLater)
  }

  @Test func `names and ids longer than any that are true are refused`() throws {
    let long = String(repeating: "a", count: 201)
    #expect(
      throws: ReciterDescription.Fault(
        CoreSentences.tooManyCharacters(subject: Sentence(verbatim: "“name”"), limit: 200))
    ) {
      try read(#"{"name":"\#(long)","urls":["https://h/{surah}"]}"#)
    }
    #expect(throws: ReciterDescription.Fault(CoreSentences.idTooLong(limit: 100))) {
      try read(#"{"name":"A","id":"\#(long)","urls":["https://h/{surah}"]}"#)
    }
  }

  @Test func `joiners belong to the letters`() throws {
    #expect(try read(#"{"name":"حسین\u200cپور","urls":["https://h/{surah}.mp3"]}"#).name.unicodeScalars.count == 8)
  }

  @Test(arguments: [
    (#"{"urls":["https://h/{surah}"]}"#, "“name” is missing"),
    (#"{"name":"12","urls":["https://h/{surah}"]}"#, "“name” has no letter in it"),
    (#"{"name":"A\u001b[2J"}"#, "“name” has invisible characters"),
    (#"{"name":"A\u202eB"}"#, "“name” has invisible characters"),
    (#"{"name":"A\nB"}"#, "“name” has invisible characters"),
    (#"{"name":"A","arabic_name":"أ\u009b2J"}"#, "“arabic_name” has invisible characters"),
    (#"{"name":"A","riwayah":"\u001b[2J"}"#, "“riwayah” cannot be “\u{FFFD}[2J”"),
    (#"{"name":"A"}"#, "there are 0 addresses, not 1 to 8"),
    (#"{"name":"A","urls":["https://h/"]}"#, "https://h/: there is no {surah} in it"),
    (
      #"{"name":"A","urls":["https://h/{surah}","https://h/{surah}{ayah}"]}"#,
      "some addresses are for ayat, and others for surahs"
    ),
    (#"{"name":"A","riwayah":"x","urls":["https://h/{surah}"]}"#, "“riwayah” cannot be “x”"),
    (
      #"{"name":"A","id":"../x","urls":["https://h/{surah}"]}"#,
      "“../x” is not an id, which has small letters, digits and hyphens"
    ),
    (#"{"name":"A","bitrate":-1,"urls":["https://h/{surah}"]}"#, "“bitrate” is not in bits a second"),
    (#"{"name":"A","bitrate":"x","urls":["https://h/{surah}"]}"#, "“bitrate” is not what it should be"),
    (
      #"{"name":"A","urls":["https://h/{surah}{ayah}"],"timings":"mp3quran"}"#, "files of one ayah each need no timings"
    ),
    (#"{"tilawa":"session","name":"A"}"#, "it describes a session, not a reciter"),
    (#"{"version":2,"name":"A"}"#, "version 2 is not known here"),
  ])
  func `what describes nobody is refused with the reason`(json: String, message: String) {
    let fault = #expect(throws: ReciterDescription.Fault.self) { try read(json) }
    #expect(fault?.description == message)
  }
}
