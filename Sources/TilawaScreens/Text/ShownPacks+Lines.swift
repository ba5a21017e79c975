package import AppBase
package import TilawaConsole
package import TilawaCore
import TilawaStore

extension ShownPacks {
  /// Returns the lines below the text of an ayah.
  package func lines(of range: AyahRange, _ flow: TextFlow) throws -> [Painted] {
    try packs.flatMap { pack in
      let label = packs.count > 1 && pack.pack.kind != .words ? "\(pack.pack.id): " : ""
      guard pack.pack.kind != .words else {
        let pairs = try words(of: range, in: pack).map { (first: $0.gloss.text, second: $0.word) }
        return flow.pairs(pairs, pack.pack.direction).map { Painted($0) }
      }
      return passages(of: range, in: pack).flatMap { passage in
        let head = label + (isSame(passage, range) ? "" : "(\(passage.ayat)) ")
        return pack.pack.kind == .transliteration
          ? StyledLetters(head, passage.source).lines(flow, pack.pack.direction)
          : flow.lines(head + passage.text, pack.pack.direction).map { Painted($0) }
      }
    }
  }
}
