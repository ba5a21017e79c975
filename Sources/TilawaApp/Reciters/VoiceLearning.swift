/// Learns voices in a process of its own, so that nobody waits for it at the first `identify`.
package enum VoiceLearning {
  package static func begin(in context: AppContext) {
    // Where it cannot be started, the first `identify` takes longer.
    if context.allowsBackground { _ = Background.run(["reciters", "learn", "--background"]) }
  }
}
