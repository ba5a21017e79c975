import Synchronization
import TilawaCore

/// The commands that go on for a while for a page: recitations that are followed, recordings, files that it gives (lessons, texts,
/// invitations), downloads.
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

  /// The source of the sound that a command takes.
  enum Microphone: Hashable {
    /// The microphone of this machine.
    case machine
    /// The page itself: samples of 16 bits, one channel.
    case page(rate: Int)
    /// A file that the page sends.
    case file
    /// No sound: the command takes none.
    case nothing
  }

  /// The purpose of the command.
  enum Subject {
    /// A recitation that is followed. An empty range is sought; hidden words are said from memory.
    case passage(String, isHidden: Bool)
    /// A part of a course, which is recorded: a week, placement or assessment.
    case coursePart(String)
    /// A spoken comment of the teacher on a submission, at a place or on the whole.
    case comment(student: String, part: String, at: String)
    /// A recording that is imported, with its reciter and its title. The page has its ayat found afterwards.
    case lesson(reciter: String, title: String)
    /// A recording for the library: who recites, and its title. The page has its ayat found afterwards.
    case recording(reciter: String, title: String)
    /// A translation, another text beside the Quran, or the text of a riwayah, by the name of its file; a name and a language that
    /// the file does not state.
    case text(file: String, name: String, language: String)
    /// A teacher's invitation to a course, and the name of the student who takes part.
    case invitation(name: String)
    /// A bundle of the other side of a course, which the student or the teacher opens.
    case bundle(isForTeacher: Bool)
    /// The file of a course, which its teacher begins or brings up to date.
    case plan
    /// A passage of a reciter that is downloaded.
    case download(String, reciter: String)

    /// The source of its sound where the page has no choice; nil for a microphone.
    var source: Microphone? {
      switch self {
      case .lesson, .text, .invitation, .bundle, .plan: .file
      case .download: .nothing
      case .passage, .coursePart, .comment, .recording: nil
      }
    }

    /// Reads the request of the page.
    init(_ value: (String) -> String) {
      let (part, student) = (value("part"), value("student"))
      if !value("download").isEmpty {
        self = .download(value("download"), reciter: value("reciter"))
      } else if !value("text").isEmpty {
        self = .text(file: value("text"), name: value("name"), language: value("language"))
      } else if !value("open").isEmpty {
        self = .bundle(isForTeacher: value("open") == "coach")
      } else if value("publish") == "true" {
        self = .plan
      } else if value("join") == "true" {
        self = .invitation(name: value("name"))
      } else if value("record") == "true" {
        self = .recording(reciter: value("reciter"), title: value("title"))
      } else if !value("title").isEmpty {
        self = .lesson(reciter: value("reciter"), title: value("title"))
      } else if !student.isEmpty {
        self = .comment(student: student, part: part, at: value("at"))
      } else {
        self = part.isEmpty ? .passage(value("range"), isHidden: value("hidden") == "true") : .coursePart(part)
      }
    }

    /// The arguments of the command.
    func arguments(_ microphone: Microphone) throws(StudioRequest.Fault) -> [String] {
      var parameters: [StudioRequest.Parameter] = [.option("input"), .option("rate")]
      var values: [(name: String, value: String)] = []
      // A page hears its own microphone; of the machine's it is told.
      if case .machine = microphone {
        parameters.append(.flag("levels"))
        values.append(("levels", "true"))
      }
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
      case .lesson(let reciter, let title):
        command = "import --no-hear"
        (parameters, values) = ([.words("path"), .option("reciter"), .option("title")], [])
        values += [("path", "-"), ("reciter", reciter), ("title", title)]
      case .recording(let reciter, let title):
        command = "record"
        parameters += [.option("reciter"), .option("title")]
        values += [("reciter", reciter), ("title", title)]
      case .text(let file, let name, let language):
        command = "text add"
        parameters = [.words("path"), .option("as"), .option("name"), .option("language")]
        values = [("path", "-"), ("as", file), ("name", name), ("language", language)]
      case .invitation(let name):
        command = "course join"
        (parameters, values) = ([.words("path"), .option("name")], [("path", "-"), ("name", name)])
      case .bundle(let isForTeacher):
        command = (isForTeacher ? "coach" : "course") + " open"
        (parameters, values) = ([.words("path")], [("path", "-")])
      case .plan:
        command = "coach publish"
        (parameters, values) = ([.words("path")], [("path", "-")])
      case .download(let range, let reciter):
        command = "download"
        (parameters, values) = ([.words("range"), .option("reciter")], [("range", range), ("reciter", reciter)])
      }
      return try StudioRequest("listen", .changes, command, parameters).arguments(values)
    }
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - language: the code of the language in which it complains.
  ///   - each: called with each event as a line of JSON, the last of which is `closed`, on a thread of its own.
  ///   - end: called after the last one.
  func begin(
    _ subject: Subject, by microphone: Microphone, in language: String, each: @escaping @Sendable (String) -> Void,
    end: @escaping @Sendable () -> Void
  ) throws(StudioRequest.Fault) -> StudioJob {
    let arguments = try subject.arguments(microphone)
    // The command cannot end before it is kept.
    return try state.withLock { (state) throws(StudioRequest.Fault) -> StudioJob in
      guard state.jobs.count < Self.most else { throw StudioRequest.Fault(StudioSentences.tooManyMicrophones) }
      state.number += 1
      let number = state.number
      let job = StudioJob(program.speaking(language), arguments, each: each) { [self] code, complaints in
        _ = self.state.withLock { $0.jobs.removeValue(forKey: number) }
        let before = Array(complaints.dropLast())
        each(JSON.line(encoding: StudioClosed(exit: Int(code), error: complaints.last, before: before)))
        end()
      }
      guard let job else { throw StudioRequest.Fault(StudioSentences.programDoesNotStart) }
      state.jobs[number] = job
      return job
    }
  }

  /// Ends all recitations; what was heard is kept.
  func end() {
    for job in state.withLock({ Array($0.jobs.values) }) {
      job.endInput()
      job.interrupt()
    }
  }
}
