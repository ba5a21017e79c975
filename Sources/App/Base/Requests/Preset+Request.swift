import Foundation
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
      throw Failure(.unreadable, "the preset \(name): \(error)")
    } catch DecodingError.dataCorrupted(let context) {
      throw Failure(.unreadable, "the preset \(name): \(context.debugDescription)")
    } catch {
      throw Failure(.unreadable, "the preset \(name): its format is unknown")
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
  package var shownLine: String { (try? line()) ?? "(not understood by this version of Tilawa)" }

  /// The preset for programs. `arguments` is null for one that this version does not understand.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("arguments", .optional(try? words(), JSON.strings)), ("saved", .int(saved)),
    ])
  }

  /// An answer about the preset.
  package func answer(_ line: String) -> CommandAnswer { CommandAnswer([line], json) }

  /// The list of the presets.
  package static func answer(_ presets: [Preset]) -> CommandAnswer {
    let rows = presets.map { [$0.name, $0.shownLine] }
    let json = presets.map(\.json)
    return CommandAnswer(
      table: AnswerTable(rows, headings: ["name", "tilawa play …"]), .object([("presets", .array(json))]),
      remarks: presets.isEmpty
        ? ["there are no presets yet; for example: tilawa preset save hifz --each 3 --gap 100%"] : [])
  }
}
