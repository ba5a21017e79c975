/// A tradition of where the verses end. The letters of the text are the same; the numbers are not.
///
/// The raw values are the names that commands, labels and `Resources/quran.sqlite` use.
public enum VerseCounting: String, CaseIterable, Hashable, Sendable, Codable {
  /// Asim's: 6,236 ayat.
  case kufi
  /// Nafi's, the later Madani: 6,214 ayat.
  case madaniLater = "madani-later"
  /// Abu Amr's as the King Fahd Complex prints it: 6,217 ayat.
  case madani6217 = "madani-6217"
  /// Ibn Kathir's: 6,220 ayat.
  case makki

  /// The set that holds this counting alone.
  public var bit: CountingSet { CountingSet(rawValue: 1 << position) }

  /// Index in arrays that hold one element for each counting.
  var position: Int {
    switch self {
    case .kufi: 0
    case .madaniLater: 1
    case .madani6217: 2
    case .makki: 3
    }
  }
}

/// The countings that end a verse at one place.
public struct CountingSet: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}
