/// A published set of files of one reciter in the catalogue: figures and addresses, no sound.
package struct CatalogueEntry: Hashable, Sendable, Identifiable {
  /// The content of one file.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// One ayah.
    case perAyah = "per-ayah"
    /// A whole surah. An ayah of it can be heard only when its position in the file is known.
    case perSurah = "per-surah"
  }

  /// The counting in which the files or their timings are numbered.
  package enum Numbering: Hashable, Sendable {
    /// The counting named by the publisher, or the only possible one.
    case known(VerseCounting)
    /// The counting of the riwayah, assumed because no source names one.
    case assumed(VerseCounting)

    /// The counting, known or assumed.
    package var counting: VerseCounting {
      switch self {
      case .known(let counting), .assumed(let counting): counting
      }
    }
  }

  /// The id of the entry: lower-case letters, digits and hyphens. It stays the same when the published lists change.
  package let id: String
  /// The name for people, in Latin letters.
  package let name: String
  /// The name in Arabic.
  package let arabicName: String
  /// Other spellings of the name.
  package let spellings: [String]
  /// The riwayah of the recitation.
  package let riwayah: Riwayah
  /// The style of the recitation.
  package let style: RecitationStyle
  /// The counting in which the files are numbered.
  package let numbering: Numbering
  /// The number of surahs in the set; nil where it is not known.
  package let surahs: Int?
  /// The addresses of the files, with the id of the entry.
  package let source: RemoteSource

  /// The content of one file.
  package var kind: Kind { source.isByAyah ? .perAyah : .perSurah }

  /// The name beside other entries of the same reciter: with the style unless that is murattal.
  package var title: String { style == .murattal ? name : "\(name), \(style.rawValue)" }

  /// Returns the entry as a document for other people, in the given counting instead of the assumed one.
  package func description(counting: VerseCounting? = nil) -> ReciterDescription {
    ReciterDescription(
      id: id, name: title, arabicName: arabicName, riwayah: riwayah, counting: counting ?? numbering.counting,
      style: style, source: source)
  }
}
