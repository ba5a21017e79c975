/// The order in which letters are seen from the left, for a line that is read from the right: what UAX #9 says of a paragraph
/// of level 1 without explicit marks.
///
/// Letters are turned with their marks: a cluster is never divided.
package enum VisualOrder {
  /// What the order depends on in a letter.
  package enum Kind: Hashable {
    /// Of a script from left to right, and from right to left.
    case left, right
    /// Digits as in Europe, and as in Arabic.
    case european, arabic
    /// Between digits; between or before European digits; beside those; space; all else.
    case separator, sign, terminator, space, neutral
  }

  private static let base = 1

  /// The letters of a line, from the left.
  ///
  /// - Parameters:
  ///   - items: in the order in which they are read.
  ///   - letter: what stands there.
  /// - Returns: each with what is seen there, which of a bracket is its mirror image.
  package static func order<Item>(_ items: [Item], letter: (Item) -> Character) -> [(item: Item, seen: Character)] {
    let letters = items.map(letter)
    let levels = levels(of: letters)
    var places = Array(items.indices)
    for level in stride(from: levels.max() ?? base, through: base, by: -1) { turn(&places, levels, atLeast: level) }
    return places.map { (items[$0], levels[$0] % 2 == 1 ? mirrored(letters[$0]) : letters[$0]) }
  }

  /// The same of plain text.
  package static func order(_ text: String) -> String { String(order(Array(text), letter: \.self).map(\.seen)) }

  private static func turn(_ places: inout [Int], _ levels: [Int], atLeast level: Int) {
    var start = 0
    while start < places.count {
      guard levels[places[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < places.count, levels[places[end]] >= level { end += 1 }
      places[start..<end].reverse()
      start = end
    }
  }

  // MARK: - Levels

  package static func levels(of letters: [Character]) -> [Int] {
    var kinds = letters.map(kind)
    resolveDigits(&kinds, letters)
    resolveNeutrals(&kinds)
    var levels = kinds.map { $0 == .right ? base : base + 1 }
    // Space at the end of a line is of the paragraph.
    for place in levels.indices.reversed() {
      guard kind(of: letters[place]) == .space else { break }
      levels[place] = base
    }
    return levels
  }

  /// W2 to W7: digits after Arabic letters are Arabic; what stands between or beside digits belongs to them.
  private static func resolveDigits(_ kinds: inout [Kind], _ letters: [Character]) {
    var isAfterArabic = false
    for place in kinds.indices {
      switch kinds[place] {
      case .left, .right: isAfterArabic = isArabic(letters[place])
      case .european where isAfterArabic: kinds[place] = .arabic
      default: break
      }
    }
    for place in kinds.indices where kinds[place] == .separator || kinds[place] == .sign {
      let neighbours = [place - 1, place + 1].map { kinds.indices.contains($0) ? kinds[$0] : .neutral }
      let holds: [Kind] = kinds[place] == .sign ? [.european] : [.european, .arabic]
      kinds[place] = neighbours[0] == neighbours[1] && holds.contains(neighbours[0]) ? neighbours[0] : .neutral
    }
    for place in kinds.indices where kinds[place] == .terminator {
      kinds[place] = isBesideEuropean(place, kinds) ? .european : .neutral
    }
    var strong = Kind.right
    for place in kinds.indices {
      switch kinds[place] {
      case .left, .right: strong = kinds[place]
      case .european where strong == .left: kinds[place] = .left
      default: break
      }
    }
  }

  private static func isBesideEuropean(_ place: Int, _ kinds: [Kind]) -> Bool {
    let after = kinds[place...].first { $0 != .terminator }
    let before = kinds[..<place].last { $0 != .terminator }
    return before == .european || after == .european
  }

  /// N1 and N2: between two of one direction they are of that; digits count as from right to left. Else of the paragraph's.
  private static func resolveNeutrals(_ kinds: inout [Kind]) {
    var place = 0
    while place < kinds.count {
      guard isNeutral(kinds[place]) else {
        place += 1
        continue
      }
      var end = place
      while end < kinds.count, isNeutral(kinds[end]) { end += 1 }
      let isBetweenLeft = place > 0 && kinds[place - 1] == .left && end < kinds.count && kinds[end] == .left
      for inside in place..<end { kinds[inside] = isBetweenLeft ? .left : .right }
      place = end
    }
  }

  private static func isNeutral(_ kind: Kind) -> Bool { kind == .neutral || kind == .space }

  // MARK: - Letters

  /// By the first of what a letter consists of; its marks follow it.
  package static func kind(of letter: Character) -> Kind {
    guard let scalar = letter.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x660...0x669, 0x66B...0x66C, 0x6DD, 0x600...0x605: return .arabic
    case 0x30...0x39, 0x6F0...0x6F9: return .european
    case 0x2B, 0x2D: return .sign
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: return .separator
    case 0x23, 0x24, 0x25, 0xB0, 0x66A, 0x609...0x60A: return .terminator
    case 0x6DE, 0x6E9, 0xFD3E, 0xFD3F: return .neutral
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x200F, 0x61C: return .right
    default: break
    }
    if scalar.properties.isWhitespace { return .space }
    return scalar.properties.isAlphabetic ? .left : .neutral
  }

  /// Hebrew letters leave digits behind them as they are.
  private static func isArabic(_ letter: Character) -> Bool {
    guard let value = letter.unicodeScalars.first?.value else { return false }
    return (0x600...0x8FF).contains(value) || (0xFB50...0xFEFF).contains(value) || value == 0x61C
  }

  private static let mirrors: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
  ]

  private static func mirrored(_ letter: Character) -> Character { mirrors[letter] ?? letter }
}
