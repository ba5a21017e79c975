import AppBase
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// Everything that is decided before a recitation is heard: its errors come before the microphone opens.
struct PreparedRecitation {
  let request: ReciteRequest
  let quran: QuranDatabase
  let riwayah: Riwayah
  /// The ayat that are recited; nil: anywhere in the Quran.
  let range: AyahRange?
  let input: RecitationInput
  /// The library in which it is kept; nil where nothing is.
  let library: Library?
  /// The names of the models that hear, in words for people.
  let models: String
  /// Whether the thresholds are those of the student's voice.
  let isCalibrated: Bool
  /// The follower, which has heard nothing: it has the text, the models, and the adaptation to the student.
  let follower: RecitationFollower

  /// - Throws: `Failure` where the ayat, the text or the model do not fit; the errors of the library, of the models, and of a file.
  init(_ request: ReciteRequest, in context: AppContext) throws {
    self.request = request
    quran = try context.quran()
    riwayah = try context.riwayah(request.riwayah)
    range = try request.range(in: quran.structure.divided(as: riwayah), riwayah)
    let texts = try context.texts()
    let known = SpeechModels(context)
    let model = try known.hearing(request.model)
    guard range != nil || model.alphabet == .phonemes else {
      throw Failure(.usage, LearningSentences.writesLetters(model: model.name))
    }
    guard riwayah == .hafs || texts.isThere(riwayah) else {
      throw Failure(.noInput, LearningSentences.noText(wanted: WantedText(riwayah).sentence))
    }
    input = try RecitationInput(request.input)
    let second = try request.secondModel.map(known.named)
    models = second.map { LearningSentences.twoModels(first: model.name, second: $0.name).text } ?? model.name
    library = request.keeping == .nothing ? nil : try context.library(for: .writing)
    // A session that keeps nothing adapts to nobody.
    let voice = try library?.recitations.voice(in: riwayah).flatMap { $0.model == model.name ? $0 : nil }
    isCalibrated = voice != nil
    var paced = model
    if let own = model as? AcousticModel {
      let pace = try KnownPace(riwayah, quran, texts, own).pace(of: input, range, student: library)
      let known = pace ?? voice?.secondsPerUnit.map { RecitationPace(secondsPerUnit: $0) }
      paced = known?.fit(own) ?? own
    }
    let student = try library?.recitations.adaptation(in: riwayah) ?? StudentAdaptation()
    follower = try RecitationFollower(
      range, riwayah: riwayah, in: quran, texts, model: paced, second: second,
      // A recording is judged with all its context: nobody waits for the verdicts.
      judging: request.mode == .check ? .atEnd : .asHeard,
      JudgingParameters().adapted(to: student).heard(in: voice))
  }

  var structure: QuranStructure { quran.structure }
  /// The words of the Hafs text that are recited; nil where they are not known.
  var words: WordRange? { range.map { structure.span(of: $0) } }
}
