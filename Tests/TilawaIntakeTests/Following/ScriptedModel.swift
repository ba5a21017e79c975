import TilawaAudio

@testable import TilawaHearing
@testable import TilawaIntake

/// A model that hears given words, one each 0.6 s, after a second of silence; whatever the sound is.
struct ScriptedModel: HearingModel {
  let name = "scripted"
  let alphabet: SpeechAlphabet
  let hopsInFrame = 4
  let samplesInFrame = 640
  let hasProbabilities = false
  /// The units of each word that is heard; the time of a word passes where it is empty.
  let words: [[UInt8]]

  /// The frames of the silence before and after the words, and of each word.
  private static let (lead, each) = (25, 15)
  private var frames: Int { 2 * Self.lead + words.count * Self.each }

  /// All that it hears.
  var heard: HeardFrames { HeardFrames(posteriors, levels: levels, hopsInFrame: hopsInFrame) }

  private var levels: [UInt8] {
    (0..<frames * 4).map { $0 < Self.lead * 4 || $0 >= (frames - Self.lead) * 4 ? 140 : 40 }
  }

  private var posteriors: Posteriors {
    let parameters = SpeechModelParameters()
    var values = [Float](repeating: parameters.unheard, count: frames * outputs)
    for frame in 0..<frames { values[frame * outputs] = parameters.blank }
    for (word, units) in words.enumerated() {
      for (place, unit) in units.enumerated() {
        let frame = Self.lead + word * Self.each + place * (units.count > 7 ? 1 : 2)
        values[frame * outputs] = parameters.blankBeside
        values[frame * outputs + Int(unit)] = parameters.heard
      }
    }
    return Posteriors(outputs: outputs, values: values)
  }

  func begin() throws(AudioError) -> any PosteriorSource { Source(model: self) }

  /// It hears all words when the sound ends.
  private final class Source: PosteriorSource {
    private let model: ScriptedModel
    private var isGiven = false

    init(model: ScriptedModel) { self.model = model }

    func add(_ samples: UnsafeBufferPointer<Float>) -> Posteriors { Posteriors(outputs: model.outputs) }

    func takeLevels() -> [UInt8] {
      guard !isGiven else { return [] }
      isGiven = true
      return model.levels
    }

    func finish() -> Posteriors { model.posteriors }
  }
}
