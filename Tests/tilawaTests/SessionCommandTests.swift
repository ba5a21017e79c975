import Foundation
@testable import AppBase
import TilawaScripts
import TilawaTestSupport
import Testing

/// T-F2.8: scripted sessions, before they are played.
@Suite struct SessionCommandTests {
  private let fixture: CommandFixture

  init() throws { fixture = try CommandFixture() }

  private func script(_ text: String) throws -> String { try fixture.folder.write(text, to: "daily.yaml") }

  // MARK: - check

  @Test func `a script without fault is ok`() throws {
    let outcome = try fixture.run("session", "check", try script("steps:\n  - play: 2:1-5\n    each: 3\n"))
    #expect(outcome.code == 0)
    #expect(outcome.output == "ok\n")
    #expect(outcome.complaint == "")
  }

  @Test func `all faults are told by file, line and column`() throws {
    let file = try script("steps:\n  - play: 2:287\n    each: 0\n  - stop: soon\n")
    let outcome = try fixture.run("session", "check", file)
    #expect(outcome.code == 65)
    #expect(outcome.output == "")
    #expect(
      outcome.complaints == [
        "tilawa: \(file):2:13: 2:287: surah 2 has 286 ayat", "tilawa: \(file):3:11: each takes 1 to 100, or forever",
        "tilawa: \(file):4:11: stop takes a time of day such as 06:15, or a time such as 30m; alone it ends the script",
      ])
    let json = try fixture.run("session", "check", "--json", file)
    #expect(json.code == 65)
    #expect(
      json.output == #"{"ok":false,"faults":[{"line":2,"column":13,"message":"2:287: surah 2 has 286 ayat"},"#
        + #"{"line":3,"column":11,"message":"each takes 1 to 100, or forever"},{"line":4,"column":11,"#
        + #""message":"stop takes a time of day such as 06:15, or a time such as 30m; alone it ends the script"}]}"#
        + "\n")
  }

  /// Options that exclude each other only the commands' own parsers know.
  @Test(arguments: [
    ("each: forever\n    then: ayat:5", "4:11: --then is never reached: the range or its ayat repeat forever"),
    ("each: 2\n    then-times: 3", "4:17: --then-repeat and --then-times need --then ayat:N or --then pages:N"),
    ("each: 2\n    start-at: 3:1", "4:15: --start-at 3:1 is not in the range"),
    ("each: 2\n    start-at: 2:x", "4:15: 2:x: an ayah is missing here"),
  ])
  func `what does not fit together is found at the option`(_ options: String, _ fault: String) throws {
    let file = try script("steps:\n  - play: 2:1-5\n    \(options)\n")
    let outcome = try fixture.run("session", "check", file)
    #expect(outcome.code == 65)
    #expect(outcome.complaints == ["tilawa: \(file):\(fault)"])
  }

  @Test func `a preset that there is not, or that does not fit, is found at its place`() throws {
    let file = try script("steps:\n  - play: 2:1-5\n    each: 2\n    preset: slow\n")
    for word in ["check", "plan", "run"] {
      let outcome = try fixture.run("session", word, file)
      #expect(outcome.code == 65)
      #expect(
        outcome.complaints == ["tilawa: \(file):4:13: cannot find the preset slow: there are none yet"], "\(word)")
    }
    #expect(try fixture.run("preset", "save", "slow", "--then-times", "3", "--then", "ayat:5").code == 0)
    #expect(try fixture.run("session", "check", file).output == "ok\n")
    #expect(try fixture.run("config", "set", "each", "forever").code == 0)
    #expect(try fixture.run("session", "check", file).output == "ok\n")
    _ = try script("steps:\n  - play: 2:1-5\n    preset: slow\n")
    let misfit = try fixture.run("session", "check", file)
    #expect(misfit.code == 65)
    #expect(
      misfit.complaints == [
        "tilawa: \(file):3:13: --then is never reached: the range or its ayat repeat forever; "
          + "this is in the preset or a setting; see: tilawa preset list, tilawa config list"
      ])
  }

  @Test func `a step takes every option of play, under the same name`() throws {
    let help = try fixture.run("play", "--help").output
    // Options of the run as a whole, and not of a step.
    let own: Set<String> = [
      "output", "rate", "channels", "bits", "json", "version", "help", "replace", "queue", "wait", "detach",
      "inline", "plain", "bidi", "notify", "translation", "force",
      "takes",
    ]
    // A step can give one of a flag and its opposite, `--x/--no-x`.
    let options = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { String($0.dropFirst(4).prefix { $0 != " " && $0 != "," && $0 != "/" }) }
      .map { ["loudness", "save"].contains($0) ? "no-\($0)" : $0 }
    #expect(options.contains("connect-before"))
    let known = Set(PlayOptionName.allCases.map(\.rawValue))
    #expect(Set(options).subtracting(own).subtracting(known) == [])
    #expect(known.subtracting(options) == [])
  }

  @Test func `a file that is not there, or is none, is told in a line`() throws {
    let absent = try fixture.run("session", "check", "\(fixture.folder.path)/absent.yaml")
    #expect(absent.code == 66)
    #expect(absent.complaints.count == 1)
    let folder = try fixture.run("session", "plan", fixture.folder.path)
    #expect(folder.code == 65)
    #expect(folder.complaints.count == 1)
  }

  // MARK: - new

  @Test(arguments: ScriptTemplate.allCases)
  func `a new script passes the check`(_ kind: ScriptTemplate) throws {
    let file = "\(fixture.folder.path)/new.yaml"
    let made = try fixture.run("session", "new", file, "--kind", kind.rawValue)
    #expect(made.code == 0)
    #expect(made.output == "\(file): next: tilawa session plan \(file)\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == kind.text)
    #expect(try fixture.run("session", "check", file).output == "ok\n")
    #expect(try fixture.run("session", "new", "--kind", kind.rawValue).output == kind.text)
  }

  @Test func `a file that is there is left as it is`() throws {
    let file = try script("mine")
    let outcome = try fixture.run("session", "new", file)
    #expect(outcome.code == 73)
    #expect(outcome.complaints == ["tilawa: \(file) is there already; to replace it: --force"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  // MARK: - plan

  /// Ayat of a second each, 78:1 to 78:5.
  private func addReciter() throws {
    try fixture.addReciter("Tones", (1...5).map { "07800\($0)" })
  }

  /// Lines without the time of day, which goes on while tests run.
  private func plan(_ text: String, _ options: String...) throws -> (CommandFixture.Outcome, [String]) {
    let outcome = try fixture.run(["session", "plan", try script(text)] + options)
    let lines = outcome.lines.map { $0.replacing(/\ \d\d:\d\d:\d\d/, with: "") }
    return (outcome, lines)
  }

  @Test func `every step is listed with its length, and nothing is played`() throws {
    try addReciter()
    let (outcome, lines) = try plan(
      """
      name: Daily
      start: 78:1
      defaults: {basmalah: never}
      steps:
        - play: "{{next 3 ayat}}"
          each: 2
          gap: 500
        - recite-gap: 78:1-2
          speed: 2
        - cumulative: 78:1-5
        - pause: 90s
        - pause: key
        - record:
          for: 200%
        - review: 2
        - stop: 10s
        - play: 78:1
          repeat: forever
        - play: 78:1
      """)
    #expect(outcome.code == 0)
    #expect(outcome.complaint == "")
    #expect(
      lines == [
        "Daily · Hafs", "{{next 3 ayat}} is 78:1-3",
        // Six seconds and five gaps; two halves and their gap; fifteen ayat.
        "  1    0:09  play 78:1-3 --each=2 --gap=500 --basmalah=never",
        "  2    0:02  recite-gap 78:1-2 --gap=110% --speed=2 --basmalah=never",
        "  3    0:01  your turn after the last ayah, 110 % of it",
        "  4    0:15  cumulative 78:1 78:1-2 78:1-3 78:1-4 78:1-5 --basmalah=never",
        "  5    1:30  pause",
        "  6   a key  pause until a key is pressed",
        "  7    0:30  record --range=78:1-5 --riwayah=hafs, 200 % of what was played",
        "  8    0:00  review: nothing to do: no earlier run of this script was heard",
        "  9    0:00  stop after 0:10",
        " 10    0:10  play 78:1 --repeat=forever --basmalah=never (cut by stop)",
        " 11     –          –  play 78:1 --basmalah=never (not reached)",
        "total: 2:36, and what you take for 1 key; if started now, it ends at or later",
      ])
  }

  @Test func `a plan is told to programs with all that is known`() throws {
    try addReciter()
    let (outcome, _) = try plan(
      "start: 78:1\ndefaults: {basmalah: never}\nsteps:\n  - play: \"{{next 2 ayat}}\"\n    for: 1s\n  - stop\n  - stop\n",
      "--json")
    let json = outcome.output.replacing(/"\d{4}-\d\d-\d\dT[^"]+"/, with: "T")
    #expect(
      json == #"{"name":null,"riwayah":"hafs","variables":{"next":["78:1-2"]},"steps":["#
        + #"{"number":1,"line":4,"column":5,"kind":"play","what":"play 78:1-2 --for=1s --basmalah=never","#
        + #""arguments":["78:1-2","--for=1s","--basmalah=never"],"reach":"whole","begins":T,"seconds":1.000000,"#
        + #""waits":false,"missing":0,"guess":false,"skipped":null,"keeps":["next"]},"#
        + #"{"number":2,"line":6,"column":5,"kind":"stop","what":"stop","arguments":null,"reach":"whole","begins":T,"#
        + #""seconds":0.000000,"waits":false,"missing":null,"guess":null,"skipped":null,"keeps":[]},"#
        + #"{"number":3,"line":7,"column":5,"kind":"stop","what":"stop","arguments":null,"reach":"never","begins":null,"#
        + #""seconds":null,"waits":false,"missing":null,"guess":null,"skipped":null,"keeps":[]}],"#
        + #""seconds":1.000000,"keys":0,"ends":T}"# + "\n")
  }

  @Test func `what cannot be heard is told at its place, and the rest is planned`() throws {
    try addReciter()
    let (outcome, lines) = try plan(
      "defaults: {basmalah: never}\nsteps:\n  - play: 78:1\n  - play: 78:1\n    reciter: nobody\n  - play: 78:5-6\n  - play: 79\n"
    )
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 2)
    #expect(outcome.complaints[0].contains("daily.yaml:4:5: "))
    #expect(outcome.complaints[0].contains("nobody"))
    #expect(outcome.complaints[1].contains("daily.yaml:7:5: no Hafs reciter has any of 79:1-46"))
    #expect(lines[1] == "  1   0:01  play 78:1 --basmalah=never")
    #expect(lines[2] == "  2   0:00  play 78:1 --reciter=nobody --basmalah=never (cannot be heard)")
    #expect(lines[3] == "  3   0:02  play 78:5-6 --basmalah=never (no audio for 1 ayah)")
    #expect(lines[4] == "  4   0:00  play 79 --basmalah=never (cannot be heard)")
  }
}
