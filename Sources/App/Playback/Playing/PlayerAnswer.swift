package import AppBase
package import TilawaCore
package import TilawaDesktop

/// The reply of a player as the answer of a command.
package struct PlayerAnswer: Answer {
  private let reply: ControlClient.Answer

  package init(_ reply: ControlClient.Answer) { self.reply = reply }

  /// The reason why the request is not done; nil where it is.
  package var fault: ControlFault? { reply.fault }

  package var json: String { reply.line }

  package var text: [AnswerPart] {
    if let status = StatusLine(reply.fields) { return [.line(status.words)] }
    guard case .greeting(let greeting)? = try? reply.reply().body else { return [] }
    return [
      .line(
        PlaybackSentences.greeting(
          release: greeting.release, version: "\(greeting.version)", process: "\(greeting.process)"))
    ]
  }
}

extension ExitCodes {
  /// The exit code of a command whose request was not done.
  package init(_ code: ControlFault.Code) {
    switch code {
    case .malformed, .tooLong, .unknownVerb, .invalid: self = .usage
    case .notInSession: self = .noInput
    case .nothingPlays, .refused: self = .unavailable
    case .impossible, .busy: self = .busy
    }
  }
}
