import TilawaCore

extension MushafReader {
  /// The ayat of a surah; nil where their text cannot be read.
  func ayat(ofSurah surah: Int) -> [MushafPage.Ayah]? {
    ayat((1...structure.ayat(inSurah: surah, of: counting)).map { AyahRef(surah: surah, ayah: $0, counting: counting) })
  }

  /// These ayat; nil where the text of one cannot be read.
  func ayat(_ refs: [AyahRef]) -> [MushafPage.Ayah]? {
    let ayat = refs.compactMap(ayah)
    return ayat.count == refs.count ? ayat : nil
  }
}
