import FoundationEssentials
package import TilawaCore
package import TilawaStore

extension Preset {
  /// - Parameters:
  ///   - name: the name, unique among the presets.
  ///   - saved: the time of saving, in seconds since 1970.
  package init(name: String, request: PlayRequest, saved: Int) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(name: name, content: String(decoding: try encoder.encode(request), as: UTF8.self), saved: saved)
  }

  /// The words that an older version of the library stored; nil where a request is stored.
  private var storedWords: [String]? { try? JSONDecoder().decode([String].self, from: Data(content.utf8)) }

  /// The stored request.
  ///
  /// - Throws: `Failure`, unreadable, for an option or a value that this release does not know.
  package func request() throws(Failure) -> PlayRequest {
    do {
      if let words = storedWords { return try PlayRequest(words: words) }
      return try JSONDecoder().decode(PlayRequest.self, from: Data(content.utf8))
    } catch let error as PlayRequest.BadWord {
      throw Failure(.unreadable, BaseSentences.presetFault(name: name, fault: error.sentence))
    } catch DecodingError.dataCorrupted(let context) {
      let fault = Sentence(verbatim: context.debugDescription)
      throw Failure(.unreadable, BaseSentences.presetFault(name: name, fault: fault))
    } catch {
      throw Failure(.unreadable, BaseSentences.presetFormatUnknown(name: name))
    }
  }

  /// Returns the words of the same request after `tilawa play`.
  ///
  /// - Throws: the errors of `request()`. Stored words are not checked.
  package func words() throws -> [String] { try storedWords ?? request().words }

  /// The words as they are typed in a shell.
  package func line() throws -> String {
    try words().map { ShellWord.quoted($0) }.joined(separator: " ")
  }

  /// The words as they are typed in a shell, or that this version does not understand them.
  package var shownLine: String { (try? line()) ?? BaseSentences.presetNotUnderstood.text }

  /// The preset for programs.
  private struct Value: Encodable {
    let name: String
    /// The words after `tilawa play`; null where this version does not understand them.
    @Nullable var arguments: [String]?
    /// Seconds since 1970.
    let saved: Int
  }

  /// The presets for programs.
  private struct List: Encodable {
    let presets: [Value]
  }

  private var value: Value { Value(name: name, arguments: try? words(), saved: saved) }

  /// An answer about the preset.
  package func answer(_ line: Sentence) -> CommandAnswer { CommandAnswer(parts: [.line(line)], value) }

  package func answer(_ line: String) -> CommandAnswer { CommandAnswer(parts: [.line(line)], value) }

  /// The list of the presets.
  package static func answer(_ presets: [Preset]) -> CommandAnswer {
    let rows = presets.map { [$0.name, $0.shownLine] }
    let headings = [BaseSentences.presetName, BaseSentences.presetOptions(command: CommandHint("play"))]
    let example = CommandHint("preset", "save", "hifz", "--each", "3", "--gap", "100%")
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings), List(presets: presets.map(\.value)),
      remarks: presets.isEmpty ? [BaseSentences.noPresets(command: example)] : [])
  }
}
