import AppBase
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// The answer of `recite calibrate`: what is known of a voice, and what follows from it.
struct VoiceAnswer {
  private let voice: VoiceCalibration
  private let riwayah: Riwayah
  /// The verdicts on the recitation by the thresholds of all voices; nil where it is not known any more.
  private let before: RecitationJudge.Summary?

  /// The name of the model that hears now; nil where it is the one that heard the voice.
  private let model: String?
  /// Whether the words were not heard clearly, for a cause that may be helped.
  private let isFair: Bool

  init(
    _ voice: VoiceCalibration, _ riwayah: Riwayah, _ before: RecitationJudge.Summary? = nil, isFair: Bool = false,
    hearing model: String? = nil
  ) {
    (self.voice, self.riwayah, self.before, self.isFair) = (voice, riwayah, before, isFair)
    self.model = model == voice.model ? nil : model
  }

  private var thresholds: VoiceThresholds { VoiceThresholds(voice) }
  private var told: Double { JudgingParameters().toldProbability }
  /// The kinds for which more is asked; none in other riwayat, in which no wrong sound is told.
  private var all: [SoundMistake] { riwayah == .hafs ? thresholds.raised(told: told) : [] }
  private var unsure: [SoundMistake] { riwayah == .hafs ? thresholds.unsure(told: told) : [] }
  /// The kinds for which clearly more is asked, but not too much for them to be told at all.
  private var raised: [SoundMistake] {
    all.filter {
      thresholds.more(for: $0, told: told) >= Self.clearlyMore && !unsure.contains($0)
    }
  }
  /// The nats that are worth a word to a person: proof that is twice as good.
  private static let clearlyMore = 0.7

  private var percent: Double { (Double(voice.likelier) / Double(voice.words) * 1000).rounded() / 10 }
  private var pace: Double? { voice.secondsPerUnit.map { (10 / $0).rounded() / 10 } }

  var answer: CommandAnswer {
    var lines = [
      LearningSentences.calibrationOf(words: voice.words, range: voice.range, day: "\(day)"),
      LearningSentences.calibrationLikelier(likelier: Int(percent.rounded()), usual: Self.usual),
    ]
    if let pace { lines.append(LearningSentences.calibrationPace(pace: "\(pace)")) }
    if let before {
      lines.append(
        LearningSentences.calibrationBefore(slips: before.skipped + before.changed, unsure: before.unsure))
    }
    if let list = Self.list(raised) { lines.append(LearningSentences.calibrationRaised(sounds: list)) }
    if let list = Self.list(unsure) { lines.append(LearningSentences.calibrationUnsure(sounds: list)) }
    if all.isEmpty, unsure.isEmpty { lines.append(LearningSentences.calibrationUsual) }
    if model != nil {
      lines.append(LearningSentences.calibrationElsewhere(command: CommandHint("recite", "calibrate")))
    }
    if isFair { lines.append(LearningSentences.calibrationFair) }
    return CommandAnswer(lines, report)
  }

  /// The right words of a hundred in which another sound is much likelier, up to which a voice is as clear as others.
  private static let usual = Int((100 * VoiceThresholds.usualShare).rounded())

  private var day: CalendarDay { ZonedTime(at: voice.at).day }

  private var report: VoiceReport {
    VoiceReport(
      riwayah: riwayah, range: voice.range, day: "\(day)", words: voice.words, likelier: percent, soundsPerSecond: pace,
      slips: before.map { $0.skipped + $0.changed }, unsureWords: before?.unsure,
      isUsed: model == nil,
      sounds: all.map { mistake in
        VoiceReport.Sound(
          kind: mistake.rawValue, letters: mistake.letters, words: voice.tallies[mistake]?.words ?? 0,
          more: thresholds.more(for: mistake, told: told).inThousandths, staysUnsure: unsure.contains(mistake))
      })
  }

  private static func list(_ mistakes: [SoundMistake]) -> Sentence? {
    mistakes.map(words).joined(by: LearningSentences.listOfParts)
  }

  private static func words(_ mistake: SoundMistake) -> Sentence {
    switch mistake {
    case .vowels: LearningSentences.mistakeVowels
    case .longVowels: LearningSentences.mistakeLongVowels
    case .length: LearningSentences.mistakeLength
    case .vowel: LearningSentences.mistakeVowel
    case .hamza: LearningSentences.mistakeHamza
    case .consonant: LearningSentences.mistakeConsonant
    case .others: LearningSentences.mistakeOthers
    default: Sentence(verbatim: mistake.letters.joined(separator: " · "))
    }
  }
}

/// The answer of `recite calibrate` and its `--show` for programs.
private struct VoiceReport: Encodable {
  /// A kind of wrong sounds for which more is asked.
  struct Sound: Encodable {
    let kind: String
    let letters: [String]
    /// The right words that sounded so.
    let words: Int
    /// The nats that are asked for more.
    let more: Double
    let staysUnsure: Bool

    private enum CodingKeys: String, CodingKey {
      case kind, letters, words, more
      case staysUnsure = "stays_unsure"
    }
  }

  let riwayah: Riwayah
  let range: String
  let day: String
  let words: Int
  /// Per cent.
  let likelier: Double
  @Nullable var soundsPerSecond: Double?
  /// The words by the thresholds of all voices; null for `--show`.
  @Nullable var slips: Int?
  @Nullable var unsureWords: Int?
  /// Whether the model that hears now is the one that heard the voice.
  let isUsed: Bool
  let sounds: [Sound]

  private enum CodingKeys: String, CodingKey {
    case isUsed = "used"
    case riwayah, range, day, words, likelier, slips, sounds
    case soundsPerSecond = "sounds_per_second"
    case unsureWords = "unsure_words"
  }
}

/// The answer of `recite calibrate --forget` for programs.
struct VoiceForgotten: Encodable {
  let riwayah: Riwayah
  let forgotten: Bool
}
