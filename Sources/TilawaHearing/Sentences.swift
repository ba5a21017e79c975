// Written by Scripts/sentences from Resources/sentences/en/TilawaHearing.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaHearing.
enum HearingSentences {
  static var cannotAlign: Sentence { Sentence("TilawaHearing.cannot-align", "cannot align recordings") }
  static var cannotRead: Sentence { Sentence("TilawaHearing.cannot-read", "cannot read") }
  static var cannotReadModel: Sentence { Sentence("TilawaHearing.cannot-read-model", "cannot read the acoustic model") }
  static var cannotLoadModel: Sentence { Sentence("TilawaHearing.cannot-load-model", "cannot load a speech model") }
  static var cannotHear: Sentence { Sentence("TilawaHearing.cannot-hear", "cannot hear") }
  static var noMemory: Sentence { Sentence("TilawaHearing.no-memory", "KissFFT has no memory") }
  static func builtWithoutSpeech(reason: String) -> Sentence {
    Sentence(
      "TilawaHearing.built-without-speech",
      "this installation was built without sherpa-onnx (make speech): { $reason }", ["reason": .text(reason)])
  }
  static var changedSinceMeasured: Sentence {
    Sentence("TilawaHearing.changed-since-measured", "it has changed since it was measured")
  }
  static var noWeights: Sentence { Sentence("TilawaHearing.no-weights", "it is no file of weights") }
  static var headerCut: Sentence { Sentence("TilawaHearing.header-cut", "its header is not whole") }
  static var headerDamaged: Sentence { Sentence("TilawaHearing.header-damaged", "its header is damaged") }
  static var weightsDiffer: Sentence {
    Sentence("TilawaHearing.weights-differ", "its weights are not those that its header describes")
  }
  static var tensorsLeft: Sentence { Sentence("TilawaHearing.tensors-left", "it has tensors that belong to no layer") }
  static func sameName(name: String) -> Sentence {
    Sentence("TilawaHearing.same-name", "two tensors have the name { $name }", ["name": .text(name)])
  }
  static func noWeight(name: String) -> Sentence {
    Sentence("TilawaHearing.no-weight", "{ $name } holds a value that is no weight", ["name": .text(name)])
  }
  static func tensorMissing(name: String) -> Sentence {
    Sentence("TilawaHearing.tensor-missing", "{ $name } is missing", ["name": .text(name)])
  }
  static func tensorDiffers(name: String) -> Sentence {
    Sentence(
      "TilawaHearing.tensor-differs", "{ $name } has another type or shape than its layer", ["name": .text(name)])
  }
  static func tensorOutside(name: String) -> Sentence {
    Sentence("TilawaHearing.tensor-outside", "{ $name } lies outside of the file", ["name": .text(name)])
  }
  static func otherFormat(format: String, known: String) -> Sentence {
    Sentence(
      "TilawaHearing.other-format", "it has format { $format }, and this version reads { $known }",
      ["format": .text(format), "known": .text(known)])
  }
  static var otherFeatures: Sentence {
    Sentence("TilawaHearing.other-features", "it was trained on features of another kind")
  }
  static var unitsWrong: Sentence {
    Sentence("TilawaHearing.units-wrong", "its units are no list of different symbols")
  }
  static var layersUnknown: Sentence {
    Sentence("TilawaHearing.layers-unknown", "its layers have sizes that this version cannot compute")
  }
}
