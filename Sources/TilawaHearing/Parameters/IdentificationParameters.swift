/// The parameters of identification, by stage.
package struct IdentificationParameters: Hashable, Sendable {
  /// Windows of the recording.
  package var windows = WindowParameters()
  /// Places of the text.
  package var places = PlaceParameters()
  /// Confidence of a place.
  package var confidence = PlaceConfidenceParameters()

  package init() {}

  /// Confidence below which a found place is a guess.
  package var sure: Double { confidence.sure }
}
