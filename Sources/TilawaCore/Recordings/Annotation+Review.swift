extension Annotation {
  /// The segments in the order of review: suggestions with a flag first, then all others; both in the order of time.
  public var inReviewOrder: [Segment] { segments.filter(\.isFlagged) + segments.filter { !$0.isFlagged } }

  /// Returns the suggestions that may be confirmed unheard: recited, without a flag that doubts them, with at least this confidence.
  public func sure(atLeast confidence: Double) -> [Segment] {
    segments.filter { segment in
      guard segment.status == .suggested, !segment.isDoubted, case .recited = segment.content else {
        return false
      }
      return segment.evidence.confidence.map { $0 >= confidence } ?? false
    }
  }
}

extension Segment {
  /// Whether it has a flag that doubts it. `after-skip` tells of ayat before it that were not found.
  fileprivate var isDoubted: Bool { evidence.flags.contains { $0.rawValue != "after-skip" } }
}
