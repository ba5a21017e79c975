extension Annotation {
  /// The segments in the order of review: suggestions with a flag first, then all others; both in the order of time.
  public var inReviewOrder: [Segment] { segments.filter(\.isFlagged) + segments.filter { !$0.isFlagged } }

  /// Returns the suggestions that may be confirmed unheard: recited, without a flag, with at least this confidence.
  public func sure(atLeast confidence: Double) -> [Segment] {
    segments.filter { segment in
      guard segment.status == .suggested, segment.evidence.flags.isEmpty, case .recited = segment.content else {
        return false
      }
      return segment.evidence.confidence.map { $0 >= confidence } ?? false
    }
  }
}
