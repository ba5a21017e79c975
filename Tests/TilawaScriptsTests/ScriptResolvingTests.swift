import Testing
import TilawaCore
import TilawaScripts

@Suite struct LinkingTests {
  @Test(arguments: [
    ("cumulative: 2:1-3", "2:1 2:1-2 2:1-3"),
    ("cumulative: 2:1-3, repeat: 2", "2:1 2:1 2:1-2 2:1-2 2:1-3 2:1-3"),
    ("cumulative: 2:1-3, alone: 2", "2:1 2:1 2:2 2:2 2:1-2 2:3 2:3 2:1-3"),
    ("cumulative: 2:1-5, window: 2", "2:1 2:1-2 2:2-3 2:3-4 2:4-5"),
    ("cumulative: 2:5-3:1", "2:5 2:5-3:1"),
    ("cumulative: \"2:1 2:4-5\"", "2:1 2:1 2:4 2:1 2:4-5"),
    ("cumulative: \"2:1:1 2:2\"", "2:1:1 2:1:1 2:2"),
  ])
  func `each ayah is linked to those before it`(_ step: String, _ ranges: String) throws {
    #expect(try Reading.lines("steps: [{\(step)}]") == ["cumulative \(ranges)"])
  }

  @Test func `what grows too long is refused with a way out`() throws {
    #expect(throws: ScriptFaults.self) { try Reading.resolve("steps: [{cumulative: 1-114}]") }
    #expect(throws: ScriptFaults.self) { try Reading.resolve("steps: [{cumulative: 2-20, repeat: 100}]") }
    #expect(throws: Never.self) { try Reading.resolve("steps: [{cumulative: 1-114, window: 5}]") }
  }
}

@Suite struct CursorTests {
  private static func script(_ portion: String, _ more: String = "") -> String {
    "start: 2:4\n\(more)\nsteps:\n  - play: \"{{next \(portion)}}\"\n"
  }

  /// The ranges of so many runs, each heard to its end.
  private func runs(_ script: String, _ count: Int, riwayah: Riwayah = .hafs) throws -> [String] {
    var cursors: [String: ScriptCursor] = [:]
    return try (0..<count).map { _ in
      let run = try Reading.resolve(script, riwayah: riwayah, cursors: cursors)
      for step in run.steps { cursors.merge(step.cursors) { $1 } }
      return run.steps.map(Reading.line).joined(separator: " | ")
    }
  }

  /// Surahs have five ayat, pages ten, of which the first begins at 1:1 and the third at 4:4.
  @Test(arguments: [
    ("3 ayat", ["play 2:4-3:1", "play 3:2-4", "play 3:5-4:2"]),
    ("1 surah", ["play 2:4-5", "play 3", "play 4"]),
    ("2 surahs", ["play 2:4-3:5", "play 4-5", "play 6-7"]),
    ("1 page", ["play 2:4-4:3", "play 4:4-6:3", "play 6:4-8:3"]),
    ("1 juz", ["play 2:4-4:3", "play 4:4-8:3", "play 8:4-12:3"]),
  ])
  func `a portion begins where the last one ended`(_ portion: String, _ wanted: [String]) throws {
    let heard = try runs(Self.script(portion), 3)
    // Whole surahs are written as ranges of ayat.
    let written = wanted.map { line in
      line.replacing("play 3", with: line == "play 3" ? "play 3:1-5" : "play 3")
        .replacing("play 4-5", with: "play 4:1-5:5").replacing("play 6-7", with: "play 6:1-7:5")
        .replacing("play 4", with: line == "play 4" ? "play 4:1-5" : "play 4")
    }
    #expect(heard == written)
  }

  @Test func `the last portion is what is left, and then nothing comes, or the first again`() throws {
    let ended = "skip: {{next 2 ayat}} was heard to its end; with at-end: restart it begins again"
    #expect(try runs(Self.script("2 ayat", "until: 3:1"), 3) == ["play 2:4-5", "play 3:1", ended])
    #expect(
      try runs(Self.script("2 ayat", "until: 3:1\nat-end: restart"), 4)
        == ["play 2:4-5", "play 3:1", "play 2:4-5", "play 3:1"])
  }

  @Test func `the Quran is the end where none is named`() throws {
    let script = "start: 114:4\nsteps: [{play: \"{{next 5 ayat}}\"}]"
    #expect(try runs(script, 2)[0] == "play 114:4-5")
    #expect(try runs(script, 2)[1].hasPrefix("skip"))
  }

  @Test func `a variable is one portion in all steps, and is advanced by the last that plays it`() throws {
    let run = try Reading.resolve(
      """
      variables: {new: next 2 ayat, old: {next: 1 ayah, start: 5:1}}
      steps:
        - play: "{{new}}"
        - recite-gap: "{{new}} {{old}}"
        - record: "{{new}}"
        - stop: 5m
      """)
    #expect(
      run.steps.map(Reading.line) == [
        "play 1:1-2", "recite-gap 1:1-2 5:1 --gap=110%", "turn 110%",
        "record --range=1:1-2 --riwayah=hafs key", "stop after 300s",
      ])
    #expect(run.steps.map { $0.cursors.keys.sorted() } == [[], ["new", "old"], [], [], []])
    // 1:1 has four words, 1:2 two.
    #expect(run.steps[1].cursors["new"] == ScriptCursor(start: 0, next: 6))
    #expect(run.variables.map(\.key) == ["new", "old"])
    #expect(run.variables.map(\.ranges) == [["1:1-2"], ["5:1"]])
  }

  @Test func `a portion in a repeated group is the same each time and is advanced by the last`() throws {
    let run = try Reading.resolve("steps: [{repeat: 3, steps: [{play: \"{{next 1 ayah}}\"}]}]")
    #expect(run.steps.map(Reading.line) == ["play 1:1", "play 1:1", "play 1:1"])
    #expect(run.steps.map { $0.cursors.count } == [0, 0, 1])
  }

  @Test func `a script that begins elsewhere now begins anew, and one that ends elsewhere goes on`() throws {
    let cursor = ScriptCursor(start: 22, next: 26)
    let moved = "start: 10:1\nsteps: [{play: \"{{next 1 ayah}}\"}]"
    #expect(try Reading.lines(moved, cursors: ["next": cursor]) == ["play 10:1"])
    #expect(try Reading.lines(Self.script("1 ayah", "until: 9"), cursors: ["next": cursor]) == ["play 3:1"])
    #expect(try Reading.lines(Self.script("1 ayah", "until: 2:5"), cursors: ["next": cursor])[0].hasPrefix("skip"))
  }

  /// In the later Madani counting of the miniature, the first two ayat of a surah are one.
  @Test func `a change of riwayah loses no word`() throws {
    let script = "start: 2:1\nsteps: [{play: \"{{next 1 ayah}}\"}]"
    var run = try Reading.resolve(script)
    #expect(run.steps.map(Reading.line) == ["play 2:1"])
    run = try Reading.resolve(script, riwayah: .warsh, cursors: run.steps[0].cursors)
    // Its 2:1 holds the word that comes next, and the one before.
    #expect(run.steps.map(Reading.line) == ["play 2:1"])
    #expect(run.steps[0].cursors["next"] == ScriptCursor(start: 16, next: 20))
    run = try Reading.resolve(script, cursors: run.steps[0].cursors)
    #expect(run.steps.map(Reading.line) == ["play 2:3"])
  }

  @Test func `two portions without a name are refused`() {
    #expect(
      Reading.faults("steps:\n  - play: \"{{next 5 ayat}}\"\n  - play: \"{{next 3 ayat}}\"\n") == [
        "3:12: {{next …}} is another portion at 2:12: give each a name under variables"
      ])
  }

  @Test func `braces without quotes are a variable too`() throws {
    #expect(try Reading.lines("steps:\n  - play: {{next 2 ayat}}\n    each: 3\n") == ["play 1:1-2 --each=3"])
    #expect(try Reading.lines("steps:\n  - play: [{{next 2 ayat}}, 2:1]\n") == ["play 1:1-2 2:1"])
  }
}

@Suite struct ReviewTests {
  /// 1:1-2, 1:2-3 and 2:1.
  private let runs = [[WordRange(0, 6)], [WordRange(4, 8), WordRange(16, 18)], [WordRange(26, 28)]]

  @Test func `what earlier runs heard is united, in the order of the text`() throws {
    #expect(try Reading.lines("steps: [{review: 2, each: 2}]", history: runs) == ["review 1:1-3 2:1 --each=2"])
    #expect(try Reading.lines("steps: [{review: 3, of: all}]", history: runs) == ["review 1:1-3 2:1 3:1"])
    #expect(try Reading.lines("steps: [{play: \"{{last 1}} 5:1\"}]", history: runs) == ["play 1:1-2 5:1"])
  }

  @Test func `where nothing was heard the step is passed over with the reason`() throws {
    #expect(
      try Reading.lines("steps: [{review: 2}, {review: 1, of: all}, {play: \"{{last 3}}\"}]") == [
        "skip: no earlier run of this script was heard", "skip: nothing was heard yet",
        "skip: no earlier run of this script was heard",
      ])
  }

  @Test func `the history that is asked for is that of the step`() throws {
    let script = try Reading.read("steps: [{review: 2}, {review: 7, of: all}, {play: \"2:1 {{last 3}}\"}]")
    var asked: [String] = []
    _ = try ScriptResolver(structure: Reading.structure, riwayah: .hafs).resolve(script, cursors: [:]) { scope, runs in
      asked.append("\(scope) \(runs)")
      return []
    }
    #expect(asked.sorted() == ["all 7", "script 2", "script 3"])
  }
}

@Suite struct RecordStepTests {
  @Test func `a recording without a range is of what was just played, where that is one range`() throws {
    #expect(
      try Reading.lines("steps: [{play: 2:1-2}, {record: , for: 150%}]")[1]
        == "record --range=2:1-2 --riwayah=hafs ofLastStep(percent: 150)")
    #expect(try Reading.lines("steps: [{cumulative: 2:1-3}, record]")[1] == "record --range=2:1-3 --riwayah=hafs key")
    #expect(try Reading.lines("steps: [{play: 2:1 4:1}, record]")[1] == "record key")
    #expect(try Reading.lines("steps: [record]") == ["record key"])
  }

  @Test func `its range is in the numbers of its riwayah`() throws {
    #expect(
      try Reading.lines("steps: [{play: 2:1-2}, {record: , riwayah: warsh}]")[1]
        == "record --range=2:1 --riwayah=warsh key")
  }
}
