import Testing
import TilawaConsole
import TilawaTestSupport

/// What people see who ask what a command does.
@Suite struct ReadingHelpTests {
  private func help(_ words: String...) throws -> String {
    try CommandFixture().run(words + ["--help"], environment: ["COLUMNS": "80"]).output
  }

  @Test func `bookmark says where a mark is`() throws {
    #expect(
      try help("bookmark") == """
        OVERVIEW: Mark places in the text, with notes and tags.

        A bookmark is at words of the text and not at a number, so it stays where it is
        when the riwayah changes. An ayah may have several. In the player's screen b
        marks the ayah that is heard or chosen, and B notes something about it.

        USAGE: tilawa bookmark <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list (default)          List bookmarks, in the numbers of your riwayah.
          add                     Mark an ayah, a range, or words of an ayah.
          edit                    Change the note, the tags, the colour or the place of
                                  a bookmark.
          remove                  Remove bookmarks; they can be restored for 30 days.
          restore                 Have back bookmarks that were removed.
          export                  Write bookmarks as JSON, or as a table for a
                                  spreadsheet.
          import                  Take bookmarks from a file that was exported, or that
                                  you wrote.

          See 'tilawa help bookmark <subcommand>' for detailed help.

        """)
  }

  @Test func `position says what a position is`() throws {
    #expect(
      try help("position") == """
        OVERVIEW: Keep where you read on, under names.

        The one called last is kept by reading itself. A position is at words of the
        text and not at a number, so it stays where it is when the riwayah changes.

        USAGE: tilawa position <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list (default)          List where you read on, the latest first.
          set                     Say where you read on under a name; an earlier place
                                  is forgotten.
          remove                  Forget a position.

          See 'tilawa help position <subcommand>' for detailed help.

        """)
  }

  @Test func `the ayah of the day says by what rule it is chosen`() throws {
    let text = try help("ayah-of-the-day")
    #expect(text.contains("one of 403 that are well known and"))
    #expect(text.contains("at HH:MM, off or status."))
  }
}
