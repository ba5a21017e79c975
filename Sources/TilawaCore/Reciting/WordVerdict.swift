/// What a recitation made of a word of its passage.
package enum WordVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not reached yet, or left out on purpose by a jump.
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
