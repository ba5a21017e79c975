import Glibc
package import TilawaCore

/// The packs that a user has installed, in the data folder.
///
/// A pack is three files. A verbatim copy of the original file and the text as lines are named by their SHA-256. The
/// manifest is named by the id and written last. The text is hashed again each time it is opened: if there is a doubt,
/// nothing is shown. Any thread; blocks on the disk.
package struct PackStore: Sendable {
  /// No file of a whole translation or of all words is larger.
  package static let longest = 64_000_000

  /// The folder of the files.
  package let folder: String
  let structure: QuranStructure

  /// The packs in these folders.
  package init(folders: Folders, structure: QuranStructure) {
    folder = folders.packs
    self.structure = structure
  }

  /// The ids of the packs that are installed, in order; one may be damaged.
  ///
  /// - Throws: `.unreadable` or `.io` where the folder cannot be listed.
  package var ids: [PackID] {
    get throws(StoreError) {
      try names.compactMap { name in
        guard name.hasSuffix(PackManifest.ending) else { return nil }
        return PackID(name.dropLast(PackManifest.ending.count)).flatMap {
          $0.text + PackManifest.ending == name ? $0 : nil
        }
      }.sorted()
    }
  }

  /// All files in the folder; none where it is absent.
  var names: [String] {
    get throws(StoreError) { try FolderListing.namesIfThere(in: folder) }
  }

  /// Whether there is a pack of that id; it may be damaged.
  package func isThere(_ id: PackID) -> Bool { access(path(of: id), F_OK) == 0 }

  /// The path of a pack's manifest, which need not exist.
  package func path(of id: PackID) -> String { "\(folder)/\(id)\(PackManifest.ending)" }

  /// The description of a pack, without its text.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.unverified` for a changed manifest.
  package func pack(_ id: PackID) throws(StoreError) -> TextPack { try manifest(id).pack }

  /// Opens a pack with its text, hashed anew.
  ///
  /// - Throws: `.notFound`, `.unreadable`, `.unverified` if it is not the installed text.
  package func open(_ id: PackID) throws(StoreError) -> OpenPack {
    let manifest = try manifest(id)
    let path = "\(folder)/\(manifest.lines)"
    let bytes = try text(path, of: id, WholeFile.read(path, atMost: Self.longest), manifest.lines)
    let pack = OpenPack(manifest.pack, bytes: bytes, structure: structure)
    let expected = manifest.pack.kind == .words ? structure.words : structure.ayatCount(of: .kufi)
    guard pack.lines == expected, manifest.pack.ayat == structure.ayatCount(of: .kufi) else { throw damaged(path, id) }
    return pack
  }

  /// Opens a pack and hashes also the file from which it was read.
  ///
  /// - Throws: as `open`.
  package func verify(_ id: PackID) throws(StoreError) -> TextPack {
    let pack = try open(id).pack
    _ = try original(of: id)
    return pack
  }

  /// The bytes of the file from which a pack was read, hashed anew.
  ///
  /// - Throws: as `open`.
  package func original(of id: PackID) throws(StoreError) -> [UInt8] {
    let manifest = try manifest(id)
    let path = "\(folder)/\(manifest.pack.sha256)"
    return try text(path, of: id, WholeFile.read(path, atMost: Self.longest), manifest.pack.sha256)
  }

  func manifest(_ id: PackID) throws(StoreError) -> PackManifest {
    let path = path(of: id)
    let bytes = try WholeFile.read(path, atMost: 100_000)
    guard let manifest = PackManifest(bytes), manifest.pack.id == id else { throw damaged(path, id) }
    return manifest
  }

  private func text(_ path: String, of id: PackID, _ bytes: [UInt8], _ digest: String) throws(StoreError) -> [UInt8] {
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    guard hasher.finish() == digest else { throw damaged(path, id) }
    return bytes
  }

  private func damaged(_ path: String, _ id: PackID) -> StoreError {
    StoreError(
      code: .unverified, operation: StoreSentences.cannotTrustPack(id: id.description), path: path,
      detail: StoreSentences.changedAfterInstall, reason: .changedText)
  }
}

extension Folders {
  /// The packs that were installed.
  package var packs: String { texts + "/packs" }
}
