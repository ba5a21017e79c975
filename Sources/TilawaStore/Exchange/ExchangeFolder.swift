import FoundationEssentials
import Glibc
import TilawaCore

/// A folder in which a library travels: `tilawa-library.json`, sounds in `recordings/` named by title and SHA-256, and what is
/// known of each in `annotations/`.
struct ExchangeFolder {
  let path: String
  /// The names of the sounds that are here, by their digests.
  private var sounds: [String: String] = [:]

  /// The bytes that a document has at the most.
  private static let limit = 64 << 20
  private static let manifest = #"{"format":"tilawa-library","version":\#(version)}"# + "\n"
  /// The version of the folder. In folders of version 1 the name of a sound is its SHA-256 alone.
  private static let version = 2

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
      throw ExchangeFolder.error(.notFound, StoreSentences.cannotImportFolder, path, .system())
    }
    guard try found() != nil else {
      throw ExchangeFolder.error(
        .invalid, StoreSentences.cannotImportFolder, path, StoreSentences.noExportedLibrary)
    }
    sounds = try listedSounds()
  }

  /// A folder to export to; made if absent.
  ///
  /// - Throws: `.invalid` for one that holds other things, `.newerVersion`, `.cannotCreate`.
  init(writing path: String) throws(StoreError) {
    self.path = path
    try PrivateFolder.create(path)
    let known = try found()
    if known == nil {
      let names = try FolderListing.names(in: path)
      guard names.allSatisfy({ $0.hasPrefix(".") || $0.hasPrefix("tilawa-library.json.") }) else {
        throw ExchangeFolder.error(
          .invalid, StoreSentences.cannotExportTo, path, StoreSentences.folderHasOtherFiles)
      }
    }
    // Write the version before anything that an older version would not find.
    if known != ExchangeFolder.version {
      try WholeFile.write(ExchangeFolder.manifest, to: ExchangeFolder.manifest(in: path))
    }
    try PrivateFolder.create(recordings)
    try PrivateFolder.create(annotations)
    for part in [recordings, annotations] {
      // A link of another user in a shared folder could lead anywhere.
      var info = stat()
      guard lstat(part, &info) == 0, info.st_mode & S_IFMT == S_IFLNK, info.st_uid != geteuid() else { continue }
      throw ExchangeFolder.error(.invalid, StoreSentences.cannotExportTo, part, StoreSentences.linkOfAnotherUser)
    }
    removeLeftovers()
    sounds = try listedSounds()
  }

  /// The file that makes a folder one of these.
  static func manifest(in path: String) -> String { path + "/tilawa-library.json" }

  var recordings: String { path + "/recordings" }
  var annotations: String { path + "/annotations" }
  /// Bookmarks and positions.
  var reading: String { path + "/reading.json" }
  /// The ledger of hifz.
  var hifz: String { path + "/hifz.jsonl" }

  /// The path of a recording's sound; if there is none, the path at which it is expected.
  func sound(_ sha256: String) -> String { "\(recordings)/\(sounds[sha256] ?? sha256)" }
  func annotation(_ sha256: String) -> String { "\(annotations)/\(sha256).json" }

  /// Notes under which name a sound lies here now.
  mutating func note(_ name: String, of sha256: String) { sounds[sha256] = name }

  /// The name of a sound that is here; nil where it is not.
  func name(ofSound sha256: String) -> String? { sounds[sha256] }

  /// The digests of the recordings of which something is known here, in order; and how many other names there are.
  ///
  /// - Throws: `.corrupt` where there is no such folder, `.unreadable`, `.io`.
  func digests() throws(StoreError) -> (known: [String], others: Int) {
    let names: [String]
    do throws(StoreError) {
      names = try FolderListing.names(in: annotations)
    } catch {
      guard error.code == .notFound else { throw error }
      throw ExchangeFolder.error(
        .corrupt, StoreSentences.cannotImportFolder, annotations,
        StoreSentences.exportIncomplete
      )
    }
    let shown = names.filter { !$0.hasPrefix(".") }
    let known = shown.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.filter(Hex.isDigest)
    return (known.sorted(), shown.count - known.count)
  }

  /// The sounds of which nothing is known here.
  func strangers(besides known: [String]) -> [String] {
    let known = Set(known)
    return sounds.filter { !known.contains($0.key) }.values.sorted()
  }

  private func listedSounds() throws(StoreError) -> [String: String] {
    let names = try FolderListing.namesIfThere(in: recordings)
    return names.reduce(into: [:]) { sounds, name in
      if let digest = SoundName.digest(in: name) { sounds[digest] = name }
    }
  }

  /// Reads the document of a recording; nil if there is none.
  ///
  /// - Throws: `.corrupt` with the fault; `.unreadable`.
  func document(_ sha256: String, words: Int) throws(StoreError) -> RecordingDocument? {
    let path = annotation(sha256)
    if access(path, F_OK) != 0, errno == ENOENT { return nil }
    let text = try WholeFile.read(path, atMost: ExchangeFolder.limit)
    let document = try RecordingDocument.read(Data(text), at: path, words: words)
    guard document.sha256 == sha256 else {
      throw ExchangeFolder.error(
        .corrupt, StoreSentences.cannotReadWhatIsMarked, path, StoreSentences.ofAnotherRecording)
    }
    return document
  }

  func write(_ document: RecordingDocument) throws(StoreError) {
    let path = annotation(document.sha256)
    let text: String
    do { text = try document.text(.prettyPrinted) + "\n" } catch {
      throw ExchangeFolder.error(.io, FilesSentences.cannotWrite, path, Sentence(verbatim: "\(error)"))
    }
    try WholeFile.write(text, to: path)
  }

  /// The version of what was exported here; nil where nothing was.
  private func found() throws(StoreError) -> Int? {
    let file = path + "/tilawa-library.json"
    if access(file, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return nil }
    let text = try WholeFile.read(file, atMost: ExchangeFolder.limit)
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(text)), manifest.format == "tilawa-library"
    else { return nil }
    guard (1...ExchangeFolder.version).contains(manifest.version) else {
      throw ExchangeFolder.error(.newerVersion, StoreSentences.cannotUse, path, StoreSentences.newerVersionUpdate)
    }
    return manifest.version
  }

  /// Removes the temporary files of documents that a killed process left.
  private func removeLeftovers() {
    for folder in [path, annotations] {
      // Pass over a folder that cannot be listed: the next reader of it reports the error.
      for name in (try? FolderListing.names(in: folder)) ?? [] {
        let parts = name.split(separator: ".")
        guard parts.count == 3, parts[1] == "json" || parts[1] == "jsonl",
          ["tilawa-library", "hifz"].contains(parts[0]) || Hex.isDigest(parts[0]),
          let process = Int32(parts[2]),
          process > 0,
          kill(process, 0) != 0, errno == ESRCH
        else { continue }
        unlink("\(folder)/\(name)")
      }
    }
  }

  static func error(
    _ code: StoreError.Code, _ operation: Sentence, _ path: String, _ detail: Sentence
  ) -> StoreError {
    StoreError(code: code, operation: operation, path: path, detail: detail)
  }
}
