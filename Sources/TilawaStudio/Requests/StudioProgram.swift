import AppBase
package import TilawaCore

/// The program whose commands answer the page.
package struct StudioProgram: Sendable {
  /// The path of the program.
  let path: String
  /// The environment of its commands.
  private(set) var environment: [String: String]
  /// The languages in which a fault can be said.
  let languages: Languages

  package init(path: String, environment: [String: String]) {
    self.path = path
    var environment = environment
    // A command of the page never asks a person, and prints no colours.
    environment["NO_COLOR"] = "1"
    environment["TERM"] = "dumb"
    self.environment = environment
    languages = Languages(environment: environment)
  }

  /// The outcome of a request.
  package enum Outcome: Sendable {
    /// The line of JSON that the command printed.
    case done(String)
    /// The exit code and the complaint.
    case failed(Int32, Sentence)
  }

  /// Runs the command of a request to its end, or to its answer if it plays on after that: no process stands between the studio and
  /// a player.
  ///
  /// - Parameters:
  ///   - values: the values of the request, by their names.
  ///   - output: the path of the file that the command writes, where it writes one.
  package func run(
    _ request: StudioRequest, _ values: [(name: String, value: String)], to output: String? = nil
  ) async throws(StudioRequest.Fault) -> Outcome {
    let arguments = try request.arguments(values) + (output.map { ["--output=\($0)"] } ?? [])
    var environment = environment
    // The command speaks the language of the page; a player has other readers too, and outlives the page.
    environment[LanguageChoice.variable] = (SentenceCatalogue.spoken?.form ?? .english).code
    let playsOn = request.ending == .playsOn
    if !playsOn { environment[LanguageChoice.answersVariable] = LanguageChoice.spoken }
    if playsOn { environment[AppContext.Detachment.variable] = AppContext.Detachment.answers.rawValue }
    let result = await OtherProgram.run(
      path, passing: arguments, environment, timeout: request.timeout, until: playsOn ? .ofStreams : .ofProgram)
    guard let result else {
      return .failed(ExitCodes.bug.rawValue, StudioSentences.programDoesNotStart)
    }
    let line = String(decoding: result.output, as: UTF8.self)
    guard result.status == 0 else {
      let complaint = Self.complaint(result.complaint).map { Sentence(verbatim: $0) }
      return .failed(result.status, complaint ?? StudioSentences.programEnded(code: "\(result.status)"))
    }
    return .done(line.isEmpty ? "null" : line)
  }

  /// Returns the program whose commands speak a language, by its code; English where that is not known.
  func speaking(_ code: String) -> StudioProgram {
    var program = self
    program.environment[LanguageChoice.answersVariable] = LanguageChoice.spoken
    program.environment[LanguageChoice.variable] = (languages.asked(by: code)?.catalogue?.form ?? .english).code
    return program
  }

  /// Returns a complaint without the name of the program.
  static func complaint(_ line: String?) -> String? {
    let name = "tilawa: "
    return line.map { $0.hasPrefix(name) ? String($0.dropFirst(name.count)) : $0 }
  }
}
