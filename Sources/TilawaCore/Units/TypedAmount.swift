/// Numbers with units as people type them: `5 sec`, `1h 30`, `%90`, `x3`, `٣ مرات`.
struct TypedAmount: Hashable {
  /// The unit of a number, in the languages of `RangeWords`.
  enum Unit: Hashable {
    case milliseconds, seconds, minutes, hours
    case percent, times
  }

  /// A number with digits 0–9, and a decimal point if it has decimals.
  let number: String
  /// The unit; nil for a number alone.
  let unit: Unit?

  /// Returns a text in small letters, without spaces, with digits 0–9 and a decimal point.
  static func plain(_ text: String) -> String {
    let text = ArabicText.westernDigits(text.lowercased()).replacing("٫", with: ".").replacing("٪", with: "%")
    return text.replacing(",", with: ".").filter { !$0.isWhitespace }
  }

  /// Returns the only amount of a text; nil for any other text.
  static func only(_ typed: String) -> TypedAmount? {
    guard let all = all(typed), all.count == 1 else { return nil }
    return all[0]
  }

  /// Returns the amounts of a text, in order; nil if anything else stands in it.
  static func all(_ typed: String) -> [TypedAmount]? {
    var rest = Substring(plain(typed))
    guard rest.utf8.count <= 100 else { return nil }
    // A sign may stand before its number.
    var before: Unit?
    let sign = rest.prefix { !isDigit($0) }
    if !sign.isEmpty {
      guard let unit = unit(sign), unit == .percent || unit == .times else { return nil }
      before = unit
      rest = rest.dropFirst(sign.count)
    }
    var amounts: [TypedAmount] = []
    while !rest.isEmpty {
      let number = rest.prefix(while: isDigit)
      rest = rest.dropFirst(number.count)
      // The point of `hr.` belongs to the word.
      let word = rest.prefix { !$0.isASCIIDigit }
      rest = rest.dropFirst(word.count)
      guard !number.isEmpty, before == nil || word.isEmpty && amounts.isEmpty else { return nil }
      let unit = unit(word)
      guard word.isEmpty || unit != nil else { return nil }
      amounts.append(TypedAmount(number: String(number), unit: unit ?? before))
      before = nil
    }
    return amounts.isEmpty ? nil : amounts
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCIIDigit || character == "." }

  // MARK: - Units

  private static func unit(_ word: Substring) -> Unit? {
    switch word {
    case "": nil
    case "%": .percent
    case "x", "×": .times
    default: units[key(word.trimming("."))]
    }
  }

  private static func key(_ word: some StringProtocol) -> String { NameSpelling.words(of: word).joined() }

  private static let units: [String: Unit] = {
    var units: [String: Unit] = [:]
    for (unit, words) in words { for word in words.split(separator: " ") { units[key(word)] = unit } }
    return units
  }()

  /// Whether a text is a word, or the sign, for no end.
  static func isEndless(_ typed: String) -> Bool { typed == "∞" || endless.contains(wordKey(typed)) }

  /// Returns the number of times of a text in words, such as `twice` and `three times`; nil for any other text.
  static func times(_ typed: String) -> Int? {
    guard !typed.contains(where: \.isNumber), typed.utf8.count <= 100 else { return nil }
    var words = NameSpelling.words(of: typed)
    if let count = counts[words.joined()] { return count }
    if let last = words.last, units[last] == .times { words.removeLast() }
    return if case .count(let count) = RangeWords.meaning(of: words) { count } else { nil }
  }

  /// The key of a text without numbers; empty for any other.
  private static func wordKey(_ typed: String) -> String { typed.contains(where: \.isNumber) ? "" : key(typed) }

  private static let endless = keys(
    "forever inf infinite infinity endless endlessly sonsuz selamanya illimité unendlich endlos دائما ہمیشہ")
  private static let counts: [String: Int] = {
    let words = [(1, "once مرة"), (2, "twice مرتين مرتان"), (3, "thrice")]
    return words.reduce(into: [:]) { counts, row in for word in keys(row.1) { counts[word] = row.0 } }
  }()

  private static func keys(_ words: String) -> Set<String> { Set(words.split(separator: " ").map { key($0) }) }

  /// The words of units. Turkish and Urdu for an hour is Malay for a second, so it stands nowhere.
  private static let words: [(Unit, String)] = [
    (.milliseconds, "ms msec milliseconds millisecond"),
    (
      .seconds,
      "s sec secs second seconds sn saniye detik seconde secondes sekunde sekunden ثانية ثوان ثواني ثانیه سیکنڈ সেকেন্ড"
    ),
    (.minutes, "m min mins minute minutes dk dakika menit minit minuten دقيقة دقائق دقیقه منٹ মিনিট"),
    (.hours, "h hr hrs hour hours heure heures stunde stunden std jam ساعة ساعات گھنٹہ گھنٹے ঘণ্টা"),
    (.percent, "percent prozent pourcent persen peratus yüzde بالمئة فیصد درصد শতাংশ"),
    (.times, "times time kali kez kere defa mal fois sau مرة مرات مرتبہ مرتبه بار বার"),
  ]
}

extension Substring {
  fileprivate func trimming(_ sign: Character) -> Substring { last == sign ? dropLast() : self }
}
