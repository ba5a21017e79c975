import Glibc
import TilawaCore
import TilawaFiles

/// The sounds of courses, each a file with the name of its content. They are no recordings of the library: a student is never
/// played in place of a teacher.
package struct CourseSounds: Sendable {
  package let folder: String

  package init(in folders: Folders) { folder = "\(folders.data)/course" }

  /// Returns the path of a sound; nil where it is not here.
  package func path(of sha256: String) -> String? {
    guard Hex.isDigest(sha256) else { return nil }
    return CourseSounds.formats.lazy.map { "\(folder)/\(sha256).\($0)" }.first { access($0, R_OK) == 0 }
  }

  /// The endings of sounds that a course takes.
  package static let formats = ["flac", "wav", "ogg", "opus", "mp3", "m4a", "aac"]

  /// Returns the ending for a file: by its first bytes, since recordings of the library have none, else by its name; nil where a
  /// course does not take it.
  package static func format(of path: String) throws(StoreError) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let kind = SoundKind(heading: try OpenFile.start(of: path), named: name) else { return nil }
    let ending =
      switch kind {
      case .mov, .threeGP: SoundKind.m4a.ending
      case .oga, .spx: SoundKind.ogg.ending
      default: kind.ending
      }
    return formats.contains(ending) ? ending : nil
  }

  /// The most bytes of a sound.
  package static let most = 256 << 20

  /// Copies a file.
  ///
  /// - Parameter format: the ending of the file, one of `formats`.
  /// - Returns: the SHA-256.
  /// - Throws: `.invalid` for a file that is too large.
  package func add(_ source: String, format: String) throws(StoreError) -> String {
    let (digest, bytes) = try SHA256Hasher.digest(ofFile: source)
    guard bytes <= CourseSounds.most else {
      throw StoreError(
        code: .invalid, operation: StoreSentences.cannotTake, path: source,
        detail: StoreSentences.courseSoundTooLarge(
          size: ByteSize(bytes: bytes).sentence, most: ByteSize(bytes: CourseSounds.most).sentence))
    }
    guard path(of: digest) == nil else { return digest }
    try PrivateFolder.create(folder)
    let temporary = "\(folder)/\(TemporaryFile.name(.incoming))"
    try WholeFile.copy(source, to: temporary)
    do throws(StoreError) {
      guard try SHA256Hasher.digest(ofFile: temporary).digest == digest else {
        throw StoreError(
          code: .invalid, operation: StoreSentences.cannotTake, path: source, detail: StoreSentences.changedWhileRead)
      }
      try WholeFile.settle(temporary, as: "\(folder)/\(digest).\(format)")
    } catch {
      unlink(temporary)
      throw error
    }
    return digest
  }

  /// Begins a sound that is given piece by piece; it gets its name when all of it was right.
  func incoming() throws(StoreError) -> (path: String, descriptor: Int32) {
    try PrivateFolder.create(folder)
    return try WholeFile.temporary(in: folder)
  }

  /// Gives a whole sound its name.
  func settle(_ file: ArrivingFile, _ sha256: String, format: String) throws(StoreError) {
    try file.settle(as: "\(folder)/\(sha256).\(format)")
  }

  /// Gives a whole sound its name.
  func settle(_ temporary: String, _ sha256: String, format: String) throws(StoreError) {
    try WholeFile.settle(temporary, as: "\(folder)/\(sha256).\(format)")
  }
}
