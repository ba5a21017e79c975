package import TilawaCore

/// An ayah, or some words of it, with the rules of tajweed that apply.
///
/// Words of an ayah have the rules that they have in the whole ayah: the reciter goes on after them.
package struct TajweedAyah {
  /// The ayah or its words.
  package let range: AyahRange
  /// The text of the whole ayah.
  package let text: String
  /// Indices of the code points of the range in the text.
  package let shown: Range<Int>
  /// The spans of the wanted rules that touch the range.
  package let spans: [TajweedSpan]
  private let scalars: [Unicode.Scalar]
  private let words: [Range<Int>]

  /// Finds the rules that apply.
  ///
  /// - Parameters:
  ///   - text: the text of the whole ayah in which the range lies.
  ///   - rules: the wanted rules; empty for all.
  package init(_ range: AyahRange, text: String, rules: Set<TajweedRule> = []) {
    self.range = range
    self.text = text
    scalars = Array(text.unicodeScalars)
    words = AyahWords(text).scalars
    let shown =
      range.words.map { [words] in words[$0.lowerBound - 1].lowerBound..<words[$0.upperBound - 1].upperBound }
      ?? 0..<scalars.count
    self.shown = shown
    spans = Tajweed.spans(of: text).filter {
      $0.scalars.overlaps(shown) && (rules.isEmpty || rules.contains($0.rule))
    }
  }

  /// Numbers of the words in which a span begins and ends, from 1.
  package func words(of span: TajweedSpan) -> ClosedRange<Int> {
    let first = words.lastIndex { $0.lowerBound <= span.scalars.lowerBound } ?? 0
    let last = words.lastIndex { $0.lowerBound < span.scalars.upperBound } ?? first
    return first + 1...last + 1
  }

  /// Returns some code points of the ayah.
  package func letters(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  /// Returns the word or words of a span.
  package func wordLetters(of span: TajweedSpan) -> String {
    let range = words(of: span)
    return letters(words[range.lowerBound - 1].lowerBound..<words[range.upperBound - 1].upperBound)
  }

  /// Returns the letters of a span, each with all its marks: a mark alone could not be shown.
  package func wholeLetters(of span: TajweedSpan) -> String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .nonspacingMark }
    var (start, end) = (span.scalars.lowerBound, span.scalars.upperBound)
    while start > 0, isMark(scalars[start]) { start -= 1 }
    while end < scalars.count, isMark(scalars[end]) { end += 1 }
    return letters(start..<end)
  }

  /// The spans without overlaps, in indices of the shown text.
  package var runs: [TajweedSpan] {
    Tajweed.runs(spans).compactMap { run in
      let scalars = run.scalars.clamped(to: shown)
      return scalars.isEmpty
        ? nil : TajweedSpan(scalars.lowerBound - shown.lowerBound..<scalars.upperBound - shown.lowerBound, run.rule)
    }
  }
}

extension TajweedAyah {
  /// The spans for programs, in indices of the code points of the shown text.
  package var values: [TajweedSpanValue] {
    spans.map { span in
      let words = words(of: span)
      let scalars = span.scalars.clamped(to: shown)
      return TajweedSpanValue(
        start: scalars.lowerBound - shown.lowerBound, end: scalars.upperBound - shown.lowerBound,
        rule: span.rule.rawValue, letters: letters(scalars), word: words.lowerBound, lastWord: words.upperBound)
    }
  }
}

/// A span of a rule for programs. Members keep this order.
package struct TajweedSpanValue: Encodable {
  let start: Int
  let end: Int
  let rule: String
  let letters: String
  /// The numbers of the words in which it begins and ends, from 1.
  let word: Int
  let lastWord: Int

  private enum CodingKeys: String, CodingKey {
    case start, end, rule, letters, word
    case lastWord = "last_word"
  }
}
