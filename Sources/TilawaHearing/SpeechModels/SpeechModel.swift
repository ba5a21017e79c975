package import TilawaAudio

/// A speech model of the user, which sherpa-onnx loads.
package struct SpeechModel: HearingModel, Hashable, Codable {
  /// A kind of model.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case whisper, transducer
    case streamingTransducer = "streaming-transducer"
    case nemoCTC = "nemo-ctc"
    case zipformerCTC = "zipformer-ctc"
    /// A network with its own front end, as Omnilingual CTC is.
    case samplesCTC = "samples-ctc"
  }

  /// A part of a model that lies in a file of its own.
  package enum Part: String, Hashable, Sendable, Codable, CaseIterable {
    case model, encoder, decoder, joiner, tokens
  }

  package let name: String
  package let kind: Kind
  package let alphabet: SpeechAlphabet
  /// The path of the library of sherpa-onnx.
  package let library: String
  /// The path of each part.
  package let files: [Part: String]

  package init(name: String, kind: Kind, alphabet: SpeechAlphabet, library: String, files: [Part: String]) {
    (self.name, self.kind, self.alphabet, self.library, self.files) = (name, kind, alphabet, library, files)
  }

  /// Frames of 40 ms, as the network of this program has them.
  package var hopsInFrame: Int { 4 }
  package var samplesInFrame: Int { 640 }
  package var hasProbabilities: Bool { false }

  package func begin() throws(AudioError) -> any PosteriorSource { try SpeechModelSource(self) }
}

extension SpeechModel.Kind {
  /// The parts of a model of this kind.
  package var parts: [SpeechModel.Part] {
    switch self {
    case .whisper: [.encoder, .decoder, .tokens]
    case .transducer, .streamingTransducer: [.encoder, .decoder, .joiner, .tokens]
    case .nemoCTC, .zipformerCTC, .samplesCTC: [.model, .tokens]
    }
  }
}

extension SpeechModel.Part: CodingKeyRepresentable {}
