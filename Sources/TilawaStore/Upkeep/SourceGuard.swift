import GRDB
import Glibc
package import TilawaCore
package import TilawaFiles

/// A guard against writing to files that Tilawa plays or keeps. It checks every output path of a user.
///
/// Files are recognised by device and number, so links and other names do not hide them. Files that are not present are
/// recognised by their paths.
package struct SourceGuard {
  private let folders: Folders
  private var sources: [Source]?
  private var numbers: [OutputTarget.Number: Source]?

  private struct Source {
    let path: String
    /// The description of the file, for people.
    let words: Sentence
    /// Bytes of a recording that is in the library; nil for one in the trash.
    let size: Int?
    /// The SHA-256 of a recording that is in the library or in the trash.
    let digest: String?
  }

  package init(folders: Folders) { self.folders = folders }

  /// Returns the reason against writing to a target; nil if writing is allowed.
  ///
  /// - Throws: the error of reading the library, if the target replaces a file that the library may have.
  package mutating func complaint(about target: OutputTarget) throws(StoreError) -> Sentence? {
    switch target.kind {
    case .stream: return nil
    case .absent:
      if let complaint = complaint(aboutFolder: Disk.split(target.path).folder) { return complaint }
      let known = (try? allSources()) ?? []
      let (folder, name) = Disk.split(target.path)
      return known.first { source in
        let (other, otherName) = Disk.split(source.path)
        return otherName.pathBytes == name.pathBytes && (other == folder || realpath(other) == folder)
      }?.words
    case .file(let number):
      if let complaint = complaint(aboutFolder: Disk.split(target.path).folder) { return complaint }
      if let source = try allNumbers()[number] { return source.words }
      return try original(at: target.path)
    }
  }

  /// Returns the reason against writing into a folder, which need not exist; nil if writing is allowed.
  package func complaint(aboutFolder path: String) -> Sentence? {
    let own = [
      (folders.data, StoreSentences.inLibraryFolder),
      (folders.downloads, StoreSentences.downloadedFile),
    ]
    var path = Disk.standardized(path)
    while path != "/", !Disk.exists(path) { path = Disk.split(path).folder }
    path = realpath(path) ?? path
    while true {
      let number = OutputTarget.Number(path)
      if let found = own.first(where: { number != nil && OutputTarget.Number($0.0) == number }) { return found.1 }
      guard path != "/" else { return nil }
      path = Disk.split(path).folder
    }
  }

  /// Returns the reason against writing to the original of a copied recording; nil for other files. Tilawa does not
  /// play the original, but it is somebody's recitation.
  private mutating func original(at path: String) throws(StoreError) -> Sentence? {
    guard let size = Disk.size(of: path) else { return nil }
    let copies = try allSources().filter { $0.digest != nil && ($0.size ?? size) == size }
    guard !copies.isEmpty else { return nil }
    let digest = try SHA256Hasher.digest(ofFile: path).digest
    return copies.first { $0.digest == digest }?.words
  }

  private mutating func allNumbers() throws(StoreError) -> [OutputTarget.Number: Source] {
    if let numbers { return numbers }
    var all: [OutputTarget.Number: Source] = [:]
    for source in try allSources() {
      if let number = OutputTarget.Number(source.path) { all[number] = source }
    }
    numbers = all
    return all
  }

  /// The files that the library plays, or would play after a restoration from the trash.
  private mutating func allSources() throws(StoreError) -> [Source] {
    if let sources { return sources }
    guard Disk.exists(folders.library) else { return [] }
    let folders = folders
    let all = try LibraryOpening.ofProcess(folders).library().database.read(StoreSentences.cannotLookUpWhatIsPlayed) {
      db in
      try Row.fetchAll(db, sql: SourceGuard.query).compactMap { row -> Source? in
        func text(_ column: String) -> String? { try? row[column] }
        guard let path = text("path") else { return nil }
        let title = text("title").map { StoreSentences.soundOfRecording(title: $0) }
        return Source(
          path: text("storage") == "recordings" ? "\(folders.recordings)/\(path)" : path,
          words: title ?? StoreSentences.fileOfReciter(id: text("reciter") ?? ""),
          size: try? row["size"], digest: text("sha256"))
      }
    }
    sources = all
    return all
  }

  private static let query = """
    SELECT audio_file.storage, audio_file.path, reciter.id AS reciter, recording.title,
        audio_file.size, recording.sha256
      FROM audio_file JOIN reciter ON reciter.number = audio_file.reciter
      LEFT JOIN recording ON recording.file = audio_file.id
    UNION ALL SELECT storage, path, '', title, NULL, sha256 FROM trash
    """
}
