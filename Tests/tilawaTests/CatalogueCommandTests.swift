import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaTestSupport

// T-F4.3 T-F2.11 Q-AP4
@Suite struct CatalogueCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func ids(_ outcome: CommandFixture.Outcome) -> [String] {
    outcome.lines.map { String($0.prefix { $0 != "\t" }) }
  }

  // MARK: - Searching

  @Test func `a misspelt name finds its reciter, and says what the files are`() throws {
    let outcome = try command.run("reciters", "search", "mishari", "al", "afasi")
    #expect(outcome.code == 0)
    #expect(outcome.lines[0] == "alafasy\tMishary Alafasi · مشاري العفاسي\tHafs\tmurattal\tayah by ayah, 128 kbit/s\t")
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test func `options narrow what is found, and JSON says all of it`() throws {
    let warsh = try command.run("reciters", "search", "husary", "--riwayah", "warsh", "--kind", "per-surah", "--json")
    #expect(
      warsh.output == #"{"reciters":[{"id":"husary-warsh","name":"Mahmoud Khalil Al-Hussary","#
        + #""arabic_name":"محمود خليل الحصري","riwayah":"warsh","style":"murattal","counting":"madani-later","#
        + #""counting_assumed":false,"kind":"per-surah","surahs":114,"bitrate":null,"#
        + #""urls":["https://server13.mp3quran.net/husr/Rewayat-Warsh-A-n-Nafi/{surah:3}.mp3"],"#
        + #""timings":"mp3quran","library_id":null}]}"# + "\n")
    #expect(
      try ids(command.run("reciters", "search", "--riwayah", "bazzi")) == ["ahmad-deban-bazzi", "okasha-kameny-bazzi"])
  }

  @Test func `nobody found is one line, and exit 66`() throws {
    let outcome = try command.run("reciters", "search", "xyzzy")
    #expect(outcome.code == 66)
    #expect(outcome.lines.isEmpty && outcome.complaints.count == 1)
    #expect(try command.run("reciters", "search", "xyzzy", "--json").output == #"{"reciters":[]}"# + "\n")
    let elsewhere = try command.run("reciters", "search", "alafasy", "--riwayah", "warsh")
    #expect(
      elsewhere.complaints == [
        "tilawa: no reciter of that name fits the options; all of them: tilawa reciters search alafasy"
      ])
  }

  @Test func `a catalogue that is damaged or missing is told with its line`() throws {
    let damaged = try command.folder.write("id\n\nhalf a line\n", to: "reciters.tsv")
    let outcome = try command.run("reciters", "search", environment: ["TILAWA_CATALOGUE": damaged])
    #expect(outcome.code == 65)
    #expect(outcome.complaint.contains("line 3: there are 1 fields, not 11"))
    #expect(
      try command.run("reciters", "search", environment: ["TILAWA_CATALOGUE": "/nonexistent/reciters.tsv"]).code == 66)
  }

  // MARK: - Adding

  @Test func `several are added by their ids, and shown with where they come from`() throws {
    let added = try command.run("reciters", "add", "alafasy", "abdulbasit-mujawwad")
    #expect(added.code == 0)
    #expect(
      added.lines == [
        "alafasy: Mishary Alafasi, Hafs, ayah by ayah from the network",
        "abdulbasit-mujawwad: Abdulbasit Abdulsamad, mujawwad, Hafs, ayah by ayah from the network",
        "next: tilawa play 1 --reciter alafasy",
      ])
    #expect(try command.run("reciters").lines[0] == "alafasy\tMishary Alafasi\tHafs\tnetwork\tnot measured yet")
    let shown = try command.run("reciters", "show", "alafasy")
    #expect(shown.lines.contains { $0.hasPrefix("network\thttps://everyayah.com/data/Alafasy_128kbps/") })
    #expect(shown.lines.contains("files\t0 here"))
    #expect(try command.run("reciters", "search", "alafasy").lines[0].hasSuffix("\tin the library"))
  }

  @Test func `added twice they are there once`() throws {
    _ = try command.run("reciters", "add", "alafasy")
    #expect(try command.run("reciters", "add", "alafasy").code == 0)
    #expect(try command.run("reciters").lines.count == 1)
  }

  @Test func `where one id is unknown nobody is added, and the likeliest is named`() throws {
    let outcome = try command.run("reciters", "add", "husary", "alafasi")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.hasPrefix("tilawa: there is no reciter alafasi; did you mean alafasy, alafasy-surahs?"))
    #expect(try command.run("reciters").lines.isEmpty)
  }

  @Test func `the counting can be said to be another`() throws {
    _ = try command.run("reciters", "add", "abdulbasit-warsh", "--counting", "kufi")
    #expect(try command.run("reciters").lines[0].contains("\tWarsh (kufi)\t"))
  }

  @Test func `a name and an address make a reciter, with other hosts behind it`() throws {
    let added = try command.run(
      "reciters", "add", "My Host", "--url", "https://a/{surah:3}{ayah:3}.mp3", "--url",
      "https://b/{surah:3}{ayah:3}.mp3", "--riwayah", "warsh", "--counting", "madani-later", "--json")
    #expect(added.code == 0)
    #expect(
      added.output == #"{"added":[{"id":"my-host","name":"My Host","riwayah":"warsh","counting":"madani-later","#
        + #""kind":"reciter","source":{"tilawa":"reciter","version":1,"id":"my-host","name":"My Host","#
        + #""arabic_name":null,"riwayah":"warsh","counting":"madani-later","style":null,"bitrate":null,"#
        + #""urls":["https://a/{surah:3}{ayah:3}.mp3","https://b/{surah:3}{ayah:3}.mp3"],"timings":null}}]}"# + "\n")
  }

  @Test(arguments: [
    (["--url", "https://h/x.mp3"], "cannot add A: https://h/x.mp3: there is no {surah} in it"),
    (["--url", "https://h/{surah}.mp3", "/tmp"], "use --url or your own files, not both"),
    (["--timings-url", "https://h/{surah}"], "--timings-url needs --url with files of whole surahs"),
    (["--url", "file:///etc/passwd"], "it must begin with https:// or http://"),
    (["--url", "https://h/{surah}{ayah}.mp3", "--timings-url", "mp3quran"], "files of one ayah each need no timings"),
  ])
  func `addresses that cannot be are refused in one line`(options: [String], message: String) throws {
    let outcome = try command.run(["reciters", "add", "A"] + options)
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains(message), "\(outcome.complaint)")
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test func `what one exports another adds`() throws {
    _ = try command.run(
      "reciters", "add", "My Host", "--url", "https://a/{surah:3}.mp3", "--timings-url", "https://a/{surah}.json")
    let exported = try command.run("reciters", "export", "my-host")
    let path = try command.folder.write(exported.output, to: "host.json")
    let other = try CommandFixture()
    #expect(try other.run("reciters", "add", path).code == 0)
    #expect(try other.run("reciters", "export", "my-host").output == exported.output)
    #expect(try command.run("reciters", "export", "alafasy").output.contains(#""name":"Mishary Alafasi""#))
  }

  @Test func `a description takes nobody's place but by the name, and then it is told`() throws {
    _ = try command.run("reciters", "add", "husary")
    let path = try command.folder.write(
      #"{"id":"husary","name":"husary","urls":["https://h/{surah:3}{ayah:3}.mp3"]}"#, to: "a.json")
    let added = try command.run("reciters", "add", path)
    #expect(added.lines.first?.hasPrefix("husary-2: husary,") == true && added.complaints == [])
    #expect(try command.run("reciters", "show", "husary").output.contains("https://everyayah.com/"))
    #expect(try command.run("reciters", "add", path).complaints == [])
    let moved = try command.run("reciters", "add", "husary", "--url", "https://i/{surah:3}{ayah:3}.mp3")
    #expect(moved.lines.first?.hasPrefix("husary-2: husary,") == true)
    #expect(
      moved.complaints == [
        "tilawa: husary-2 is replaced: what was here of the earlier one is forgotten, its files are left"
      ])
  }

  @Test func `a file that describes nobody is refused`() throws {
    let path = try command.folder.write(#"{"name":"A","urls":[]}"#, to: "a.json")
    let outcome = try command.run("reciters", "add", path)
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains("there are 0 addresses"))
    #expect(try command.run("reciters", "add", "/dev/null/absent.json").code == 66)
    #expect(try command.run("reciters", "add", try command.folder.write("RIFF", to: "a.wav")).code == 65)
  }

  @Test(arguments: [
    ["A", "--url", "https://h/{surah}{ayah}.mp3", "--first-ayah", "with-basmalah"],
    ["alafasy", "--first-ayah", "with-basmalah"],
    ["FILE", "--riwayah", "warsh"], ["FILE", "--counting", "makki"], ["FILE", "--timings", "t.json"],
    ["FILE", "--first-ayah", "with-basmalah"],
  ])
  func `an option that would change nothing is refused`(words: [String]) throws {
    let path = try command.folder.write(#"{"name":"A","urls":["https://h/{surah:3}{ayah:3}.mp3"]}"#, to: "a.json")
    let outcome = try command.run(["reciters", "add"] + words.map { $0 == "FILE" ? path : $0 })
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains(words[words.count - 2]))
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test func `a folder is a folder, also where a reciter of the catalogue has its name`() throws {
    let folder = try command.tones(["112001"], in: "husary")
    let outcome = try command.run("reciters", "add", "alafasy", folder)
    #expect(outcome.lines.first == "alafasy: 1 ayah in 1 file, Hafs")
    #expect(try command.run("reciters").lines[0].contains("\tfolder\t"))
  }

  @Test func `ids are ids, whatever lies in the working directory`() throws {
    _ = try command.tones(["112001"], in: "husary")
    let inFolder = ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", command.folder.path, CommandFixture.program.path]
    let outcome = try command.run(
      inFolder + ["reciters", "add", "alafasy", "husary"], program: URL(filePath: "/bin/sh"))
    #expect(outcome.code == 0)
    #expect(try ids(command.run("reciters")) == ["alafasy", "husary"])
    #expect(try command.run("reciters").lines.allSatisfy { $0.contains("\tnetwork\t") })
  }

  @Test func `files whose name is an id of somebody fetched are another reciter's`() throws {
    _ = try command.run("reciters", "add", "alafasy")
    let folder = try command.tones(["112001"], in: "husary")
    #expect(try command.run("reciters", "add", "alafasy", folder).lines.first == "alafasy-2: 1 ayah in 1 file, Hafs")
    #expect(try command.run("reciters", "add", "alafasy", folder).lines.first == "alafasy-2: 1 ayah in 1 file, Hafs")
    #expect(try ids(command.run("reciters")) == ["alafasy", "alafasy-2"])
    #expect(try command.run("reciters").lines[0].contains("\tnetwork\t"))
  }

  // MARK: - Fetching

  // T-F4.4 G-1
  @Test func `what an address gives is fetched, listed as here, and goes with the reciter`() throws {
    let tone = try command.tones(["112002"], in: "served")
    let bytes = Bytes.read("\(tone)/112002.wav")
    let server = try LocalServer { request in
      request.path.hasPrefix("/good/") ? .file(bytes, etag: "\"1\"", for: request) : LocalServer.Reply(404)
    }
    let added = try command.run(
      "reciters", "add", "Host", "--url", "\(server.address)/bad/{surah:3}{ayah:3}.wav", "--url",
      "\(server.address)/good/{surah:3}{ayah:3}.wav")
    #expect(added.code == 0)
    #expect(try command.run("download", "112:2", "--reciter", "host").code == 0)
    #expect(try command.run("reciters").lines[0].contains("\tnetwork, 1 file here\t"))
    #expect(try command.run("reciters", "show", "host").lines.last == "has\t112:2")
    #expect(command.home.files().contains("cache/downloads/host/112002.wav"))
    let removed = try command.run("reciters", "remove", "host")
    #expect(removed.lines[0] == "Host is forgotten, and their downloads: 1")
    #expect(!command.home.files().contains("cache/downloads/host/112002.wav"))
  }

  // MARK: - Order, pins, removal

  // T-F2.12
  @Test func `the order within a riwayah leaves the others alone`() throws {
    _ = try command.run("reciters", "add", "abdulbasit-warsh", "alafasy", "husary", "yassin-jazairi-warsh")
    let warsh = try command.run("reciters", "order", "yassin-jazairi-warsh", "--riwayah", "warsh")
    #expect(ids(warsh) == ["yassin-jazairi-warsh", "abdulbasit-warsh"])
    #expect(
      try ids(command.run("reciters")) == ["yassin-jazairi-warsh", "alafasy", "husary", "abdulbasit-warsh"])
    #expect(try ids(command.run("reciters", "order", "--riwayah", "hafs")) == ["alafasy", "husary"])
    #expect(try command.run("reciters", "order", "alafasy", "--riwayah", "warsh").code == 64)
  }

  @Test func `what is pinned says so until it is unpinned`() throws {
    _ = try command.run("reciters", "add", "alafasy")
    #expect(try command.run("reciters", "pin", "alafasy").code == 0)
    #expect(try command.run("reciters").lines[0].contains("\tnetwork, pinned\t"))
    #expect(
      try command.run("reciters", "unpin", "alafasy", "--json").output == #"{"pinned":false,"reciters":["alafasy"]}"#
        + "\n")
    #expect(try command.run("reciters").lines[0].contains("\tnetwork\t"))
    #expect(
      try command.run("reciters", "pin", "husary").complaints == [
        "tilawa: husary is not in your library yet; add it with: tilawa reciters add husary"
      ])
  }

  @Test func `one of the catalogue is shown before it is added, and a removed one again`() throws {
    let shown = try command.run("reciters", "show", "abdulbasit-warsh")
    #expect(
      shown.lines.contains("counting\tmadani-later, assumed; if ayat are out of place, add it with --counting kufi"))
    #expect(shown.lines.last == "library\tnot yet; add it with: tilawa reciters add abdulbasit-warsh")
    _ = try command.run("reciters", "add", "abdulbasit-warsh")
    #expect(try command.run("reciters", "remove", "abdulbasit-warsh").code == 0)
    #expect(
      try command.run("reciters", "show", "abdulbasit-warsh", "--json").output.hasSuffix(#""library_id":null}"# + "\n"))
  }

  // MARK: - Hints

  @Test(arguments: [["play", "1"], ["queue", "1"], ["render", "1", "-o", "/dev/null/x.wav"], ["download", "1"]])
  func `somebody of the catalogue who is asked for says how to be added`(words: [String]) throws {
    let outcome = try command.run(words + ["--reciter", "alafasy"])
    #expect(outcome.code == 66)
    #expect(
      outcome.complaints == ["tilawa: alafasy is not in your library yet; add it with: tilawa reciters add alafasy"])
  }

  @Test func `somebody unknown has the nearest named, one's own first`() throws {
    try command.addReciter("My Teacher", ["112001"])
    let outcome = try command.run("queue", "112", "--reciter", "my-teachr")
    #expect(outcome.complaints == ["tilawa: there is no reciter my-teachr; did you mean my-teacher?"])
    #expect(
      try command.run("queue", "112", "--reciter", "xyzzy").complaints == [
        "tilawa: there is no reciter xyzzy; find one with: tilawa reciters search NAME"
      ])
  }

  @Test func `a library without a reciter of the riwayah is told what to do`() throws {
    #expect(
      try command.run("play", "1").complaints == ["tilawa: there is no Hafs reciter yet; choose one with: tilawa setup"]
    )
  }
}
