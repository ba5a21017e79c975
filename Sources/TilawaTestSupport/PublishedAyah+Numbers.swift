package import TilawaCore

extension PublishedAyah {
  /// Makes an ayah from the numbers of a test.
  package init(surah: Int, ayah: Int, start: Int? = nil, end: Int? = nil, words: [PublishedWord] = []) {
    guard let place = UncheckedPlace(surah: surah, ayah: ayah) else {
      preconditionFailure("no source names \(surah):\(ayah)")
    }
    self.init(place, start: start, end: end, words: words)
  }
}
