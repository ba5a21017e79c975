import Testing
import TilawaCore
import TilawaScripts
import TilawaTestSupport

@Suite struct ScriptReadingTests {
  @Test func `steps are what play, pause, record and stop take`() throws {
    let lines = try Reading.lines(
      """
      name: Fajr
      riwayah: hafs
      reciters: [my-teacher, husary]
      defaults:
        gap: 500
        each: 3
      steps:
        - play: 2:1-5 3
          each: forever
          speed: 1.25
          istiadha: yes
          offline: no
          for: 10m
        - pause: 30s
        - pause: key
        - pause: until 5:30
        - record: 2:1
          for: 2m
          reciter: Me
        - stop: 06:15
        - stop
      """)
    let common = "--gap=500 --riwayah=hafs --reciter=my-teacher,husary"
    #expect(
      lines == [
        "play 2:1-5 3 --each=forever --speed=1.25 --istiadha --for=10m \(common)",
        "pause 30s", "pause key", "pause until 05:30",
        "record --range=2:1 --riwayah=hafs --reciter=Me --max=120s seconds(120)", "stop at 06:15", "stop",
      ])
  }

  @Test func `what looks like a number, a truth or a time to YAML is text as written`() throws {
    let lines = try Reading.lines(
      """
      steps:
        - play: 2:1
        - play: 12
        - play: [2:1-5, 2:1, 3]
        - pause: 05:30
        - pause: 1h30m
        - play: 2:1
          then: ayat:5
          missing: silence
          connect-before: 010
        - record: 2:1
          for: key
          title: no
          reciter: 1e3
      """)
    #expect(
      lines == [
        "play 2:1", "play 12", "play 2:1-5 2:1 3", "pause until 05:30", "pause 5400s",
        "play 2:1 --then=ayat:5 --missing=silence --connect-before=010",
        "record --range=2:1 --riwayah=hafs --reciter=1e3 --title=no key",
      ])
  }

  @Test func `a name says whose cursors they are, else the file does`() throws {
    #expect(try Reading.read("name: Fajr\nsteps: [{play: 2:1}]").identity(path: "/a/b.yaml") == "name:Fajr")
    #expect(try Reading.read("steps: [{play: 2:1}]").identity(path: "/a/b.yaml") == "file:/a/b.yaml")
  }

  @Test func `a group is done so often, and what is in it too`() throws {
    let lines = try Reading.lines(
      """
      steps:
        - repeat: 2
          steps:
            - play: 1:1
            - repeat: 2
              steps: [pause: 1s]
      """)
    #expect(lines == ["play 1:1", "pause 1s", "pause 1s", "play 1:1", "pause 1s", "pause 1s"])
  }

  @Test func `a step overrides what holds for all, and a kind of step passes over what it cannot take`() throws {
    let lines = try Reading.lines(
      """
      defaults: {gap: 500, pass-gap: 100, each: 2, connect-before: 1, repeat: 3}
      steps:
        - play: 2:1
          each: 1
        - recite-gap: 2:1
        - cumulative: 2:1-2
      """)
    #expect(
      lines == [
        "play 2:1 --each=1 --gap=500 --pass-gap=100 --connect-before=1 --repeat=3",
        "recite-gap 2:1 --gap=110% --pass-gap=100 --each=2 --connect-before=1 --repeat=3", "turn 110%",
        "cumulative 2:1 2:1 2:1 2:1-2 2:1-2 2:1-2 --gap=500 --each=2",
      ])
  }

  @Test func `line ends of Windows, a byte order mark, Arabic digits and names with spaces are read`() throws {
    let text = "\u{FEFF}name: ورد\r\nsteps:\r\n  - play: ٢:١-٣\r\n  - play: Surah 2\r\n"
    #expect(try Reading.lines(text) == ["play ٢:١-٣", "play Surah 2"])
    #expect(
      Reading.faults("\u{FEFF}nmae: x\r\nsteps: [stop]\r\n") == ["1:1: a script has no key “nmae”; did you mean name?"])
  }

  @Test(arguments: ScriptTemplate.allCases)
  func `every template is read without fault`(_ template: ScriptTemplate) throws {
    let reader = ScriptReader(structure: try RealQuran.structure(), riwayah: .hafs)
    let script = try reader.read(template.text)
    let run = try ScriptResolver(structure: try RealQuran.structure(), riwayah: .hafs)
      .resolve(script, cursors: [:]) { _, _ in [] }
    #expect(run.steps.contains { if case .play = $0.action { true } else { false } })
  }
}
