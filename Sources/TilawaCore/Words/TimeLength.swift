/// A length of time in whole seconds, at least one.
package struct TimeLength: Hashable, Sendable {
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  /// Reads `90s`, `30m`, `1h30m`, or a bare number of seconds; nil for any other text, and for zero.
  package init?(text: String) {
    var total = 0
    var number = ""
    for character in text {
      if character.isASCIIDigit {
        number.append(character)
        continue
      }
      guard let count = Int(number), let unit = ["h": 3600, "m": 60, "s": 1][character], count < 1_000_000 else {
        return nil
      }
      total += count * unit
      number = ""
    }
    if !number.isEmpty {
      guard total == 0, let bare = Int(number), bare < 1_000_000_000 else { return nil }
      total = bare
    }
    guard total > 0 else { return nil }
    seconds = total
  }

  /// Reads a length as people type it: `30 min`, `1h 30`, `1.5 hours`, `٣٠ دقيقة`. A number alone is nil: its unit is asked for.
  package static func typed(_ typed: String) -> TimeLength? {
    guard let amounts = TypedAmount.all(typed) else { return nil }
    var (total, previous): (Double, TypedAmount.Unit?) = (0, nil)
    for amount in amounts {
      guard let number = Double(amount.number), number < 1_000_000 else { return nil }
      switch amount.unit {
      case .hours: total += 3600 * number
      case .minutes: total += 60 * number
      case .seconds: total += number
      // Minutes of `1h30`.
      case nil where previous == .hours: total += 60 * number
      case nil, .milliseconds, .percent, .times: return nil
      }
      previous = amount.unit
    }
    return total >= 1 ? TimeLength(seconds: Int(total.rounded())) : nil
  }

  /// Returns the question for the unit of a typed number alone: “90: 90s or 90m?”. Nil for any other text.
  package static func unitQuestion(about text: String) -> Sentence? {
    guard let number = Int(TypedAmount.plain(text)), number > 0 else { return nil }
    return CoreSentences.gapQuestion(number: "\(number)", first: "\(number)s", second: "\(number)m")
  }

  /// The text form for `init(text:)`: `1h30m`.
  package var text: String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }

  /// Returns the length in frames.
  package func frames(rate: Int) -> Int { seconds * rate }
}
