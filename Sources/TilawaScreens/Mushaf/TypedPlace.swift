import TilawaCore

/// A place as the user types it in the middle of the text, in the words of `RangeParser`.
enum TypedPlace {
  /// Returns the typed place in the form `surah:ayah` where possible. A bare number is an ayah of the surah; "yasin 5"
  /// means "yasin:5".
  ///
  /// - Parameter surah: the surah of the user's place; nil when there is none.
  static func words(_ typed: String, inSurah surah: Int?) -> String {
    let text = ArabicText.westernDigits(typed)
    if let number = Int(text), let surah { return "\(surah):\(number)" }
    let parts = text.split(separator: " ")
    // "page 50" is read by the parser itself.
    if parts.count > 1, let last = parts.last, Int(last) != nil, parts[0].lowercased() != "surah",
      Division.Kind(rawValue: parts[0].lowercased()) == nil
    {
      return parts.dropLast().joined(separator: " ") + ":\(last)"
    }
    return text
  }
}
