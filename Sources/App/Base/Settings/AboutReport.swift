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
    let list = notices.map { JSON.object([("subject", .string($0.subject)), ("text", .string($0.text))]) }
    let members: [(String, JSON)] = [
      ("version", .string(Release.version)), ("licence", .string("Apache-2.0")), ("notices", .array(list)),
    ]
    let own = packs.map { JSON.object(InstalledTexts.members(of: $0)) }
    return CommandAnswer(lines, .object(members + (own.isEmpty ? [] : [("packs", .array(own))])))
  }
}
