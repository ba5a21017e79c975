import Foundation
import Glibc

/// A folder in which a library travels: `tilawa-library.json`, sounds in `recordings/` named by their SHA-256, and what is
/// known of each in `annotations/`.
struct ExchangeFolder {
  let path: String

  /// The bytes that a document has at the most.
  private static let limit = 64 << 20
  private static let manifest = #"{"format":"tilawa-library","version":1}"# + "\n"

  private struct Manifest: Decodable {
    let format: String
    let version: Int
  }

  /// A folder that something was exported to.
  ///
  /// - Throws: `.notFound`, `.invalid`, `.newerVersion`.
  init(reading path: String) throws(StoreError) {
    self.path = path
    guard access(path, F_OK) == 0 else {
      throw ExchangeFolder.error(.notFound, "import", path, String(cString: strerror(errno)))
    }
    guard try isOurs() else {
      throw ExchangeFolder.error(
        .invalid, "import", path, "it is no exported library: there is no tilawa-library.json in it")
    }
  }

  /// A folder to export to; made if absent.
  ///
  /// - Throws: `.invalid` for one that holds other things, `.newerVersion`, `.cannotCreate`.
  init(writing path: String) throws(StoreError) {
    self.path = path
    try PrivateFolder.create(path)
    if try !isOurs() {
      let names = Disk.names(in: path) ?? []
      guard names.allSatisfy({ $0.hasPrefix(".") || $0.hasPrefix("tilawa-library.json.") }) else {
        throw ExchangeFolder.error(
          .invalid, "export to", path, "other things are in it; name a new or an empty folder")
      }
      try WholeFile.write(ExchangeFolder.manifest, to: path + "/tilawa-library.json")
    }
    try PrivateFolder.create(recordings)
    try PrivateFolder.create(annotations)
    for part in [recordings, annotations] {
      // In a folder that is shared it could lead anywhere.
      var info = stat()
      guard lstat(part, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, info.st_uid != geteuid() else { continue }
      throw ExchangeFolder.error(.invalid, "export to", part, "it is another user's link")
    }
    removeLeftovers()
  }

  var recordings: String { path + "/recordings" }
  var annotations: String { path + "/annotations" }
  /// Bookmarks and positions.
  var reading: String { path + "/reading.json" }

  func sound(_ sha256: String) -> String { "\(recordings)/\(sha256)" }
  func annotation(_ sha256: String) -> String { "\(annotations)/\(sha256).json" }

  /// The digests of the recordings of which something is known here, in order.
  func digests() -> [String] {
    let names = Disk.names(in: annotations) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .filter(RecordingDocument.isDigest).sorted()
  }

  /// What is known here of a recording; nil where nothing is.
  ///
  /// - Throws: `.corrupt` with what is wrong, `.unreadable`.
  func document(_ sha256: String, words: Int) throws(StoreError) -> RecordingDocument? {
    let path = annotation(sha256)
    guard access(path, F_OK) == 0 else { return nil }
    let text = try WholeFile.read(path, atMost: ExchangeFolder.limit)
    let document = try RecordingDocument.read(Data(text), at: path, words: words)
    guard document.sha256 == sha256 else {
      throw ExchangeFolder.error(.corrupt, "read what is marked", path, "it is of another recording")
    }
    return document
  }

  func write(_ document: RecordingDocument) throws(StoreError) {
    let path = annotation(document.sha256)
    let text: String
    do { text = try document.text(.prettyPrinted) + "\n" } catch {
      throw ExchangeFolder.error(.io, "write", path, "\(error)")
    }
    try WholeFile.write(text, to: path)
  }

  private func isOurs() throws(StoreError) -> Bool {
    guard let text = try? WholeFile.read(path + "/tilawa-library.json", atMost: ExchangeFolder.limit),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(text)), manifest.format == "tilawa-library"
    else { return false }
    guard manifest.version == 1 else {
      throw ExchangeFolder.error(.newerVersion, "use", path, "a newer version of Tilawa wrote it; update Tilawa")
    }
    return true
  }

  /// What a process that was killed left of a document.
  private func removeLeftovers() {
    for folder in [path, annotations] {
      for name in Disk.names(in: folder) ?? [] {
        let parts = name.split(separator: ".")
        guard parts.count == 3, parts[1] == "json", let process = Int32(parts[2]), process > 0,
          kill(process, 0) != 0, errno == ESRCH
        else { continue }
        unlink("\(folder)/\(name)")
      }
    }
  }

  static func error(
    _ code: StoreError.Code, _ operation: String, _ path: String, _ message: String
  ) -> StoreError {
    StoreError(code: code, operation: operation, path: path, message: message)
  }
}
