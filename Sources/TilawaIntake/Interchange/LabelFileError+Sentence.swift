import TilawaCore

extension LabelFileError {
  /// Makes an error at a place; nil means the whole file.
  init(_ place: Sentence?, _ detail: Sentence) { self.init(place?.text, detail.text) }
}
