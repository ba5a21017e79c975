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
  /// - Parameter kind: the kind that is asked for; nil for any.
  /// - Throws: `Failure` with exit 66 for a pack that is not installed.
  package func id(_ text: String, _ kind: PackKind? = nil) throws -> PackID {
    guard let id = PackID(text), store.isThere(id) else { throw Failure(.noInput, try absent(text, kind)) }
    return id
  }

  /// Says that a pack is not installed, and how to get it.
  private func absent(_ name: String, _ kind: PackKind?) throws -> Sentence {
    if let offer = kind.flatMap({ PackOffer.find(name, $0) }) {
      return BaseSentences.packOffered(name: name, title: offer.name, command: offer.command)
    }
    if let near = try NearestName.find(name, among: store.ids.map(\.text)) {
      return BaseSentences.packNotInstalledBut(name: name, near: near)
    }
    if kind == .words { return BaseSentences.wordsUnknown(name: name, command: CommandHint("text", "add", "FILE")) }
    return BaseSentences.packNotInstalled(name: name, command: CommandHint("text", "list"))
  }

  /// Returns the description of a pack, without its text.
  package func described(_ text: String) throws -> TextPack { try store.pack(id(text)) }

  /// Returns the configured default pack of a kind; nil if none is set.
  package func standard(_ kind: PackKind) throws(StoreError) -> PackID? {
    try context.opening.value(of: kind.setting).flatMap { PackID($0) }
  }

  /// Opens a pack of a kind.
  ///
  /// - Parameter name: the id of the pack; a language, for the only one in it; or `default`: the configured pack, else
  ///   the only installed one of the kind.
  /// - Throws: `Failure`: 66 if it is not installed, 64 if it is of another kind, 65 if it is damaged.
  package func open(_ name: String, _ kind: PackKind) throws -> OpenPack {
    var name = name
    if name == PackCatalogue.settled {
      name = try standard(kind)?.text ?? only(kind).text
    }
    let id = try inLanguage(name, kind) ?? id(name, kind)
    let found = try store.pack(id).kind
    guard found == kind else { throw found.refusal(of: id, as: kind) }
    return try store.open(id)
  }

  /// Returns the only installed pack of a kind.
  ///
  /// - Throws: `Failure` 66 if none or several are installed.
  private func only(_ kind: PackKind) throws -> PackID {
    try only(among: store.ids.filter { (try? store.pack($0).kind) == kind }, kind)
  }

  /// Returns the only installed pack of a kind in a language; nil for a text that is no language, or the id of a pack.
  ///
  /// - Throws: `Failure` 66 if several are installed.
  private func inLanguage(_ text: String, _ kind: PackKind) throws -> PackID? {
    guard PackID(text).map(store.isThere) != true, let language = PackLanguage(text) else { return nil }
    let ids = try store.ids.filter { id in
      guard let pack = try? store.pack(id) else { return false }
      return pack.kind == kind && pack.language?.primary == language.primary
    }
    guard !ids.isEmpty else { return nil }
    if let standard = try standard(kind), ids.contains(standard) { return standard }
    return try only(among: ids, kind)
  }

  private func only(among ids: [PackID], _ kind: PackKind) throws -> PackID {
    guard let first = ids.first else {
      let add = CommandHint("text", "add", "FILE")
      guard kind != .words else { throw Failure(.noInput, BaseSentences.noWords(command: add)) }
      let environment = Surroundings.environment
      let offers = PackOffer.inLanguage(of: environment, Folders(environment: environment))
      guard let offer = offers.first(where: { $0.kind == kind }) else {
        throw Failure(.noInput, BaseSentences.noneOfKind(kind: kind.word, command: add))
      }
      throw Failure(
        .noInput, BaseSentences.kindOffered(kind: kind.word, title: offer.name, command: offer.command))
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
