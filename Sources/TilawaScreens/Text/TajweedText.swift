package import AppMushaf
package import TilawaConsole
import TilawaCore

extension TajweedAyah {
  /// Returns the letters of the range in the colours of their rules.
  package func painted(with paint: TajweedPaint) -> Painted { paint.painted(letters(shown), runs) }
}

extension TajweedReport {
  /// Prints the spans for people.
  package func say() {
    let paint = TajweedPaint(depth: .standardOutput)
    for ayah in ayat { Terminal.say(lines: TajweedReport.lines(of: ayah, paint)) }
  }

  /// Returns the ayah, and a line for each span: number of the word, letters, word, rule and reason.
  private static func lines(of ayah: TajweedAyah, _ paint: TajweedPaint) -> [Painted] {
    var lines: [Painted] = ["\(ayah.range)\t\(ayah.painted(with: paint))"]
    for span in ayah.spans {
      let words = ayah.words(of: span)
      let number = words.count > 1 ? "\(words.lowerBound)-\(words.upperBound)" : "\(words.lowerBound)"
      let letters = paint.painted(ayah.wholeLetters(of: span), as: span.rule)
      let place: Painted = "  \(number)\t\(letters)\t\(ayah.wordLetters(of: span))\t"
      let name = paint.painted(span.rule.sentence.text, as: span.rule)
      lines.append("\(place)\(name)\t\(span.rule.arabicName)\t\(span.rule.reason)")
    }
    return lines
  }
}

extension PhonemeReport {
  /// Prints each ayah, and a line for each word: its number, letters and phonemes.
  package func say() {
    for ayah in ayat {
      let words = ayah.words.map { word -> Painted in
        let phonemes = word.spoken.phonemes.map(\.notation).joined(separator: " ")
        return "  \(word.spoken.word)\t\(word.text)\t\(phonemes)"
      }
      Terminal.say(lines: ["\(ayah.range)\t\(ayah.text)"] + words)
    }
  }
}

extension TajweedRuleList {
  /// Prints the rules for people, each name in its colour.
  package func say() {
    let paint = TajweedPaint(depth: .standardOutput)
    for rule in rules {
      let name = paint.painted(rule.sentence.text, as: rule)
      let line: Painted =
        "\(rule.rawValue)\t\(TajweedRuleList.colour(of: rule) ?? "-")\t\(name)\t\(rule.arabicName)\t\(rule.reason)"
      Terminal.say(line)
    }
  }
}
