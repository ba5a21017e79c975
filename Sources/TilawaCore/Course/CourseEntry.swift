/// An event of a course, and the time at which this machine received it.
package struct CourseEntry: Hashable, Sendable {
  package let event: CourseEvent
  /// The seconds since 1970, by this machine's clock.
  package let received: Int

  package init(_ event: CourseEvent, received: Int) { (self.event, self.received) = (event, received) }
}

/// A disagreement of clocks about the time of a submission, in seconds.
package enum CourseDoubt: Hashable, Sendable {
  /// The author's clock was ahead of the receiver's.
  case ahead(Int)
  /// The author's clock was set back before.
  case back(Int)
  /// The answer has an earlier time than the submission.
  case answeredBefore(Int)

  /// Differences up to this many seconds are usual.
  package static let tolerance = 300

  /// The difference in seconds.
  package var seconds: Int {
    switch self {
    case .ahead(let seconds), .back(let seconds), .answeredBefore(let seconds): seconds
    }
  }
}
