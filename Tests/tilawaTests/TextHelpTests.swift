import Testing
@testable import TilawaApp
import TilawaConsole
import TilawaTestSupport

/// The same of what shows and searches the text, and of progress.
@Suite struct TextHelpTests {
  private func help(_ words: String...) throws -> String {
    try CommandFixture().run(words + ["--help"], environment: ["COLUMNS": "80"]).output
  }

  @Test func `khatm says what counts as read, and all that can be done`() throws {
    #expect(
      try help("khatm") == """
        OVERVIEW: See how far you are in reading the Quran, and what remains today.

        A page counts as read when it was in view in tilawa read for a moment (tilawa
        config set read-moment), when all its ayat were, or by hand: tilawa khatm read
        page:5. All 604 pages are a khatm; then the next begins by itself. A day's goal
        is set by tilawa khatm goal pages:5. What is heard counts where you want it:
        tilawa config set khatm-listening on

        USAGE: tilawa khatm <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          status (default)        Show the whole, the ajza, the week, today's goal and
                                  the days in a row.
          read                    Note by hand what you read: ayat, pages, ajza.
          undo                    Take back the last that was noted as read; again for
                                  the one before.
          redo                    Note again what was taken back last.
          goal                    Set how much you want to read a day, from today on;
                                  or say what is set.
          remind                  Be reminded at a time of the day of what remains of
                                  the goal.
          notify                  Show now what remains of today's goal as a
                                  notification; nothing where it is met.
          streak                  Say on how many days in a row the goal was met.
          history                 List the completed khatmat, and what was read on each
                                  day.
          plan                    Say how many pages a day it takes to complete the
                                  khatm by a day.
          new                     Begin another khatm beside the others, and read in it
                                  from now on.
          list                    List the khatmat; * is the one that you read in.
          switch                  Read in another khatm from now on.
          listening               Settle whether what is heard from now on counts in a
                                  khatm.
          close                   Add nothing more to a khatm; it stays in the list.
          open                    Go on with a khatm that was closed, and read in it
                                  from now on.
          remove                  Put a khatm out of sight; what was read stays, and it
                                  can be restored.
          restore                 Bring a khatm back that was removed, and read in it
                                  from now on.
          export                  Write all progress as JSON: khatmat, goals, and
                                  everything that was read.
          import                  Add progress from another machine, or from before;
                                  nothing counts twice.

          See 'tilawa help khatm <subcommand>' for detailed help.

        """)
  }

  @Test func `search says how words, names and numbers are looked for`() throws {
    #expect(
      try help("search") == """
        OVERVIEW: Find ayat by their words, surahs by their names, and places by their
        numbers.

        Arabic is found with marks or without, in the spelling of the mushaf or of
        today, on any keyboard. All words must stand in the ayah; words between
        quotation marks, or in one argument, stand in that order. Installed
        translations are searched for what is not in the Quran. Exit code 66: nothing
        was found.

        USAGE: tilawa search <query> ... [--whole] [--in <range> ...] [--pack <id> ...] [--riwayah <riwayah>] [--limit <n>] [--page <n>] [--count] [--json]

        ARGUMENTS:
          <query>                 Words, a surah's name, or a reference such as 2:255,
                                  juz:30 or page:77.

        OPTIONS:
          --whole                 Find whole words alone.
          --in <range>            Search these ayat alone, such as 2, juz:30 or
                                  page:1-20.
          --pack <id>             Search this pack, or none instead of those that are
                                  installed. Repeatable.
          --riwayah <riwayah>     The riwayah in whose numbers ayat are named. Default:
                                  the configured one, else hafs. (values: hafs, shubah,
                                  warsh, qaloon, doori, soosi, bazzi, qunbul)
          --limit <n>             Show so many at once. Default: 20 on a terminal, else
                                  all.
          --page <n>              Show the next ones: 2 is the second page. (default: 1)
          --count                 Say only how often it was found, and in how many ayat.
          --json                  Answer in JSON on standard output.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func `tajweed says on what its rules rest`() throws {
    #expect(
      try help("tajweed") == """
        OVERVIEW: Explain which rules of tajweed apply in ayat, letter by letter.

        Computed from the signs of the text, for an ayah that is read in one breath and
        stopped at its end. An assistive tool: it does not replace a teacher.

        USAGE: tilawa tajweed [<ranges> ...] [--rule <rule> ...] [--count] [--legend] [--riwayah <riwayah>] [--json]

        ARGUMENTS:
          <ranges>                Which ayat, as for play; juz:1-30 is the whole Quran.

        OPTIONS:
          --rule <rule>           Only this rule; can be given several times. (values:
                                  hamzat-wasl, lam-shamsiyyah, silent, madd-tabii,
                                  madd-arid-lissukun, madd-muttasil, madd-munfasil,
                                  madd-lazim, ghunnah, ikhfa, ikhfa-shafawi, iqlab,
                                  idgham-ghunnah, idgham-no-ghunnah, idgham-shafawi,
                                  idgham-mutamathilayn, idgham-mutajanisayn,
                                  idgham-mutaqaribayn, qalqalah)
          --count                 Say how often each rule applies, instead of where.
          --legend                List the rules with their colours; takes no ayat.
          --riwayah <riwayah>     Of hafs alone the signs are read. Default: the
                                  configured riwayah, else hafs. (values: hafs, shubah,
                                  warsh, qaloon, doori, soosi, bazzi, qunbul)
          --json                  Answer in JSON on standard output.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }

  @Test func `text says what packs are`() throws {
    #expect(
      try help("text") == """
        OVERVIEW: Install translations and other texts, list, show, verify and remove
        them.

        Translations, transliterations and words one by one are packs: files that you
        have from whoever publishes them. None comes with the program. The texts of
        other riwayat than Hafs are installed in the same way.

        USAGE: tilawa text <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list (default)          List the texts that are installed. The text of Hafs
                                  comes with the program.
          add                     Install translations, transliterations, words one by
                                  one, or the text of a riwayah.
          show                    Say what a pack is: whose, in which language, under
                                  which terms.
          default                 Settle which pack of a kind is taken where none is
                                  named.
          remove                  Remove a pack, or the text of a riwayah.
          verify                  Hash every text that is installed; exit 65 where one
                                  is not what it was.

          See 'tilawa help text <subcommand>' for detailed help.

        """)
  }

  @Test func `similar says how ayat are compared`() throws {
    #expect(
      try help("similar") == """
        OVERVIEW: List the ayat that resemble one and are easily confused with it:
        mutashabihat.

        The words that differ stand out in both, in colour or between brackets; then
        come phrases of the ayah that stand elsewhere too. Letters are compared, not
        marks.

        USAGE: tilawa similar <ayah> [--least <p>] [--riwayah <riwayah>] [--limit <n>] [--page <n>] [--json]

        ARGUMENTS:
          <ayah>                  One ayah, such as 2:58.

        OPTIONS:
          --least <p>             List ayat that are at least so much alike, in per
                                  cent: 1 to 100. Default: all.
          --riwayah <riwayah>     The riwayah in whose numbers ayat are named. Default:
                                  the configured one, else hafs. (values: hafs, shubah,
                                  warsh, qaloon, doori, soosi, bazzi, qunbul)
          --limit <n>             Show so many at once. Default: 20 on a terminal, else
                                  all.
          --page <n>              Show the next ones: 2 is the second page. (default: 1)
          --json                  Answer in JSON on standard output.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }
}
