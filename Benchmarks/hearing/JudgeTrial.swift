import TilawaCore
import TilawaHearing

/// Judges a recitation of a passage while it is heard, in pieces of 0.2 s.
struct JudgeTrial {
  private static let pieces = 3200
  private let text: RecitedText
  private var judge: RecitationJudge
  private var decoder: RecitationDecoder
  /// The second of sound after which each word was first told, by the frame in which it begins.
  private var told: [Int: [Int: Double]] = [:]
  private var heard: [DecodedWord] = []

  /// - Parameter voice: what is known of the reciter.
  init(_ job: Job, hopsInFrame: Int, _ voice: VoiceCalibration? = nil) {
    text = RecitedText(job.parts)
    var parameters = JudgingParameters()
    parameters.voice = voice.map { VoiceThresholds($0) }
    judge = RecitationJudge(text, parameters)
    decoder = RecitationDecoder(text, hopsInFrame: hopsInFrame)
  }

  /// Returns a line for each word that is no opening: `word`, its part and its number from 1, verdict, confidence, frame, units, and
  /// seconds from its end until it was first told. Then lines for repeats, added speech and jumps with the places of their words.
  mutating func lines(_ job: Job, _ model: AcousticModel) throws -> [String] {
    for piece in try job.pieces(model) {
      take(decoder.add(piece.posteriors, levels: piece.levels), piece.end, model.samplesInFrame)
    }
    let last = decoder.finish()
    heard += last.settled
    _ = judge.finish(last)
    return words(Double(model.samplesInFrame) / 16_000) + events()
  }

  /// Returns the evidence of the recitation on the voice, as the line that `recite calibrate` keeps. The recitation was judged before.
  func calibration(_ pace: RecitationPace?) -> String {
    VoiceEvidence(heard, of: text, first: judge.count).calibration(at: 0, by: "m", "1:1", pace).stored
  }

  private mutating func take(_ update: RecitationDecoder.Update, _ samples: Int, _ samplesInFrame: Int) {
    heard += update.settled
    for case .heard(let word, let frames, _) in judge.add(update, frames: samples / samplesInFrame) {
      told[word, default: [:]][frames.lowerBound] = Double(samples) / 16_000
    }
  }

  /// Measures the pace in the first minute.
  mutating func pace(_ job: Job, _ model: AcousticModel) throws -> RecitationPace? {
    let samples = try MonoReader.samples(of: job.slice, at: 16_000).prefix(60 * 16_000)
    var stream = try PosteriorStream(model)
    var words: [DecodedWord] = []
    for start in stride(from: 0, to: samples.count, by: Self.pieces) {
      let end = min(samples.count, start + Self.pieces)
      let frames = samples[start..<end].withUnsafeBufferPointer { stream.add($0) }
      words += decoder.add(frames, levels: stream.takeLevels()).settled
    }
    let levels = stream.takeLevels()
    words += decoder.add(stream.finish(), levels: levels).settled + decoder.finish().settled
    return RecitationPace(words, secondsInFrame: Double(model.samplesInFrame) / 16_000)
  }

  private func place(_ word: Int) -> String {
    let (part, number) = text.place(ofWord: word)
    return "\(part)\t\(number)"
  }

  private func words(_ secondsInFrame: Double) -> [String] {
    (0..<judge.count).filter { !text.parts[text.place(ofWord: $0).part].isOpening }.map { word in
      let judgement = judge[word]
      let late = judgement.frames.flatMap { frames in
        told[word]?[frames.lowerBound].map { "\($0 - Double(frames.upperBound) * secondsInFrame)" }
      }
      return "word\t\(place(word))\t\(judgement.verdict.rawValue)\t\(judgement.confidence)\t"
        + "\(judgement.frames?.lowerBound ?? -1)\t\(late ?? "-")"
    }
  }

  private func events() -> [String] {
    judge.repeats.map {
      "repeat\t\(place($0.words.lowerBound))\t\(place($0.words.upperBound - 1))\t\($0.kind.rawValue)\t\($0.frame)"
    }
      + judge.added.map { "added\t\(place($0.word))\t\($0.frames.lowerBound)" }
      + judge.jumps.map { "jump\t\(place($0.from))\t\(place($0.to))\t\($0.frame)" }
  }
}
