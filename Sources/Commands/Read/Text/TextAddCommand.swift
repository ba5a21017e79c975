import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TextAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Install translations, transliterations, words one by one, or the text of a riwayah.",
    discussion: """
      Packs are read as they are published: Tanzil's lines surah|ayah|text, a text a line, JSON, CSV or TSV with a header, \
      SQLite. What a file is, its content says; what it does not say of itself, such as its licence, you can. It is kept as it \
      is.

      Of a riwayah it is the table (TSV, CSV) or the JSON that the King Fahd Complex publishes for developers. Which riwayah it \
      is, its digest says; a text of another digest is refused.
      """)

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case riwayah, translation, transliteration, words

    var pack: PackKind? { PackKind(rawValue: rawValue) }
  }

  @Argument(help: "The files.", completion: .file(extensions: ["txt", "json", "tsv", "csv", "db", "sqlite"]))
  var files: [String]

  @Option(help: "What it is, where the content does not show it.")
  var kind: Kind?

  @Option(
    help: ArgumentHelp("Under which name it is kept. Default: what the file says, else its name.", valueName: "id"))
  var id: String?

  @Option(help: "What it is called.")
  var name: String?

  @Option(help: "Its language: a code such as en, or an English name.")
  var language: String?

  @Option(help: "Who wrote it.")
  var author: String?

  @Option(help: "Under which terms it may be used.")
  var licence: String?

  @Option(help: "Where it is from.")
  var source: String?

  @Option(help: "Where an ayah has no text: refuse the file, or take the text before for both.")
  var empty: PackAssembly.EmptyTexts = .refuse

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if files.count > 1, id != nil || name != nil { throw ValidationError("--id and --name are for one file") }
    if let id, PackID(id) == nil {
      throw ValidationError("--id \(id): an id is small letters, digits, points and hyphens, a letter first")
    }
    if let language, PackLanguage(language) == nil {
      throw ValidationError("--language \(language): it is not the code of a language, such as en")
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
        try add(file, texts, packs)
      } catch {
        guard files.count > 1, let failure = Failure(error) else { throw error }
        Terminal.complain(failure.message)
        first = first ?? failure
      }
    }
    if let first { throw Failure(first.code, "") }
  }

  private func add(_ file: String, _ texts: TextStore, _ packs: PackStore) throws {
    let isQuran = try kind == .riwayah || (kind == nil && PackStore.isQuran(file))
    guard isQuran else { return tell(try packs.add(file, statement)) }
    let text = try texts.add(file)
    guard !report.json else { return Terminal.say(JSON.object([("text", InstalledTexts.json(text))]).text) }
    Terminal.say("\(text.riwayah.rawValue): \(text.count) ayat (\(text.riwayah.counting.rawValue)), verified")
    Terminal.say(
      text.riwayah == .hafs
        ? "Hafs is shown in Tanzil's text as before"
        : "next: tilawa show 1 --riwayah \(text.riwayah.rawValue)")
  }

  private var statement: PackStatement {
    func line(_ words: String?) -> String? { words.map(MarkupText.tidy).flatMap { $0.isEmpty ? nil : $0 } }
    return PackStatement(
      id: id.flatMap { PackID($0) }, kind: kind?.pack, name: line(name),
      language: language.flatMap { PackLanguage($0) },
      author: line(author), licence: line(licence), source: line(source), empty: empty)
  }

  private func tell(_ addition: PackAddition) {
    let pack = addition.pack.pack
    guard !report.json else {
      let notes = ("notes", JSON.strings(addition.notes))
      return Terminal.say(JSON.object([("pack", .object(InstalledTexts.members(of: pack) + [notes]))]).text)
    }
    let language = pack.language.map { "\($0.englishName ?? $0.code), " } ?? ""
    let was = addition.isReplacement ? ", in place of the one that was there" : ""
    Terminal.say("\(pack.id): \(pack.title), \(language)\(pack.kind.word) of \(pack.ayat) ayat\(was)")
    for note in addition.notes { Terminal.complain("\(pack.id): \(note)") }
    let unknown = [
      pack.language == nil ? "--language" : nil, pack.author == nil ? "--author" : nil,
      pack.licence == nil ? "--licence" : nil,
    ].compactMap(\.self)
    if !unknown.isEmpty {
      Terminal.say("not stated in the file; to state it, add it again with: \(unknown.joined(separator: ", "))")
    }
    Terminal.say("next: tilawa show 1 --\(pack.kind.rawValue) \(pack.id)")
  }
}
