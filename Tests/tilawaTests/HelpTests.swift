import Testing
import TilawaTestSupport

/// What people see who ask what a command does.
@Suite struct HelpTests {
  private func help(_ words: String...) throws -> String {
    try CommandFixture().run(words + ["--help"], environment: ["COLUMNS": "80"]).output
  }

  private static let options = """
    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.


    """

  @Test func `history says what is in it, and how to have none`() throws {
    #expect(
      try help("history") == """
        OVERVIEW: See what was heard, how often, when and from whom.

        Sessions that somebody hears are written down: on the sound server or
        null:realtime, and without --no-save. To have none written: tilawa config set
        history off

        USAGE: tilawa history <subcommand>

        \(HelpTests.options)SUBCOMMANDS:
          list (default)          List what was heard, a line for each day and reciter.
          forget                  Delete what was heard on some days from the history,
                                  for good.

          See 'tilawa help history <subcommand>' for detailed help.

        """)
  }

  @Test func `config says what a setting is`() throws {
    #expect(
      try help("config") == """
        OVERVIEW: Settle once what holds for all sessions.

        Options that are given hold for their session only. A setting has the name of
        the option of `tilawa play` that it stands for; a flag is on or off.

        USAGE: tilawa config <subcommand>

        \(HelpTests.options)SUBCOMMANDS:
          list (default)          List all settings: what is set, and what holds
                                  otherwise.
          get                     Say what a setting is: what was set, else what holds
                                  otherwise.
          set                     Settle something for all sessions.
          unset                   Forget what was set; what holds otherwise holds again.
          edit                    Change settings in an editor, all at once.

          See 'tilawa help config <subcommand>' for detailed help.

        """)
  }

  @Test func `preset says how to hear one`() throws {
    #expect(
      try help("preset") == """
        OVERVIEW: Keep what is typed for a session under a name.

        To hear one: tilawa play --preset NAME. What is typed beside it has the say.

        USAGE: tilawa preset <subcommand>

        \(HelpTests.options)SUBCOMMANDS:
          list (default)          List the presets.
          save                    Keep options of play, and what to hear, under a name.
          show                    Show what a preset stands for, as it would be typed.
          rename                  Give a preset another name.
          delete                  Forget a preset.

          See 'tilawa help preset <subcommand>' for detailed help.

        """)
  }
}
