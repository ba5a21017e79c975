/// A number, a word or a sign of a typed range, with its place in the text.
struct RangeToken: Hashable {
  enum Kind: Hashable {
    /// A number; `30th` and `30.` are ordinal.
    case number(Int, isOrdinal: Bool)
    case word(String)
    /// The sign between a surah and an ayah: `:`.
    case colon
    /// The sign between two ends: `-`.
    case through
    /// A sign between members of a list: `,`, or `;`, after which nothing goes on.
    case comma, semicolon
    /// A sign that no range has.
    case other
  }

  let kind: Kind
  /// The index of the first character and of the one after the last.
  let place: Range<Int>

  /// The greatest number that is told apart from others; every larger one is as wrong.
  private static let largest = 1_000_000

  /// Returns the tokens of a text with the digits 0–9.
  static func all(in characters: [Character]) -> [RangeToken] {
    var tokens: [RangeToken] = []
    var place = 0
    while place < characters.count {
      let (kind, end) = next(characters, at: place)
      if let kind { tokens.append(RangeToken(kind: kind, place: place..<end)) }
      place = end
    }
    return tokens
  }

  private static func next(_ characters: [Character], at start: Int) -> (kind: Kind?, end: Int) {
    let character = characters[start]
    if character.isASCIIDigit { return number(characters, at: start) }
    if isLetter(character), character != "ـ" { return word(characters, at: start) }
    if apostrophes.contains(character), start > 0, characters[start - 1].isASCIIDigit {
      return ending(characters, at: start + 1)
    }
    // The hyphen of Arabic type, which joins letters elsewhere: `١ـ٥`.
    if character == "ـ", start > 0, characters[start - 1].isASCIIDigit { return (.through, start + 1) }
    if ["-", "–", "—", "="].contains(character), characters.at(start + 1) == ">" { return (.through, start + 2) }
    if character == ".", start > 0 {
      let dots = characters[start...].prefix { $0 == "." }.count
      if dots > 1 { return (.through, start + dots) }
      let isBetweenDigits = characters[start - 1].isASCIIDigit && characters.at(start + 1)?.isASCIIDigit == true
      return (isBetweenDigits ? .colon : nil, start + 1)
    }
    return (sign(character), start + 1)
  }

  private static func word(_ characters: [Character], at start: Int) -> (kind: Kind, end: Int) {
    let end = characters[start...].firstIndex { !isLetter($0) && !apostrophes.contains($0) } ?? characters.count
    let word = String(characters[start..<end])
    // A number of times, `yasin x3`, is no part of a range.
    if word.lowercased() == "x" { return (.other, end) }
    // The ayah of `s2 a255`; an `a` with a space after it is a sign.
    let before = characters[..<start].last { !$0.isWhitespace }
    if word.lowercased() == "a", before?.isASCIIDigit == true, characters.at(end)?.isASCIIDigit == true {
      return (.word("ayah"), end)
    }
    // French for "number".
    if word.lowercased() == "n", let sign = characters.at(end), degrees.contains(sign) { return (.word("no"), end + 1) }
    // Malay for "page".
    if word.lowercased() == "m", String(characters[end...].prefix(2)).lowercased() == "/s" {
      return (.word("ms"), end + 2)
    }
    // Indonesian for "up to".
    if word.lowercased() == "s", ["/d", ".d"].contains(String(characters[end...].prefix(2)).lowercased()) {
      return (.word("sd"), end + 2)
    }
    return (.word(word), end)
  }

  /// Reads the Turkish ending of a number: `1'den 10'a`.
  private static func ending(_ characters: [Character], at start: Int) -> (kind: Kind?, end: Int) {
    let letters = String(characters[start...].prefix(while: isLetter)).lowercased()
    if ["den", "dan", "ten", "tan"].contains(letters) { return (.through, start + 3) }
    return (nil, ["e", "a", "ye", "ya"].contains(letters) ? start + letters.count : start)
  }

  private static func sign(_ character: Character) -> Kind? {
    switch character {
    case ":", "：", "/", "∶", "︰", "꞉", "ː": .colon
    case "-", "–", "—", "−", "‐", "‑", "‒", "―", "－", "~", "～", "→", "⇒", "➔", "➜", "⟶", "…": .through
    case ",", "،", "，", "、", "+", "&": .comma
    case ";", "؛": .semicolon
    case _ where character.isWhitespace || silent.contains(character): nil
    default: .other
    }
  }

  /// Reads a number, which may be ordinal: `30th`, `30.`, `30'uncu`.
  private static func number(_ characters: [Character], at start: Int) -> (kind: Kind, end: Int) {
    let past = characters[start...].firstIndex { !$0.isASCIIDigit } ?? characters.count
    let value = min(Int(String(characters[start..<past])) ?? .max, largest)
    let letters = characters[past...].drop { apostrophes.contains($0) }.prefix(while: isLetter)
    if ordinals.contains(String(letters).lowercased()) { return (.number(value, isOrdinal: true), letters.endIndex) }
    if characters.at(past) == ".", let next = characters.at(past + 1), next.isWhitespace || isLetter(next) {
      return (.number(value, isOrdinal: true), past + 1)
    }
    return (.number(value, isOrdinal: false), past)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.unicodeScalars.allSatisfy { ArabicText.isMark($0) || $0.properties.isAlphabetic }
  }

  private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʼ", "ʿ", "ʾ", "`", "ʻ", "´"]
  private static let degrees: Set<Character> = ["°", "º"]
  private static let silent = Set("()[]{}\"“”«»„#№﴿﴾۝’'‘`")
  private static let ordinals: Set<String> = [
    "st", "nd", "rd", "th", "er", "ère", "re", "e", "è", "ème", "eme", "ième", "ieme", "inci", "ıncı", "uncu", "üncü",
    "nci", "ncı", "ncu", "ncü", "wan", "waan", "vaan", "wa", "va", "win", "ween", "veen", "vin", "واں", "ویں", "ام",
    "اُم",
    "তম",
  ]
}

extension [Character] {
  fileprivate func at(_ index: Int) -> Character? { indices.contains(index) ? self[index] : nil }
}
