import Testing
import TilawaCore
import TilawaScripts

@Suite struct ScriptFaultTests {
  @Test func `a fault says where it is as compilers do`() {
    #expect("\(ScriptFault(line: 3, column: 7, Sentence(verbatim: "no such step")))" == "3:7: no such step")
    #expect("\(ScriptFault(Sentence(verbatim: "it is empty")))" == "it is empty")
  }

  /// One line of a step, and what is said of it; the brace of the step is at 2:5.
  @Test(arguments: [
    ("play: 2:1, each: 0", "2:23: each takes 1 to 100, or forever"),
    ("play: 2:1, gap: 65000", "2:22: gap takes 0 to 60s (500ms, 1.5s), or 0% to 1000% of the ayah"),
    ("play: 2:1, eech: 2", "2:17: play has no key “eech”; did you mean each?"),
    ("play: 2:1-9", "2:16: 2:1-9: surah 2 has 5 ayat"),
    ("play: \"2:1 2:9\"", "2:19: 2:9: surah 2 has 5 ayat"),
    ("play: [2:1, 2:9]", "2:20: 2:9: surah 2 has 5 ayat"),
    ("play: \"2:1, 2:5\"", "2:16: 2:1,: separate ranges by spaces"),
    ("play: \"\"", "2:12: a range is missing here"),
    ("play: ", "2:12: play says what to hear, such as 2:255 or 67"),
    ("play: 2:1, speed: fast", "2:24: speed takes 0.5 to 2 in steps of 0.05"),
    ("play: 2:1, basmalah: ones", "2:27: basmalah takes once, pass, play or never; did you mean once?"),
    ("play: 2:1, istiadha: maybe", "2:27: istiadha takes yes or no"),
    ("play: 2:1, each: [1]", "2:23: each takes a text, and this is a list"),
    ("play: 2:1, stop: 5m", "2:17: a step is one thing: play or stop"),
    ("paly: 2:1", "2:5: this step does not say what it does; did you mean play?"),
    ("pause: soon", "2:13: pause takes key, a time such as 30s or 5m, or a time of day such as 05:30"),
    ("pause: 25:00", "2:13: pause takes key, a time such as 30s or 5m, or a time of day such as 05:30"),
    ("stop: later", "2:12: stop takes a time of day such as 06:15, or a time such as 30m; alone it ends the script"),
    ("review: 0", "2:14: review takes 1 to 100"),
    ("review: 3, of: us", "2:21: of takes script or all"),
    ("recite-gap: 2:1, turn: 1100%", "2:29: turn takes 1% to 1000%"),
    ("recite-gap: 2:1, gap: 4", "2:23: recite-gap does not take “gap”"),
    ("cumulative: 2:1, repeat: forever", "2:31: cumulative continues with the next ayah: repeat takes 1 to 100"),
    ("play: \"{{nxt}}\"", "2:13: there is no variable “nxt”: {{next 5 ayat}}, {{last 3}}, or a name"),
    ("play: \"2:1 {{next 5\"", "2:17: {{ is not closed by }}"),
    (
      "play: \"{{next 5 lines}}\"",
      "2:13: next takes 1 to 1000 ayat, pages, surahs, juz, hizb, rub, ruku or manzil, such as next 5 ayat"
    ),
  ])
  func `a fault in a step is found where it stands`(_ step: String, _ fault: String) {
    #expect(Reading.faults("steps:\n  - {\(step)}\n") == [fault])
  }

  @Test func `all faults are told, in the order of the lines`() {
    let faults = Reading.faults(
      """
      nmae: x
      steps:
        - play: 2:99
          each: 101
        - paus: 3
        - play: 2:1
          volume: loud
      """)
    #expect(
      faults == [
        "1:1: a script has no key “nmae”; did you mean name?", "3:13: 2:99: surah 2 has 5 ayat",
        "4:11: each takes 1 to 100, or forever", "5:5: this step does not say what it does; did you mean pause?",
        "7:13: volume takes 0 to 100",
      ])
  }

  @Test(arguments: [
    ("", "1:1: it is empty"),
    ("# nothing but a remark\n", "1:1: it is empty"),
    ("2:1", "1:1: a script has keys with values, and this is a text"),
    ("name: x", "1:1: a script needs steps; tilawa session new writes a first script"),
    ("steps: []", "1:8: steps is a list: a line for each that begins with “- ”"),
    ("steps: [stop]\n---\nsteps: [stop]\n", "2:1: a file is one document"),
    ("steps:\n\t- stop\n", "2:1: a tab cannot indent: use spaces"),
    ("steps: [stop]\nsteps: [stop]\n", "1:1: the key “steps” stands here twice"),
    ("steps: [stop\n", "2:1: this is not YAML: did not find expected ',' or ']'"),
    ("steps: &all [stop]\n", "1:8: anchors are not read: write it out, or put it under variables"),
    ("name: !!int 5\nsteps: [stop]\n", "1:7: tags such as tag:yaml.org,2002:int are not read"),
    ("name: a\u{7}b\nsteps: [stop]\n", "1:8: a control character cannot stand here"),
    ("name: x\nsteps:\n  - play: 2:1\n   each: 3\n", "4:4: this line does not begin where those above it begin"),
    ("steps:\n  - play: 2:1\n    each 3\n", "3:5: a key has “: ” after it"),
    ("name: Fajr: daily\nsteps: [stop]\n", "1:11: a text with “: ” in it is put in quotes"),
    ("? [a]\n: b\n", "1:3: a key is one word"),
    ("steps:\n  - play: {{next 5 ayat}} 2:1\n", "2:27: a text with {{…}} and more in it is put in quotes"),
  ])
  func `what is no script is refused with its place`(_ text: String, _ fault: String) {
    #expect(Reading.faults(text) == [fault])
  }

  @Test func `what is not UTF-8 is refused where it begins`() {
    #expect(Reading.faults(Array("name: a\nsteps: ".utf8) + [0xFF, 0x0A]) == ["2:8: it is not UTF-8 text"])
    #expect(Reading.faults([0xFF, 0xFE, 0x6E, 0x00]) == ["1:1: it is not UTF-8 text"])
  }
}

@Suite struct HostileScriptTests {
  /// Time is told by a limit that exponential growth would pass by far.
  private func quick(_ text: String, _ name: String) -> [String] {
    var faults: [String] = []
    let time = ContinuousClock().measure { faults = Reading.faults(text) }
    #expect(time < .seconds(180), "\(name) took \(time)")
    return faults
  }

  @Test func `a bomb of aliases is refused before anything of it is read`() {
    let bomb = (1...40).reduce("a0: &a0 [x, x]\n") { text, n in
      text + "a\(n): &a\(n) [*a\(n - 1), *a\(n - 1), *a\(n - 1), *a\(n - 1)]\n"
    }
    #expect(quick(bomb, "values") == ["1:1: the alias *a0 is not read: write it out, or put it under variables"])
    // As keys they would be compared by the library itself.
    let keys = (1...40).reduce("? &a0 [x, x]\n: y\n") { text, n in
      text + "? &a\(n) [*a\(n - 1), *a\(n - 1)]\n: y\n"
    }
    #expect(quick(keys, "keys").count == 1)
  }

  @Test(arguments: ["[", "{", "- ", "? ", "[{", "{a: ", "\n- - "])
  func `depth is limited`(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
    #expect(quick(text, piece).count == 1)
  }

  @Test func `twenty levels are read, and not one more`() {
    func nested(_ levels: Int) -> String {
      // Three levels for the outermost step: the script, its list, the step.
      String(repeating: "{steps: [", count: levels) + "stop" + String(repeating: "]}", count: levels)
    }
    #expect(Reading.faults(nested(9)) == [])
    #expect(Reading.faults(nested(12)) == ["1:91: a file has at most 20 levels"])
  }

  @Test func `a script has at most a megabyte`() {
    let text = "steps: [stop]\n" + String(repeating: "# remark\n", count: 200_000)
    #expect(Reading.faults(text) == ["1:1: a file has at most 1048576 bytes"])
  }

  @Test func `steps are counted with those of repeated groups`() {
    let many = "steps: [" + String(repeating: "stop, ", count: 10_001) + "]"
    #expect(quick(many, "steps") == ["1:8: a script has at most 10000 steps"])
    let groups = String(repeating: "{repeat: 100, steps: [", count: 8) + "stop" + String(repeating: "]}", count: 8)
    #expect(
      quick("steps: [\(groups)]", "groups")
        == ["1:1: these are 10000000000000000 steps with those of repeated groups: at most 10000"])
  }

  @Test func `a megabyte of faults is told to a hundred`() {
    let faults = quick("steps:\n" + String(repeating: " - {play: bakarah, eech: 3}\n", count: 30_000), "faults")
    #expect(faults.count == 1)
    let lines = quick("steps:\n" + String(repeating: " - {play: bakarah, eech: 3}\n", count: 9_000), "faults")
    #expect(lines.count == 100)
  }

  @Test func `a megabyte of one text is refused`() {
    let text = "steps:\n - play: \"" + String(repeating: "{{a}}", count: 200_000) + "\"\n"
    #expect(quick(text, "text") == ["2:10: these are more than 1000 characters: put the ranges in a list"])
  }
}
