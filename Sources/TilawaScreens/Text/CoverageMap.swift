package import TilawaConsole
package import TilawaCore
import TilawaTerminal

/// A map on the terminal: a glyph for each part of the Quran, which says how much of it is there; colours say the same.
package struct CoverageMap {
  package let depth: ColourDepth

  package init(
    depth: ColourDepth
  ) {
    self.depth = depth
  }

  /// The covered share of a part, in four steps.
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
      case .nothing: ScreensSentences.coveredNothing.text
      case .some: ScreensSentences.coveredSome.text
      case .half: ScreensSentences.coveredHalf.text
      case .all: ScreensSentences.coveredAll.text
      }
    }

    /// The sRGB colour, visible on black and on white; nil means the terminal's own.
    var colour: UInt32? {
      switch self {
      case .nothing: nil
      case .some: 0xFF0000
      case .half: 0xAF5F00
      case .all: 0x008700
      }
    }
  }

  /// The colours of a map, for a check of their contrast.
  package static var colours: [UInt32] { Fill.allCases.compactMap(\.colour) }

  /// Parts with their names, in as many columns as there is room for; they are read line by line.
  ///
  /// - Parameter width: of the terminal.
  package func lines(_ shares: [Coverage.Share], named names: [String], width: Int) -> [Painted] {
    let widest = names.map(\.columns).max() ?? 0
    let (cell, gap) = (CoverageMap.numberWidth + 1 + widest + 2, 2)
    let perLine = max(1, (width + gap) / (cell + gap))
    let cells = zip(shares, names).enumerated().map { place, part in
      let (share, name) = part
      let space = String(repeating: " ", count: widest - name.columns)
      return Painted(CoverageMap.numbered(place + 1) + " \(name)\(space) ") + painted(Fill(share))
    }
    return stride(from: 0, to: cells.count, by: perLine).map {
      cells[$0..<min($0 + perLine, cells.count)].joined(separator: String(repeating: " ", count: gap))
    } + [legend]
  }

  /// Parts without names, so many in a line, which begins with the number of its first.
  package func lines(_ shares: [Coverage.Share], perLine: Int) -> [Painted] {
    stride(from: 0, to: shares.count, by: perLine).map { first in
      let line = shares[first..<min(first + perLine, shares.count)].map { " " + painted(Fill($0)) }
      return Painted(CoverageMap.numbered(first + 1) + " ") + line.joined()
    } + [legend]
  }

  private var legend: Painted {
    Fill.allCases.reversed().map { fill -> Painted in "\(painted(fill)) \(fill.words)" }.joined(separator: "  ")
  }

  private static let numberWidth = 4

  private static func numbered(_ number: Int) -> String {
    String(repeating: " ", count: max(0, numberWidth - "\(number)".count)) + "\(number)"
  }

  private func painted(_ fill: Fill) -> Painted { Painted(fill.glyph, fill.colour.map(depth.look) ?? .plain) }
}
