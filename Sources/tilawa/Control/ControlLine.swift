import Glibc
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaStore

/// One request to the player that sounds, as somebody types it behind `tilawa ctl`.
struct ControlLine {
  private let request: ControlRequest

  /// How long the player may take.
  private static let patience = Duration.seconds(5)
  /// How long it may take to end: what it fetches is given up, and what it knows is written, on a machine that may be busy.
  private static let farewell = Duration.seconds(30)

  enum Form { case text, json }
  enum Waiting { case goes, waits }

  /// - Throws: `Failure`, usage, where the verb does not take that.
  init(_ verb: ControlVerb, _ values: [String]) throws {
    guard values.count <= 1 else { throw Failure(.usage, "\(verb.rawValue) takes one value, not \(values.count)") }
    let value = values.first.map { text -> ControlRequest.Value in
      verb.isRelative && (text.hasPrefix("+") || text.hasPrefix("-")) ? .by(text) : .to(text)
    }
    switch (value, verb.value) {
    case (_?, .none): throw Failure(.usage, "\(verb.rawValue) takes nothing; see tilawa help ctl")
    case (nil, .required): throw Failure(.usage, "\(verb.rawValue) needs a value; see tilawa help ctl")
    default: request = ControlRequest(verb, value)
    }
  }

  /// A request with how it is answered.
  struct Plain {
    let line: ControlLine
    let form: Form
    let waiting: Waiting
  }

  /// What is asked by a line that is nothing but `ctl`, a verb and a value, or `stop`, and perhaps `--json`; nil for any other.
  ///
  /// Reading it with the parser would take longer than all that follows (decision 0041).
  static func plain(in arguments: [String]) throws -> Plain? {
    let form: Form = arguments.last == "--json" ? .json : .text
    let words = form == .json ? arguments.dropLast() : arguments[...]
    if words == ["stop"] { return Plain(line: try ControlLine(.stop, []), form: form, waiting: .waits) }
    guard words.first == "ctl", (2...3).contains(words.count), let verb = ControlVerb(rawValue: words[1]) else {
      return nil
    }
    let value = words.dropFirst(2).first
    // A minus before a digit is a sign, else an option.
    if let value, value.hasPrefix("-"), value.dropFirst().first?.isNumber != true { return nil }
    return Plain(line: try ControlLine(verb, value.map { [$0] } ?? []), form: form, waiting: .goes)
  }

  /// Asks, and prints what is told.
  ///
  /// - Throws: `Failure` where nothing sounds, or it is not done.
  func perform(as form: Form, untilItIsOver waiting: Waiting = .goes) throws {
    let folders = CommandContext().folders
    guard var client = try ControlClient(to: folders.playerSocket) else {
      throw Failure(.unavailable, "no player listens; tilawa play starts one")
    }
    let answer: ControlClient.Answer
    do throws(DesktopError) {
      answer = try client.ask(request, patience: ControlLine.patience)
    } catch {
      // Another program has just ended it: that is what was asked for.
      guard error.code == .ended, request.verb == .stop else { throw error }
      if form == .json { Terminal.say(#"{"id":1,"ok":true}"#) }
      return
    }
    if let fault = answer.fault {
      if form == .json { Terminal.say(answer.line) }
      throw Failure(ExitCodes(fault.code), fault.message)
    }
    if request.verb == .status || request.verb == .watch {
      Terminal.say(form == .json || request.verb == .watch ? answer.line : ControlStatus.words(answer.value))
    } else if form == .json {
      Terminal.say(answer.line)
    }
    guard request.verb == .watch || waiting == .waits else { return }
    let deadline = request.verb == .watch ? nil : ContinuousClock.now + ControlLine.farewell
    while let line = try client.nextLine(until: deadline) {
      if request.verb == .watch { Terminal.say(line) }
    }
  }
}

extension ExitCodes {
  init(_ code: ControlFault.Code) {
    switch code {
    case .malformed, .tooLong, .unknownVerb, .invalid: self = .usage
    case .notInSession: self = .noInput
    case .nothingPlays, .refused: self = .unavailable
    case .impossible, .busy: self = .busy
    }
  }
}
