/// How the Quran is recited.
public enum RecitationStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// Measured and plain.
  case murattal
  /// Slow, with melody.
  case mujawwad
  /// For teaching: slow, or said after the teacher by pupils.
  case muallim
}
