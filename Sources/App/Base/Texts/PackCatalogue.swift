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
      let near = try NearestName.find(text, among: store.ids.map(\.text))
      throw Failure(
        .noInput,
        near.map { BaseSentences.packNotInstalledBut(name: text, near: $0) }
          ?? BaseSentences.packNotInstalled(name: text, command: CommandHint("text", "list")))
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
    guard found == kind else { throw found.refusal(of: id, as: kind) }
    return try store.open(id)
  }

  /// Returns the only installed pack of a kind.
  ///
  /// - Throws: `Failure` 66 if none or several are installed.
  private func only(_ kind: PackKind) throws -> PackID {
    let ids = try store.ids.filter { (try? store.pack($0).kind) == kind }
    guard let first = ids.first else {
      throw Failure(
        .noInput, BaseSentences.noneOfKind(kind: kind.word, command: CommandHint("text", "add", "FILE")))
    }
    guard ids.count == 1 else {
      let names = ids.map(\.text).listed
      let command = CommandHint("text", "default", first.text)
      throw Failure(.noInput, BaseSentences.whichOfKind(kind: kind.word, names: names, command: command))
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
  package var word: Sentence {
    switch self {
    case .translation: BaseSentences.translation
    case .transliteration: BaseSentences.transliteration
    case .words: BaseSentences.words
    }
  }

  /// Returns the failure of a pack of this kind where one of another kind is asked for.
  func refusal(of id: PackID, as kind: PackKind) -> Failure {
    Failure(.usage, BaseSentences.packOfOtherKind(id: id.text, kind: kind.word, found: word))
  }
}
