/// The deadline of a week, by its urgency.
package struct CourseDeadline: Hashable, Sendable {
  /// The urgency of a deadline.
  package enum Urgency: String, Hashable, Sendable {
    /// More than a day is left.
    case later
    /// A day or less is left.
    case approaching
    /// Three hours or less are left.
    case imminent
    case passed
    /// The submission is sent, or the week is waived.
    case done
  }

  package let week: Int
  /// The seconds since 1970.
  package let at: Int
  package let urgency: Urgency
}

extension CourseView {
  /// The deadline of the present week; nil where it has none.
  package var deadline: CourseDeadline? {
    guard course.week(week)?.hasSubmission == true else { return nil }
    return deadline(ofWeek: week)
  }

  /// Returns the deadline of a week.
  package func deadline(ofWeek week: Int) -> CourseDeadline {
    let at = calendar.deadline(ofWeek: week)
    let isDone = record.waived.contains(week) || !record.submissions(for: .week(week)).isEmpty
    let urgency: CourseDeadline.Urgency =
      isDone
      ? .done : at < now ? .passed : at - now <= 3 * 3600 ? .imminent : at - now <= 86_400 ? .approaching : .later
    return CourseDeadline(week: week, at: at, urgency: urgency)
  }
}
