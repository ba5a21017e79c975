package import TilawaCore

/// The text of a riwayah, by the ayat of its own counting. Its digest is always pinned.
///
/// The size is about 1.5 MB. The bytes shown are the bytes hashed.
package struct RiwayahText: Sendable {
  /// The riwayah.
  package let riwayah: Riwayah
  /// The digest that was found and is pinned.
  package let sha256: String
  /// The path of the file.
  package let path: String
  private let bytes: [UInt8]
  /// The start of each ayah's line, and the end of the last.
  private let starts: [Int]
  private let structure: QuranStructure

  /// - Throws: `.unverified` for bytes whose digest is not among those pinned for the riwayah.
  init(
    _ riwayah: Riwayah, bytes: [UInt8], path: String, pins: [PinnedText], structure: QuranStructure
  ) throws(StoreError) {
    var hasher = SHA256Hasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    let digest = hasher.finish()
    guard pins.contains(where: { $0.riwayah == riwayah && $0.sha256 == digest }) else {
      throw StoreError(
        code: .unverified, operation: StoreSentences.cannotTrustTextOf(riwayah: riwayah.name), path: path,
        detail: StoreSentences.changedAfterInstall, reason: .changedText)
    }
    self.riwayah = riwayah
    sha256 = digest
    self.path = path
    self.bytes = bytes
    self.structure = structure
    var starts = [0]
    starts.reserveCapacity(structure.ayatCount(of: riwayah.counting) + 1)
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(place + 1) }
    self.starts = starts
  }

  /// The number of ayat.
  package var count: Int { starts.count - 1 }

  /// The words of an ayah, as printed, without its number.
  ///
  /// - Precondition: the ref is of the riwayah's counting, which has it.
  /// - Throws: `.unverified` where the text has another ayah in its place.
  package func words(of ref: AyahRef) throws(StoreError) -> String {
    precondition(ref.counting == riwayah.counting, "\(riwayah.name) numbers its ayat otherwise")
    let ordinal = structure.ordinal(of: ref)
    let head = "\(ref.surah)|\(ref.ayah)|"
    guard ordinal < count else { throw misplaced(ref) }
    let line = bytes[starts[ordinal]..<starts[ordinal + 1] - 1]
    guard line.starts(with: head.utf8) else { throw misplaced(ref) }
    return PrintedAyah.words(String(decoding: line.dropFirst(head.utf8.count), as: UTF8.self))
  }

  /// The words of several ayat, apart by a space.
  ///
  /// - Throws: as `words(of:)`.
  package func words(of range: AyahRange) throws(StoreError) -> String {
    var words: [String] = []
    for ref in structure.ayat(in: range) { words.append(try self.words(of: ref)) }
    return words.joined(separator: " ")
  }

  /// The basmalah as this riwayah writes it: its first ayah if that is the basmalah, else the end of 27:30, because the
  /// texts have no lines before surahs. Nil if the words there are not those of the basmalah.
  package func basmalah() throws(StoreError) -> String? {
    let first = try words(of: AyahRef(surah: 1, ayah: 1, counting: riwayah.counting))
    if RiwayahText.isBasmalah(first) { return first }
    let letter = AyahRef(surah: 27, ayah: 30)
    let refs = structure.ayat(sharing: structure.span(of: letter), in: riwayah.counting)
    guard let ref = refs.last else { return nil }
    let end = try words(of: ref).split(separator: " ").suffix(QuranStructure.basmalah.count).joined(separator: " ")
    return RiwayahText.isBasmalah(end) ? end : nil
  }

  /// Whether a text is the basmalah by its letters alone; riwayat differ in the marks on them.
  private static func isBasmalah(_ text: String) -> Bool {
    let letters = ArabicText.folded(text).unicodeScalars.filter { $0 != "ا" && $0 != " " }
    return letters.elementsEqual("بسملله لرحمنلرحيم".unicodeScalars.filter { $0 != " " })
  }

  private func misplaced(_ ref: AyahRef) -> StoreError {
    StoreError(
      code: .unverified, operation: StoreSentences.cannotFindInText(ref: "\(ref)", riwayah: riwayah.name), path: path,
      detail: StoreSentences.ayatOfAnotherCounting(counting: riwayah.counting.rawValue))
  }
}
