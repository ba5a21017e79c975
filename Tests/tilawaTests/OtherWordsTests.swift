import ArgumentParser
import Testing

@testable import tilawa

/// Words of other programs: those with one meaning are understood, the others are asked about.
@Suite struct OtherWordsTests {
  // F5
  @Test(arguments: [
    ("next", "ctl next"), ("previous", "ctl prev"), ("play-pause", "ctl toggle"), ("seek -5", "ctl seek -5"),
    ("volume +5", "ctl volume +5"), ("current --json", "ctl status --json"), ("quit", "stop"), ("qari", "reciters"),
    ("bookmarks", "bookmark"), ("settings", "config"), ("sleep 30m", "ctl sleep 30m"), ("memorize", "hifz"),
    ("play 78 --loop", "play 78 --repeat forever"), ("play --loop 78:1-5", "play --repeat forever 78:1-5"),
    ("play 78 --loop=inf", "play 78 --repeat forever"), ("play 78 --loop-playlist=2", "play 78 --repeat 2"),
    ("play 78 --repeat-verse 3", "play 78 --each 3"), ("play 78 --length=90", "play 78 --for 90s"),
    ("play 78 --sleep-timer 30m", "play 78 --for 30m"), ("play --page 582", "play page:582"),
    ("play --juz=30 --offline", "play juz:30 --offline"), ("read --surah kahf", "read surah:kahf"),
    ("play --ayah 2:255", "play 2:255"), ("play --surah 2 --ayah 255", "play surah:2:255"),
    ("play 67 --qari me --playback-speed 0.8", "play 67 --reciter me --speed 0.8"),
    ("play 67 --daemon", "play 67 --detach"),
    ("render 67 --split ayah --audio-format mp3 -o x", "render 67 --split ayah --format mp3 -o x"),
    ("render 67 --force-overwrites -o x.wav", "render 67 --force -o x.wav"),
    ("download 67 --reciter me --simulate", "download 67 --reciter me --dry-run"),
    ("show 2:255 --narration hafs", "show 2:255 --riwayah hafs"),
  ])
  func `a word with one meaning is understood`(typed: String, own: String) throws {
    let line = try #require(UnderstoodLine(words(typed)))
    #expect(line.words == words(own))
    #expect(String(reflecting: try line.outcome.get()) == String(reflecting: try Tilawa.parseAsRoot(words(own))))
  }

  // F5
  @Test(arguments: [
    "play 78", "play 78 --loop 3", "play 78 --loop=3", "play 78 --sleep-timer 30", "play 78 --page 3",
    "play --page 5 --juz 3", "play --page", "play 78 --mute", "play 78 --delay 5s",
    "juz 30", "list",
    "search mercy --juz 3", "play 78 --loop --nosuch", "play 78 --audio-format mp3", "ctl next --qari x", "nosuch", "",
    "help next",
  ])
  func `a word with several meanings, or at a place where it has none, is not`(typed: String) {
    #expect(UnderstoodLine(words(typed)) == nil)
  }

  @Test func `the version is what other programs say with a word`() throws {
    #expect(UnderstoodLine(["version"])?.words == ["--version"])
    let command = try CommandFixture()
    let outcome = try command.run("version")
    #expect(outcome.code == 0 && outcome.complaint == "tilawa: understood as: tilawa --version\n")
    #expect(outcome.output == (try command.run("--version").output))
  }

  @Test func `the own words are told once, on standard error`() throws {
    let command = try CommandFixture()
    try command.addReciter("a", ["112001"], options: ["--no-measure"])
    let outcome = try command.run("play", "--ayah", "112:1", "--loop-playlist=2", "--qari", "a", "-o", "null")
    #expect(
      outcome.code == 0
        && outcome.complaints.first == "tilawa: understood as: tilawa play 112:1 --repeat 2 --reciter a -o null")
    #expect(outcome.complaints.filter { $0.contains("understood") }.count == 1)
  }

  @Test func `each word stands once, has a source, and leads to words of Tilawa`() throws {
    for table in [OtherWords.commands, OtherWords.options] {
      let all = table.flatMap(\.words)
      #expect(Set(all).count == all.count)
      #expect(table.allSatisfy { !$0.source.isEmpty })
    }
    let names = Tilawa.configuration.subcommands.compactMap { $0.configuration.commandName }
    for row in OtherWords.commands {
      #expect(Set(names).isDisjoint(with: row.words), "\(row.words)")
      #expect(row.own == "--version" || !NamedCommand(words(row.own)).path.isEmpty, "\(row.own)")
    }
    let help =
      Tilawa.helpMessage(for: NamedCommand(["play"]).type) + Tilawa.helpMessage(for: NamedCommand(["render"]).type)
      + Tilawa.helpMessage(for: NamedCommand(["download", "get"]).type)
    for row in OtherWords.options where row.own.hasPrefix("--") { #expect(help.contains(row.own), "\(row.own)") }
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
