import Foundation
import Testing
import TilawaTestSupport

@Suite struct TextCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  // Q-QR1
  @Test func `show prints each ayah behind its reference`() throws {
    let outcome = try command.run("show", "112:1-2")
    #expect(outcome.code == 0)
    #expect(outcome.lines.map { $0.split(separator: "\t").first } == ["112:1", "112:2"])
  }

  @Test(arguments: [["2:255", "112"], ["2:300"], ["al-bakra"], ["juz:30"]])
  func `show answers the same with and without the parser`(ranges: [String]) throws {
    let plain = try command.run(["show"] + ranges)
    let parsed = try command.run(["show", "--riwayah", "hafs"] + ranges)
    #expect(plain.output == parsed.output && plain.complaint == parsed.complaint && plain.code == parsed.code)
  }

  @Test func `show answers in JSON`() throws {
    let outcome = try command.run("show", "108:3", "--json")
    let text = "إِنَّ شَانِئَكَ هُوَ ٱلْأَبْتَرُ"
    #expect(
      outcome.output
        == #"{"ayat":[{"ref":"108:3","surah":108,"ayah":3,"riwayah":"hafs","text_riwayah":"hafs","text":"\#(text)"}]}"#
        + "\n")
  }

  @Test func `the whole Quran is 6236 lines`() throws {
    #expect(try command.run("show", "juz:1-30").lines.count == 6236)
  }

  @Test func `the text of another riwayah is not shown until it is installed`() throws {
    let outcome = try command.run("show", "2:1", "--riwayah", "warsh")
    #expect(outcome.code == 66)
    #expect(outcome.output == "")
    #expect(
      outcome.complaints == [
        "tilawa: the text of Warsh is not installed; to install it: tilawa text add FILE; "
          + "--text hafs shows the letters of Hafs at its verse ends"
      ])
  }

  @Test func `the letters of Hafs can be shown at the verse ends of another riwayah, which is said`() throws {
    let outcome = try command.run("show", "1:6-7", "--riwayah", "warsh", "--text", "hafs")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 2)
    #expect(outcome.complaint.contains("letters of Hafs"))
    let hafs = try command.run("show", "1:7").output.split(separator: "\t")[1]
    #expect(outcome.lines.map { $0.split(separator: "\t")[1] }.joined(separator: " ") + "\n" == hafs)
  }

  @Test func `info says where an ayah stands`() throws {
    let outcome = try command.run("info", "2:255", "--json")
    #expect(
      outcome.output == """
        {"ref":"2:255","riwayah":"hafs","surah":{"number":2,"arabic":"البقرة","transliteration":"Al-Baqara",\
        "english":"The Cow","place":"medinan","order":87,"ayat":286},"words":50,"page":42,"juz":3,"hizb":5,"rub":17,\
        "manzil":1,"ruku":35,"sajdah":null}

        """)
  }

  @Test func `info knows the sajdahs`() throws {
    #expect(try command.run("info", "32:15", "--json").output.contains(#""sajdah":"obligatory""#))
    #expect(try command.run("info", "7:206", "--json").output.contains(#""sajdah":"recommended""#))
  }

  @Test(arguments: [
    (["2:255", "--to", "warsh"], #"{"ayat":[{"from":"2:255","to":["2:253","2:254"]}]}"#),
    (["1:1", "--from", "hafs", "--to", "warsh"], #"{"ayat":[{"from":"1:1","to":[]}]}"#),
    (["11:82", "--to", "warsh"], #"{"ayat":[{"from":"11:82","to":["11:81","11:82"]}]}"#),
    (["2:1", "--from", "warsh", "--to", "kufi"], #"{"ayat":[{"from":"2:1","to":["2:1","2:2"]}]}"#),
  ])
  func `convert gives every ayah that shares words`(arguments: [String], answer: String) throws {
    #expect(try command.run(["convert"] + arguments + ["--json"]).output == answer + "\n")
  }

  @Test func `about names Tanzil and its licence`() throws {
    let outcome = try command.run("about")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("tanzil.net"))
    #expect(outcome.output.contains("Creative Commons"))
  }

  @Test func `about and doctor answer in JSON`() throws {
    let about = try command.run("about", "--json").output
    #expect(about.hasPrefix(#"{"version":"0.1.0","licence":"Apache-2.0","notices":[{"subject":"Quran text","text":""#))
    #expect(about.hasSuffix("\"}]}\n"))
    let doctor = try command.run("doctor", "--json")
    #expect(doctor.code == 0)
    let home = command.home.path
    #expect(doctor.output.hasPrefix(#"{"checks":[{"name":"program","ok":true,"detail":"tilawa 0.1.0"},{"name":"#))
    #expect(
      doctor.output.contains(
        #"{"name":"library","ok":true,"detail":"\#(home)/data/library.sqlite, 0 reciters"},"#
          + #"{"name":"texts","ok":true,"detail":"Hafs"},"#
          + #"{"name":"recordings","ok":true,"detail":"\#(home)/data/recordings"},"#
          + #"{"name":"cache","ok":true,"detail":"\#(home)/cache"},{"name":"loudness","ok":true,"detail":"libebur128 "#)
    )
    #expect(doctor.output.contains(#"{"name":"sound server","ok":false,"detail":""#))
  }

  // Q-DI
  @Test func `without a verified text every command that needs it refuses`() throws {
    let tampered = try command.folder.write("not the Quran", to: "quran.sqlite")
    for path in [tampered, "/dev/null/absent"] {
      for arguments in [
        ["show", "1"], ["info", "1:1"], ["convert", "1", "--to", "warsh"], ["play", "1"], ["about"],
      ] {
        let outcome = try command.run(arguments, environment: ["TILAWA_QURAN": path])
        #expect(outcome.code == 65)
        #expect(outcome.output == "")
        #expect(outcome.complaints.count == 1)
      }
    }
  }

  @Test(arguments: [
    (["show", "2:300"], "tilawa: 2:300: surah 2 has 286 ayat (at character 3)"),
    (["show", "al-bakra"], "tilawa: al-bakra: no surah is called “al-bakra”; did you mean Al-Baqara?"),
    (["show"], "tilawa: Missing expected argument '<ranges> ...'; see tilawa help show"),
    (["shwo"], "tilawa: there is no command shwo; did you mean show? Else see tilawa help"),
    (["convert", "1"], "tilawa: Missing expected argument '--to <to>'; see tilawa help convert"),
  ])
  func `a wrong argument is one line and exit 64`(arguments: [String], line: String) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.complaints == [line])
  }
}
