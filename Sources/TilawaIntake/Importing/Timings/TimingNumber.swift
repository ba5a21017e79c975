import Foundation
import TilawaCore

/// A converter for numbers in a document with unknown content.
enum TimingNumber {
  /// A value for an invalid time, outside the limits of every check.
  static let none = -4_000_000_000
  /// A value for an invalid word number: no ayah has so many words.
  static let noWord = 9999

  /// Returns a time in whole milliseconds; nil for an invalid one.
  static func milliseconds(_ value: Any?) -> Int? {
    guard let number = double(value), number.magnitude <= 1e12 else { return nil }
    return Int(number.rounded())
  }

  /// Returns a whole number; nil for an invalid one.
  static func whole(_ value: Any?) -> Int? {
    guard let number = double(value), number.magnitude <= 1e12, number == number.rounded() else { return nil }
    return Int(number)
  }

  /// Returns the number of a word, counted from 0, for a source that counts from `base`.
  static func word(_ value: Any?, from base: Int) -> Int {
    guard let number = whole(value), (0..<noWord).contains(number - base) else { return noWord }
    return number - base
  }

  /// Returns the words of segments `[word, start, end]`, with words counted from 1.
  static func words(_ value: Any?) -> [PublishedWord] {
    guard let segments = value as? [Any] else { return [] }
    return segments.prefix(TimingDocument.mostWords).compactMap { segment in
      // QDC has segments of one number, which say nothing.
      guard let parts = segment as? [Any], parts.count >= 3 else { return nil }
      let word = word(parts[0], from: 1)
      return PublishedWord(
        words: word..<word + 1, start: milliseconds(parts[1]) ?? none, end: milliseconds(parts[2]) ?? none)
    }
  }

  /// Returns the place of an ayah; nil if a number is invalid.
  static func place(surah: Any?, ayah: Any?) -> UncheckedPlace? {
    guard let surah = whole(surah), let ayah = whole(ayah) else { return nil }
    return UncheckedPlace(surah: surah, ayah: ayah)
  }

  /// Returns the place of an ayah key: "2:255".
  static func key(_ value: Any?) -> UncheckedPlace? {
    guard let text = value as? String, text.utf8.count <= 12 else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let surah = Int(parts[0]), let ayah = Int(parts[1]) else { return nil }
    return UncheckedPlace(surah: surah, ayah: ayah)
  }

  private static func double(_ value: Any?) -> Double? {
    let number =
      switch value {
      case let number as NSNumber: number.doubleValue
      case let text as String where text.utf8.count <= 32: Double(text)
      default: nil as Double?
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
