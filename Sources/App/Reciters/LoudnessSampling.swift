package import AppBase
import TilawaAudio
package import TilawaCore

/// Measures the loudness of a new reciter by a sample.
package enum LoudnessSampling {
  /// Starts the measurement in a process of its own, so that the user does not wait for it.
  package static func begin(of reciter: Reciter, isForProgram: Bool, in context: AppContext) {
    guard context.allowsBackground else { return }
    do throws(AudioError) {
      _ = try LoudnessMeter.version()
    } catch {
      return context.interface.warn(RecitersSentences.notMeasurable(reason: "\(error)"))
    }
    let measure = CommandHint("reciters", "measure", reciter.id)
    guard Background.run(["reciters", "measure", reciter.id, "--background"]) else {
      return context.interface.warn(RecitersSentences.notMeasured(command: measure))
    }
    if !isForProgram { context.interface.warn(RecitersSentences.beingMeasured(command: measure)) }
  }
}
