import TilawaCore

extension MushafReader {
  /// Returns the ayat of a surah; nil when their text cannot be read.
  func ayat(ofSurah surah: Int) -> [MushafPage.Ayah]? {
    ayat((1...structure.ayat(inSurah: surah, of: counting)).map { AyahRef(surah: surah, ayah: $0, counting: counting) })
  }

  /// Returns these ayat; nil when the text of one cannot be read.
  func ayat(_ refs: [AyahRef]) -> [MushafPage.Ayah]? {
    let ayat = refs.compactMap(ayah)
    return ayat.count == refs.count ? ayat : nil
  }
}
