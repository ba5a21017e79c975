/// The facts about a surah apart from its text.
public struct Surah: Hashable, Sendable, Identifiable {
  /// The place of the revelation.
  public enum Place: String, Hashable, Sendable, Codable { case meccan, medinan }

  /// The number of the surah, 1…114.
  public let id: Int
  /// The name in Arabic.
  public let arabic: String
  /// The name in Latin letters, such as `Al-Baqarah`.
  public let transliteration: String
  /// The meaning of the name in English.
  public let english: String
  /// The place of the revelation.
  public let place: Place
  /// The rank in the order of revelation, from 1.
  public let revelationOrder: Int
  /// The number of words of the Hafs text, without the basmalah before ayah 1 (except in surah 1).
  public let words: Int

  public init(
    id: Int, arabic: String, transliteration: String, english: String, place: Place, revelationOrder: Int, words: Int
  ) {
    self.id = id
    self.arabic = arabic
    self.transliteration = transliteration
    self.english = english
    self.place = place
    self.revelationOrder = revelationOrder
    self.words = words
  }

  /// The number of the only surah without a basmalah before it.
  public static let withoutBasmalah = 9

  /// Returns the name in Latin letters by which people know a surah, such as `Al-Ikhlas`; nil for a number without one.
  package static func name(of id: Int) -> String? { SurahNames.shown[id] }
}
