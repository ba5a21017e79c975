import Glibc

/// The end of an ayah whose words are all found. The search puts each unit somewhere, also those that nobody said: where an ayah breaks
/// off within its last word, that word is found too.
struct TakeEnd: Hashable {
  /// The number of units at the end that are looked at.
  static let units = 4
  /// The log probabilities and lengths beyond which nothing changes.
  private static let (leastHeard, mostHeld): (Float, Double) = (-8, 4)
  /// The same length where the last unit is heard nowhere.
  private static let mostUnheard = 1.0

  /// The last unit.
  let unit: Int
  /// The greatest log probability of the last unit, and the least one of the last units.
  let last: Float
  let least: Float
  /// The length from the frame where the last unit is heard best to the end of the speech, and from where the search leaves that unit, in
  /// usual units of the take: who stops at an ayah's end holds its last sound.
  let held: Double
  let after: Double

  /// Returns the odds, as a natural logarithm, that the ayah was said to its end.
  ///
  /// A logistic regression over 842 whole takes and 121 that break off, of 20 lessons made of Emad al-Mansary and Ahmed Allhdan, with texts
  /// that are not held out of the training (decision 0196). Of whole takes one in 500 has a last unit that is heard nowhere, of those that
  /// break off every other one (decision 0262).
  ///
  /// - Parameter pace: the length of the take beside what is usual for its units in the recording; 1 where that is not known.
  func odds(atPace pace: Double) -> Double {
    // A unit that is heard nowhere has no frame where it is heard best.
    let most = last > Self.leastHeard ? Self.mostHeld : Self.mostUnheard
    func length(_ value: Double) -> Double { log(0.2 + min(max(0, value), most)) }
    let heard = 0.2 * Double(max(last, Self.leastHeard)) + 0.25 * Double(max(least, Self.leastHeard))
    return 3 + heard + 8 * log(min(max(pace, 0.5), 1.5)) + 1.6 * length(held) + 1.6 * length(after)
  }
}
