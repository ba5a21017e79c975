/// The parameters of identification, by stage.
package struct IdentificationParameters: Hashable, Sendable {
  /// Windows of the recording.
  package var windows = WindowParameters()
  /// Places of the text.
  package var places = PlaceParameters()
  /// Confidence of a place.
  package var confidence = PlaceConfidenceParameters()

  package init() {}

  /// The parameters while somebody's place is sought, again and again: talk takes little time. In 220 clips of Emad al-Mansary and
  /// Alafasy, clean, by telephone and 1.6 times as fast, 45% of the units or less differed, and in stretches of 40 units or more
  /// of French, Russian and Arabic talk at least 53%.
  package static var seeking: IdentificationParameters {
    var parameters = IdentificationParameters()
    parameters.places.mostErrors = 0.55
    return parameters
  }

  /// Confidence below which a found place is a guess.
  package var sure: Double { confidence.sure }
}
