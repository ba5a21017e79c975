import AppBase
import TilawaCore

extension Failure {
  /// The sentence of the failure; its text where it has no sentence.
  var said: Sentence { sentence ?? Sentence(verbatim: message) }
}

/// Returns the first three of several names, and the number of the others.
func firstNames(_ names: [String]) -> String {
  let first = names.prefix(3).listed
  return names.count > 3 ? RecordingsSentences.andMore(names: first, count: names.count - 3).text : first
}
