import ArgumentParser
import CommandOptions
import AppBase
import Glibc
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaStore

struct TextAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Install translations, transliterations, word-by-word meanings, or the text of a riwayah.",
    discussion: """
      These formats are read: the lines surah|ayah|text of Tanzil, one ayah per line, JSON, CSV or TSV with a header, \
      SQLite. The format is found from the content. With options, you can add what the file does not say, such as its \
      licence. The file itself is not changed.

      The text of a riwayah is the table (TSV, CSV) or the JSON that the King Fahd Complex publishes for developers. The \
      digest of the file shows which riwayah it is. A text with an unknown digest is refused.

      A print is a layout as QUL exports it (SQLite or JSON: pages, lines, and the first and last word of each). The words \
      of its script are a text of their own, which must be installed before a layout that counts other words than the \
      Madani print or the prints of South Asia. A layout that leaves a word out or has one twice is refused, as is a text \
      whose words are not those of the Quran. Words with other letters or vowels than ours, but for the known spellings of \
      the script, are listed, and the text is installed only if you accept them. A print that was added is used like those that come with the program: \
      tilawa config set print ID.

      - is the standard input; the option --as says the name of its file.
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case riwayah, translation, transliteration, words, print, script

    var pack: PackKind? { PackKind(rawValue: rawValue) }
  }

  @Argument(
    help: "The files, or - for the standard input.",
    completion: .file(extensions: ["txt", "json", "tsv", "csv", "db", "sqlite"]))
  var files: [String]

  @Option(help: "The kind of text, if the content does not show it.")
  var kind: Kind?

  @Option(
    help: ArgumentHelp("The id of the pack. Default: from the content, else the name of the file.", valueName: "id"))
  var id: String?

  @Option(help: "The name.")
  var name: String?

  @Option(help: "The language: a code such as en, or its English name.")
  var language: String?

  @Option(help: "The author.")
  var author: String?

  @Option(help: "The licence.")
  var licence: String?

  @Option(help: "The source, such as an address.")
  var source: String?

  @Option(
    help: ArgumentHelp(
      "With -: the name of the file, for its id and for what is said about it.", valueName: "file"))
  var `as`: String?

  @Option(
    help: ArgumentHelp(
      "Of a layout: the installed text whose words it counts. Default: the one that has as many.", valueName: "id"))
  var script: String?

  @Flag(help: "Of words of a script: install the text although some of its words differ from ours.")
  var acceptDifferences = false

  @Option(help: "If an ayah has no text: refuse the file, or use the text of the ayah before for both.")
  var empty: PackAssembly.EmptyTexts = .refuse

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if files.count > 1, id != nil || name != nil { throw ValidationError(ReadCommandsSentences.forOneFile) }
    if files.contains("-"), files.count > 1 { throw ValidationError(ReadCommandsSentences.inputAlone) }
    if `as` != nil, files != ["-"] { throw ValidationError(ReadCommandsSentences.asNeedsInput) }
    if let id, PackID(id) == nil {
      throw ValidationError(ReadCommandsSentences.idFault(id: id))
    }
    if let script, PackID(script) == nil {
      throw ValidationError(ReadCommandsSentences.idFault(id: script))
    }
    if let language, PackLanguage(language) == nil {
      throw ValidationError(ReadCommandsSentences.languageFault(language: language))
    }
  }

  func run() throws {
    let context = AppContext()
    let texts = try context.texts()
    let packs = PackStore(folders: context.folders, structure: try context.quran().structure)
    for folder in [texts.folder, packs.folder] { Leftovers.remove(.recordings, in: folder) }
    var first: Failure?
    for file in files {
      do {
        try add(file, texts, packs, context)
      } catch {
        guard files.count > 1, let failure = Failure(error) else { throw error }
        Terminal.complain(failure.message)
        first = first ?? failure
      }
    }
    if let first { throw Failure(silent: first.code) }
  }

  private func add(_ file: String, _ texts: TextStore, _ packs: PackStore, _ context: AppContext) throws {
    let isInput = file == "-"
    let name = isInput ? fileName : file
    let bytes =
      try isInput
      ? WholeFile.read(from: STDIN_FILENO, named: name, atMost: PackStore.longest)
      : WholeFile.read(file, atMost: PackStore.longest)
    if let added = try addPrint(bytes, name, context) { return added.tell(report) }
    let isQuran = kind == .riwayah || (kind == nil && PackStore.isQuran(bytes))
    let answer =
      isQuran
      ? InstalledTexts.added(try texts.add(bytes, named: name))
      : try packs.add(bytes, named: name, statement).answer
    answer.tell(report)
  }

  /// Adds a layout or the words of a script; nil for a file of another kind.
  private func addPrint(_ bytes: [UInt8], _ name: String, _ context: AppContext) throws -> CommandAnswer? {
    guard kind == nil || kind == .print || kind == .script else { return nil }
    let quran = try context.quran()
    let store = PrintStore(folders: context.folders, structure: quran.structure)
    func add(_ differences: ScriptDifferences) throws -> PrintAddition? {
      try store.add(
        bytes, named: name, statement, countedBy: script.flatMap { PackID($0) }, isScript: kind == .script,
        differences: differences, quran)
    }
    var addition = try add(acceptDifferences ? .accepted : .refused)
    if case .differing(let differences) = addition {
      InstalledTexts.added(.differing(differences)).tell(report)
      guard isAccepted(differences.count, context) else {
        throw Failure(.unreadable, ReadCommandsSentences.differencesRefused(name: name, option: "--accept-differences"))
      }
      addition = try add(.accepted)
    }
    guard let addition else {
      guard kind == nil else { throw Failure(.unreadable, ReadCommandsSentences.noPrint(name: name)) }
      return nil
    }
    if case .print(let print, isReplacement: true) = addition, context.setting(.print) == print.id {
      // Count again what was counted in its former pages.
      try context.library(for: .writing).settings.set(.print, to: print.id)
    }
    return InstalledTexts.added(addition)
  }

  private func isAccepted(_ count: Int, _ context: AppContext) -> Bool {
    !report.json && !files.contains("-") && context.interface.canAsk
      && context.confirms(ReadCommandsSentences.acceptDifferences(count: count))
  }

  /// The name of the file that comes by the standard input.
  private var fileName: String {
    let name = `as`.map { $0.printableLine.split(separator: "/").last.map(String.init) ?? "" } ?? ""
    return name.isEmpty ? ReadCommandsSentences.standardInput.text : name
  }

  private var statement: PackStatement {
    func line(_ words: String?) -> String? { words.map(MarkupText.tidy).flatMap { $0.isEmpty ? nil : $0 } }
    return PackStatement(
      id: id.flatMap { PackID($0) }, kind: kind?.pack, name: line(name),
      language: language.flatMap { PackLanguage($0) },
      author: line(author), licence: line(licence), source: line(source), empty: empty)
  }
}
