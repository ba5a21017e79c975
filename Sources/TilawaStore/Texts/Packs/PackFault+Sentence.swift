import TilawaCore

extension PackFault {
  /// A fault in the words of a sentence.
  init(_ sentence: Sentence, at place: PackPlace? = nil) { self.init(sentence.text, at: place) }
}
