import TilawaAudio
import TilawaCore
import TilawaPlayer
package import TilawaStore

/// The end of an export or import.
package enum ExchangeWords {
  /// Reads a sound that is exchanged to its end.
  package static let measure = MeasuredSound.measuring { try RecordingPass.survey($0, heard: $1, progress: $2) }

  /// Tells the outcomes, and throws where something was left out.
  package static func finish(
    _ outcomes: [(String, [String])], _ faults: [LibraryExchange.Fault], _ titles: [String: String],
    _ reading: ReadingWords?, isForProgram: Bool, in context: AppContext
  ) throws {
    for fault in faults {
      let title = titles[fault.sha256].map { "\($0): " } ?? ""
      context.interface.warn("\(title)\(fault.error.lineWithAdvice)")
    }
    if isForProgram {
      let list = faults.map {
        JSON.object([("sha256", .string($0.sha256)), ("message", .string($0.error.lineWithAdvice))])
      }
      context.interface.say(
        JSON.object(
          outcomes.map { ($0, JSON.strings($1)) } + [
            ("faults", .array(list)), ("reading", .optional(reading?.outcome, ReadingWords.json)),
          ]
        ).text)
    } else {
      let counts = outcomes.filter { !$1.isEmpty }.map { "\($1.count) \($0)" } + (reading?.words ?? [])
      context.interface.say(counts.isEmpty ? "nothing to do" : counts.joined(separator: ", "))
    }
    if !faults.isEmpty {
      throw Failure(.unreadable, isForProgram ? "" : "\(faults.count) left out; the others are done")
    }
    if let error = reading?.error { throw error }
  }
}
