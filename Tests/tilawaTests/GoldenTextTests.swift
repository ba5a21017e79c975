import Foundation
import TilawaTestSupport
import Testing

/// The sentences that people read, compared with the files in `Tests/Golden`: a review sees each changed text.
///
/// `make golden` writes the files.
@Suite struct GoldenTextTests {
  // C9
  @Test func `the help of every command is the one that was reviewed`() throws {
    let dump = try CommandFixture().run(["--experimental-dump-help"])
    let root = try JSONDecoder().decode(HelpDump.self, from: Data(dump.output.utf8)).command
    try GoldenFile("help.txt").expect(root.lines(below: []))
  }

  // C9 C10
  @Test func `the answers to mistakes are those that were reviewed`() throws {
    let command = try CommandFixture()
    let lines = try Mistakes.all.flatMap { words in
      let outcome = try command.run(words)
      let complaints = outcome.complaints.map {
        $0.replacing(command.home.path, with: "HOME").replacing(command.folder.path, with: "FOLDER")
      }
      return ["$ tilawa \(words.joined(separator: " "))", "exit code \(outcome.code)"] + complaints + [""]
    }
    try GoldenFile("errors.txt").expect(lines)
  }
}

/// A file with texts that were reviewed.
private struct GoldenFile {
  private let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).appending(path: "../../Golden/\(name)").standardizedFileURL
  }

  /// Compares the lines with the file, or writes them into it.
  func expect(_ lines: [String]) throws {
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["TILAWA_GOLDEN"] == "write" {
      return try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: url, encoding: .utf8)
    let changes = text.split(separator: "\n").difference(from: known.split(separator: "\n")).prefix(10).map {
      switch $0 {
      case .insert(let place, let line, _): "+ \(place + 1): \(line)"
      case .remove(let place, let line, _): "- \(place + 1): \(line)"
      }
    }
    #expect(changes.isEmpty, "\(url.lastPathComponent): \(changes.joined(separator: "\n"))")
  }
}

/// The help of all commands, as the argument parser gives it to programs.
private struct HelpDump: Decodable {
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?

    func lines(below path: [String]) -> [String] {
      let path = path + [commandName]
      var lines = [path.joined(separator: " "), "  \(abstract ?? "")"]
      lines += (discussion ?? "").split(separator: "\n").map { "  | \($0)" }
      lines += (arguments ?? [])
        .filter { !["help", "version"].contains($0.valueName) && $0.shouldDisplay }.map(\.line)
      let others = (subcommands ?? []).filter { $0.commandName != "help" }
      return lines + [""] + others.flatMap { $0.lines(below: path) }
    }
  }

  struct Argument: Decodable {
    let valueName: String?
    let names: [Name]?
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let allValues: [String]?
    let shouldDisplay: Bool

    var line: String {
      let names = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
      let known = allValues.map { " {\($0.joined(separator: " "))}" } ?? ""
      let standard = defaultValue.map { " [\($0)]" } ?? ""
      let name = names.isEmpty ? "<\(valueName ?? "")>" : names.joined(separator: " ")
      return "    \(name)\(known)\(standard)  \(abstract ?? "")\(discussion.map { " | \($0)" } ?? "")"
    }
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}

/// Lines that people mistype, or type too early.
enum Mistakes {
  static let all = (commands + ranges + options + absent + combinations).map {
    $0.split(separator: " ").map(String.init)
  }

  private static let commands = [
    "plya 1", "libary", "paly", "qwertz", "reciters lst", "config show", "preset remove x", "khatm statsu", "setting",
    "annotate alig last", "session rnu x", "downlod 1", "ctl paus", "help plya",
    "list", "align last", "-v", "--hepl",
  ]

  private static let ranges = [
    "show 2:900", "show 115", "show 0", "show bakara:1", "show al-bakara", "show yasiin", "show juz:31", "show juz 31",
    "show juzz:30", "show pge:50", "show page:605", "show hizb:61", "show 2:1_10", "show 2;255", "show 2.255",
    "show 2:10-1", "show 2:", "show 2:1-", "show qwertzuiop", "show 2:255:900", "show 582", "show yasin-5",
    "show an-naba 99", "play 2:900", "read page:900",
    "info 2:900", "search --in 2:900 allah", "khatm read page:605", "similar 2:900", "tajweed 2:900", "play",
  ]

  private static let options = [
    "play 1 --eahc 3", "play 1 --each", "play 1 --each many", "play 1 --gap 5000", "play 1 --speed 3",
    "play 1 --volume 101", "play 1 --riwayah hafz", "play 1 --missing never", "play 1 --bits 8", "play 1 --rate 1",
    "play 1 --output mp4:x", "play 1 --for soon", "show 1 --jsn", "show 1 --riwayah wars", "render 1 -o x.mp4",
    "setup --limit 5", "setup --riwayah haps", "setup --reciter afasy", "download 1 --reciter alafasi", "config set",
    "config set eahc 3", "config set each much", "config get gpa", "timings show 1", "history --days 0",
    "search --limit 0 x", "khatm goal pages:900", "khatm goal 10", "khatm plan 2030-01-25",
    "annotate export last -o l.html",
    "play 1 -o q", "bookmark add 2:255 --colour lilac", "convert 2:1 --to marsh",
  ]

  private static let absent = [
    "play 1", "queue 1", "resume", "reciters", "reciters show nobody", "library list", "library show x",
    "library restore x", "annotate list last", "bookmark remove abcd", "bookmark position remove x", "preset show x",
    "khatm switch x", "text remove en", "text show en.x", "show 1 --riwayah warsh", "show 1 --translation en",
    "history", "ctl status", "stop", "search zzzz", "session check absent.yaml", "import absent.mp3",
    "download list", "timings export --reciter x", "setup", "tajweed", "annotate edit last",
  ]

  private static let combinations = [
    "play 1 --inline --plain", "play 1 --replace --queue", "play 1 --alternate", "play 1 --then stop --then-times 2",
    "play 1 --output null --detach", "import - x.mp3", "import x --auto-confirm", "history --all --days 3",
    "session schedule --list x.yaml", "tajweed --legend 2:255", "bookmark edit x",
    "library restore-backup --none --from x",
    "reciters add x --timings-url y", "khatm history --all --days 3", "text default --kind words",
  ]
}
