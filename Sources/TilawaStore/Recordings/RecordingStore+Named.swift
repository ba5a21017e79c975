import Glibc
package import TilawaCore

extension RecordingStore {
  /// A path of a recording's sound whose name has the title and a suffix. A copy is named by its SHA-256 alone; this makes
  /// a named link to it.
  ///
  /// - Throws: `.cannotCreate`, `.notFound`.
  package func namedPath(of recording: Recording) throws(StoreError) -> String {
    guard recording.file.path == "\(folders.recordings)/\(recording.fileDigest)" else { return recording.file.path }
    let name = SoundName.make(of: recording, recording.fileDigest, heading: try OpenFile.start(of: recording.file.path))
    let path = "\(folders.named)/\(name)"
    try Folders.create(folders.named)
    guard symlink("../recordings/\(recording.fileDigest)", path) == 0 || errno == EEXIST else {
      throw StoreError(
        code: .cannotCreate, operation: StoreSentences.cannotMakeLink, path: path, detail: .system())
    }
    return path
  }

  /// Removes the links to a copy that is gone.
  static func removeNames(of sha256: String, in folders: Folders) {
    // A folder that cannot be listed has no links that anybody could follow.
    for name in (try? FolderListing.names(in: folders.named)) ?? [] where SoundName.digest(in: name) == sha256 {
      unlink("\(folders.named)/\(name)")
    }
  }

  /// The document of a recording: everything except its sound.
  ///
  /// - Throws: `.notFound` for one that is gone.
  package func document(of recording: Recording) throws(StoreError) -> RecordingDocument {
    try read(StoreSentences.cannotReadWhatIsKnownOf(name: recording.title)) { db in
      try DocumentTable.document(of: recording, StoredRecording.of(recording, db), db)
    }
  }
}
