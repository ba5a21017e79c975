/// The verdict on a word of a passage that somebody recites.
package enum WordVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// A word that is not reached yet, or was left out by a jump.
  case pending
  case recited
  /// Heard, but not well enough to say how; never counted as wrong.
  case unsure
  case skipped
  /// Another word was said in its place.
  case changed

  /// Whether it is a slip.
  package var isSlip: Bool { self == .skipped || self == .changed }
}

extension HifzOrigin: Codable {}
