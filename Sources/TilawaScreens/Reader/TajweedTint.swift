import TilawaCore
import TilawaTerminal

/// The colours of the letters of an ayah, word by word.
struct TajweedTint: Hashable {
  /// The colours by word, then by letter with its marks; nil for the colour of the text.
  private let colours: [[TextStyle.Colour?]]

  /// - Parameters:
  ///   - words: of the ayah, which stand in its text with one space between.
  ///   - spans: code points of that text.
  init(words: [String], spans: [TajweedSpan]) {
    var byScalar: [Int: TextStyle.Colour] = [:]
    for span in spans {
      guard let colour = TextStyle.Colour(of: span.rule) else { continue }
      for scalar in span.scalars where byScalar[scalar] == nil { byScalar[scalar] = colour }
    }
    var offset = 0
    colours = words.map { word in
      defer { offset += 1 }
      return word.map { letter in
        let scalars = offset..<offset + letter.unicodeScalars.count
        offset = scalars.upperBound
        return scalars.lazy.compactMap { byScalar[$0] }.first
      }
    }
  }

  /// The pieces of a word that are of one colour, in order.
  func pieces(of word: String, at place: Int) -> [(text: String, colour: TextStyle.Colour?)] {
    guard colours.indices.contains(place) else { return [(word, nil)] }
    var pieces: [(text: String, colour: TextStyle.Colour?)] = []
    for (letter, colour) in zip(word, colours[place]) {
      if let last = pieces.indices.last, pieces[last].colour == colour {
        pieces[last].text.append(letter)
      } else {
        pieces.append((String(letter), colour))
      }
    }
    return pieces
  }
}

extension TextStyle.Colour {
  /// The nearest to a rule's own that terminals have; nil where its letters are not coloured.
  init?(of rule: TajweedRule) {
    switch rule.colour {
    case 0x808080: self = .grey
    case 0xFF0000: self = .scarlet
    case 0xFF69B4: self = .pink
    case 0xFF7F00: self = .orange
    case 0x9400D3: self = .violet
    case 0x228B22: self = .forest
    case 0x4169E1: self = .royal
    case 0xDC143C: self = .crimson
    default: return nil
    }
  }
}
