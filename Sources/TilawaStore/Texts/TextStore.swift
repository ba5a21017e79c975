import Glibc
package import TilawaCore

/// The texts of riwayat that a user has installed, one file each in the data folder.
///
/// A text is taken only if its digest is pinned, and hashed again each time it is opened: where there is a doubt, nothing is
/// shown. Any thread; blocks on the disk.
package struct TextStore: Sendable {
  /// Longer than any text of the Quran in a layout with much around it.
  private static let longest = 64_000_000

  /// The folder of the files.
  package let folder: String
  private let structure: QuranStructure
  private let pins: [PinnedText]

  /// The texts in these folders that this program knows.
  package init(folders: Folders, structure: QuranStructure) {
    self.init(folder: folders.texts, structure: structure, pins: PinnedText.kingFahd)
  }

  init(folder: String, structure: QuranStructure, pins: [PinnedText]) {
    self.folder = folder
    self.structure = structure
    self.pins = pins
  }

  /// The SHA-256 that the lines of a riwayah's text must have; nil where no text is known.
  package static func digest(of riwayah: Riwayah) -> String? {
    PinnedText.kingFahd.first { $0.riwayah == riwayah }?.sha256
  }

  /// The path of the text of a riwayah, which need not exist.
  package func path(of riwayah: Riwayah) -> String { "\(folder)/\(Self.name(of: riwayah))" }

  private static func name(of riwayah: Riwayah) -> String { "\(riwayah.rawValue).txt" }

  /// Whether there is a file for the riwayah; it may be damaged.
  package func isThere(_ riwayah: Riwayah) -> Bool { access(path(of: riwayah), F_OK) == 0 }

  /// The riwayat for which there are files, in the usual order; a file may be damaged.
  package var riwayat: [Riwayah] { Riwayah.allCases.filter(isThere) }

  /// Keeps the text in the bytes of a file of the King Fahd Complex; an existing text is replaced.
  ///
  /// - Parameter path: the name of the file, for errors.
  /// - Throws: `.unreadable`; `.unverified` for an unknown text, with the differences; `.cannotCreate`. Nothing is changed then.
  package func add(_ bytes: [UInt8], named path: String) throws(StoreError) -> RiwayahText {
    let ayat = try TextFile(bytes, path: path).ayat
    let digest = PinnedText.digest(ayat[...])
    guard let pin = pins.first(where: { $0.sha256 == digest }) else { throw refusal(of: ayat, path) }
    guard TextDoubt.counts(ayat) == counts(pin.riwayah.counting) else { throw refusal(of: ayat, path) }
    let bytes = Array(ayat.map { $0.line + "\n" }.joined().utf8)
    try WholeFile.write(bytes, named: Self.name(of: pin.riwayah), in: folder)
    return try open(pin.riwayah)
  }

  /// Opens the text of a riwayah, hashed anew.
  ///
  /// - Throws: `.notFound` if it is not installed, `.unreadable`, `.unverified` if it is not the pinned text.
  package func open(_ riwayah: Riwayah) throws(StoreError) -> RiwayahText {
    let path = path(of: riwayah)
    return try RiwayahText(
      riwayah, bytes: WholeFile.read(path, atMost: Self.longest), path: path, pins: pins, structure: structure)
  }

  /// Removes the text of a riwayah.
  ///
  /// - Throws: `.notFound`, `.cannotCreate`.
  package func remove(_ riwayah: Riwayah) throws(StoreError) {
    let path = path(of: riwayah)
    guard unlink(path) != 0 else { return }
    let reason = errno
    throw StoreError(
      code: reason == ENOENT || reason == ENOTDIR ? .notFound : .cannotCreate,
      operation: StoreSentences.cannotRemoveTextOf(riwayah: riwayah.name), path: path, detail: .system(reason))
  }

  private func counts(_ counting: VerseCounting) -> [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: structure.surahs.map { ($0.id, structure.ayat(inSurah: $0.id, of: counting)) })
  }

  private func refusal(of ayat: [PrintedAyah], _ path: String) -> StoreError {
    StoreError(
      code: .unverified, operation: StoreSentences.cannotTrustText, path: path,
      detail: TextDoubt(ayat, structure: structure, pins: pins).sentence)
  }
}
