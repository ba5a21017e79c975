import TilawaAudio

/// The posteriors of a speech model, which hears a stretch of sound at a time: up to a pause, or 20 s. Memory is such a stretch.
final class SpeechModelSource: PosteriorSource {
  private let model: SpeechModel
  private let parameters: SpeechModelParameters
  private let recogniser: SpeechRecogniser
  private var extractor: LogMelExtractor
  private var levels: VoiceLevels
  private var speech: StreamedSpeech
  /// The samples and the levels from the frame `given` on.
  private var samples: [Float] = []
  private var recent: [UInt8] = []
  private var given = 0
  private var hops = 0

  init(_ model: SpeechModel, _ parameters: SpeechModelParameters = SpeechModelParameters()) throws(AudioError) {
    (self.model, self.parameters) = (model, parameters)
    recogniser = try SpeechRecogniser(model)
    extractor = try LogMelExtractor()
    levels = VoiceLevels(LogMelParameters())
    speech = StreamedSpeech(shortestPause: parameters.pause)
  }

  func add(_ new: UnsafeBufferPointer<Float>) throws(AudioError) -> Posteriors {
    samples += new
    var energies: [Float] = []
    extractor.add(new, to: &energies)
    let before = levels.values.count
    levels.add(energies)
    var found = Posteriors(outputs: model.outputs)
    for level in levels.values[before...] {
      speech.add(level)
      recent.append(level)
      hops += 1
      guard hops % model.hopsInFrame == 0, let end = end() else { continue }
      found.append(try hear(upTo: end))
    }
    return found
  }

  func takeLevels() -> [UInt8] { levels.take() }

  func finish() throws(AudioError) -> Posteriors {
    try hear(upTo: (hops + model.hopsInFrame - 1) / model.hopsInFrame)
  }

  /// The frame up to which sound is heard now; nil while more is awaited.
  private func end() -> Int? {
    let start = given * model.hopsInFrame
    let length = hops - start
    if length >= parameters.longest { return quietest(in: hops - parameters.cutWithin..<hops) }
    guard length >= parameters.leastSpeech, !speech.isSpeech(hops - parameters.pause..<hops) else { return nil }
    guard length >= parameters.silence || speech.isSpeech(start..<hops) else { return nil }
    return (hops - parameters.pause / 2) / model.hopsInFrame
  }

  private func quietest(in range: Range<Int>) -> Int {
    let frames = range.lowerBound / model.hopsInFrame + 1..<range.upperBound / model.hopsInFrame
    let start = given * model.hopsInFrame
    func quietness(_ frame: Int) -> Int {
      (0..<model.hopsInFrame).reduce(0) { $0 + Int(recent[frame * model.hopsInFrame - start + $1]) }
    }
    return frames.max { quietness($0) < quietness($1) } ?? frames.upperBound
  }

  private func hear(upTo end: Int) throws(AudioError) -> Posteriors {
    let count = end - given
    let spoken = (0..<count).filter { frame in
      speech.isSpeech((given + frame) * model.hopsInFrame..<(given + frame + 1) * model.hopsInFrame)
    }
    let length = min(count * model.samplesInFrame, samples.count)
    let tokens = spoken.isEmpty ? [] : try recogniser.hear(samples[..<length])
    samples.removeFirst(length)
    recent.removeFirst(min(count * model.hopsInFrame, recent.count))
    given = end
    speech.forget(before: end * model.hopsInFrame)
    let range = (spoken.first ?? 0)..<((spoken.last ?? -1) + 1)
    return TokenFrames(model.alphabet, parameters).posteriors(of: tokens, frames: count, speech: range)
  }
}
