package import TilawaCore

/// A course to begin with: it has no faults, and the check says what its teacher has still to write.
package enum CourseTemplate {
  private static let title = "Name of the course", coach = "Your name"
  private static let about = "A few lines about you, for your students."
  private static let session = CourseSession(
    id: "class", kind: .class, title: "Weekly class", day: .weekly(2), start: 19 * 60)
  private static let examination = (passage: "78", about: "All that was learned.")

  private static func id(_ start: CalendarDay) -> String { "reading-\(start.year)" }
  private static func topic(_ week: Int) -> String { "Topic of week \(week)" }

  /// The time of a course: its id can be changed until it is published.
  package enum Stage { case written, published }

  /// Returns the values of a course that are still those of the template, as people name them: "coach (Your name)".
  package static func remains(in course: Course, _ stage: Stage) -> [Sentence] {
    var remains: [Sentence] = []
    func compare(_ name: String, _ value: String, _ own: String) {
      if value == own { remains.append(TilawaScriptsSentences.remains(key: name, value: own)) }
    }
    if stage == .written { compare("course", course.id, id(course.start)) }
    compare("title", course.title, title)
    compare("coach", course.coach, coach)
    compare("about", course.about.split(separator: "\n").joined(), about)
    if course.sessions.contains(session) {
      remains.append(TilawaScriptsSentences.remainsSession(title: session.title, moment: "tue 19:00"))
    }
    if (course.assessment.passage, course.assessment.about) == examination {
      remains.append(TilawaScriptsSentences.remainsAssessment)
    }
    let weeks = (1...max(1, course.length)).filter { course.week($0)?.topic == topic($0) }
    if !weeks.isEmpty {
      remains.append(
        weeks.count == course.length
          ? TilawaScriptsSentences.remainsAllWeeks
          : TilawaScriptsSentences.remainsWeeks(weeks: "\(CourseWords.list(weeks))"))
    }
    return remains
  }

  /// Returns a file with remarks.
  ///
  /// - Parameters:
  ///   - weeks: the number of weeks.
  ///   - start: the first day.
  ///   - zone: the name of the time zone.
  ///   - recovery: the public key of the recovery code.
  package static func text(weeks: Int, start: CalendarDay, zone: String, recovery: String) -> String {
    let unlock = CourseTime.weekdays[start.weekday - 1]
    let deadline = CourseTime.weekdays[(start.weekday + 5) % 7]
    return head(start: start, unlock: unlock, deadline: deadline, zone: zone, needed: max(1, weeks * 4 / 5))
      + "# The public key of the recovery code, which was shown once. It belongs to this course alone.\nrecovery: \(recovery)\n\n"
      + (weeks >= 2 ? assessment : "") + "weeks:\n" + (1...weeks).map(week).joined()
  }

  private static func head(start: CalendarDay, unlock: String, deadline: String, zone: String, needed: Int) -> String {
    """
    # A course of tilawa; its language is described in docs/course.md.
    #   tilawa course check FILE     what is wrong in it, by line and column
    #   tilawa coach publish FILE    begins the course, or brings it up to date

    # The id names the course on every machine; it never changes.
    course: \(id(start))
    title: \(title)
    level: Level 1
    coach: \(coach)
    about: |
      \(about)

    # All days and times are those of this time zone.
    zone: \(zone)
    # The first day of week 1.
    start: \(start)
    # When each of the later weeks begins, and when its submission is due.
    unlock: \(unlock)
    deadline: \(deadline) 23:59

    # riwayah: hafs            # of the passages

    rules:
      attempts: 2              # submissions of a week, while it lasts
      catch-ups: 2             # submissions for earlier weeks, in a week
      needed: \(needed)               # weeks that the assessment asks for
      feedback-hours: 48       # what students are told to expect
      grace-days: 7            # after the last week

    # What to hear or see before the first week: a link, or a file in the shared place.
    # orientation:
    #   title: How the weeks go
    #   link: https://example.org/orientation.mp4

    # Live sessions: class, circle or office-hours, each week or once.
    sessions:
      - class: \(session.title)
        id: \(session.id)
        on: tue 19:00          # or 2027-01-12 19:00 for once
        minutes: 60
        # zone: America/Toronto
        # link: https://example.org/meet

    # next:
    #   level: Level 2
    #   start: 2027-09-04

    # resources:
    #   - title: The rules on one page
    #     link: https://example.org/rules.pdf
    #     category: essential


    """
  }

  private static let assessment = """
    assessment:
      passage: "\(examination.passage)"
      about: \(examination.about)
      # opens: 14              # the week; the last but one, if it is not said
      result-days: 5

    """

  private static func week(_ number: Int) -> String {
    let surah = 115 - min(number, 30)
    return """
        # Week \(number)
        - topic: \(topic(number))
          passage: "\(surah)"
          # lesson:              # what to hear or see; the student marks each part as done
          #   - title: The letters of the throat
          #     link: https://example.org/week-\(number).mp4
          #     minutes: 8
          # objectives: [Say each letter from its place]
          # notes: Level notes, page \(number).

      """
  }
}
