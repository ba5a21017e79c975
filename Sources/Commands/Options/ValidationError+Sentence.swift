package import ArgumentParser
package import TilawaCore

extension ValidationError {
  /// Makes the parser's error of a sentence.
  package init(_ sentence: Sentence) { self.init(sentence.text) }
}
