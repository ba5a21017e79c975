import Testing
@testable import TilawaApp
import TilawaConsole
import TilawaTestSupport

/// What people see who ask how a recording is drawn.
@Suite struct AnnotateHelpTests {
  @Test func `annotate report says what is drawn and how large`() throws {
    let help = try CommandFixture().run("annotate", "report", "--help", environment: ["COLUMNS": "80"]).output
    #expect(
      help == """
        OVERVIEW: Draw a recording with its boundaries, how sure each is, and what to
        look at.

        A picture (-o), row below row, or the figures (--json); without either a few
        lines. Bars below the sound are as high as a suggestion is sure; what is
        flagged is named with its reasons at the end.

        USAGE: tilawa annotate report <rec> [--json] [--output <file>] [--width <n>] [--theme <theme>] [--force]

        ARGUMENTS:
          <rec>                   The recording: digits of its id, its title, or last.

        OPTIONS:
          --json                  Answer in JSON on standard output.
          -o, --output <file>     The picture to make; `-` is standard output, as SVG.
                                  (values: FILE.svg, FILE.png, -)
          --width <n>             Pixels of the picture's width, 400 to 8000. (default:
                                  1600)
          --theme <theme>         The picture's colours. (values: light, dark; default:
                                  light)
          --force                 Replace a file that is there, without asking.
          --version               Show the version.
          -h, --help              Show help information.


        """)
  }
}
