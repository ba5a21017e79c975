import TilawaConsole
import TilawaCore
import TilawaStore

/// What is installed beside the text of Hafs, and what is wrong with it.
struct InstalledTexts {
  typealias Text = (riwayah: Riwayah, result: Result<RiwayahText, StoreError>)
  typealias Pack = (id: PackID, result: Result<TextPack, StoreError>, isDefault: Bool)

  let riwayat: [Text]
  let packs: [Pack]

  var isEmpty: Bool { riwayat.isEmpty && packs.isEmpty }

  var isDamaged: Bool {
    let texts = riwayat.contains { if case .failure = $0.result { true } else { false } }
    return texts || packs.contains { if case .failure = $0.result { true } else { false } }
  }

  /// What becomes of each text that is installed when it is opened and hashed.
  static func opened(on shelf: TextStore) -> [Text] {
    shelf.riwayat.map { riwayah in
      (riwayah, Result { () throws(StoreError) in try shelf.open(riwayah) })
    }
  }

  func tell(_ report: ReportOptions) {
    guard report.json else {
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

  // MARK: - JSON

  static func json(_ text: RiwayahText) -> JSON {
    .object([
      ("riwayah", .string(text.riwayah.rawValue)), ("counting", .string(text.riwayah.counting.rawValue)),
      ("ok", .bool(true)), ("ayat", .int(text.count)), ("sha256", .string(text.sha256)), ("file", .string(text.path)),
    ])
  }

  private static func json(_ text: Text) -> JSON {
    switch text.result {
    case .success(let opened): json(opened)
    case .failure(let error):
      .object([
        ("riwayah", .string(text.riwayah.rawValue)), ("counting", .string(text.riwayah.counting.rawValue)),
        ("ok", .bool(false)), ("file", .optional(error.path, JSON.string)),
        ("message", .string(error.messageWithAdvice)),
      ])
    }
  }

  private static func json(_ pack: Pack) -> JSON {
    switch pack.result {
    case .success(let text): .object([("ok", .bool(true)), ("default", .bool(pack.isDefault))] + members(of: text))
    case .failure(let error):
      .object([
        ("ok", .bool(false)), ("default", .bool(pack.isDefault)), ("id", .string(pack.id.text)),
        ("file", .optional(error.path, JSON.string)), ("message", .string(error.messageWithAdvice)),
      ])
    }
  }

  /// What is known of a pack.
  static func members(of pack: TextPack) -> [(String, JSON)] {
    [
      ("id", .string(pack.id.text)), ("kind", .string(pack.kind.rawValue)),
      ("language", .optional(pack.language?.code, JSON.string)),
      ("language_name", .optional(pack.language?.ownName, JSON.string)),
      ("direction", .string(pack.direction.rawValue)), ("name", .string(pack.name)),
      ("author", .optional(pack.author, JSON.string)), ("licence", .optional(pack.licence, JSON.string)),
      ("source", .optional(pack.source, JSON.string)), ("ayat", .int(pack.ayat)), ("sha256", .string(pack.sha256)),
    ]
  }
}

extension PackCatalogue {
  /// Each pack by its manifest.
  func listed() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try shelf.pack(id) }
  }

  /// Each pack with all of its files hashed.
  func verified() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try shelf.verify(id) }
  }

  private func judged(_ judge: (PackID) throws(StoreError) -> TextPack) throws -> [InstalledTexts.Pack] {
    let ids = try shelf.ids
    let standards = ids.isEmpty ? [] : PackKind.allCases.compactMap { try? standard($0) }
    return ids.map { id in
      (id, Result { () throws(StoreError) in try judge(id) }, standards.contains(id))
    }
  }
}
