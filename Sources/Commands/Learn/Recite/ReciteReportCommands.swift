import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaCore
import TilawaDrawing
import TilawaScreens
import TilawaStore

struct ReciteCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge a recording that is here.",
    discussion: """
      RECORDING is a sound file, or a recording of the library: its id, its title, or last. Without a range its stated \
      passage is taken, else the place is found. The whole recording is known before any word is judged.

      --tajweed tells also what the sound shows of lengths and stops: a madd or ghunnah that is held for clearly less than its counts, where \
      the count is that of the reciter's own natural madds, and stops against the signs of the mushaf. It judges Hafs alone, and only what is \
      certain.
      """)

  @Argument(help: ArgumentHelp("The sound file, or the recording.", valueName: "recording"), completion: .file())
  var recording: String

  @Argument(help: ArgumentHelp("The ayat.", valueName: "range"), completion: .ranges)
  var range: [String] = []

  @Option(help: "The riwayah of the recitation. Default: the recording's, else the configured one, else hafs.")
  var riwayah: Riwayah?

  @Flag(help: "Judge lengths and stops too.")
  var tajweed = false

  @OptionGroup var models: ModelOptions

  @Flag(help: "Keep nothing.")
  var noHistory = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let display = report.json ? nil : RecitationLines()
    var check = ReciteCheck(recording, ranges: range, riwayah: riwayah, in: AppContext(), display: display)
    (check.keepsVerdicts, check.isForProgram) = (!noHistory, report.json)
    check.judgesTajweed = tajweed
    (check.model, check.secondModel) = (models.model, models.secondModel)
    try check.perform()
  }
}

struct ReciteShowCommand: ParsableCommand {
  /// The subject of a report.
  enum Subject: String, ExpressibleByArgument, CaseIterable { case last, list, words, trend, page }

  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what was recited: the last session, all of them, words, weeks, or a page.",
    discussion: """
      last: the summary of the last session, or of one by its number. list: all sessions. words: the words missed most, \
      with their ayah. trend: the share of words without a slip and the pace, week by week; -o FILE.svg or FILE.png draws it. \
      page N -o FILE: page N of the mushaf with the words shaded that were missed. There is no share where more than a tenth of the words was \
      unsure.
      """)

  @Argument(help: "last, list, words, trend or page.")
  var subject = Subject.last

  @Argument(help: ArgumentHelp("The number of a session, or of a page.", valueName: "number"))
  var number: Int?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The picture to write; `-` is standard output, as SVG.", valueName: "file"))
  var output: PictureArgument?

  @Option(help: "The colours of the picture.")
  var theme = PictureTheme.light

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    switch subject {
    case .last: guard output == nil else { throw ValidationError(LearnCommandsSentences.trendAndPageDraw) }
    case .page:
      guard let number, number > 0 else { throw ValidationError(LearnCommandsSentences.pageOutOfRange) }
      guard output != nil else { throw ValidationError(LearnCommandsSentences.pageNeedsOutput) }
    case .list, .words, .trend:
      guard number == nil else { throw ValidationError(LearnCommandsSentences.lastAndPageTakeNumber) }
      guard output == nil || subject == .trend else { throw ValidationError(LearnCommandsSentences.trendAndPageDraw) }
    }
    try output?.check(report)
  }

  func run() throws {
    let reports = try RecitationReports(in: AppContext())
    if let output {
      let drawing =
        switch subject {
        case .page: try reports.page(number ?? 1, theme: theme == .dark ? .dark : .light)
        default: try reports.trendPicture().drawing(theme: theme == .dark ? .dark : .light)
        }
      return try output.writeAndTell(drawing, writing, report)
    }
    let answer =
      switch subject {
      case .page, .last: try reports.summary(number)
      case .list: try reports.list()
      case .words: try reports.words()
      case .trend: try reports.trend()
      }
    answer.tell(report)
  }
}

struct ReciteCorrectCommand: ParsableCommand {
  /// The word of a person on a verdict.
  enum Word: String, ExpressibleByArgument, CaseIterable { case right, slip }

  static let configuration = CommandConfiguration(
    commandName: "correct", abstract: "Say that a word was right, or that it was a slip.",
    discussion: "Your word holds, and a teacher's before yours. A slip at a word that you hold is noted in tilawa hifz."
  )

  @Argument(help: ArgumentHelp("The number of the session, or last.", valueName: "session"))
  var session: String

  @Argument(help: ArgumentHelp("The word, such as 78:2:3.", valueName: "word"))
  var word: String

  @Argument(help: "right or slip.")
  var verdict: Word

  @Option(help: "Who judged it.")
  var by = HifzJudge.oneself

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard session == "last" || Int(session) != nil else {
      throw ValidationError(LearnCommandsSentences.noSession(session: session))
    }
  }

  func run() throws {
    try RecitationReports(in: AppContext(), for: .writing)
      .correct(Int(session), word, isRight: verdict == .right, by: by.origin).tell(report)
  }
}
