extension Repeat {
  /// Reads `1` to `100`, or `forever`; nil for anything else.
  package init?(text: String) {
    if text == "forever" {
      self = .forever
    } else if let count = Int(text) {
      self.init(times: count)
    } else {
      return nil
    }
  }

  /// The text form for `init(text:)`.
  package var text: String { limit.map(String.init) ?? "forever" }
}

extension Gap {
  /// Reads milliseconds, `500` or `500ms`, or per cent of the ayah, `50%`; nil for any other text, and outside the
  /// bounds.
  package init?(text: String) {
    if text.hasSuffix("%") {
      guard let share = Int(text.dropLast()), Gap.percentAllowed.contains(share) else { return nil }
      self = .percent(share)
    } else {
      let digits = text.hasSuffix("ms") ? text.dropLast(2) : text[...]
      guard let count = Int(digits), Gap.millisecondsAllowed.contains(count) else { return nil }
      self = .milliseconds(count)
    }
  }

  /// The text form for `init(text:)`; a gap in frames, which nobody types, gives the frames.
  package var text: String {
    switch self {
    case .milliseconds(let count): "\(count)"
    case .percent(let share): "\(share)%"
    case .frames(let count): "\(count) frames"
    }
  }
}
