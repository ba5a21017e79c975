package import TilawaCore

/// The facts of a pack for programs.
package struct PackMembers: Encodable {
  private let id: String
  private let kind: String
  @Nullable private var language: String?
  @Nullable private var languageName: String?
  private let direction: String
  private let name: String
  @Nullable private var author: String?
  @Nullable private var licence: String?
  @Nullable private var source: String?
  private let ayat: Int
  private let sha256: String

  package init(_ pack: TextPack) {
    (id, kind, name) = (pack.id.text, pack.kind.rawValue, pack.name)
    _language = Nullable(wrappedValue: pack.language?.code)
    _languageName = Nullable(wrappedValue: pack.language?.ownName)
    direction = pack.direction.rawValue
    _author = Nullable(wrappedValue: pack.author)
    _licence = Nullable(wrappedValue: pack.licence)
    _source = Nullable(wrappedValue: pack.source)
    (ayat, sha256) = (pack.ayat, pack.sha256)
  }

  private enum CodingKeys: String, CodingKey {
    case id, kind, language
    case languageName = "language_name"
    case direction, name, author, licence, source, ayat, sha256
  }
}
