import AppBase
package import TilawaCore
import TilawaStore

// The lines for programs about reciters and downloads. Members keep this order.

/// The reciters of the catalogue that were found.
struct CatalogueFound: Encodable {
  let reciters: [CatalogueFact]
}

/// Facts of the catalogue about a reciter.
struct CatalogueFact: Encodable {
  let id: String
  let name: String
  let arabicName: String
  let riwayah: String
  let style: String
  let counting: String
  /// Whether the counting is a guess.
  let countingAssumed: Bool
  let kind: String
  @Nullable var surahs: Int?
  @Nullable var bitrate: Int?
  let urls: [String]
  @Nullable var timings: String?
  /// The id in the library.
  @Nullable var libraryID: String?

  private enum CodingKeys: String, CodingKey {
    case id, name
    case arabicName = "arabic_name"
    case riwayah, style, counting
    case countingAssumed = "counting_assumed"
    case kind, surahs, bitrate, urls, timings
    case libraryID = "library_id"
  }

  init(_ entry: CatalogueEntry, known: String?) {
    (id, name, arabicName) = (entry.id, entry.name, entry.arabicName)
    (riwayah, style) = (entry.riwayah.rawValue, entry.style.rawValue)
    counting = entry.numbering.counting.rawValue
    countingAssumed = if case .assumed = entry.numbering { true } else { false }
    kind = entry.kind.rawValue
    _surahs = Nullable(wrappedValue: entry.surahs)
    _bitrate = Nullable(wrappedValue: entry.source.bitrate)
    urls = entry.source.patterns.map(\.description)
    _timings = Nullable(wrappedValue: entry.description().timings)
    _libraryID = Nullable(wrappedValue: known)
  }
}

/// A reciter for others, as `reciters add FILE.json` reads it.
package struct DescribedReciter: Encodable {
  let tilawa = "reciter"
  let version = 1
  @Nullable var id: String?
  let name: String
  @Nullable var arabicName: String?
  let riwayah: String
  let counting: String
  @Nullable var style: String?
  @Nullable var bitrate: Int?
  let urls: [String]
  @Nullable var timings: String?

  private enum CodingKeys: String, CodingKey {
    case tilawa, version, id, name
    case arabicName = "arabic_name"
    case riwayah, counting, style, bitrate, urls, timings
  }

  package init(_ reciter: ReciterDescription) {
    _id = Nullable(wrappedValue: reciter.id)
    name = reciter.name
    _arabicName = Nullable(wrappedValue: reciter.arabicName)
    (riwayah, counting) = (reciter.riwayah.rawValue, reciter.counting.rawValue)
    _style = Nullable(wrappedValue: reciter.style?.rawValue)
    _bitrate = Nullable(wrappedValue: reciter.source.bitrate)
    urls = reciter.source.patterns.map(\.description)
    _timings = Nullable(wrappedValue: reciter.timings)
  }
}

/// Files of a reciter that were added.
struct ReciterImported: Encodable {
  struct Fault: Encodable {
    let surah: Int
    let message: String
  }

  let reciter: ReciterValue
  let files: Int
  let ayat: Int
  /// The number of files that are no recitation by name.
  let ignored: Int
  let holes: [String]
  let faults: [Fault]
  let refused: [String]
  /// The number of files of whole surahs whose ayat are to be heard.
  let unheard: Int
}

/// Reciters who were added.
struct RecitersAdded: Encodable {
  /// The source from which files are fetched, after the members of the reciter.
  struct Source: Encodable {
    let source: DescribedReciter
  }

  let added: [JoinedMembers]
}

/// The reciters of the library.
struct RecitersListed: Encodable {
  /// The loudness, after the other members of a reciter.
  struct Level: Encodable {
    let loudness: [LoudnessValue?]
  }

  let reciters: [JoinedMembers]
}

/// The files of a reciter.
struct ReciterFilesValue: Encodable {
  let from: String
  let files: Int
  let pinned: Bool

  init(_ files: ReciterFiles) {
    (from, self.files, pinned) = (files.origin.rawValue, files.files, files.pinning == .pinned)
  }
}

/// The details of a reciter, after the members of the reciter.
struct ReciterDetailsValue: Encodable {
  let files: Int
  let recordings: Int
  let confirmed: Int
  let suggested: Int
  let coverage: [String]
  let loudness: [LoudnessValue?]
  /// The origin of the files.
  @Nullable var from: String?
  let pinned: Bool
  @Nullable var source: DescribedReciter?
  /// Whether the times of words are known.
  let words: Bool
  /// The files of whole surahs; null where there are none.
  @Nullable var surahs: Surahs?

  /// The files of whole surahs.
  struct Surahs: Encodable {
    let files: Int
    /// The number of those whose ayat have times.
    let timed: Int
    /// Whether the others are heard now.
    let hearing: Bool
  }
}

/// A reciter who was removed.
struct ReciterForgotten: Encodable {
  let removed: ReciterValue
  /// Copies of recordings that stay.
  let kept: [String]
}

/// The choices of the setup.
struct SetupMade: Encodable {
  let riwayah: String
  let reciters: [ReciterValue]
  /// The ids of new reciters.
  let added: [String]
  let recordings: String
  let network: String
  /// Bytes.
  let downloadsLimit: Int
  /// The id of the translation; left out where none was downloaded.
  let translation: String?
  /// The id of the transliteration; left out where none was downloaded.
  let transliteration: String?

  private enum CodingKeys: String, CodingKey {
    case riwayah, reciters, added, recordings, network
    case downloadsLimit = "downloads_limit"
    case translation, transliteration
  }
}

// MARK: - Downloads

/// Fetched files.
struct DownloadsListed: Encodable {
  let downloads: [DownloadFact]
}

/// A fetched file.
struct DownloadFact: Encodable {
  let reciter: String
  let name: String
  let path: String
  let bytes: Int
  let sha256: String
  let url: String
  @Nullable var etag: String?
  @Nullable var modified: String?
  /// Seconds since 1970.
  let fetched: Int
  let used: Int
  let pinned: Bool
  @Nullable var fault: String?

  init(_ download: Download) {
    (reciter, name, path) = (download.reciter, download.name, download.file.path)
    (bytes, sha256, url) = (download.size, download.sha256, download.origin.url)
    _etag = Nullable(wrappedValue: download.origin.etag)
    _modified = Nullable(wrappedValue: download.origin.modified)
    (fetched, used, pinned) = (download.fetchedAt, download.usedAt, download.isPinned)
    _fault = Nullable(wrappedValue: download.fault)
  }
}

/// The size of fetched files.
struct DownloadsMeasured: Encodable {
  let files: Int
  let bytes: Int
  /// Bytes of pinned files.
  let pinned: Int
  let limit: Int
  let folder: String
}

/// The limit, and what was removed to keep it; in bytes.
struct DownloadsKept: Encodable {
  let limit: Int
  /// The number of files.
  let removed: Int
  let freed: Int
  let excess: Int
  let pinned: Int
}

/// The number of files that a download would fetch.
struct DownloadPlanned: Encodable {
  let reciter: String
  let files: Int
  let here: Int
  let missing: Int
}

/// Fetched files that were removed.
struct DownloadsRemoved: Encodable {
  let removed: Int
  let bytes: Int
  /// The number of unfinished files.
  let leftovers: Int
  /// Files that are unknown to the library, and stay.
  let left: [String]
}

/// The number of files that were pinned or unpinned; the other member is left out.
struct DownloadsPinned: Encodable {
  var pinned: Int?
  var unpinned: Int?
}

/// Fetched files that were checked.
struct DownloadsAudited: Encodable {
  struct Trouble: Encodable {
    let reciter: String
    let name: String
    let trouble: String
  }

  let files: Int
  let bytes: Int
  let troubles: [Trouble]
}
