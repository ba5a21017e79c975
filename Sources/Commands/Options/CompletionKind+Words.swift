package import ArgumentParser
import AppBase
import AppMushaf
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTerminal

// Words that a shell offers while somebody types. The shell asks the program itself, which answers from the library and
// the Quran and says nothing where they cannot be read: a word that is not offered can still be typed.

extension CompletionKind {
  /// Ids of the library's reciters, one's own first, with their names if the shell shows descriptions; also names of one
  /// word. One or several by commas.
  package static let reciters = CompletionKind.custom { _, _, typed in
    let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
    return described(reciterNames.map { (before + $0.id, before + $0.name) })
  }

  /// Ids of the catalogue.
  package static let catalogue = CompletionKind.custom { _, _, _ in
    CatalogueFile.ids(environment: Surroundings.environment)
  }

  /// Ids of the library's reciters, then those of the catalogue; one or several by commas.
  package static let allReciters = CompletionKind.custom { _, _, typed in
    let environment = Surroundings.environment
    let own = reciterNames.map(\.id)
    let others = CatalogueFile.ids(environment: environment).filter { !own.contains($0) }
    let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
    return spelled((own + others).map { before + $0 })
  }

  /// Names of surahs, and the divisions by which a range can be named.
  package static let ranges = CompletionKind.custom { _, _, typed in
    guard !typed.contains(":") else { return [] }
    let names = (try? AppContext().quran().structure.surahs.map(\.transliteration)) ?? []
    return spelled(SurahWords.beginning(typed, names) + ["surah:"] + Division.Kind.allCases.map { "\($0.rawValue):" })
  }

  /// Recordings of the library by the first digits of their ids, the latest first, with their titles if the shell shows
  /// descriptions; also titles of one word.
  package static let recordings = CompletionKind.custom { _, _, _ in
    let folders = Folders(environment: Surroundings.environment)
    guard let names = try? RecordingStore.names(in: folders), !names.isEmpty else { return [] }
    return ["last"] + described(names.map { ($0.id, $0.title) })
  }

  /// Words that name several recordings: those of recordings, then reciters.
  package static let severalRecordings = CompletionKind.custom { _, _, _ in
    let names = (try? RecordingStore.names(in: Folders(environment: Surroundings.environment))) ?? []
    return names.isEmpty ? [] : ["last"] + described(names.map { ($0.id, $0.title) } + reciterNames)
  }

  /// Names of presets.
  package static let presets = CompletionKind.custom { _, _, _ in
    spelled((try? PresetStore.names(in: Folders(environment: Surroundings.environment))) ?? [])
  }

  /// Names of khatmat.
  package static let khatmat = CompletionKind.custom { _, _, _ in
    spelled((try? KhatmStore.names(in: Folders(environment: Surroundings.environment))) ?? [])
  }

  /// The first digits of the ids of bookmarks, with their places if the shell shows descriptions.
  package static let bookmarks = CompletionKind.custom { _, _, _ in
    let folders = Folders(environment: Surroundings.environment)
    let names = (try? BookmarkStore.names(in: folders)) ?? []
    switch CompletionShell.requesting {
    case .zsh: return names.map { "\($0.id):\($0.label.escaping { $0 == ":" ? "\\:" : nil })" }
    case .fish: return names.map { "\($0.id)\t\($0.label)" }
    default: return names.map(\.id)
    }
  }

  /// Names of reading positions.
  package static let positions = CompletionKind.custom { _, _, _ in
    spelled(
      (try? PositionStore.names(in: Folders(environment: Surroundings.environment)))
        ?? [])
  }

  /// Names of settings.
  package static let configKeys = CompletionKind.custom { _, _, _ in
    ConfigKey.all.map(\.name)
  }

  /// The values of the setting that was typed before.
  package static let configValues = CompletionKind.custom { words, _, _ in
    guard let key = ConfigKey.all.first(where: { words.contains($0.name) }) else { return [] }
    if key.name == "reciter" {
      return spelled(reciterNames.map(\.id))
    }
    return spelled(key.values.filter { !$0.contains("…") })
  }

  /// The kinds of outputs; after the colon of a file's kind, the files.
  package static let sinks = CompletionKind.custom { _, _, typed in
    let kinds = SinkChoice.kinds.map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    guard let colon = typed.firstIndex(of: ":"), kinds.contains([typed[..<colon], "PATH"]) else {
      return spelled(
        kinds.map { $0.count == 2 && $0[1].allSatisfy(\.isUppercase) ? "\($0[0]):" : $0.joined(separator: ":") })
    }
    let path = String(typed[typed.index(after: colon)...])
    return spelled(files(beginning: path).map { "\(typed[...colon])\($0)" })
  }

  /// A list of words that may contain a colon. The parser's `list` does not escape colons for every shell.
  package static func words(_ words: [String]) -> CompletionKind { .custom { _, _, _ in spelled(words) } }

  private static func files(beginning typed: String) -> [String] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let names = Disk.names(in: folder.isEmpty ? "." : folder) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + $0 }
  }

  private static var reciterNames: [(id: String, name: String)] {
    (try? ReciterStore.names(in: Folders(environment: Surroundings.environment))) ?? []
  }

  /// Returns words with what they mean, if the shell shows that; else also names of one word.
  private static func described(_ words: [(word: String, name: String)]) -> [String] {
    switch CompletionShell.requesting {
    case .zsh:
      return words.map { one in
        "\(one.word.escaping { $0 == ":" ? "\\:" : nil }):\(one.name.harmless(.words).escaping { $0 == ":" ? " " : nil })"
      }
    case .fish: return words.map { "\($0.word)\t\($0.name.harmless(.words))" }
    default: return words.map(\.word) + single(words.map(\.name))
    }
  }

  /// Returns names for the shell; bash can only complete those of one word.
  package static func names(_ names: [String]) -> [String] {
    CompletionShell.requesting == .bash ? single(names) : spelled(names)
  }

  private static func single(_ names: [String]) -> [String] {
    spelled(names.filter { !$0.contains(where: \.isWhitespace) })
  }

  /// Returns the words for the shell, without words that contain terminal control characters. In zsh a colon separates
  /// a word from its description, so it is escaped.
  private static func spelled(_ words: [String]) -> [String] {
    // Leave out words with control characters: nobody can type them.
    let words = words.filter { !$0.unicodeScalars.contains(where: \.isObeyed) }
    return CompletionShell.requesting == .zsh ? words.map { $0.escaping { $0 == ":" ? "\\:" : nil } } : words
  }
}
