/// What is known of a surah apart from its text.
public struct Surah: Hashable, Sendable, Identifiable {
  /// Where it was revealed.
  public enum Place: String, Hashable, Sendable, Codable { case meccan, medinan }

  /// 1…114.
  public let id: Int
  /// Its name in Arabic.
  public let arabic: String
  /// Its name in Latin letters, such as `Al-Baqara`.
  public let transliteration: String
  /// What its name means.
  public let english: String
  /// Where it was revealed.
  public let place: Place
  /// Rank in the order of revelation, from 1.
  public let revelationOrder: Int
  /// Words of the Hafs text, without the basmalah that precedes ayah 1 (save in surah 1).
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

  /// The only surah that no basmalah opens.
  public static let withoutBasmalah = 9
}
