import CommandOptions
import AppBase
import AppLearning
import AppScripts
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore
import TilawaTerminal

/// The lines of a day on a terminal: a key begins one, and after it a key says how it went.
struct HifzDialogue {
  let context: AppContext
  /// The way in which a page of the recent or old round is heard.
  let manner: Manner
  /// The output of what is played.
  let output: SinkChoice

  enum Manner {
    /// The page is said from memory and checked where there is a microphone, else played.
    case recited
    case played
    /// Nothing is played.
    case silent
  }

  // MARK: - The list

  /// Shows the list until the person leaves it.
  func chooseLines() async throws {
    while true {
      let today = HifzToday(try HifzBook(in: context))
      today.print(as: .text)
      guard today.work.tasks.contains(where: { !$0.isDone }) else {
        if !today.work.tasks.isEmpty { today.closing.forEach { Terminal.say($0.text) } }
        return
      }
      Terminal.ask("\(LearnCommandsSentences.keyBegins) ", on: 1)
      guard let task = await task(of: today) else {
        if today.work.tasks.contains(where: \.isDone) { today.closing.forEach { Terminal.say($0.text) } }
        return
      }
      do { try await begin(task) } catch {
        // The list stays for the lines that can be heard.
        guard let failure = Failure(error), !failure.code.isSignal else { throw error }
        if !failure.message.isEmpty { Terminal.complain(failure.message) }
      }
    }
  }

  /// Returns the task of the pressed key; nil for q, and at the end of input.
  private func task(of today: HifzToday) async -> HifzTask? {
    while let key = await SingleKey.pressed(in: context) {
      switch key {
      case .enter: return today.work.tasks.first { !$0.isDone }
      case .character("q"), .escape, .control("d"), .control("c"): return nil
      case .character(let letter): if let task = try? today.task("\(letter)") { return task }
      default: break
      }
    }
    return nil
  }

  // MARK: - A line

  /// Plays a line, and asks how it went.
  ///
  /// - Throws: the reason why it could not be heard; nothing is asked and noted then.
  func begin(_ task: HifzTask) async throws {
    let book = try HifzBook(in: context)
    let began = SystemClock.now
    Terminal.say(
      LearnCommandsSentences.pageToHear(
        round: "\(HifzWords.round(task.round))", page: task.page, text: book.text(of: task.words)
      ).text)
    if manner != .silent {
      do { try await hear(task, of: book) } catch {
        guard let failure = Failure(error), !failure.code.isSignal else { throw error }
        throw Failure(
          failure.code,
          failure.message.isEmpty
            ? LearnCommandsSentences.nothingNoted : LearnCommandsSentences.failedNothingNoted(reason: failure.message))
      }
    }
    try await ask(about: task, began)
  }

  /// Listens to a page where that is possible, else plays it.
  private func hear(_ task: HifzTask, of book: HifzBook) async throws {
    guard manner == .recited, Terminal.isTerminal(0), Terminal.isTerminal(1),
      let reciting = HifzReciting(task, of: book), HifzReciting.canHear
    else { return try await play(HifzScript(task, of: book)) }
    Terminal.say(
      LearnCommandsSentences.sayFromMemory(command: CommandHint("hifz", "begin", "--play")).text)
    // The screen blocks, and this thread belongs to all tasks.
    try await SystemThread.value { [context, request = reciting.request] in
      try RecitationScreen(request, in: context).run(on: ScreenLook(context))
    }
  }

  /// Plays the steps of a script.
  func play(_ script: HifzScript) async throws {
    var request = ScriptRunRequest(file: try script.written(in: context))
    request.log = "none"
    // Somebody is waiting for it.
    request.wait = TimeLength(seconds: 0)
    request.play.output = output
    try await ScriptRunner(request, in: context).run()
  }

  private func ask(about task: HifzTask, _ began: Int) async throws {
    let book = try HifzBook(in: context)
    let place = book.names(of: task.words).map { "\($0)" }.joined(separator: " ")
    guard Terminal.isTerminal(0) else {
      let command = CommandHint(words: ["hifz", "grade"] + place.split(separator: " ").map(String.init) + ["3"])
      return Terminal.complain(LearnCommandsSentences.toNote(command: command).text)
    }
    let checked = book.checkedGrade(ofPage: task.page)
    let question =
      checked.map { LearnCommandsSentences.howDidItGoChecked(grade: "\($0.name)") }
      ?? LearnCommandsSentences.howDidItGo
    Terminal.ask("\(question) ", on: 1)
    while let key = await SingleKey.pressed(in: context) {
      switch key {
      case .character(let letter):
        guard let grade = HifzGrade("\(letter)") else { continue }
        var book = try HifzBook(in: context, for: .writing)
        let seconds = manner == .silent || checked != nil ? nil : max(0, SystemClock.now - began)
        return try book.grade(task.words, grade, by: .oneself, on: nil, seconds: seconds).print(as: .text)
      case .enter, .escape, .control("d"), .control("c"):
        return Terminal.say(
          (checked.map { LearnCommandsSentences.notedByCheck(grade: "\($0.name)") }
            ?? LearnCommandsSentences.notNoted).text)
      default: continue
      }
    }
  }
}
