import Glibc

/// Parameters of the confidence of a found place: the odds are e to the power of a weighted sum.
///
/// The weights are a logistic regression over 4,200 places: clips of 3 to 30 s of Emad al-Mansary and Ahmed Allhdan, clean and by
/// telephone, outside of the reserved surahs, which were searched in all of the text and in the part that does not hold them, and
/// ten minutes of talk. The offset is 1.3 lower than the fit, so that what is called sure is right in 99.5% (decision 0122).
package struct PlaceConfidenceParameters: Hashable, Sendable {
  /// Confidence below which a place is a guess, and below which it is not told.
  package var sure = 0.9
  package var told = 0.2
  /// Confidence from which a place is followed while somebody recites. Of 400 starts of Emad al-Mansary and Alafasy none had a wrong
  /// place with more than 0.4, and one with more than 0.3, where no other place has the same words; Arabic talk had at most 0.1.
  package var followed = 0.4
  /// Confidence below which the best place is not told even where there is no other.
  package var guessed = 0.05
  /// The fewest units of a place that is told.
  package var fewestUnits = 6
  /// The logarithm of the odds without any evidence.
  package var offset = -2.86
  /// The weight of the lead over the second place in nats, and the greatest lead that counts.
  package var lead = 0.143
  package var mostLead = 40.0
  /// The weight of the mean distance to the best outputs in nats, and the greatest distance that counts.
  package var loss = -17.5
  package var mostLoss = 0.3
  /// The weight of the gain over other speech in nats, and the greatest gain that counts.
  package var gain = 0.017
  package var mostGain = 200.0
  /// The greatest lead of the best place over another one that is still told.
  package var contender: Float = 15

  package init() {}

  /// Returns the probability of a place, from 0 to 1.
  ///
  /// - Parameters:
  ///   - lead: the lead over the second place, in nats.
  ///   - gain: the gain over other speech, in nats.
  ///   - loss: the mean distance to the best outputs, in nats.
  func confidence(lead: Float, gain: Float, loss: Float) -> Double {
    let odds =
      offset + self.lead * min(Double(lead), mostLead) + self.loss * min(Double(loss), mostLoss)
      + self.gain * min(Double(gain), mostGain)
    return 1 / (1 + exp(-odds))
  }
}
