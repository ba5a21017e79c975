import TilawaCore

extension Error {
  /// The error as a sentence.
  var said: Sentence { (self as? PlayerError)?.sentence ?? Sentence(verbatim: "\(self)") }
}
