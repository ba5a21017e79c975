import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

// T-F4.1 T-F2.12
@Suite struct SetupCommandTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private var listed: [String] {
    get throws { try command.run("reciters").lines.map { String($0.prefix { $0 != "\t" }) } }
  }

  @Test func `options settle the riwayah and the reciters`() throws {
    let outcome = try command.run("setup", "--riwayah", "warsh", "--reciter", "yassin-jazairi-warsh,abdulbasit-warsh")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "Warsh: yassin-jazairi-warsh, abdulbasit-warsh", "network on, up to 5 GB of downloaded files",
        "next: tilawa play 1",
      ])
    #expect(try listed == ["yassin-jazairi-warsh", "abdulbasit-warsh"])
    #expect(try command.run("queue", "1:1").lines.first?.hasPrefix("Warsh (madani-later)") == true)
  }

  @Test func `run again it says what is, and changes nothing else`() throws {
    _ = try command.run("setup", "--reciter", "husary", "--network", "off", "--limit", "500MB")
    let again = try command.run("setup", "--riwayah", "hafs", "--json")
    #expect(
      again.output
        == #"{"riwayah":"hafs","reciters":[{"id":"husary","name":"Mahmoud Khalil Al-Hussary","riwayah":"hafs","#
        + #""counting":"kufi","kind":"reciter"}],"added":[],"recordings":"first","network":"off","downloads_limit":500000000}"#
        + "\n")
  }

  @Test func `what can be typed next is what works`() throws {
    let offline = try command.run("setup", "--reciter", "husary", "--network", "off").lines
    #expect(offline.last == "next: tilawa download 1 --reciter husary, or tilawa setup --network on")
    let nobody = try command.run("setup", "--riwayah", "warsh").lines
    #expect(nobody.first == "Warsh: no reciter yet")
    #expect(nobody.contains("next: tilawa reciters search --riwayah warsh"))
  }

  @Test func `blanks between ids do not matter`() throws {
    #expect(try command.run("setup", "--reciter", "husary, alafasy").lines.first == "Hafs: husary, alafasy")
  }

  @Test func `those chosen come before other sets of files, and a teacher stays where he is`() throws {
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    let labels = try command.folder.write("0.0\t1.0\t112:1\n", to: "labels.txt")
    _ = try command.run("import", sound, "--labels", labels, "--reciter", "Teacher")
    _ = try command.run("setup", "--reciter", "alafasy")
    _ = try command.run("setup", "--reciter", "husary")
    #expect(try listed == ["teacher", "husary", "alafasy"])
    let outcome = try command.run("setup", "--reciter", "teacher")
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1)
  }

  @Test func `one's own reciter with an id of the catalogue stays who he is`() throws {
    try command.addReciter("alafasy", ["112001"])
    _ = try command.run("reciters", "add", "alafasy")
    #expect(try listed == ["alafasy", "alafasy-2"])
    #expect(try command.run("setup", "--limit", "2GB").lines.first == "Hafs: alafasy, alafasy-2")
    #expect(try command.run("setup", "--reciter", "alafasy").lines.first == "Hafs: alafasy")
    #expect(try command.run("reciters").lines[0].contains("\tfolder\t"))
  }

  @Test func `a reciter of another riwayah is refused, and nothing is changed`() throws {
    let outcome = try command.run("setup", "--riwayah", "warsh", "--reciter", "abdulbasit-warsh,alafasy")
    #expect(outcome.code == 64)
    #expect(outcome.complaints == ["tilawa: alafasy recites Hafs, not Warsh; to change it: --riwayah hafs"])
    #expect(try command.run("setup", "--reciter", "nobody-at-all").code == 66)
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test func `without a terminal and without options it says what to type`() throws {
    let outcome = try command.run("setup")
    #expect(outcome.code == 64)
    #expect(
      outcome.complaints == [
        "tilawa: setup asks questions only on a terminal; elsewhere, type: tilawa setup --riwayah hafs --reciter alafasy"
      ])
    #expect(try command.run("setup", "--limit", "much").code == 64)
    for size in ["0", "5", "999kB"] { #expect(try command.run("setup", "--limit", size).code == 64) }
  }
}

/// The questions, on a pseudo-terminal.
@Suite(.enabled(if: Program.isInstalled("python3"))) struct SetupDialogueTests {
  private let command: CommandFixture

  init() throws { command = try CommandFixture() }

  private func setUp(_ steps: [String]) throws -> CommandFixture.Outcome {
    try PersonAtTerminal(command).run(["setup", "--no-play"], steps, environment: ["TERM": "xterm", "NO_COLOR": "1"])
  }

  private var settled: String { get throws { try command.run("setup", "--json", "--yes", "--network", "on").output } }

  @Test func `a riwayah, two reciters in their order, and a limit are chosen`() throws {
    let outcome = try setUp([
      "Riwayah [Hafs]:", "3\n", "[abdulbasit-warsh]:", "2 1\n", "have the ayah? [Y/n]", "\n",
      "download missing files? [Y/n]", "\n",
      "Limit for downloaded files", "5\n", "“5” is not a size", "2 GB\n", "Save these choices? [Y/n]", "y\n",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Warsh: yassin-jazairi-warsh, abdulbasit-warsh"))
    let json = try settled
    #expect(json.hasPrefix(#"{"riwayah":"warsh","reciters":[{"id":"yassin-jazairi-warsh""#))
    #expect(json.contains(#""downloads_limit":2000000000"#))
  }

  @Test func `a number is the catalogue's set, also where one's own reciter has its id`() throws {
    try command.addReciter("alafasy", ["112001"])
    let outcome = try setUp([
      "Riwayah [Hafs]:", "\n", "[alafasy]:", "1\n", "ayah? [Y/n]", "\n", "files? [Y/n]", "\n", "[5 GB]", "\n",
      "choices? [Y/n]", "y\n",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Hafs: alafasy-2"))
    #expect(try command.run("reciters", "show", "alafasy").output.contains("112:1"))
  }

  // C1 T-F3.11
  @Test func `it asks whether recordings of one's own are heard first, and that holds for those to come`() throws {
    let outcome = try setUp([
      "Riwayah [Hafs]:", "\n", "[alafasy]:", "1\n", "have the ayah? [Y/n]", "n\n", "files? [Y/n]", "\n", "[5 GB]", "\n",
      "choices? [Y/n]", "y\n",
    ])
    #expect(outcome.code == 0)
    #expect(try command.run("config").lines.contains { $0.hasPrefix("recordings-order") && $0.contains("last") })
    let sound = "\(command.folder.path)/lesson.wav"
    _ = try Sound.write(.wav, to: sound, frames: 24_000, rate: 8000)
    _ = try command.run("import", sound, "--reciter", "Teacher", "--no-hear")
    #expect(try command.run("reciters").lines.last?.hasPrefix("teacher\t") == true)
    #expect(try command.run("setup", "--recordings", "first", "--yes").code == 0)
    #expect(try command.run("reciters").lines.first?.hasPrefix("teacher\t") == true)
  }

  @Test(arguments: [("n", false), ("", true)])
  func `at its end something is heard, if one likes`(answer: String, isHeard: Bool) throws {
    try command.addReciter("qari", (1...7).map { "00100\($0)" })
    _ = try command.run("config", "set", "output", "null")
    let outcome = try PersonAtTerminal(command).run(
      ["setup"],
      [
        "Riwayah [Hafs]:", "\n", "[qari]:", "\n", "ayah? [Y/n]", "\n", "files? [Y/n]", "n\n", "choices? [Y/n]", "\n",
        "al-Fatihah now? [Y/n]", "\(answer)\n",
      ],
      environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\u{1B}[?1049h") == isHeard, "\(outcome.output)")
  }

  @Test func `what was chosen is what is proposed the next time`() throws {
    _ = try command.run("setup", "--riwayah", "warsh", "--reciter", "abdulbasit-warsh")
    let outcome = try setUp([
      "Riwayah [Warsh]:", "\n", "[abdulbasit-warsh]:", "\n", "ayah? [Y/n]", "\n", "files? [Y/n]", "\n", "[5 GB]", "\n",
      "choices? [Y/n]", "\n",
    ])
    #expect(outcome.code == 0)
    #expect(try settled.contains(#""reciters":[{"id":"abdulbasit-warsh""#))
  }

  @Test func `names are searched, pages turned, and help is there`() throws {
    let outcome = try setUp([
      "Riwayah [Hafs]:", "?\n", "The riwayah decides", "hafs\n", "[alafasy]:", "m\n", " 11  ", "s الغامدي\n",
      "1  ghamdi", "99\n", "there is no number 99", "abdulbasit-warsh\n", "abdulbasit-warsh recites Warsh",
      "1, husary\n", "ayah? [Y/n]", "\n",
      "files? [Y/n]", "n\n", "choices? [Y/n]", "y\n",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Hafs: ghamdi, husary"))
    #expect(outcome.output.contains("not used while playing"))
  }

  @Test func `a reciter who cannot be heard now can be chosen all the same`() throws {
    let outcome = try setUp([
      "Riwayah [Hafs]:", "\n", "[alafasy]:", "p 2\n", "abdulbasit cannot be played now", "2\n", "ayah? [Y/n]", "\n",
      "files? [Y/n]", "\n", "[5 GB]", "\n",
      "choices? [Y/n]", "\n",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Hafs: abdulbasit"))
  }

  @Test(arguments: [
    ["Riwayah", "q\n"], ["Riwayah", "3\n", "p N", "q\n"], ["Riwayah", "\n", "p N", "3\n", "[Y/n]", "\u{4}"],
    ["Riwayah", "3\n", "p N", "2\n", "ayah? [Y/n]", "\n", "files? [Y/n]", "n\n", "choices?", "n\n"],
  ])
  func `whoever leaves has nothing changed`(steps: [String]) throws {
    let outcome = try setUp(steps)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("nothing was changed"))
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }

  @Test(arguments: [("SIGINT", 130), ("\u{3}", 130), ("SIGTERM", 143)])
  func `a signal ends it with nothing changed`(how: String, code: Int32) throws {
    #expect(try setUp(["Riwayah", "3\n", "p N", how]).code == code)
    #expect(!command.home.files().contains { $0.hasPrefix("data/") })
  }
}
