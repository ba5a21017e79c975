import TilawaCore

/// A place as somebody types it who is in the middle of the text, in the words of `RangeParser`.
enum TypedPlace {
  /// A bare number is an ayah of the surah; "yasin 5" is as good as "yasin:5", and "page 50" as "page:50".
  ///
  /// - Parameter surah: nil where one is nowhere.
  static func words(_ typed: String, inSurah surah: Int?) -> String {
    let text = ArabicText.westernDigits(typed)
    if let number = Int(text), let surah { return "\(surah):\(number)" }
    let parts = text.split(separator: " ")
    if parts.count > 1, let last = parts.last, Int(last) != nil {
      return withoutKind(parts.dropLast().joined(separator: " ") + ":\(last)")
    }
    return withoutKind(text)
  }

  /// `surah:18` is the surah 18.
  static func withoutKind(_ text: String) -> String {
    let head = "surah:"
    return text.lowercased().hasPrefix(head) ? String(text.dropFirst(head.count)) : text
  }
}
