package import TilawaCore
package import TilawaStore

/// The installed packs, and the default pack of each kind.
package struct PackCatalogue {
  package let store: PackStore
  private let context: AppContext

  package init(_ context: AppContext) throws {
    self.context = context
    store = PackStore(folders: context.folders, structure: try context.quran().structure)
  }

  /// The word for the default pack.
  package static let settled = "default"

  /// Returns the id of an installed pack.
  ///
  /// - Throws: `Failure` with exit 66 for a pack that is not installed.
  package func id(_ text: String) throws -> PackID {
    guard let id = PackID(text), store.isThere(id) else {
      let near = try NearestName.find(text, among: store.ids.map(\.text)).map { "did you mean \($0)?" }
      throw Failure(.noInput, "the pack \(text) is not installed; \(near ?? "see: tilawa text list")")
    }
    return id
  }

  /// Returns the description of a pack, without its text.
  package func described(_ text: String) throws -> TextPack { try store.pack(id(text)) }

  /// Returns the configured default pack of a kind; nil if none is set.
  package func standard(_ kind: PackKind) throws(StoreError) -> PackID? {
    try context.opening.value(of: kind.setting).flatMap { PackID($0) }
  }

  /// Opens a pack of a kind.
  ///
  /// - Parameter name: the id of the pack, or `default`: the configured pack, else the only installed one of the kind.
  /// - Throws: `Failure`: 66 if it is not installed, 64 if it is of another kind, 65 if it is damaged.
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

  /// Returns the only installed pack of a kind.
  ///
  /// - Throws: `Failure` 66 if none or several are installed.
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
  /// The setting that stores the default pack of this kind.
  package var setting: LibrarySetting {
    switch self {
    case .translation: .translation
    case .transliteration: .transliteration
    case .words: .words
    }
  }

  /// The name of the kind, for people.
  package var word: String {
    switch self {
    case .translation: "translation"
    case .transliteration: "transliteration"
    case .words: "pack of words"
    }
  }
}
