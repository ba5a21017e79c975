import CommandOptions
import Glibc
import AppBase
import AppPlayback
import TilawaStore
import TilawaConsole
import TilawaCore
import TilawaDesktop

/// A request to the player, as it is typed after `tilawa ctl`.
struct ControlLine {
  private let request: ControlRequest

  /// The longest wait for a reply.
  private static let timeout = Duration.seconds(5)
  /// The longest wait for the end of the player. The player stores its state first, perhaps on a busy machine.
  private static let endTimeout = Duration.seconds(30)

  enum Waiting { case goes, waits }

  /// Makes a request.
  ///
  /// - Throws: `Failure` (usage) if the verb does not take these values.
  init(_ verb: ControlVerb, _ values: [String]) throws {
    guard values.count <= 1 else {
      throw Failure(.usage, ListenCommandsSentences.oneValue(verb: verb.rawValue, count: values.count))
    }
    if verb == .gap, let question = values.first.flatMap(Gap.question) {
      throw Failure(.usage, ListenCommandsSentences.gapFault(question: "\(question)"))
    }
    let value = values.first.map { text -> ControlRequest.Value in
      verb.isRelative && (text.hasPrefix("+") || text.hasPrefix("-")) ? .by(text) : .to(text)
    }
    switch (value, verb.value) {
    case (_?, .none):
      throw Failure(.usage, ListenCommandsSentences.noValue(verb: verb.rawValue, command: CommandHint("help", "ctl")))
    case (nil, .required):
      throw Failure(
        .usage, ListenCommandsSentences.needsValue(verb: verb.rawValue, command: CommandHint("help", "ctl")))
    default: request = ControlRequest(verb, value)
    }
  }

  /// A request with the form of its answer.
  struct Plain {
    let line: ControlLine
    let form: AnswerForm
    let waiting: Waiting
  }

  /// Reads a command line of nothing but `ctl`, a verb and a value, or `stop`, and perhaps `--json`; nil for any other.
  ///
  /// The argument parser would take longer than the request (decision 0041).
  static func plain(in arguments: [String]) throws -> Plain? {
    let form: AnswerForm = arguments.last == "--json" ? .json : .text
    let words = form == .json ? arguments.dropLast() : arguments[...]
    if words == ["stop"] { return Plain(line: try ControlLine(.stop, []), form: form, waiting: .waits) }
    guard words.first == "ctl", (2...3).contains(words.count), let verb = ControlVerb(word: words[1]) else {
      return nil
    }
    let value = words.dropFirst(2).first
    // A minus before a digit is a sign, else an option.
    if let value, value.hasPrefix("-"), value.dropFirst().first?.isNumber != true { return nil }
    return Plain(line: try ControlLine(verb, value.map { [$0] } ?? []), form: form, waiting: .goes)
  }

  /// Sends the request and prints the answer; of `watch`, every event that follows.
  ///
  /// - Throws: `Failure` where no player listens, or the request is not done.
  func perform(as form: AnswerForm, untilItIsOver waiting: Waiting = .goes) throws {
    let folders = AppContext().folders
    guard var client = try ControlClient(to: folders.playerSocket) else {
      let last = try? AppContext().library().sessions.last()
      let command = last?.position.landmark == nil ? CommandHint("play", "1") : CommandHint("resume")
      throw Failure(.unavailable, ListenCommandsSentences.nothingPlaying(command: command))
    }
    let answer = try answer(of: &client)
    if let fault = answer.fault {
      if form == .json { answer.print(as: .json) }
      throw Failure(ExitCodes(fault.code), Sentence(verbatim: fault.message))
    }
    answer.print(as: request.verb == .watch ? .json : form)
    guard request.verb == .watch || waiting == .waits else { return }
    let deadline = request.verb == .watch ? nil : ContinuousClock.now + ControlLine.endTimeout
    while let line = try client.nextLine(until: deadline) {
      if request.verb == .watch { Terminal.say(line) }
    }
  }

  /// Sends the request and returns the reply.
  private func answer(of client: inout ControlClient) throws -> PlayerAnswer {
    do throws(DesktopError) {
      return PlayerAnswer(try client.ask(request, timeout: ControlLine.timeout))
    } catch {
      // Another program has just ended the player, as was asked for here.
      guard error.code == .ended, request.verb == .stop else { throw error }
      return PlayerAnswer(ControlClient.Answer(ControlReply(id: .number("1"), .done)))
    }
  }
}
