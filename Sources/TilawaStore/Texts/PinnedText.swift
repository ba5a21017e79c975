import TilawaCore

/// The pinned digests of a riwayah's text, checked before a letter of it is shown. Holds figures only.
struct PinnedText: Hashable, Sendable {
  /// The riwayah of the text.
  let riwayah: Riwayah
  /// SHA-256 of its lines `surah|ayah|text`, each ended by a newline.
  let sha256: String
  /// The first four digits of the SHA-256 of each surah's lines; they show the surahs in which another text differs.
  let surahs: [String]

  init(riwayah: Riwayah, sha256: String, surahs: [String]) {
    self.riwayah = riwayah
    self.sha256 = sha256
    self.surahs = surahs
  }

  /// Makes the digests from the output of `Scripts/quran/text-pins`, with the surahs' digits in one piece.
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

  /// The digits of each run of ayat of one surah, in order.
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
