import ArgumentParser
import Testing

@testable import tilawa

/// A command that is parsed alone, against the parser of all commands.
@Suite struct NamedCommandTests {
  @Test(arguments: [
    "play 2:255 --each 3 --gap 150% --no-loudness -o null --json", "play --reciter husary,me 112 -o wav:a.wav --force",
    "show 2:255 --riwayah hafs --translation en", "library", "library help", "library --json", "library list",
    "bookmark add 2:255 --note x",
    "config set gap 150%", "config keys", "config keys set player.pause a b", "preset save x --each 3 --json",
    "ctl seek -5", "ctl volume +5 --json", "session schedule a.yaml --at 06:00 -- --json", "coach key --json",
    "annotate detect last --min-pause 0.5", "bookmark position x", "recite 112 --hidden",
  ])
  func `a right line gives the same command as the parser of all commands`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard let command = NamedCommand(words).parsed() else {
      Issue.record("not parsed alone")
      return
    }
    #expect(String(reflecting: command) == String(reflecting: try Tilawa.parseAsRoot(words)))
  }

  @Test(arguments: [
    "", "help", "help play", "--version", "play --help", "play 112 -h", "play --version", "ctl status --version",
    "play --nosuch", "play 112 --each 0", "play 112 --each", "nosuch", "config nosuch", "session", "session help",
    "--json play 112", "play --generate-completion-script bash", "---completion play -- --riwayah 0 0",
    "play 112 --volume 101",
  ])
  func `help, the version, completions and mistakes are left to the parser of all commands`(_ line: String) {
    #expect(NamedCommand(line.split(separator: " ").map(String.init)).parsed() == nil)
  }

  @Test func `a group takes no words, and no command has other names, so that one can be parsed alone`() {
    var groups = 0
    func look(_ command: any ParsableCommand.Type) {
      #expect(command.configuration.aliases.isEmpty && command.configuration.helpNames == nil, "\(command)")
      guard !command.configuration.subcommands.isEmpty else { return }
      groups += 1
      #expect(Mirror(reflecting: command.init()).children.isEmpty, "\(command)")
      for below in command.configuration.subcommands { look(below) }
    }
    look(Tilawa.self)
    #expect(groups > 20)
  }
}
