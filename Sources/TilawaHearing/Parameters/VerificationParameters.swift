/// Parameters by which claims about an ayah are judged. Another ayah is told with the confidence of identification
/// (`PlaceConfidenceParameters`). Chosen on Emad al-Mansary and Alafasy.
package struct VerificationParameters: Hashable, Sendable {
  /// The lead of another place above which a claim is doubtful, in nats.
  package var doubtfulLead: Float = 6
  /// The least share of an ayah's units that is heard where the claim is right.
  package var rightShare = 0.5
  /// The fewest frames of speech in a claim.
  package var fewestFrames = 8
  /// The least lead of a part of the ayah over all of it with which it is not whole, in nats; and the fewest units that are missing:
  /// the first three of 78:2 are so soft that Emad al-Mansary is hardly heard to say them.
  package var partialLead: Float = 10
  package var missingUnits = 4
  /// The most units of a word that may be missing where the word is heard.
  package var softUnits = 2
  /// The frames around a claim in which its boundaries are searched: 3 s.
  package var aroundFrames = 75
  /// The words of the ayat beside it that are searched there.
  package var aroundWords = 8
  /// The least distance of a boundary to its claim that is told, in frames: 0.4 s; and the fewest units in it.
  package var farFrames = 10
  package var farUnits = 4
  /// The length of a window of a long claim, in hops.
  package var window = 2000
  /// The most frames times words in which the edges of an ayah are searched: six minutes of the longest ayah.
  package var mostCells = 1_500_000

  package init() {}
}
