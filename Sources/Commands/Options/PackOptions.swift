package import ArgumentParser
package import AppBase
package import TilawaCore
import TilawaStore

/// The options for the packs beside the text.
package struct PackOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show this translation below each ayah; several ids are separated by commas. Without an id: the default, or the only one that is installed.",
      valueName: "id"),
    completion: .packs(.translation))
  package var translation: [String] = []

  @Option(
    help: ArgumentHelp("Show this transliteration below each ayah.", valueName: "id"),
    completion: .packs(.transliteration))
  package var transliteration: [String] = []

  @Option(
    help: ArgumentHelp("Show the meaning of each word, from this pack.", valueName: "id"), completion: .packs(.words))
  package var words: [String] = []

  package init() {}

  /// The requested packs.
  package var choice: PackChoice {
    PackChoice(words: words, transliterations: transliteration, translations: translation)
  }

  // MARK: - Default ids

  /// Returns the arguments with `default` after each option that has no id. Its value may be left out.
  ///
  /// - Parameter kinds: the kinds of packs whose options are completed.
  package static func complete(_ arguments: [String], _ kinds: [PackKind] = PackKind.allCases) -> [String] {
    let names = Set(kinds.map { "--\($0.rawValue)" })
    var complete: [String] = []
    for (place, word) in arguments.enumerated() {
      complete.append(word)
      guard names.contains(word) else { continue }
      let next = arguments.dropFirst(place + 1).first
      if next.map({ !isName($0) }) ?? true {
        complete.append(PackCatalogue.settled)
      }
    }
    return complete
  }

  /// Whether a text is an id, `default` or `none`, or several of them separated by commas.
  private static func isName(_ text: String) -> Bool {
    text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
      $0 == PackCatalogue.settled || $0 == "none" || PackID(String($0)) != nil
    }
  }
}

extension CompletionKind {
  /// Ids of the packs of a kind, and the word for the default.
  package static func packs(_ kind: PackKind) -> CompletionKind {
    .custom { _, _, _ in
      guard let store = try? PackCatalogue(AppContext()).store else { return [] }
      return ((try? store.ids) ?? []).filter { (try? store.pack($0).kind) == kind }.map(\.text)
    }
  }

  /// Ids of all packs, and the riwayat whose text is installed.
  package static let installedTexts = CompletionKind.custom { _, _, _ in
    let context = AppContext()
    let riwayat = (try? context.texts().riwayat.map(\.rawValue)) ?? []
    let prints = (try? context.prints()).map { store in
      (((try? store.ids) ?? []) + ((try? store.scriptIDs) ?? [])).map(\.text)
    }
    return riwayat + ((try? PackCatalogue(context).store.ids.map(\.text)) ?? []) + (prints ?? [])
  }

  /// Ids of all packs.
  package static let allPacks = CompletionKind.custom { _, _, _ in
    (try? PackCatalogue(AppContext()).store.ids.map(\.text)) ?? []
  }
}
