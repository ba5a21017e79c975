/// The distance between two spellings, or other sequences.
package enum EditDistance {
  /// Returns the smallest number of elements to insert, delete or replace to turn one into the other (Levenshtein).
  @inlinable package static func between<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
