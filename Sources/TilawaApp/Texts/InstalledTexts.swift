package import TilawaCore
package import TilawaStore

/// The texts and packs that are installed beside the text of Hafs, and their faults.
package struct InstalledTexts {
  package typealias Text = (riwayah: Riwayah, result: Result<RiwayahText, StoreError>)
  package typealias Pack = (id: PackID, result: Result<TextPack, StoreError>, isDefault: Bool)

  package let riwayat: [Text]
  package let packs: [Pack]

  package init(
    riwayat: [Text], packs: [Pack]
  ) {
    self.riwayat = riwayat
    self.packs = packs
  }

  package var isEmpty: Bool { riwayat.isEmpty && packs.isEmpty }

  package var isDamaged: Bool {
    let texts = riwayat.contains { if case .failure = $0.result { true } else { false } }
    return texts || packs.contains { if case .failure = $0.result { true } else { false } }
  }

  /// Opens each text that is installed, and checks its digest.
  package static func opened(in store: TextStore) -> [Text] {
    store.riwayat.map { riwayah in
      (riwayah, Result { () throws(StoreError) in try store.open(riwayah) })
    }
  }

  // MARK: - JSON

  package static func json(_ text: RiwayahText) -> JSON {
    .object([
      ("riwayah", .string(text.riwayah.rawValue)), ("counting", .string(text.riwayah.counting.rawValue)),
      ("ok", .bool(true)), ("ayat", .int(text.count)), ("sha256", .string(text.sha256)), ("file", .string(text.path)),
    ])
  }

  package static func json(_ text: Text) -> JSON {
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

  package static func json(_ pack: Pack) -> JSON {
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
  package static func members(of pack: TextPack) -> [(String, JSON)] {
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
  package func listed() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try store.pack(id) }
  }

  /// Each pack with all of its files hashed.
  package func verified() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try store.verify(id) }
  }

  private func judged(_ judge: (PackID) throws(StoreError) -> TextPack) throws -> [InstalledTexts.Pack] {
    let ids = try store.ids
    let standards = ids.isEmpty ? [] : PackKind.allCases.compactMap { try? standard($0) }
    return ids.map { id in
      (id, Result { () throws(StoreError) in try judge(id) }, standards.contains(id))
    }
  }
}
