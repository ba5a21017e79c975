/// A style in which the Quran is recited.
package enum RecitationStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// A measured and plain recitation.
  case murattal
  /// A slow recitation with melody.
  case mujawwad
  /// A recitation for teaching: slow, or repeated by pupils after the teacher.
  case muallim
}
