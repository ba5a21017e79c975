/// A word by its place in an ayah, in the counting that numbers the ayah.
public struct WordRef: Hashable, Sendable, CustomStringConvertible {
  /// The ayah in which it stands.
  public let ayah: AyahRef
  /// Which word of the ayah it is, from 1, in the text of Hafs.
  public let number: Int
  /// Counted from 0 through the whole Quran.
  public let word: Int

  init(ayah: AyahRef, number: Int, word: Int) {
    self.ayah = ayah
    self.number = number
    self.word = word
  }

  /// "2:255:7".
  public var description: String { "\(ayah):\(number)" }
}

extension QuranStructure {
  /// The place of a word among the ayat of a counting; nil for the words of the first basmalah where they belong to no ayah.
  public func ref(ofWord word: Int, in counting: VerseCounting) -> WordRef? {
    let table = table(counting)
    guard (0..<words).contains(word), let ordinal = table.ordinals(overlapping: WordRange(word, word + 1)).first else {
      return nil
    }
    return WordRef(ayah: table.ref(ordinal), number: word - table.starts[ordinal] + 1, word: word)
  }
}
