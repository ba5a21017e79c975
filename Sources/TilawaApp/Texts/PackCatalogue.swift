package import TilawaCore
package import TilawaStore

/// The packs that are installed, and which of them are taken where none is named.
package struct PackCatalogue {
  package let store: PackStore
  private let context: AppContext

  package init(_ context: AppContext) throws {
    self.context = context
    store = PackStore(folders: context.folders, structure: try context.quran().structure)
  }

  /// What stands for the pack that was settled.
  package static let settled = "default"

  /// - Throws: `Failure` with exit 66 for a pack that there is not.
  package func id(_ text: String) throws -> PackID {
    guard let id = PackID(text), store.isThere(id) else {
      let near = try NearestName.find(text, among: store.ids.map(\.text)).map { "did you mean \($0)?" }
      throw Failure(.noInput, "the pack \(text) is not installed; \(near ?? "see: tilawa text list")")
    }
    return id
  }

  /// What a pack is, without its text.
  package func described(_ text: String) throws -> TextPack { try store.pack(id(text)) }

  /// The id that was settled for a kind.
  package func standard(_ kind: PackKind) throws(StoreError) -> PackID? {
    try SettingStore.value(of: kind.setting, in: context.folders).flatMap { PackID($0) }
  }

  /// Opens a pack that must be of a kind.
  ///
  /// - Parameter name: its id, or `default`: the one that was settled, else the only one that there is.
  /// - Throws: `Failure`: 66 where it is not installed, 64 where it is of another kind, 65 where it is damaged.
  package func open(_ name: String, _ kind: PackKind) throws -> OpenPack {
    var name = name
    if name == PackCatalogue.settled {
      name = try standard(kind)?.text ?? only(kind).text
    }
    let id = try id(name)
    let found = try store.pack(id).kind
    guard found == kind else { throw Failure(.usage, "\(id) is no \(kind.word): it is a \(found.word)") }
    return try store.open(id)
  }

  /// The one pack of a kind that is installed: nobody has to say that it is meant.
  private func only(_ kind: PackKind) throws -> PackID {
    let ids = try store.ids.filter { (try? store.pack($0).kind) == kind }
    guard let first = ids.first else {
      throw Failure(.noInput, "no \(kind.word) is installed; to install one: tilawa text add FILE")
    }
    guard ids.count == 1 else {
      let names = ids.map(\.text).joined(separator: ", ")
      throw Failure(
        .noInput, "which \(kind.word)? \(names) are installed; to choose the default: tilawa text default \(first)")
    }
    return first
  }
}

extension PackKind {
  /// Where the default of this kind is stored.
  package var setting: LibrarySetting {
    switch self {
    case .translation: .translation
    case .transliteration: .transliteration
    case .words: .words
    }
  }

  /// For people.
  package var word: String {
    switch self {
    case .translation: "translation"
    case .transliteration: "transliteration"
    case .words: "pack of words"
    }
  }
}
