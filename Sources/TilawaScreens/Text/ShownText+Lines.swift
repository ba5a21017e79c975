import AppBase
package import AppMushaf
import TilawaConsole
import TilawaCore

extension ShownText {
  /// Prints the text for people: a line for each range, or a paragraph where packs stand below it.
  package func say() throws {
    if packs.packs.isEmpty, tajweed == nil, quarters == nil {
      return Terminal.say(plain: zip(ranges, texts).lazy.map { $0.description + "\t" + $1 })
    }
    let texts = painted
    guard !packs.packs.isEmpty else {
      return Terminal.say(lines: zip(ranges, texts).map { "\($0)\t\($1)" })
    }
    let flow = TextFlow.standardOutput()
    for (ref, text) in zip(ranges, texts) {
      // Colours take no columns: the terminal itself breaks such lines.
      let flows = flow.columns != nil && text == Painted(text.text)
      let ayah = flows ? ["\(ref)"] + flow.lines(text.text, .rightToLeft).map { Painted($0) } : ["\(ref)\t\(text)"]
      Terminal.say(lines: ayah + (try packs.lines(of: ref, flow)) + [""])
    }
    Terminal.say(lines: packs.credits.map { Painted($0) })
  }

  /// The texts with the colours of rules and the signs of quarters.
  private var painted: [Painted] {
    let texts: [Painted]
    if let tajweed {
      let paint = TajweedPaint(depth: .standardOutput)
      texts = tajweed.map { $0.painted(with: paint) }
    } else {
      texts = self.texts.map { Painted($0) }
    }
    guard let quarters else { return texts }
    return zip(texts, quarters).map(ShownText.signed)
  }

  /// Returns a text with the sign before some of its words; colours stay with their letters.
  private static func signed(_ text: Painted, _ words: [Int]) -> Painted {
    guard !words.isEmpty else { return text }
    let starts = AyahWords(text.text).scalars.map(\.lowerBound)
    let places = words.map { $0 - 1 }.filter(starts.indices.contains).map { starts[$0] }
    return text.inserting("\(QuranStructure.quarterSign) ", before: places)
  }
}
