extension Annotation {
  /// The segments in the order in which they should be looked at: suggestions with a flag first, then all others; both in the
  /// order of time.
  public var inReviewOrder: [Segment] { segments.filter(\.isFlagged) + segments.filter { !$0.isFlagged } }

  /// The suggestions that may be confirmed unheard: recited, without a flag, at least so sure.
  public func sure(atLeast confidence: Double) -> [Segment] {
    segments.filter { segment in
      guard segment.status == .suggested, segment.evidence.flags.isEmpty, case .recited = segment.content else {
        return false
      }
      return segment.evidence.confidence.map { $0 >= confidence } ?? false
    }
  }
}
