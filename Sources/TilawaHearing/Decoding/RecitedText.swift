import TilawaCore

/// The text of a passage as it may be recited: its ayat, and the basmalahs before its surahs.
package struct RecitedText: Sendable {
  /// An ayah, or a basmalah that is no ayah.
  package struct Part: Hashable, Sendable {
    /// Tanzil's Uthmani text.
    package let text: String
    /// Whether it is a basmalah before a surah, which may be left out.
    package let isOpening: Bool

    package init(_ text: String, isOpening: Bool = false) { (self.text, self.isOpening) = (text, isOpening) }
  }

  /// A word with its forms.
  struct Word: Hashable, Sendable {
    /// The index of its part.
    let part: Int
    let forms: [Form]
  }

  /// The acoustic units of a word, and the ways to begin and to end it that have these units.
  struct Form: Hashable, Sendable {
    let units: [UInt8]
    var starts: Edges
    var ends: Edges
  }

  /// Ways to begin a word, or to end it.
  struct Edges: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let joined = Edges(rawValue: 1)
    static let pause = Edges(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ edge: WordEdge) {
      self =
        switch edge {
        case .joined: .joined
        case .pause: .pause
        }
    }
  }

  /// The parts in order.
  package let parts: [Part]
  /// The words of all parts in order.
  let words: [Word]
  /// The indices of the words of each part.
  let ranges: [Range<Int>]

  /// Reads the texts of ayat of Hafs that follow each other.
  package init(_ parts: [Part]) {
    let pronunciation = Pronunciation(parts.map(\.text))
    var (words, ranges): ([Word], [Range<Int>]) = ([], [])
    for part in parts.indices {
      ranges.append(pronunciation.words(ofAyah: part))
      for index in pronunciation.words(ofAyah: part) {
        words.append(Word(part: part, forms: Self.forms(of: index, in: pronunciation)))
      }
    }
    (self.parts, self.words, self.ranges) = (parts, words, ranges)
  }

  /// Returns the part of a word, and its number in that part, from 1.
  package func place(ofWord word: Int) -> (part: Int, number: Int) {
    let part = words[word].part
    return (part, word - ranges[part].lowerBound + 1)
  }

  /// Returns the ways to say a word, those with the same units as one.
  static func forms(of word: Int, in pronunciation: Pronunciation) -> [Form] {
    var forms: [Form] = []
    for start in [WordEdge.joined, .pause] {
      for end in [WordEdge.joined, .pause] {
        let units = pronunciation.word(word, from: start, to: end).units.map(\.rawValue)
        guard !units.isEmpty else { continue }
        if let same = forms.firstIndex(where: { $0.units == units }) {
          forms[same].starts.insert(Edges(start))
          forms[same].ends.insert(Edges(end))
        } else {
          forms.append(Form(units: units, starts: Edges(start), ends: Edges(end)))
        }
      }
    }
    return forms
  }
}
