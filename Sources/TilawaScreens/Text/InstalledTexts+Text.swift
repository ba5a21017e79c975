package import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

extension InstalledTexts {
  package func tell(isForProgram: Bool) {
    guard isForProgram else {
      Columns.say(riwayat.map(InstalledTexts.cells), headings: ["riwayah", "name", "text", "state"])
      Columns.say(packs.map(InstalledTexts.cells), headings: ["pack", "kind", "language", "title"])
      return
    }
    Terminal.say(
      JSON.object([
        ("texts", .array(riwayat.map(InstalledTexts.json))), ("packs", .array(packs.map(InstalledTexts.json))),
      ]).text)
  }

  // MARK: - A line for each

  private static func cells(_ text: Text) -> [String] {
    let head = [text.riwayah.rawValue, text.riwayah.name]
    switch text.result {
    case .success(let opened):
      return head + ["\(opened.count) ayat (\(text.riwayah.counting.rawValue))", "verified"]
    case .failure(let error): return head + ["damaged", error.lineWithAdvice]
    }
  }

  private static func cells(_ pack: Pack) -> [String] {
    switch pack.result {
    case .success(let text):
      let kind = text.kind.rawValue + (pack.isDefault ? " (default)" : "")
      return ["\(text.id)", kind, text.language?.englishName ?? text.language?.code ?? "-", text.title]
    case .failure(let error): return ["\(pack.id)", "damaged", error.lineWithAdvice]
    }
  }
}
