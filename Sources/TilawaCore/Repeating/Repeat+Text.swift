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

  /// Reads a number of times as people type it: `x3`, `3 times`, `٣ مرات`, `twice`, `∞` beside the forms of `init(text:)`.
  package static func typed(_ typed: String) -> Repeat? {
    if TypedAmount.isEndless(typed) { return .forever }
    if let count = TypedAmount.times(typed) { return Repeat(times: count) }
    guard let amount = TypedAmount.only(typed), amount.unit == nil || amount.unit == .times else { return nil }
    return Repeat(text: amount.number)
  }

  /// The text form for `init(text:)`.
  package var text: String { limit.map(String.init) ?? "forever" }
}

extension Gap {
  /// The values of a text, in words.
  package static var wantedSentence: Sentence { CoreSentences.gapWanted }

  package static var wanted: String { wantedSentence.text }

  /// Reads seconds, `2s` or `1.5s`, milliseconds, `500ms`, or per cent of the ayah, `50%`; nil for any other text, and
  /// outside the bounds.
  ///
  /// A number alone is milliseconds: so scripts, presets, settings and requests have it that were written when no unit was
  /// asked for. A person who types one is asked, see `question(about:)`.
  package init?(text: String) {
    if text.hasSuffix("%") {
      guard let share = Int(text.dropLast()), Gap.percentAllowed.contains(share) else { return nil }
      self = .percent(share)
    } else {
      let isSeconds = text.hasSuffix("s") && !text.hasSuffix("ms")
      let digits = text.hasSuffix("ms") ? text.dropLast(2) : text[...]
      let number = isSeconds ? Gap.milliseconds(ofSeconds: text.dropLast()) : Int(digits)
      guard let count = number, Gap.millisecondsAllowed.contains(count) else { return nil }
      self = .milliseconds(count)
    }
  }

  /// Reads a gap as people type it: `2 sec`, `1,5 s`, `50 %`, `٢s` beside the forms of `init(text:)`.
  package static func typed(_ typed: String) -> Gap? {
    if ["none", "off"].contains(TypedAmount.plain(typed)) { return Gap.none }
    guard let amount = TypedAmount.only(typed) else { return nil }
    switch amount.unit {
    case nil: return Gap(text: amount.number)
    case .milliseconds: return Gap(text: amount.number + "ms")
    case .seconds: return Gap(text: amount.number + "s")
    case .minutes: return Int(amount.number).flatMap { (0...9).contains($0) ? Gap(text: "\(60_000 * $0)ms") : nil }
    case .percent: return Gap(text: amount.number + "%")
    case .hours, .times: return nil
    }
  }

  /// Returns the question for the unit of a typed number alone: “5: 5s or 5ms?”. Nil for any other text, and for 0.
  package static func unitQuestion(about text: String) -> Sentence? {
    guard let number = Int(TypedAmount.plain(text)), number > 0 else { return nil }
    let readings = ["\(number)s", "\(number)ms"].filter { Gap(text: $0) != nil }
    guard let first = readings.first else { return nil }
    return readings.count > 1
      ? CoreSentences.gapQuestion(number: "\(number)", first: first, second: readings[1])
      : CoreSentences.gapUnit(number: "\(number)", reading: first)
  }

  package static func question(about text: String) -> String? { unitQuestion(about: text)?.text }

  /// Returns the milliseconds of seconds with at most three decimals; nil for any other text, and from 100 s on.
  private static func milliseconds(ofSeconds text: Substring) -> Int? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : "0"
    let isNumber = [parts[0], decimals].allSatisfy { !$0.isEmpty && $0.isASCIIDigits }
    guard isNumber, (1...2).contains(parts[0].count), decimals.count <= 3, let whole = Int(parts[0]) else { return nil }
    return Int(decimals + String(repeating: "0", count: 3 - decimals.count)).map { whole * 1000 + $0 }
  }

  /// The text form for `init(text:)`; a gap in frames, which nobody types, gives the frames.
  package var text: String {
    switch self {
    case .milliseconds(0): "0"
    case .milliseconds(let count): "\(count)ms"
    case .percent(let share): "\(share)%"
    case .frames(let count): "\(count) frames"
    }
  }
}

extension Speed {
  /// Speeds in words, in twentieths.
  private static let named = ["normal": 20, "half": 10, "1/2": 10, "½": 10, "double": 40]

  /// Reads a speed as people type it: `1.25x`, `x1,25`, `125%` beside the forms of `init(_:)`.
  package static func typed(_ typed: String) -> Speed? {
    if let named = named[TypedAmount.plain(typed)] { return Speed(twentieths: named) }
    guard let amount = TypedAmount.only(typed) else { return nil }
    let number = amount.number
    switch amount.unit {
    case nil, .times: return Speed(number.hasPrefix(".") ? "0\(number)" : number)
    case .percent:
      guard number.count <= 3, let percent = Int(number), percent % 5 == 0 else { return nil }
      return Speed(twentieths: percent / 5)
    case .milliseconds, .seconds, .minutes, .hours: return nil
    }
  }

  /// The values of a text, in words.
  package static var wantedSentence: Sentence { CoreSentences.speedWanted }

  package static var wanted: String { wantedSentence.text }
}
