/// A word by its place in an ayah of a counting.
public struct WordRef: Hashable, Sendable, CustomStringConvertible {
  /// The ayah of the word.
  public let ayah: AyahRef
  /// The number of the word in the ayah, from 1, in the text of Hafs.
  public let number: Int
  /// The index of the word, from 0 through the whole Quran.
  public let word: Int

  init(ayah: AyahRef, number: Int, word: Int) {
    self.ayah = ayah
    self.number = number
    self.word = word
  }

  /// The text form: "2:255:7".
  public var description: String { "\(ayah):\(number)" }
}

extension QuranStructure {
  /// Returns the place of a word among the ayat of a counting; nil for the words of the first basmalah if they belong
  /// to no ayah.
  public func ref(ofWord word: Int, in counting: VerseCounting) -> WordRef? {
    let table = table(counting)
    guard (0..<words).contains(word), let ordinal = table.ordinals(overlapping: WordRange(word, word + 1)).first else {
      return nil
    }
    return WordRef(ayah: table.ref(ordinal), number: word - table.starts[ordinal] + 1, word: word)
  }
}
