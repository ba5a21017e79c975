/// Parameters by which labels are verified.
package struct VerificationParameters: Hashable, Sendable {
  /// The least lead of another place over the ayah of a label with which the label is wrong, in nats.
  package var wrongLead: Float = 25
  /// The greatest share of an ayah's units that is heard where its label is wrong.
  package var wrongShare = 0.6
  /// The lead of another place above which a label is doubtful, in nats.
  package var doubtfulLead: Float = 6
  /// The least share of an ayah's units that is heard where its label is right.
  package var rightShare = 0.5
  /// The fewest frames of speech in a label.
  package var fewestFrames = 8
  /// The fewest units that a wrong label's ayah would have, and another place must have: those of two words.
  package var fewestUnits = 8
  /// The frames around a label in which its boundaries are searched: 3 s.
  package var aroundFrames = 75
  /// The words of the ayat beside it that are searched there.
  package var aroundWords = 8
  /// The least distance of a boundary to its label that is told, in frames: 0.4 s; and the fewest units in it.
  package var farFrames = 10
  package var farUnits = 4
  /// The length of a window of a long label, in hops.
  package var window = 2000

  package init() {}
}
