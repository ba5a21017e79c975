package import AppBase
import TilawaCore
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
    package var nextPage: Int
    /// The rest of today's goal, "2 pages remain"; nil without a goal, or if nothing remains.
    package var remains: String?

    package init(name: String, pages: Int, nextPage: Int, remains: String?) {
      self.name = name
      self.pages = pages
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
  /// The reason for the step, in one sentence.
  package var reason: String {
    switch self {
    case .repair(let trouble): trouble
    case .setUp: "Choose the reciters that you want to hear."
    case .align(let work):
      "\(Self.recordings(work)) no labels yet. Find the ayat, so that you can play them one by one."
    case .review(let work, let suggestions):
      "\(Self.recordings(work)) \(Count.labels(suggestions)) that Tilawa suggested. They are played after you confirm them."
    case .read(let khatm): "Your khatm: \(khatm.remains ?? "") today."
    case .resume(let session): "Your last session stopped at \(session.place ?? "")."
    case .play: "Play a surah, each ayah three times."
    }
  }

  /// The command to type.
  package var command: String {
    switch self {
    case .repair: "tilawa doctor"
    case .setUp: "tilawa setup"
    case .align(let work) where work.hasPassage: "tilawa annotate align \(work.id)"
    case .align(let work): "tilawa identify \(work.id)"
    case .review(let work, _): "tilawa annotate review \(work.id)"
    case .read(let khatm): "tilawa read page:\(khatm.nextPage)"
    case .resume: "tilawa resume"
    case .play: "tilawa play 112 --each 3"
    }
  }

  private static func recordings(_ work: LibraryCounts.Work) -> String {
    let others = work.count > 1 ? " and \(Count.recordings(work.count - 1)) more have" : " has"
    return "“\(work.title.printableLine)”\(others)"
  }
}

extension Overview: Answer {
  package var text: [AnswerPart] {
    var parts: [AnswerPart] = []
    func section(_ title: String, _ rows: [[String]]) {
      guard !rows.isEmpty else { return }
      parts += [.line(title), .table(AnswerTable(rows.map { ["  " + $0[0]] + $0.dropFirst() })), .line("")]
    }
    section("Continue", places.map { [String($0.key), $0.words, "tilawa " + $0.command.joined(separator: " ")] })
    if facts.trouble == nil { section("Library", [[content]]) }
    parts += [.line("Next step"), .line("  \(step.reason)"), .line("  \(step.command)"), .line("")]
    section("Commands", commands)
    return parts + [.line("All commands: tilawa --help")]
  }

  /// A place to continue at.
  package struct Place: Hashable, Sendable {
    /// The key that goes on there.
    package let key: Character
    package let words: String
    /// The words behind `tilawa`.
    package let command: [String]

    fileprivate init(_ key: Character, _ words: String, _ command: String...) {
      (self.key, self.words, self.command) = (key, words, command)
    }
  }

  /// The places to continue at.
  package var places: [Place] {
    var rows: [Place] = []
    rows += facts.courses.map { Place($0.role == .coach ? "t" : "c", "course: \($0.line)", $0.role.rawValue) }
    if let hifz = facts.hifz { rows.append(Place("h", hifz, "hifz")) }
    if let session = facts.session, let place = session.place {
      let reciters = session.reciters.isEmpty ? "" : ", \(session.reciters.joined(separator: ", "))"
      rows.append(Place("l", "listening: \(place)\(reciters)", "resume"))
    }
    if let reading = facts.reading {
      rows.append(Place("r", "reading: \(reading.place), page \(reading.page)", "read"))
    }
    if let khatm = facts.khatm {
      let remains = khatm.remains.map { ", \($0) today" } ?? ""
      rows.append(
        Place("k", "khatm: \(khatm.pages) of \(Khatm.pages) pages\(remains)", "read", "page:\(khatm.nextPage)"))
    }
    return rows
  }

  private var content: String {
    let counts = facts.counts
    let reciters = counts.reciters + counts.teachers
    guard counts.recordings > 0 else { return reciters == 0 ? "empty" : Self.reciters(reciters) }
    let suggested = counts.suggested > 0 ? ", \(counts.suggested) suggested" : ""
    return [
      Self.reciters(reciters), Count.recordings(counts.recordings),
      Count.labels(counts.confirmed) + suggested,
    ].joined(separator: " · ")
  }

  private static func reciters(_ count: Int) -> String { "\(count) reciter\(count == 1 ? "" : "s")" }

  package var json: String {
    let counts = facts.counts
    return JSON.object([
      ("reciters", .int(counts.reciters)), ("recordings", .int(counts.recordings)),
      ("labels", .int(counts.confirmed)), ("suggestions", .int(counts.suggested)),
      ("next", .object([("reason", .string(step.reason)), ("command", .string(step.command))])),
    ]).text
  }
}
