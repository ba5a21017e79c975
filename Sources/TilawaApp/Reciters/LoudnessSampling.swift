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
      return context.interface.warn("\(error); until it is measured the reciter is played as it is")
    }
    let measure = "tilawa reciters measure \(reciter.id)"
    guard Background.run(["reciters", "measure", reciter.id, "--background"]) else {
      return context.interface.warn("the loudness is not measured yet; to do it: \(measure)")
    }
    if !isForProgram {
      context.interface.warn(
        "how loud they are is measured by a sample of a minute now, in the background; by all of it: \(measure)")
    }
  }
}
