import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct TextShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Say what a pack is: whose, in which language, under which terms.")

  @Argument(help: "The id of the pack.", completion: .allPacks)
  var id: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let catalogue = try PackCatalogue(context)
    let opened = try catalogue.store.open(catalogue.id(id))
    let pack = opened.pack
    let isDefault = try catalogue.standard(pack.kind) == pack.id
    guard !report.json else {
      return Terminal.say(
        JSON.object([("pack", .object([("default", .bool(isDefault))] + InstalledTexts.members(of: pack)))]).text)
    }
    Columns.say(
      [["\(pack.id)", pack.kind.word + (isDefault ? ", the default" : "")]] + facts(of: pack).map { [$0, $1] })
    let flow = TextFlow.standardOutput()
    for ordinal in [0, pack.ayat - 1] {
      let passage = opened.passage(at: ordinal)
      Terminal.say("\(passage.ayat)")
      let lines =
        pack.kind == .transliteration
        ? StyledLetters("", passage.source).lines(flow, pack.direction)
        : flow.lines(passage.text, pack.direction).map { Painted($0) }
      for line in lines { Terminal.say(line) }
    }
  }

  private func facts(of pack: TextPack) -> [(String, String)] {
    let language = pack.language.map { code in
      let names = [code.englishName, code.ownName].compactMap(\.self)
      return names.isEmpty ? code.code : "\(code) (\(names.joined(separator: ", ")))"
    }
    return [
      ("name", pack.name), ("author", pack.author ?? "not stated"), ("language", language ?? "not stated"),
      ("direction", pack.direction == .leftToRight ? "left to right" : "right to left"),
      ("licence", pack.licence ?? "not stated"), ("source", pack.source ?? "not stated"), ("ayat", "\(pack.ayat)"),
      ("sha256", pack.sha256),
    ]
  }
}
