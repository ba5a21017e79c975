import Foundation
import Testing
import TilawaConsole
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

  @Test(arguments: [["2:255", "112"], ["2:300"], ["al-bagara"], ["juz:30"]])
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
        "tilawa: the text of Warsh is not installed; get its table or JSON from https://qurancomplex.gov.sa/quran-dev/, "
          + "then type: tilawa text add FILE; the SHA-256 of its lines must be "
          + "be740dc18c5ba2c1241028882100dac345c5c50583d0a3bede1a93becd82fd46; "
          + "--text hafs shows the letters of Hafs instead"
      ])
  }

  @Test func `the texts that are not installed are listed with their digests and publisher`() throws {
    let outcome = try command.run("text", "list", "--all")
    #expect(outcome.lines.count { $0.contains("not installed") } == 7)
    #expect(outcome.lines.contains { $0.hasPrefix("en.sahih\t") && $0.contains("tilawa setup --translation en") })
    #expect(
      outcome.lines.contains(
        "warsh\tWarsh\tnot installed\tget it from https://qurancomplex.gov.sa/quran-dev/; SHA-256 of its lines: "
          + "be740dc18c5ba2c1241028882100dac345c5c50583d0a3bede1a93becd82fd46"))
    #expect(try command.run("text", "list").lines == [])
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
        {"ref":"2:255","riwayah":"hafs","surah":{"number":2,"arabic":"البقرة","transliteration":"Al-Baqarah",\
        "english":"The Cow","place":"medinan","order":87,"ayat":286},"words":50,"page":42,"juz":3,"hizb":5,"rub":17,\
        "manzil":1,"ruku":35,"print":"madani","divisions":"hafs","begins":[],"sajdah":null}

        """)
  }

  @Test func `info knows the sajdahs`() throws {
    let all = #"["hafs","shubah","warsh","qaloon","doori","soosi","bazzi","qunbul"]"#
    #expect(
      try command.run("info", "32:15", "--json").output
        .contains(#""sajdah":{"number":10,"sign":"32:15","riwayat":\#(all)}"#))
    // D10: no school divides them, and which print has a sign is said.
    for ayah in ["32:15", "7:206", "96:19"] {
      let outcome = try command.run("info", ayah)
      #expect(!outcome.output.contains("obligatory") && !outcome.output.contains("recommended"))
    }
    #expect(
      try command.run("info", "53:62").lines.contains("sajdah\tno. 13 of 15; no sign in the prints of Warsh and Qaloon")
    )
    #expect(try command.run("info", "7:206").lines.contains("sajdah\tno. 1 of 15"))
    let warsh = try command.run("info", "53:61", "--riwayah", "warsh")
    #expect(warsh.lines.contains("sajdah\tno. 13 of 15; the print of Warsh has no sign"))
    let earlier = try command.run("info", "41:36", "--riwayah", "warsh")
    #expect(earlier.lines.contains { $0.hasPrefix("sajdah\tno. 12 of 15; the print of Hafs has its sign at 41:37") })
  }

  // D4
  @Test func `info says whose divisions these are, and what begins inside an ayah`() throws {
    let warsh = try command.run("info", "2:75", "--riwayah", "warsh")
    #expect(warsh.lines.contains("hizb\t2") && warsh.lines.contains("rub\t5"))
    #expect(warsh.complaint.contains("those of Warsh, not of Hafs"))
    let page = try command.run("info", "4:44", "--riwayah", "qaloon")
    #expect(page.lines.contains("page\t85; page 86 begins at word 15"))
    let json = try command.run("info", "4:44", "--riwayah", "qaloon", "--json").output
    #expect(json.contains(#""page":85,"#) && json.contains(#"{"kind":"page","number":86,"word":15}"#))
    #expect(json.contains(#""divisions":"qaloon""#))
  }

  // D2
  @Test func `the rub at 15:49 begins where the print has its sign`() throws {
    #expect(try command.run("show", "rub:106").lines.first?.hasPrefix("15:49\t") == true)
    #expect(try command.run("info", "15:49").lines.contains("rub\t106"))
    #expect(try command.run("info", "15:48").lines.contains("rub\t105"))
  }

  // D3
  @Test func `the sign of a quarter is set where it is asked for`() throws {
    let plain = try command.run("show", "2:25-26")
    let signed = try command.run("show", "2:25-26", "--quarters")
    #expect(!plain.output.contains("۞") && signed.lines.count == 2)
    #expect(signed.lines[0] == plain.lines[0])
    #expect(signed.lines[1] == plain.lines[1].replacingOccurrences(of: "2:26\t", with: "2:26\t۞ "))
    let json = try command.run("show", "2:26", "--quarters", "--json").output
    #expect(!json.contains("۞") && json.contains(#""quarters":[1]"#))
    let all = try command.run("show", "juz:1-30", "--quarters").output
    #expect(all.count { $0 == "۞" } == 199)
    // Where no surah begins; where one does the print has its name.
    #expect(!(try command.run("show", "4:1", "--quarters").output.contains("۞")))
    let warsh = try command.run("show", "3:91", "--riwayah", "warsh", "--text", "hafs", "--quarters")
    #expect(warsh.output.contains("3:91\t۞ "))
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
    #expect(
      doctor.output.hasPrefix(#"{"checks":[{"name":"program","ok":true,"detail":"tilawa 0.1.0","level":"ok"},{"name":"#)
    )
    #expect(
      doctor.output.contains(
        #"{"name":"library","ok":true,"detail":"\#(home)/data/library.sqlite, 0 reciters","level":"ok"},"#
          + #"{"name":"texts","ok":true,"detail":"Hafs","level":"ok"},"#
          + #"{"name":"recordings","ok":true,"detail":"\#(home)/data/recordings","level":"ok"},"#
          + #"{"name":"cache","ok":true,"detail":"\#(home)/cache","level":"ok"},{"name":"loudness","ok":true,"detail":"libebur128 "#
      )
    )
    #expect(doctor.output.contains(#"{"name":"sound server","ok":false,"detail":""#))
  }

  // F14
  @Test func `the doctor tells notes from failures, and ends with 69 for a failure only`() throws {
    let well = try command.run("doctor")
    #expect(well.code == 0)
    let names = ["FFmpeg", "Pango", "HarfBuzz", "font", "libmpg123", "libsndfile", "libsoxr"]
    for name in names { #expect(well.lines.contains { $0.dropFirst(5).hasPrefix("\(name)\t") }) }
    #expect(well.lines.contains { $0.hasPrefix("note session bus\t") })
    #expect(well.lines.contains { $0.hasPrefix("note sound server\t") })
    #expect(!well.output.contains("FAIL"))
    try command.home.write("no database at all", to: "data/library.sqlite")
    let ill = try command.run("doctor")
    #expect(ill.code == 69)
    #expect(ill.lines.contains { $0.hasPrefix("FAIL library\t") })
    #expect(try command.run("doctor", "--json").output.contains(#""level":"fail""#))
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
    (["show", "2:300"], "tilawa: 2:300: surah 2 has 286 ayat; did you mean 2:286?"),
    (["show", "al-bagara"], "tilawa: al-bagara: no surah is called “al-bagara”; did you mean Al-Baqarah?"),
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
