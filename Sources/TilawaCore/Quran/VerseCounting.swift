/// A tradition of verse ends. The letters of the text are the same; the numbers are not.
///
/// The raw values are the names in commands, labels and `Resources/quran.sqlite`.
public enum VerseCounting: String, CaseIterable, Hashable, Sendable, Codable {
  /// The counting of Asim: 6,236 ayat.
  case kufi
  /// The counting of Nafi, the later Madani: 6,214 ayat.
  case madaniLater = "madani-later"
  /// The counting of Abu Amr in the print of the King Fahd Complex: 6,217 ayat.
  case madani6217 = "madani-6217"
  /// The counting of Ibn Kathir: 6,220 ayat.
  case makki

  /// The name in the language that is spoken.
  package var shownName: String { Sentence(name: rawValue).text }

  /// The set of this counting alone.
  public var bit: CountingSet { CountingSet(rawValue: 1 << position) }

  /// The index in arrays with one element for each counting.
  var position: Int {
    switch self {
    case .kufi: 0
    case .madaniLater: 1
    case .madani6217: 2
    case .makki: 3
    }
  }
}

/// The countings that end an ayah at one place.
public struct CountingSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
