package import AppBase
import Glibc
package import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// A page that a student knows well is heard and taken for right: what it says of the voice is kept with the student (decision 0265).
///
/// Nothing is kept before all of it was heard and found good. Blocks until the sound ends, or enough was heard.
package struct VoiceLearning {
  /// The words after which a live recitation ends with its ayah; and the words that are sought in what a memoriser holds.
  private static let enough = 150
  /// The short surahs at the end, which most people know.
  private static let known = (105...114).map { "\($0)" }
  /// The most sound that is heard, in samples: a quarter of an hour.
  private static let most = 15 * 60 * rate
  private static let (rate, piece) = (16_000, 16_000)
  /// The shares of words that were left out or are others, that are wrong by one sound, and that are unsure, from which on it is no page
  /// that is known well: one of twenty, of seven and of four.
  private static let (others, oneSound, unsure) = (20, 7, 4)

  private let request: ReciteRequest
  private let context: AppContext

  package init(_ request: ReciteRequest, in context: AppContext) { (self.request, self.context) = (request, context) }

  // MARK: - Listening

  /// - Throws: `Failure` where it is no page that is known well, or is heard badly; the errors of the sound and of the library.
  package func perform() throws -> CommandAnswer {
    let (quran, library) = (try context.quran(), try context.library(for: .writing))
    let riwayah = try context.riwayah(request.riwayah)
    let texts = try context.texts()
    guard riwayah == .hafs || texts.isThere(riwayah) else {
      throw Failure(.noInput, LearningSentences.noText(wanted: WantedText(riwayah).sentence))
    }
    let structure = quran.structure.divided(as: riwayah)
    let input = try RecitationInput(request.input)
    let range = try range(in: structure, riwayah)
    let isLive = if case .microphone = input { true } else { false }
    let (words, needed) = (structure.span(of: range).count, VoiceCalibration.words.lowerBound)
    guard !isLive || words >= needed else {
      throw Failure(.usage, LearningSentences.calibrationShort(range: "\(range)", words: words, needed: needed))
    }
    let model = try AcousticModel.installed()
    let live = try RecitationFollower(range, riwayah: riwayah, in: quran, texts, model: model)
    let control = RecitationControl()
    let open = try input.open(under: control)
    tell(LearningSentences.calibrationBegin(range: "\(range)"), if: isLive)
    let interruption = context.interface.interruption { _ in control.end() }
    func check() throws {
      if let signal = interruption.caught { throw Failure(silent: signal) }
    }
    let samples = try listen(to: open, live, control, isLive: isLive)
    try check()
    let heard = try RecitationFollower(
      range, riwayah: riwayah, in: quran, texts, model: live.pace?.fit(model) ?? model, judging: .atEnd)
    try samples.withUnsafeBufferPointer { try Self.hear($0, heard) }
    let voice = try self.voice(heard, by: model.name, range, live.pace, structure)
    // The end of a pipe may come before the signal that ended it.
    try withExtendedLifetime(interruption, check)
    try library.recitations.keep(voice, in: riwayah)
    let before = heard.judge?.summary ?? RecitationJudge.Summary()
    return VoiceAnswer(voice, riwayah, before, isFair: heard.clarity.grade == .fair && !heard.clarity.causes.isEmpty)
      .answer
  }

  /// Hears a sound to its end, until enough was heard of a live one, or until somebody ends it, and returns its samples.
  private func listen(
    to open: RecitationInput.Open, _ live: RecitationFollower, _ control: RecitationControl, isLive: Bool
  ) throws -> [Int16] {
    var samples: [Int16] = []
    try RecitationIntake(open.sound, nil, control).pass { new in
      guard samples.count < Self.most else { return control.end() }
      samples += new.map { Int16(max(-1, min(1, $0)) * 32_767) }
      for news in try live.hear(new) { tell(news, of: live, isLive: isLive) { control.end() } }
    }
    _ = try live.finish()
    return samples
  }

  /// Tells a person what is wrong with the sound, and after each ayah how much was heard; `end` is called when that is enough.
  private func tell(_ news: RecitationFollower.News, of live: RecitationFollower, isLive: Bool, _ end: () -> Void) {
    switch news {
    case .fault(let fault): tell(RecitationWords.words(fault), if: isLive)
    case .judged(.partDone(let part)):
      guard isLive, let judged = live.judged else { return }
      let heard = judged.text.words.indices.count { judged.judge[$0].takes > 0 }
      tell(
        LearningSentences.calibrationProgress(ayah: judged.text.names[part], heard: heard, needed: Self.enough),
        if: true)
      guard heard >= Self.enough || part == judged.text.names.count - 1 else { return }
      tell(LearningSentences.calibrationEnough, if: heard >= VoiceCalibration.words.lowerBound)
      end()
    case .found, .judged: break
    }
  }

  private func tell(_ sentence: Sentence, if isLive: Bool) {
    if isLive, !request.isForProgram { context.interface.warn(sentence) }
  }

  /// Lets a follower hear samples to their end.
  private static func hear(_ samples: UnsafeBufferPointer<Int16>, _ follower: RecitationFollower) throws {
    for start in stride(from: 0, to: samples.count, by: piece) {
      let new = samples[start..<min(start + piece, samples.count)].map { Float($0) / 32_767 }
      _ = try new.withUnsafeBufferPointer { try follower.hear($0) }
    }
    _ = try follower.finish()
  }

  // MARK: - The passage

  private func range(in structure: QuranStructure, _ riwayah: Riwayah) throws -> AyahRange {
    if let range = try request.range(in: structure, riwayah) { return range }
    if let best = try bestKnown(riwayah) { return best }
    var request = request
    request.ranges = Self.known
    guard let range = try request.range(in: structure, riwayah) else {
      preconditionFailure("the Quran ends with short surahs")
    }
    return range
  }

  /// Returns about a page around that which the memoriser holds best; nil where no page is held in one piece.
  private func bestKnown(_ riwayah: Riwayah) throws -> AyahRange? {
    let book = try HifzBook(in: context)
    guard book.riwayah == riwayah else { return nil }
    let pages = book.state.portions.values.sorted {
      ($0.now.memory.stability, -$0.page) > ($1.now.memory.stability, -$1.page)
    }
    for portion in pages {
      guard let first = portion.held.ranges.first?.start,
        let piece = book.held.ranges.first(where: { $0.start <= first && first < $0.end }),
        piece.count >= VoiceCalibration.words.lowerBound
      else { continue }
      let end = min(piece.end, first + Self.enough)
      let ayat = book.structure.ayat(sharing: WordRange(max(piece.start, end - Self.enough), end), in: riwayah.counting)
      if let first = ayat.first, let last = ayat.last { return AyahRange(first, last) }
    }
    return nil
  }

  // MARK: - The voice

  /// Returns what was heard of the voice.
  ///
  /// - Throws: `Failure` where it is no page that is known well, or is heard badly.
  private func voice(
    _ heard: RecitationFollower, by model: String, _ range: AyahRange, _ pace: RecitationPace?,
    _ structure: QuranStructure
  ) throws -> VoiceCalibration {
    guard let judge = heard.judge, let evidence = heard.evidence, evidence.words > 0,
      let span = heard.heardWords
    else {
      let fault = LearningSentences.nothingOf(ranges: "\(range)")
      throw Failure(.unreadable, heard.hasSound ? fault : LearningSentences.noSound(fault: fault))
    }
    try check(judge, heard.clarity)
    try check(heard, judge, range)
    let needed = VoiceCalibration.words.lowerBound
    guard evidence.words >= needed else {
      throw Failure(
        .unreadable, LearningSentences.calibrationFew(heard: evidence.words, range: "\(range)", needed: needed))
    }
    let ayat = structure.ayat(sharing: span, in: heard.riwayah.counting)
    let said = ayat.first.flatMap { first in ayat.last.map { AyahRange(first, $0) } } ?? range
    return evidence.calibration(at: ZonedTime.now.seconds, by: model, "\(said)", pace)
  }

  /// - Throws: `Failure` where words are heard too badly.
  private func check(_ judge: RecitationJudge, _ clarity: SoundClarity) throws {
    guard judge.isPoor || clarity.grade == .poor else { return }
    let causes = clarity.causes.map(RecitationWords.words).joined(by: LearningSentences.listOfParts)
    throw Failure(
      .unreadable,
      causes.map { LearningSentences.calibrationPoor(causes: $0) } ?? LearningSentences.calibrationPoorAnyhow)
  }

  /// - Throws: `Failure` where too much was heard that is not the text.
  private func check(_ heard: RecitationFollower, _ judge: RecitationJudge, _ range: AyahRange) throws {
    let words = (0..<judge.count).map { judge[$0] }.filter { $0.verdict != .pending }
    let others = words.count { $0.verdict.isSlip && $0.instead == nil } + judge.added.count
    let oneSound = words.count { $0.instead != nil }
    let unsure = words.count { $0.verdict == .unsure }
    let isWrong =
      others * Self.others > words.count || oneSound * Self.oneSound > words.count || unsure * Self.unsure > words.count
    guard isWrong else { return }
    throw Failure(
      .unreadable,
      LearningSentences.calibrationWrong(
        wrong: others + oneSound + unsure, heard: words.count, range: "\(range)"))
  }

  // MARK: - Afterwards

  /// Tells what is known of the voice.
  package static func show(_ riwayah: Riwayah?, in context: AppContext) throws -> CommandAnswer {
    let riwayah = try context.riwayah(riwayah)
    guard let voice = try context.library().recitations.voice(in: riwayah) else {
      throw Failure(.noInput, LearningSentences.calibrationNone(command: CommandHint("recite", "calibrate")))
    }
    return VoiceAnswer(voice, riwayah, hearing: try AcousticModel.installed().name).answer
  }

  /// Forgets the voice on this device, and with the next synchronisation on all.
  package static func forget(_ riwayah: Riwayah?, in context: AppContext) throws -> CommandAnswer {
    let riwayah = try context.riwayah(riwayah)
    guard try context.library(for: .writing).recitations.forgetVoice(in: riwayah) else {
      throw Failure(.noInput, LearningSentences.calibrationNone(command: CommandHint("recite", "calibrate")))
    }
    return CommandAnswer([LearningSentences.calibrationForgotten], VoiceForgotten(riwayah: riwayah, forgotten: true))
  }
}
