import Testing
@testable import TilawaApp
import TilawaConsole
import TilawaCore
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

        Sessions that somebody hears are written down: on the sound server, and without
        --no-save; others with --save. To have none written: tilawa config set history
        off

        USAGE: tilawa history <subcommand>

        \(HelpTests.options)SUBCOMMANDS:
          list (default)          List what was heard, a line for each day and reciter.
          forget                  Delete what was heard on some days from the history,
                                  for good.

          See 'tilawa help history <subcommand>' for detailed help.

        """)
  }

  @Test func `read says where it begins and what is written where no terminal is`() throws {
    #expect(
      try help("read") == """
        OVERVIEW: Read the mushaf, page by page as it is printed, or ayah by ayah.

        On a terminal the whole screen is a page; ? shows the keys. p plays from where
        you are, and what sounds, whoever began it, is followed and steered from here.
        Without a range it goes on at the ayah where reading was left. What is no
        terminal gets the pages of the range as text, a row for each line of the print.
        The lines are those of the Madani mushaf of 1421H, in the riwayah of Hafs;
        other riwayat have the same pages without them. On a terminal letters are as
        large as it makes them.

        --format html, svg and png show the letters of a font: whole pages, and of a
        part of a page the lines that hold it. An html document has all pages, and
        translations below them.

        USAGE: tilawa read [<options>] [<ranges> ...]

        ARGUMENTS:
          <ranges>                Where to begin, as for play: 2:255, yasin, page:50,
                                  juz:30, surah:18; or last. Default: last.

        OPTIONS:
          --riwayah <riwayah>     The riwayah that is read. Default: the configured
                                  one, else hafs. (values: hafs, shubah, warsh, qaloon,
                                  doori, soosi, bazzi, qunbul)
          --format <format>       Write the pages of the ranges in this form, on a
                                  terminal too. (values: text, json, html, svg, png)
          -o, --output <file>     The file for html, svg or png; for pictures of
                                  several pages a folder, or a name with % for the
                                  page. Default: standard output.
          --force                 Replace a file that is there, without asking.
          --font <font>           The font of html, svg and png: a family, or a font
                                  file. Default: the configured one, else Amiri Quran.
          --font-size <n>         The size of its letters in points, 16 to 40. Default:
                                  the configured one, else 24.
          --flow <flow>           Pages as printed, continuous text, or ayah by ayah.
                                  Default: the configured one, else page. (values:
                                  page, continuous, verses)
          --theme <theme>         Light, dark or sepia. Default: the configured one,
                                  else the terminal's own colours. (values: light,
                                  dark, sepia)
          --tajweed/--no-tajweed  Show the rules of tajweed in colours.
          --translation <pack>    Show a pack of text beside each ayah, several by
                                  commas; none for none. Default: the configured one.
          --words <pack>          Show what each word means, ayah by ayah, by this pack
                                  of words. Without an id by the one that is installed.
          --position <name>       The position where to go on, and that is kept.
                                  (default: last)
          --count-after <time>    Count a page as read when it was in view for so long.
                                  Default: the configured time, else 10s. (values: 90s,
                                  30m, 1h30m)
          --no-progress           Count nothing as read.
          --bidi <bidi>           Whether the terminal turns text from right to left,
                                  nobody does, or the reader. Default: as for play.
                                  (values: terminal, none, visual)
          --json                  Answer in JSON on standard output.
          --version               Show the version.
          -h, --help              Show help information.


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
