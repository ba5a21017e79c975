import TilawaCore

/// A map on the terminal: a glyph for each part of the Quran, which says how much of it is there; colours say the same.
struct CoverageMap {
  /// Where numbers stand.
  enum Numbering { case cells, lines }

  let isColoured: Bool

  /// How much of a part is there.
  private enum Fill: CaseIterable {
    case nothing, some, half, all

    init(_ share: Coverage.Share) {
      if share.covered == 0 {
        self = .nothing
      } else if share.covered == share.ayat {
        self = .all
      } else {
        self = share.covered * 2 >= share.ayat ? .half : .some
      }
    }

    var glyph: String {
      switch self {
      case .nothing: "·"
      case .some: "░"
      case .half: "▓"
      case .all: "█"
      }
    }

    var words: String {
      switch self {
      case .nothing: "nothing"
      case .some: "less than half"
      case .half: "half or more"
      case .all: "all"
      }
    }

    var look: Painted.Look {
      switch self {
      case .nothing: .faint
      case .some: .red
      case .half: .yellow
      case .all: .green
      }
    }
  }

  func draw(_ shares: [Coverage.Share], perLine: Int, numbering: Numbering) {
    for first in stride(from: 0, to: shares.count, by: perLine) {
      let line = shares[first..<min(first + perLine, shares.count)].enumerated().map { index, share in
        let number = numbering == .cells ? "\(first + index + 1)" : ""
        let width = numbering == .cells ? 4 : 0
        return Painted(String(repeating: " ", count: max(0, width - number.count)) + number + " ")
          + painted(Fill(share))
      }
      let head = numbering == .lines ? padded("\(first + 1)") : ""
      Terminal.say(Painted(head) + line.joined())
    }
    Terminal.say(
      Fill.allCases.reversed().map { fill -> Painted in "\(painted(fill)) \(fill.words)" }.joined(separator: "  "))
  }

  private func padded(_ number: String) -> String { String(repeating: " ", count: 4 - number.count) + number + " " }

  private func painted(_ fill: Fill) -> Painted { Painted(fill.glyph, isColoured ? fill.look : .plain) }
}
