import TilawaCore

/// A place as the user types it in the middle of the text, in the words of `RangeParser`.
enum TypedPlace {
  /// Returns the typed place as a range; a bare number is an ayah of the surah.
  ///
  /// - Parameter surah: the surah of the user's place; nil when there is none.
  static func words(_ typed: String, inSurah surah: Int?) -> String {
    let text = ArabicText.westernDigits(typed)
    if let number = Int(text), let surah { return "\(surah):\(number)" }
    return text
  }
}
