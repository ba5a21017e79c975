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

  /// The text form for `init(text:)`: `1h30m`.
  package var text: String {
    let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }

  /// Returns the length in frames.
  package func frames(rate: Int) -> Int { seconds * rate }
}
