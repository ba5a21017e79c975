/// A published set of files of one reciter in the catalogue: figures and addresses, no sound.
public struct CatalogueEntry: Hashable, Sendable, Identifiable {
  /// The content of one file.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One ayah.
    case perAyah = "per-ayah"
    /// A whole surah. An ayah of it can be heard only when its position in the file is known.
    case perSurah = "per-surah"
  }

  /// The counting in which the files or their timings are numbered.
  public enum Numbering: Hashable, Sendable {
    /// The counting named by the publisher, or the only possible one.
    case known(VerseCounting)
    /// The counting of the riwayah, assumed because no source names one.
    case assumed(VerseCounting)

    /// The counting, known or assumed.
    public var counting: VerseCounting {
      switch self {
      case .known(let counting), .assumed(let counting): counting
      }
    }
  }

  /// The id of the entry: lower-case letters, digits and hyphens. It stays the same when the published lists change.
  public let id: String
  /// The name for people, in Latin letters.
  public let name: String
  /// The name in Arabic.
  public let arabicName: String
  /// Other spellings of the name.
  public let spellings: [String]
  /// The riwayah of the recitation.
  public let riwayah: Riwayah
  /// The style of the recitation.
  public let style: RecitationStyle
  /// The counting in which the files are numbered.
  public let numbering: Numbering
  /// The number of surahs in the set; nil where it is not known.
  public let surahs: Int?
  /// The addresses of the files, with the id of the entry.
  public let source: RemoteSource

  /// The content of one file.
  public var kind: Kind { source.isByAyah ? .perAyah : .perSurah }

  /// The name beside other entries of the same reciter: with the style unless that is murattal.
  public var title: String { style == .murattal ? name : "\(name), \(style.rawValue)" }

  /// Returns the entry as a document for other people, in the given counting instead of the assumed one.
  public func description(counting: VerseCounting? = nil) -> ReciterDescription {
    ReciterDescription(
      id: id, name: title, arabicName: arabicName, riwayah: riwayah, counting: counting ?? numbering.counting,
      style: style, source: source)
  }
}
