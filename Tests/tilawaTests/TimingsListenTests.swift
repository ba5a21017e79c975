import Foundation
import Testing
import TilawaStore
import TilawaTestSupport

/// `timings listen`, with tones made by code in the place of recitation.
@Suite struct TimingsListenTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture(hearing: .tones) }

  private func listen(_ options: String...) throws -> CommandFixture.Outcome {
    try command.run(["timings", "listen", "--reciter", "one"] + options)
  }

  /// The words that a session of an ayah tells.
  private func words(_ range: String) throws -> [String] {
    let outcome = try command.run(
      "play", range, "--reciter", "one", "--basmalah", "never", "--output", "null", "--json")
    try #require(outcome.code == 0, "\(outcome.complaint)")
    return outcome.lines.filter { $0.contains(#""event":"word""#) }
  }

  // T-F1.2
  @Test func `files without times get words, which are told while they play`() throws {
    try command.addSinger("one")
    #expect(try words("112:1").isEmpty)
    let files = try #require(try command.json(try listen("--json"))["files"] as? [[String: Any]])
    #expect(files.map { $0["result"] as? String } == Array(repeating: "heard", count: 4))
    #expect(files.map { $0["words"] as? Int } == [4, 2, 4, 5])
    let told = try words("112:1")
    #expect(told.count == 4)
    #expect(told.allSatisfy { $0.contains(#""word_is":"estimated""#) })
  }

  @Test func `what is done is not done again, unless it is asked`() throws {
    try command.addSinger("one")
    #expect(try listen("112:1-2").lines == ["one: 2 files heard, 2 of 2 ayat and 6 words have times"])
    #expect(try listen().lines == ["one: 2 files heard, 2 of 2 ayat and 9 words have times"])
    #expect(try listen().lines == ["one: all files here have times of their ayat and words"])
    #expect(try listen("--force").lines == ["one: 4 files heard, 4 of 4 ayat and 15 words have times"])
    #expect(try listen("--background").lines.isEmpty)
  }

  @Test func `a file of another ayah is told in one line and left`() throws {
    try command.addSinger("one", ayat: [1, 15, 3, 4])
    let outcome = try listen()
    #expect(outcome.code == 0)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("112002.wav: it is not 112:2, it sounds like 37:5; it gets no times"))
    #expect(try words("112:2").isEmpty)
  }

  // T-F3.6
  @Test func `a check of files of ayat names those of another ayah, those that break off, and equal ones`() throws {
    try command.addSinger("one", ayat: [1, 2, 2, 4])
    let path = "\(command.folder.path)/one/112003.wav"
    let outcome = try command.run("timings", "check", "--reciter", "one", "--json")
    #expect(outcome.code == 65)
    let files = try #require(try command.json(outcome)["files"] as? [[String: Any]])
    #expect(files.map { $0["verdict"] as? String } == ["right", "right", "wrong", "right"])
    #expect(files.map { $0["sounds_like"] as? String } == [nil, nil, "112:2", nil])
    #expect((files[1]["same_bytes"] as? [String])?.first?.hasSuffix("112003.wav") == true)
    #expect(try command.run("timings", "check", "--reciter", "one").output.contains("the same bytes as 112002.wav"))
    let sound = SungAyat.pause(0.1) + SungAyat().ayah(3, sounds: 13) + SungAyat.pause(0.2)
    try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
    try #require(try command.run("reciters", "add", "one", "\(command.folder.path)/one").code == 0)
    let again = try command.json(try command.run("timings", "check", "112:3", "--reciter", "one", "--json"))
    let file = try #require((again["files"] as? [[String: Any]])?.first)
    #expect(file["verdict"] as? String == "partial" && file["words_heard"] as? [Int] == [1, 3], "\(file)")
  }

  // T-F1.2
  @Test func `of an ayah in which words are said again all words get times`() throws {
    try command.addSinger("one")
    let path = "\(command.folder.path)/one/112001.wav"
    let ayah = SungAyat().ayah(1)
    // The last words once more, from the middle of the ayah on.
    let again = SungAyat().ayah(1, sounds: 11) + SungAyat.pause(0.8) + ayah
    try Sound.write(SungAyat.pause(0.1) + again + SungAyat.pause(0.3), rate: SungAyat.rate, channels: 1, to: path)
    try #require(try command.run("reciters", "add", "one", "\(command.folder.path)/one").code == 0)
    let files = try #require(try command.json(try listen("112:1", "--json"))["files"] as? [[String: Any]])
    #expect(files.map { $0["result"] as? String } == ["heard"])
    #expect(files.map { $0["words"] as? Int } == [4])
  }

  @Test func `published words stay`() throws {
    try command.addSinger("one")
    let path = try command.folder.write("surah,ayah,start,end\n112,1,0.1,2.0\n", to: "times.csv")
    try #require(try command.run("timings", "import", path, "--reciter", "one").code == 0)
    let before = try command.run("timings", "show", "112", "--reciter", "one", "--json").output
    #expect(try listen().code == 0)
    #expect(try command.run("timings", "show", "112", "--reciter", "one", "--json").output == before)
  }

  // T-F3.6
  @Test func `times of whole surahs are checked by what is heard`() throws {
    let (sound, starts) = SungAyat().recording([1, 2, 3, 4])
    for (name, shift) in [("right", 0.0), ("late", 1.0)] {
      let path = try command.folder.write("", to: "\(name)/112.wav")
      try Sound.write(sound, rate: SungAyat.rate, channels: 1, to: path)
      let end = Double(sound.count) / Double(SungAyat.rate)
      let edges = starts.map { $0 + shift } + [end]
      let rows = (0..<4).map { "112,\($0 + 1),\(edges[$0]),\(edges[$0 + 1])" }
      let times = try command.folder.write(
        (["surah,ayah,start,end"] + rows).joined(separator: "\n"), to: "\(name).csv")
      let added = try command.run(
        "reciters", "add", name, "\(command.folder.path)/\(name)", "--timings", times)
      try #require(added.code == 0, "\(added.complaint)")
    }
    let right = try command.run("timings", "check", "--reciter", "right")
    #expect(right.code == 0 && right.output.contains("fits: 4 of 4 ayat"), "\(right.output)")
    let late = try command.json(try command.run("timings", "check", "--reciter", "late", "--json"))
    let file = try #require((late["files"] as? [[String: Any]])?.first)
    #expect(file["verdict"] as? String == "shifted")
    // The pauses are 0.8 s long, and a time may stand anywhere in them.
    #expect((-1850 ... -950).contains(file["shift_ms"] as? Int ?? 0), "\(file)")
    // Words of whole surahs are heard beside published ayat.
    let heard = try command.run("timings", "listen", "--reciter", "right")
    #expect(heard.lines == ["right: 1 file heard, 4 of 4 ayat and 15 words have times"], "\(heard.complaint)")
  }

  // T-F3.6
  @Test func `a folder of whole surahs becomes a reciter whose ayat are heard`() throws {
    let path = try command.folder.write("", to: "set/Surah Al-Ikhlas.wav")
    try Sound.write(SungAyat().recording([1, 2, 3, 4]).sound, rate: SungAyat.rate, channels: 1, to: path)
    let folder = "\(command.folder.path)/set"
    let added = try command.run("reciters", "add", "one", folder, "--no-measure")
    #expect(added.lines == ["one: 1 file of a whole surah, Hafs", "next: tilawa play 112 --reciter one"])
    // The fixture allows no process that outlives its command.
    #expect(added.complaints.last?.hasSuffix("to hear it: tilawa timings listen --reciter one") == true)
    let show = try command.run("reciters", "show", "one")
    #expect(show.lines.last?.contains("0 of 1 has times of its ayat; to hear the others: ") == true, "\(show.output)")
    #expect(try listen().lines == ["one: 1 file heard, 4 of 4 ayat and 15 words have times"])
    #expect(try command.run("queue", "112:2-3", "--reciter", "one").output.contains("112:3"))
    // Times that were heard stay when the folder is named again.
    let again = try command.run("reciters", "add", "one", folder, "--wait")
    #expect(again.lines.last == "one: all files here have times of their ayat and words", "\(again.complaint)")
    let surahs = try #require(try command.json(try command.run("reciters", "show", "one", "--json"))["surahs"])
    #expect("\(surahs)".contains("timed = 1") || (surahs as? [String: Any])?["timed"] as? Int == 1)
  }

  @Test func `files are heard by one process at a time`() throws {
    try command.addSinger("one")
    let folders = Folders(environment: ["TILAWA_HOME": command.home.path])
    guard let lock = try HearingLock(of: "one", in: folders) else {
      Issue.record("nobody hears yet")
      return
    }
    let outcome = try listen()
    #expect(outcome.code == 75 && outcome.complaint.contains("tilawa reciters show one"), "\(outcome.complaint)")
    withExtendedLifetime(lock) {}
  }

  @Test func `timings of several files, and of a folder, are read as one`() throws {
    try command.addSinger("one")
    for ayah in 1...2 {
      let json = #"[{"surah":112,"ayah":\#(ayah),"segments":[[0,1,100,600]]}]"#
      _ = try command.folder.write(json, to: "times/\(ayah).json")
    }
    let folder = "\(command.folder.path)/times"
    let both = try command.run("timings", "import", folder, "--reciter", "one", "--dry-run", "--json")
    #expect(both.code == 0, "\(both.complaint)")
    let named = try command.run(
      "timings", "import", "\(folder)/1.json", "\(folder)/2.json", "--reciter", "one", "--dry-run", "--json")
    #expect(named.output == both.output)
    let refused = try command.run("timings", "import", folder, "--reciter", "one", "--surah", "112")
    #expect(refused.code == 64 && refused.complaints.count == 1)
  }

  @Test func `nonsense is refused in one line`() throws {
    try command.addSinger("one")
    for (options, code) in [(["--reciter", "nobody"], 66), (["115", "--reciter", "one"], 64)] {
      let outcome = try command.run(["timings", "listen"] + options)
      #expect(outcome.code == Int32(code))
      #expect(outcome.complaints.count == 1 && outcome.output.isEmpty)
    }
  }
}
