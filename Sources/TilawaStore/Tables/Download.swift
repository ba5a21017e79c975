package import TilawaCore

/// A file that was fetched from a reciter's source, as the library knows it.
package struct Download: Hashable, Sendable {
  /// The origin of a file, as its server stated it.
  package struct Origin: Hashable, Sendable {
    /// The address that gave it.
    package let url: String
    /// The ETag, as the server wrote it.
    package let etag: String?
    /// `Last-Modified`, as the server wrote it.
    package let modified: String?

    package init(url: String, etag: String? = nil, modified: String? = nil) {
      self.url = url
      self.etag = etag
      self.modified = modified
    }
  }

  /// The fault of a file that its timings do not fit. New timings clear it.
  package static let unfit = "its timings fit nothing of it"

  /// The id of the reciter.
  package let reciter: String
  /// The file and its format; it lies in the reciter's folder of the downloads.
  package let file: AudioFile
  /// The size in bytes.
  package let size: Int
  /// The SHA-256 of the content, as 64 hexadecimal digits.
  package let sha256: String
  /// The origin of the file.
  package let origin: Origin
  /// Seconds since 1970.
  package let fetchedAt: Int
  /// The time of the last fetch or play, in seconds since 1970.
  package let usedAt: Int
  /// Whether it is pinned, by itself or with its reciter.
  package let isPinned: Bool
  /// Its fault; a file with a fault is not played.
  package let fault: String?

  /// Its name in the reciter's folder: "002255.mp3".
  package var name: String { file.path.split(separator: "/").last.map(String.init) ?? file.path }
}

/// A file in the downloads folder, whole and decoded to its end, that is to be stored.
package struct NewDownload: Hashable, Sendable {
  /// The id of the reciter.
  package let reciter: String
  /// The file with its SHA-256; its segments are stored if it has no fault.
  package let file: NewAudioFile
  /// The origin of the file.
  package let origin: Download.Origin
  /// Whether it is pinned.
  package let pinning: Pinning
  /// Its fault; nil for a good file.
  package let fault: String?

  package init(
    reciter: String, file: NewAudioFile, origin: Download.Origin, pinning: Pinning = .unpinned, fault: String? = nil
  ) {
    self.reciter = reciter
    self.file = file
    self.origin = origin
    self.pinning = pinning
    self.fault = fault
  }
}

/// Whether fetched files stay when the cache exceeds its limit.
package enum Pinning: Hashable, Sendable { case pinned, unpinned }
