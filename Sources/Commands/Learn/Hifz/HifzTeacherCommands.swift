import ArgumentParser
import CommandOptions
import AppBase
import AppLearning
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore

struct HifzSheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Write a sheet for your teacher, to print: the next days, and the words of slips.",
    discussion: """
      The page is HTML without scripts; any browser prints it, or saves it as PDF. It has a line for each passage of the \
      next days with room for grades, and the text of the pages with slips, where the words of slips are marked.
      """)

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file, FILE.html; `-` is standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output: String

  @Option(help: ArgumentHelp("How many days, from today, 1 to 31.", valueName: "n"))
  var days = 7

  @OptionGroup var writing: WritingOptions
  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard HifzSheet.dayCounts.contains(days) else { throw ValidationError(LearnCommandsSentences.daysOutOfRange) }
    if report.json, OutputTargets.isPrinted(output) { throw ValidationError(LearnCommandsSentences.jsonNeedsSheet) }
  }

  func run() throws {
    let sheet = try HifzSheet(try HifzBook(in: AppContext())).document(days: days).html
    guard !OutputTargets.isPrinted(output) else { return Terminal.put(file: sheet) }
    try OutputFile.write(Array(sheet.utf8), to: writing.target(output, report))
    CommandAnswer([LearnCommandsSentences.written(path: output)], FileWritten(output)).tell(report)
  }
}

struct HifzShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Write a folder for your teacher: sheet, slips, a form for grades, recordings.",
    discussion: """
      The recordings are those of the last seven days whose reciter is “me”. Your teacher fills in the column grade of \
      hifz-grades.csv, with 1 to 4, and gives the folder back: tilawa hifz take FOLDER. A folder that is there already is \
      brought up to date, and grades in it stay. With Tilawa, your teacher hears the recordings after tilawa import \
      FOLDER.
      """)

  @Argument(help: "The folder; it is made if absent.", completion: .directory)
  var folder: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let answer = try HifzSharing(try HifzBook(in: AppContext())).share(to: folder) { _, _ in }
    answer.tell(report)
  }
}

struct HifzTakeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "take", abstract: "Take the grades of your teacher from a shared folder, or from a file.",
    discussion: """
      A file is a table with the columns day, ranges and grade, and slips for the words of slips; or a file of tilawa hifz \
      export. All grades in it count as your teacher's, and overrule your own. Nothing counts twice.
      """)

  @Argument(help: ArgumentHelp("The folder or the file.", valueName: "folder"), completion: .file())
  var path: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    try HifzSharing(try HifzBook(in: AppContext(), for: .writing)).take(from: path).told(report)
  }
}
