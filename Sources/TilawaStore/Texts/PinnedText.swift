import TilawaCore

/// What the text of a riwayah must hash to before a letter of it is shown. Holds figures only.
struct PinnedText: Hashable, Sendable {
  /// Whose text it is.
  let riwayah: Riwayah
  /// SHA-256 of its lines `surah|ayah|text`, each ended by a newline.
  let sha256: String
  /// For each surah the first four digits of the SHA-256 of its lines: what tells where another text differs.
  let surahs: [String]

  init(riwayah: Riwayah, sha256: String, surahs: [String]) {
    self.riwayah = riwayah
    self.sha256 = sha256
    self.surahs = surahs
  }

  /// As `Scripts/quran/text-pins` writes them: the surahs' digits in one piece.
  init(_ riwayah: Riwayah, _ sha256: String, _ digits: String) {
    let digits = Array(digits)
    self.init(
      riwayah: riwayah, sha256: sha256,
      surahs: stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) })
  }

  /// The figures of a text, as they would be pinned.
  init(_ riwayah: Riwayah, of ayat: [PrintedAyah]) {
    self.init(
      riwayah: riwayah, sha256: PinnedText.digest(ayat[...]), surahs: PinnedText.surahDigests(ayat).map(\.digits))
  }

  static func digest(_ ayat: ArraySlice<PrintedAyah>) -> String {
    var hasher = SHA256Hasher()
    for ayah in ayat { hasher.update(ayah.line + "\n") }
    return hasher.finish()
  }

  /// Of each run of ayat of one surah, in the order in which they come.
  static func surahDigests(_ ayat: [PrintedAyah]) -> [(surah: Int, digits: String)] {
    var digests: [(surah: Int, digits: String)] = []
    var rest = ayat[...]
    while let first = rest.first {
      let surah = rest.prefix { $0.surah == first.surah }
      digests.append((first.surah, String(digest(surah).prefix(4))))
      rest = rest[surah.endIndex...]
    }
    return digests
  }
}
