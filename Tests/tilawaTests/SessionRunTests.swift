import Foundation
import Testing
@testable import AppBase
import TilawaConsole
import TilawaTestSupport

/// Scripts as cron, systemd and people run them; the reciters are test tones of one second.
@Suite struct SessionRunTests {
  let command: CommandFixture

  init() throws {
    command = try CommandFixture()
    try command.addReciter("a", (1...7).map { "06700\($0)" })
  }

  private func script(_ text: String, name: String = "day.yaml") throws -> String {
    try command.folder.write(text, to: name)
  }

  /// At once, into nothing.
  private func run(_ text: String, _ more: String...) throws -> CommandFixture.Outcome {
    try command.run(["session", "run", try script(text), "--output", "null"] + more)
  }

  private var log: [String] {
    let name = command.home.files().first { $0.hasPrefix("data/log/day-") && $0.hasSuffix(".log") }
    let text = name.flatMap { try? String(contentsOfFile: "\(command.home.path)/\($0)", encoding: .utf8) } ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private let daily = """
    start: 67:1
    until: 67:7
    steps:
      - play: "{{next 2 ayat}}"
        basmalah: never
      - pause: 1s
      - play: 67:1
        each: 2
        basmalah: never
    """

  // T-F2.8
  @Test func `a run tells its steps in a line each, and the next goes on where it ended`() throws {
    let first = try run(daily)
    #expect(first.code == 0)
    #expect(first.complaints.isEmpty)
    let steps = first.lines.map { $0.replacing(#/, \d:\d\d$/#, with: "") }
    #expect(
      steps == [
        "1/3 play 67:1-2 --basmalah=never: done", "2/3 pause 1s: done", "3/3 play 67:1 --each=2 --basmalah=never: done",
        "day.yaml: done, 3 of 3 steps",
      ])
    let plan = try command.run("session", "plan", "\(command.folder.path)/day.yaml")
    #expect(plan.output.contains("play 67:3-4 "))
    #expect(try run(daily).lines.first?.hasPrefix("1/3 play 67:3-4 ") == true)
  }

  @Test func `where nobody looks on the log has a line for each step, with the date`() throws {
    _ = try run(daily, "--quiet")
    #expect(log.count == 5)
    #expect(log.allSatisfy { $0.contains(#/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d day\.yaml: /#) })
    let own = "\(command.folder.path)/own.log"
    #expect(try run(daily, "--quiet", "--log", own).output == "")
    #expect(try String(contentsOfFile: own, encoding: .utf8).split(separator: "\n").count == 5)
    #expect(log.count == 5)
  }

  @Test func `the log says what is wrong with a script that somebody broke`() throws {
    let outcome = try run("steps:\n  - play: 67:31\n", "--quiet")
    #expect(outcome.code == 65)
    #expect(log.count == 1)
    #expect(log.first?.hasSuffix("day.yaml:2:14: 67:31: surah 67 has 30 ayat") == true)
  }

  // T-F4.2
  @Test func `where it sounds and how it is shown is as it was settled, unless it is typed`() throws {
    let path = try script("steps:\n  - play: 67:1\n    basmalah: never\n")
    let file = "\(command.folder.path)/settled.wav"
    #expect(try command.run("config", "set", "output", "wav:\(file)").code == 0)
    #expect(try command.run("config", "set", "plain", "on").code == 0)
    // A run that makes a file does not ask for the right to sound.
    let other = try command.run("session", "run", path, "--output", "null")
    #expect(other.code == 0 && !FileManager.default.fileExists(atPath: file))
    #expect(try command.run("session", "run", path).code == 0)
    #expect(FileManager.default.fileExists(atPath: file))
    let seen = try PersonAtTerminal(command).run(["session", "run", path, "--output", "null:realtime"], [])
    #expect(seen.output.contains("0:00 67:1 · Rep 1/1 · Pass 1/1 · a") && !seen.output.contains("\u{1B}["))
    let drawn = try PersonAtTerminal(command).run(
      ["session", "run", path, "--output", "null:realtime", "--inline"], [])
    #expect(!drawn.output.contains("0:00 67:1 · Rep 1/1"))
  }

  @Test func `programs are told in JSON, with the events of what plays`() throws {
    let outcome = try run(daily, "--json")
    let events = try outcome.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let names = events.compactMap { $0["event"] as? String }
    let session = ["start", "ayah", "count", "ayah", "count", "end"]
    #expect(
      names == ["run", "step"] + session + ["step-end", "step", "step-end", "step"] + session + ["step-end", "run-end"])
    #expect(events.last?["result"] as? String == "done" && events.last?["done"] as? Int == 3)
    #expect(events.dropFirst().first?["place"] as? String == "4:5")
  }

  // T-F2.8
  @Test func `what is not heard to its end comes again`() throws {
    let script = try script(daily)
    let words = ["session", "run", script, "--output", "null:realtime", "--json"]
    let broken = try command.interrupt(words, by: SIGTERM) { $0.contains(#""event":"ayah""#) }
    #expect(broken.code == 143)
    #expect(broken.lines.last?.contains(#""result":"interrupted""#) == true)
    #expect(try run(daily).lines.first?.hasPrefix("1/3 play 67:1-2 ") == true)
  }

  @Test(arguments: InterruptionTests.signals)
  func `a signal in a pause ends the run in good order`(signal: Int32, code: Int32) throws {
    let script = try script("steps:\n  - pause: 10m\n  - play: 67:1\n")
    let outcome = try command.interrupt(
      ["session", "run", script, "--output", "null:realtime", "--json"], by: signal
    ) { $0.contains(#""kind":"pause""#) }
    #expect(outcome.code == code)
    #expect(outcome.lines.last?.contains(#""result":"interrupted","done":0"#) == true)
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `a step that fails ends the run with its code, or is passed over`() throws {
    let text = """
      steps:
        - play: 67:1
          reciter: nobody
        - play: 67:2
      """
    let outcome = try run(text)
    #expect(outcome.code == 66)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaints.first?.hasPrefix("tilawa: day.yaml:2:5: ") == true)
    #expect(outcome.lines.last?.hasPrefix("day.yaml: failed, 0 of 2 steps") == true)
    let patient = try run(text, "--keep-going")
    #expect(patient.code == 66)
    #expect(patient.lines.last?.hasPrefix("day.yaml: failed, 1 of 2 steps") == true)
  }

  @Test func `a script that is wrong or absent is told before anything sounds`() throws {
    let wrong = try run("steps:\n  - play: 67:1\n  - plya: 67:2\n")
    #expect(wrong.code == 65)
    #expect(wrong.output == "")
    #expect(wrong.complaint.contains("day.yaml:3:"))
    let absent = try command.run("session", "run", "\(command.folder.path)/absent.yaml")
    #expect(absent.code == 66)
    #expect(absent.complaints.count == 1)
  }

  @Test func `it never overlaps itself, and lets others run`() throws {
    let script = try script("steps:\n  - pause: 10m\n")
    let other = try self.script("steps:\n  - play: 67:1\n    basmalah: never\n", name: "other.yaml")
    var outcomes: [CommandFixture.Outcome] = []
    let running = try command.interrupt(
      ["session", "run", script, "--output", "null:realtime", "--json"], by: SIGTERM
    ) { output in
      guard output.contains(#""kind":"pause""#) else { return false }
      outcomes = [script, other].compactMap { try? command.run("session", "run", $0, "--output", "null") }
      return true
    }
    #expect(running.code == 143)
    #expect(outcomes.map(\.code) == [75, 0])
    #expect(outcomes.first?.complaint.contains(#/day\.yaml is running already \(process \d+\)/#) == true)
    // The lock is gone with the process.
    #expect(try run("steps:\n  - play: 67:1\n").code == 0)
  }

  @Test func `a script that is edited while it runs changes nothing`() throws {
    let path = try script("steps:\n  - pause: 1s\n  - play: 67:1\n    basmalah: never\n")
    let outcome = try command.interrupt(["session", "run", path, "--output", "null", "--json"], by: 0) {
      guard $0.contains(#""kind":"pause""#) else { return false }
      _ = try? script("steps: [nonsense\n")
      return true
    }
    #expect(outcome.code == 0)
    #expect(outcome.lines.last?.contains(#""done":2,"steps":2"#) == true)
  }

  // T-F2.8
  @Test func `a limit ends the run in good order, with an ayah`() throws {
    let text = """
      steps:
        - stop: 1s
        - play: 67:1-7
          repeat: 20
          basmalah: never
        - play: 67:1
      """
    let outcome = try command.run("session", "run", try script(text), "--output", "null:realtime", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.lines.last?.contains(#""result":"time","done":1,"steps":3"#) == true)
    #expect(!outcome.output.contains(#""number":3"#))
  }

  @Test func `a run that is started too late is left out, one in time is not`() throws {
    let text = "steps:\n  - play: 67:1\n    basmalah: never\n"
    let now = Calendar.current.dateComponents([.hour, .minute], from: Date() - 7200)
    let due = "\(now.hour ?? 0):\((now.minute ?? 0) < 10 ? "0" : "")\(now.minute ?? 0)"
    let late = try run(text, "--scheduled", due)
    #expect(late.code == 0)
    #expect(late.lines.count == 1)
    #expect(late.output.contains("left out: it was due at"))
    #expect(log.count == 1)
    #expect(try run(text, "--scheduled", due, "--not-later-than", "3h").lines.count == 2)
    // B2: of a weekday that was yesterday, it is a day late.
    let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    let yesterday = names[Calendar.current.component(.weekday, from: Date() - 7200 - 86_400) - 1]
    let old = try run(text, "--scheduled", due, "--not-later-than", "3h", "--days", yesterday)
    #expect(old.lines.count == 1 && old.output.contains("left out"))
  }

  @Test func `without a terminal a pause for a key is over at once`() throws {
    let outcome = try run("steps:\n  - pause: key\n  - play: 67:1\n    basmalah: never\n")
    #expect(outcome.code == 0)
    #expect(outcome.lines.first?.hasPrefix("1/2 pause until a key: skipped: there is no terminal") == true)
  }

  @Test func `on a terminal a key goes on, and another ends the run`() throws {
    let path = try script("steps:\n  - pause: key\n  - pause: 10m\n  - pause: key\n")
    let words = ["session", "run", path, "--output", "null", "--plain"]
    let (key, minutes) = ("pause until a key · Space or n continues · q ends", "pause 10m · 10:00 · Space")
    let through = try PersonAtTerminal(command).run(words, [key, " ", minutes, "n", key, " "])
    #expect(through.code == 0)
    #expect(through.output.contains("done, 3 of 3 steps"))
    // Each is told once.
    let pauses = through.output.split(whereSeparator: \.isNewline).filter { $0.contains("pause") }
    #expect(
      pauses == [
        "1/3 pause until a key · Space or n continues · q ends",
        "2/3 pause 10m · 10:00 · Space or n continues · q ends",
        "3/3 pause until a key · Space or n continues · q ends",
      ])
    let ended = try PersonAtTerminal(command).run(words, [key, " ", minutes, "q"])
    #expect(ended.code == 0)
    #expect(ended.output.contains("stopped, 1 of 3 steps"))
  }

  @Test func `several sessions are not made into one file, of which the last would be left`() throws {
    let path = try script("steps:\n  - play: 67:1\n  - pause: 1s\n  - play: 67:2\n")
    let file = "\(command.folder.path)/day.wav"
    let outcome = try command.run("session", "run", path, "--output", "wav:\(file)")
    #expect(outcome.code == 64)
    #expect(outcome.complaints.count == 1 && outcome.complaint.contains("2 steps that play"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `arguments that mean nothing are refused`() throws {
    let path = try script("steps:\n  - play: 67:1\n")
    for words in [
      [], [path, "--output", "nowhere"], [path, "--quiet", "--json"], [path, "--scheduled", "25:00"],
      [path, "--wait-for-sound", "soon"],
    ] { #expect(try command.run(["session", "run"] + words).code == 64) }
  }
}
