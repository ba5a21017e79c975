/// A note in the cache folder about the verified version of a file, so that the file is not hashed at each start.
struct VerificationStamp {
  private let content: String

  init(path: String, identity: FileIdentity, digests: QuranDigests) {
    content = "\(identity) \(digests.text) \(digests.structure) \(path)\n"
  }

  /// Whether the note in `cache` is about this very version; false where there is none or it cannot be read.
  func isKept(in cache: String) -> Bool {
    Disk.bytes(of: VerificationStamp.file(in: cache), atMost: 1 << 16) == Array(content.utf8)
  }

  /// Replaces the note at once and entirely; does nothing where `cache` cannot be written.
  func keep(in cache: String) {
    try? PrivateFolder.create(cache)
    try? WholeFile.write(content, to: VerificationStamp.file(in: cache))
  }

  static func file(in cache: String) -> String { cache + "/quran.verified" }
}
