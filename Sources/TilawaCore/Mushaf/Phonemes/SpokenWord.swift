/// A word of an ayah as it is said.
package struct SpokenWord: Hashable, Sendable {
  /// The index of the ayah among the ayat that were given, from 0.
  package let ayah: Int
  /// The number of the word in the ayah, from 1.
  package let word: Int
  /// The phonemes. A consonant that two words share belongs to the second one; a helping vowel to the first one.
  package let phonemes: [Phoneme]

  /// The units of the acoustic model.
  package var units: [AcousticUnit] { phonemes.map(AcousticUnit.init) }

  /// Whether the reader stops after it.
  package let end: WordEdge
}

/// A way to begin or to end a word.
package enum WordEdge: UInt8, Hashable, Sendable {
  /// The reader begins here, or stops here.
  case pause
  /// The reader goes on in one breath.
  case joined
}

/// The words after which a reader stops. Everybody stops after the last word of all.
package enum Stops: Hashable, Sendable {
  /// No stop but the last one.
  case none
  /// A stop after each ayah.
  case ayat
  /// A stop after each word.
  case words
  /// A stop after each ayah, and after the words with these indices, from 0 over all ayat.
  case after(Set<Int>)
}
