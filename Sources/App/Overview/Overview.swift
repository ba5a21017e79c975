package import AppBase
package import TilawaCore
package import TilawaStore

/// The first screen: the places to continue at, the content of the library, and the next sensible step.
package struct Overview: Hashable, Sendable {
  /// Facts that the screen depends on.
  package struct Facts: Hashable, Sendable {
    package var counts = LibraryCounts()
    package var session: Session?
    package var reading: Reading?
    package var khatm: KhatmState?
    /// The course in which the user learns, and the one that the user teaches.
    package var courses: [CourseState] = []
    /// The lines of today's hifz, "hifz 2/7 · 24 min"; nil where nothing is held or planned.
    package var hifz: String?
    /// The message of an error that made the library unreadable.
    package var trouble: String?

    package init() {}
  }

  /// The last session.
  package struct Session: Hashable, Sendable {
    /// The ayah at which it was left; nil if it was played to its end.
    package var place: String?
    /// The ids of its reciters.
    package var reciters: [String]

    package init(place: String?, reciters: [String]) {
      self.place = place
      self.reciters = reciters
    }
  }

  /// The last place of reading.
  package struct Reading: Hashable, Sendable {
    package var place: String
    package var page: Int

    package init(place: String, page: Int) {
      self.place = place
      self.page = page
    }
  }

  /// The progress of the current khatm.
  package struct KhatmState: Hashable, Sendable {
    package var name: String
    package var pages: Int
    /// The number of all pages.
    package var all: Int
    package var nextPage: Int
    /// The rest of today's goal, "2 pages remain"; nil without a goal, or if nothing remains.
    package var remains: String?

    package init(name: String, pages: Int, all: Int, nextPage: Int, remains: String?) {
      self.name = name
      self.pages = pages
      self.all = all
      self.nextPage = nextPage
      self.remains = remains
    }
  }

  /// The state of a course.
  package struct CourseState: Hashable, Sendable {
    /// The part of the user; its name is also the command that shows the course.
    package enum Role: String, Sendable {
      case student = "course"
      case coach
    }

    package var role: Role
    /// The week and the one thing to do.
    package var line: String

    package init(_ role: Role, line: String) { (self.role, self.line) = (role, line) }
  }

  /// The next sensible step.
  package enum Step: Hashable, Sendable {
    /// The library cannot be read.
    case repair(String)
    /// No published reciter is in the library.
    case setUp
    /// Recordings have no labels.
    case align(LibraryCounts.Work)
    /// Suggested labels wait for a person.
    case review(LibraryCounts.Work, suggestions: Int)
    /// Today's goal is not met.
    case read(KhatmState)
    /// A session was left before its end.
    case resume(Session)
    case play
  }

  package let facts: Facts
  /// The commands for a beginner, with their explanations.
  package let commands: [[String]]

  package init(_ facts: Facts, commands: [[String]] = []) {
    self.facts = facts
    self.commands = commands
  }

  package var step: Step {
    if let trouble = facts.trouble { return .repair(trouble) }
    // A passage that is known is found without another reciter; to recognise one takes reciters.
    if let work = facts.counts.unlabelled, work.hasPassage || facts.counts.reciters > 0 { return .align(work) }
    if let work = facts.counts.unreviewed { return .review(work, suggestions: facts.counts.suggested) }
    if facts.counts.reciters == 0 { return .setUp }
    if let khatm = facts.khatm, khatm.remains != nil { return .read(khatm) }
    if let session = facts.session, session.place != nil { return .resume(session) }
    return .play
  }
}

extension Overview.Step {
  /// The reason for the step, in one sentence; the message of the error where the library cannot be read.
  package var reason: String {
    switch self {
    case .repair(let trouble): trouble
    case .setUp: OverviewSentences.stepSetUp.text
    case .align(let work): OverviewSentences.stepFind(others: work.count - 1, title: work.title.printableLine).text
    case .review(let work, let suggestions):
      OverviewSentences.stepReview(
        others: work.count - 1, title: work.title.printableLine, suggestions: suggestions
      ).text
    case .read(let khatm): OverviewSentences.stepRead(rest: khatm.remains ?? "").text
    case .resume(let session): OverviewSentences.stepResume(place: session.place ?? "").text
    case .play: OverviewSentences.stepPlay.text
    }
  }

  /// The command to type.
  package var command: CommandHint {
    switch self {
    case .repair: CommandHint("doctor")
    case .setUp: CommandHint("setup")
    case .align(let work): CommandHint("annotate", "align", work.id)
    case .review(let work, _): CommandHint("annotate", "review", work.id)
    case .read(let khatm): CommandHint("read", "page:\(khatm.nextPage)")
    case .resume: CommandHint("resume")
    case .play: CommandHint("play", "112", "--each", "3")
    }
  }
}

/// The line for programs of the first screen.
package struct OverviewValue: Encodable {
  package struct Next: Encodable {
    let reason: String
    let command: String
  }

  let reciters: Int
  let recordings: Int
  let labels: Int
  let suggestions: Int
  let next: Next
}

extension Overview: ValueAnswer {
  package var value: OverviewValue {
    let counts = facts.counts
    return OverviewValue(
      reciters: counts.reciters, recordings: counts.recordings, labels: counts.confirmed,
      suggestions: counts.suggested, next: OverviewValue.Next(reason: step.reason, command: "\(step.command)"))
  }

  package var text: [AnswerPart] {
    var parts: [AnswerPart] = []
    func section(_ title: Sentence, _ rows: [[String]]) {
      guard !rows.isEmpty else { return }
      parts += [.line(title), .table(AnswerTable(rows.map { ["  " + $0[0]] + $0.dropFirst() })), .line("")]
    }
    section(OverviewSentences.continueHere, places.map { [String($0.key), $0.words.text, "\($0.command)"] })
    if facts.trouble == nil { section(OverviewSentences.library, [[content]]) }
    parts += [.line(OverviewSentences.nextStep), .line("  \(step.reason)"), .line("  \(step.command)"), .line("")]
    section(OverviewSentences.commands, commands)
    return parts + [.line(OverviewSentences.allCommands(command: CommandHint("help", "--all")))]
  }

  /// A place to continue at.
  package struct Place: Hashable, Sendable {
    /// The key that goes on there.
    package let key: Character
    package let words: Sentence
    package let command: CommandHint
  }

  /// The places to continue at.
  package var places: [Place] {
    var rows = facts.courses.map { course in
      Place(
        key: course.role == .coach ? "t" : "c", words: OverviewSentences.placeCourse(state: course.line),
        command: CommandHint(course.role.rawValue))
    }
    if let hifz = facts.hifz {
      rows.append(Place(key: "h", words: OverviewSentences.placeHifz(state: hifz), command: CommandHint("hifz")))
    }
    if let session = facts.session, let place = session.place {
      rows.append(Place(key: "l", words: session.words(at: place), command: CommandHint("resume")))
    }
    if let reading = facts.reading {
      rows.append(
        Place(
          key: "r", words: OverviewSentences.placeReading(place: reading.place, page: reading.page),
          command: CommandHint("read")))
    }
    if let khatm = facts.khatm {
      rows.append(Place(key: "k", words: khatm.words, command: CommandHint("read", "page:\(khatm.nextPage)")))
    }
    return rows
  }

  private var content: String {
    let counts = facts.counts
    let reciters = counts.reciters + counts.teachers
    guard counts.recordings > 0 else {
      return (reciters == 0 ? OverviewSentences.empty : OverviewSentences.reciters(count: reciters)).text
    }
    let labels = Count.labels(counts.confirmed)
    return [
      OverviewSentences.reciters(count: reciters).text, Count.recordings(counts.recordings),
      counts.suggested > 0
        ? OverviewSentences.labelsSuggested(labels: labels, suggested: counts.suggested).text : labels,
    ].joined(separator: " · ")
  }
}

extension Overview.Session {
  /// The place at which it was left, with the reciters that are known.
  fileprivate func words(at place: String) -> Sentence {
    reciters.isEmpty
      ? OverviewSentences.placeListening(place: place)
      : OverviewSentences.placeListeningBy(place: place, reciters: reciters.listed)
  }
}

extension Overview.KhatmState {
  /// The pages that were read, with the rest of today's goal.
  fileprivate var words: Sentence {
    guard let remains else { return OverviewSentences.placeKhatm(read: pages, all: all) }
    return OverviewSentences.placeKhatmToday(read: pages, all: all, rest: remains)
  }
}
