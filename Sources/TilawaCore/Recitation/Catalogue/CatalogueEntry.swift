/// A published set of files of one reciter, as the catalogue knows it: figures and addresses, no sound.
public struct CatalogueEntry: Hashable, Sendable, Identifiable {
  /// What one file holds.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One ayah.
    case perAyah = "per-ayah"
    /// A whole surah: an ayah of it can be heard once it is known where it lies.
    case perSurah = "per-surah"
  }

  /// In which counting the files are numbered, or their timings.
  public enum Numbering: Hashable, Sendable {
    /// As those who published it say, or as it must be.
    case known(VerseCounting)
    /// That of the riwayah, because nobody says.
    case assumed(VerseCounting)

    /// The counting, known or not.
    public var counting: VerseCounting {
      switch self {
      case .known(let counting), .assumed(let counting): counting
      }
    }
  }

  /// Lower-case letters, digits and hyphens; it stays, whatever becomes of the lists.
  public let id: String
  /// In Latin letters, for people.
  public let name: String
  /// The same in Arabic.
  public let arabicName: String
  /// How else the name is written.
  public let spellings: [String]
  /// What is recited.
  public let riwayah: Riwayah
  /// How it is recited.
  public let style: RecitationStyle
  /// In which counting its files are numbered.
  public let numbering: Numbering
  /// How many surahs there are, where somebody says.
  public let surahs: Int?
  /// Where the files are; it carries the id.
  public let source: RemoteSource

  /// What one file holds.
  public var kind: Kind { source.isByAyah ? .perAyah : .perSurah }

  /// What it is to be called where it stands beside others of the same reciter: with the style that is not murattal.
  public var title: String { style == .murattal ? name : "\(name), \(style.rawValue)" }

  /// The same as a document that can be given to others, numbered as said instead of as assumed.
  public func description(counting: VerseCounting? = nil) -> ReciterDescription {
    ReciterDescription(
      id: id, name: title, arabicName: arabicName, riwayah: riwayah, counting: counting ?? numbering.counting,
      style: style, source: source)
  }
}
