import Synchronization
import TilawaCore

/// The commands that listen to a microphone for pages: recitations that are followed, and recordings for a course.
///
/// Each belongs to the connection that began it; none knows of the others.
final class StudioRecitation: Sendable {
  private struct State {
    var number = 0
    var jobs: [Int: StudioJob] = [:]
  }

  private let program: StudioProgram
  private let state = Mutex(State())

  /// The most at a time: each hears with a network of its own.
  static let most = 8

  init(_ program: StudioProgram) { self.program = program }

  /// The microphone of a recitation.
  enum Microphone {
    /// The microphone of this machine.
    case machine
    /// The page itself: samples of 16 bits, one channel.
    case page(rate: Int)
  }

  /// The purpose of listening.
  enum Subject {
    /// A recitation that is followed. An empty range is sought; hidden words are said from memory.
    case passage(String, isHidden: Bool)
    /// A part of a course, which is recorded: a week, placement or assessment.
    case coursePart(String)
    /// A spoken comment of the teacher on a submission, at a place or on the whole.
    case comment(student: String, part: String, at: String)

    /// Reads the request of the page.
    init(_ value: (String) -> String) {
      let (part, student) = (value("part"), value("student"))
      if !student.isEmpty {
        self = .comment(student: student, part: part, at: value("at"))
      } else {
        self = part.isEmpty ? .passage(value("range"), isHidden: value("hidden") == "true") : .coursePart(part)
      }
    }

    /// The arguments of the command.
    func arguments(_ microphone: Microphone) throws(StudioRequest.Fault) -> [String] {
      var parameters: [StudioRequest.Parameter] = [.option("input"), .option("rate")]
      var values: [(name: String, value: String)] = []
      if case .page(let rate) = microphone { values += [("input", "-"), ("rate", "\(rate)")] }
      let command: String
      switch self {
      case .passage(let range, let isHidden):
        command = "recite listen"
        parameters += [.words("range"), .flag("hidden")]
        values += [("range", range), ("hidden", isHidden ? "true" : "false")]
      case .coursePart(let part):
        command = "course record"
        let isWeek = !["placement", "assessment"].contains(part)
        parameters.append(isWeek ? .word("week") : .flag(part))
        values.append((isWeek ? "week" : part, isWeek ? part : "true"))
      case .comment(let student, let part, let place):
        command = "coach comment"
        parameters += [.word("student"), .word("part"), .option("at")]
        values += [("student", student), ("part", part), ("at", place)]
      }
      return try StudioRequest("listen", .changes, command, parameters).arguments(values)
    }
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - each: called with each event as a line of JSON, the last of which is `closed`, on a thread of its own.
  ///   - end: called after the last one.
  func begin(
    _ subject: Subject, by microphone: Microphone, each: @escaping @Sendable (String) -> Void,
    end: @escaping @Sendable () -> Void
  ) throws(StudioRequest.Fault) -> StudioJob {
    let arguments = try subject.arguments(microphone)
    // The command cannot end before it is kept.
    let job = state.withLock { state -> StudioJob? in
      guard state.jobs.count < Self.most else { return nil }
      state.number += 1
      let number = state.number
      state.jobs[number] = StudioJob(program, arguments, each: each) { [self] code, complaint in
        _ = self.state.withLock { $0.jobs.removeValue(forKey: number) }
        each(JSON.line(encoding: StudioClosed(exit: Int(code), error: complaint)))
        end()
      }
      return state.jobs[number]
    }
    guard let job else {
      throw StudioRequest.Fault(StudioSentences.tooManyMicrophones)
    }
    return job
  }

  /// Ends all recitations; what was heard is kept.
  func end() {
    for job in state.withLock({ Array($0.jobs.values) }) {
      job.endInput()
      job.interrupt()
    }
  }
}
