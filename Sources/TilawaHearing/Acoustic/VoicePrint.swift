/// The sound of a voice in a stretch of recitation, without loudness and, roughly, without the words: takes of one voice lie near each other.
struct VoicePrint: Hashable, Sendable {
  /// The coordinates; 1 is the usual distance of two takes of one voice in one of them.
  let values: [Float]
  /// The number of units by which it is known.
  let units: Int

  /// The expected square of the distance in one coordinate to the mean of its voice: the fewer units, the more it lies off by chance.
  var variance: Float { 0.3 + 19 / Float(max(1, units)) }
}
