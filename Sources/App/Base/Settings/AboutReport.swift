import TilawaStore
import TilawaCore

/// The version of the program, the notices of its texts, and the installed packs.
package struct AboutReport {
  private let notices: [(subject: String, text: String)]
  private let packs: [TextPack]

  /// Reads the notices and the packs; a pack that cannot be read is left out.
  package init(in context: AppContext) throws {
    notices = try context.quran().notices().map { ($0.subject, $0.text) }
    let store = try PackCatalogue(context).store
    packs = try store.ids.compactMap { try? store.pack($0) }
  }

  package var answer: CommandAnswer {
    var lines = [BaseSentences.about(version: Release.version).text]
    for notice in notices {
      lines +=
        ["", notice.subject, ""] + notice.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    if !packs.isEmpty { lines += ["", BaseSentences.ownPacks.text, ""] + packs.map(ShownPacks.credit) }
    let value = Value(
      version: Release.version, licence: "Apache-2.0",
      notices: notices.map { Value.Notice(subject: $0.subject, text: $0.text) },
      packs: packs.isEmpty ? nil : packs.map { PackMembers($0) })
    return CommandAnswer(parts: lines.map(AnswerPart.line), value)
  }

  /// The line for programs.
  private struct Value: Encodable {
    struct Notice: Encodable {
      let subject: String
      let text: String
    }

    let version: String
    let licence: String
    let notices: [Notice]
    /// Left out where there are none.
    let packs: [PackMembers]?
  }
}
