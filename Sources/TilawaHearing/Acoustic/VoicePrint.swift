/// The sound of a voice in a stretch of recitation, without loudness and, roughly, without the words: takes of one voice lie near each other.
struct VoicePrint: Hashable, Sendable {
  /// The coordinates; 1 is the usual distance of two takes of one voice in one of them.
  let values: [Float]
}
