/// A text in runs of one style each; adjacent words of one style are one run.
package struct StyledText<Style: Hashable & Sendable>: Hashable, Sendable {
  /// Words of one style.
  package struct Run: Hashable, Sendable {
    /// The words.
    package fileprivate(set) var text: String
    /// The style.
    package let style: Style

    fileprivate init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// The runs from the left.
  package private(set) var runs: [Run] = []

  package init() {}

  /// The words without their styles.
  package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The number of columns on a terminal.
  package var columns: Int { runs.reduce(0) { $0 + $1.text.columns } }

  /// Appends words.
  package mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Returns the beginning that fits into some columns. A shortened text ends with “…” in `plain`.
  package func fitting(_ columns: Int, plain: Style) -> StyledText {
    guard self.columns > columns else { return self }
    var (line, left) = (StyledText(), max(0, columns - 1))
    for run in runs {
      let piece = run.text.prefix(columns: left)
      line.append(piece, run.style)
      left -= piece.columns
      if piece.utf8.count < run.text.utf8.count { break }
    }
    if columns > 0 { line.append("…", plain) }
    return line
  }
}
