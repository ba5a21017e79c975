import TilawaCore
import TilawaStore

/// The installed texts and packs for programs.
struct InstalledTextsValue: Encodable {
  /// The text of a riwayah.
  struct Text: Encodable {
    let riwayah: String
    let counting: String
    let ok: Bool
    let ayat: Int?
    let sha256: String?
    /// Null where the fault is of no file.
    @Nullable var file: String?
    /// The fault of a damaged text.
    let message: String?
  }

  /// A pack: its facts, or its id and its fault.
  struct Pack: Encodable {
    private let pack: InstalledTexts.Pack

    init(_ pack: InstalledTexts.Pack) { self.pack = pack }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch pack.result {
      case .success(let text):
        try container.encode(true, forKey: .ok)
        try container.encode(pack.isDefault, forKey: .isDefault)
        try PackMembers(text).encode(to: encoder)
      case .failure(let error):
        try container.encode(false, forKey: .ok)
        try container.encode(pack.isDefault, forKey: .isDefault)
        try container.encode(pack.id.text, forKey: .id)
        try container.encode(error.path, forKey: .file)
        try container.encode(error.messageWithAdvice.text, forKey: .message)
      }
    }

    private enum CodingKeys: String, CodingKey {
      case ok
      case isDefault = "default"
      case id, file, message
    }
  }

  /// A text that was installed.
  struct Added: Encodable {
    let text: Text
  }

  /// The text of a riwayah that is not installed.
  struct Wanted: Encodable {
    let riwayah: String
    let counting: String
    /// The digest that its lines must have.
    let sha256: String
    /// The address of its publisher.
    let source: String
  }

  /// A text that can be downloaded.
  struct Offer: Encodable {
    let id: String
    let kind: String
    let language: String
    /// The name of the language in itself; null where it is unknown.
    @Nullable var languageName: String?
    let name: String
    /// Whether it is installed.
    let installed: Bool
  }

  let texts: [Text]
  let packs: [Pack]
  /// The prints that were added, and the texts in their scripts; left out where there are none.
  let prints: [PrintValue]?
  /// The texts that are not installed; left out where they are not asked for.
  let wanted: [Wanted]?
  /// The texts that can be downloaded; left out where they are not asked for.
  let offers: [Offer]?
}

extension InstalledTextsValue.Offer {
  init(_ offer: PackOffer, installed: Bool) {
    self.init(
      id: offer.id, kind: offer.kind.rawValue, language: offer.language,
      languageName: PackLanguage(offer.language)?.ownName, name: offer.author ?? offer.name, installed: installed)
  }
}

extension InstalledTextsValue.Text {
  init(_ text: InstalledTexts.Text) {
    switch text.result {
    case .success(let opened): self.init(opened)
    case .failure(let error):
      self.init(
        riwayah: text.riwayah.rawValue, counting: text.riwayah.counting.rawValue, ok: false, ayat: nil, sha256: nil,
        file: error.path, message: error.messageWithAdvice.text)
    }
  }

  init(_ text: RiwayahText) {
    self.init(
      riwayah: text.riwayah.rawValue, counting: text.riwayah.counting.rawValue, ok: true, ayat: text.count,
      sha256: text.sha256, file: text.path, message: nil)
  }
}
