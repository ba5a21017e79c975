/// A comparison of heard units with those of the words that should be there.
struct UnitMatching: Hashable {
  /// The part of a word that was heard.
  struct Word: Hashable {
    /// The number of its units, of those that were heard, and of those in whose place others were heard.
    let units: Int
    var heard = 0
    var replaced = 0
    /// The number of heard units between them that are none of the word.
    var inside = 0
  }

  private(set) var words: [Word]
  /// The number of heard units that stand for none of the words.
  var more: Int { count - words.reduce(0) { $0 + $1.heard + $1.replaced } }
  private let count: Int

  /// Aligns heard units with the units of words by the edit distance.
  init(_ heard: [UInt8], to expected: [[UInt8]]) {
    let units = expected.enumerated().flatMap { word, units in units.map { (word, $0) } }
    words = expected.map { Word(units: $0.count) }
    count = heard.count
    let width = heard.count + 1
    var cost = [Int](repeating: 0, count: (units.count + 1) * width)
    for row in 0...units.count {
      for column in 0...heard.count {
        guard row > 0, column > 0 else {
          cost[row * width + column] = row + column
          continue
        }
        let same = units[row - 1].1 == heard[column - 1] ? 0 : 1
        cost[row * width + column] = min(
          cost[(row - 1) * width + column - 1] + same,
          cost[(row - 1) * width + column] + 1, cost[row * width + column - 1] + 1)
      }
    }
    var (row, column) = (units.count, heard.count)
    // The word whose unit was met last, and the heard units since then that stand for none.
    var (open, between): (Int?, Int) = (nil, 0)
    while row > 0 {
      let here = cost[row * width + column]
      let word = units[row - 1].0
      if column > 0, here == cost[(row - 1) * width + column - 1] + (units[row - 1].1 == heard[column - 1] ? 0 : 1) {
        if units[row - 1].1 == heard[column - 1] { words[word].heard += 1 } else { words[word].replaced += 1 }
        if open == word { words[word].inside += between }
        (open, between) = (word, 0)
        (row, column) = (row - 1, column - 1)
      } else if here == cost[(row - 1) * width + column] + 1 {
        row -= 1
      } else {
        between += 1
        column -= 1
      }
    }
  }
}
