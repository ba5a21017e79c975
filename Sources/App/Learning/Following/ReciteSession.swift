package import AppBase
import TilawaCore
import TilawaIntake
import TilawaPlayer

/// A session in which somebody recites and the program listens: prepares it, asks, opens the sound, follows, and sums up.
///
/// Blocks until the sound ends or somebody ends it; not to be called on the cooperative pool.
package struct ReciteSession {
  package let request: ReciteRequest
  package let context: AppContext
  /// Shows it to a person; nil where a program reads.
  package let display: (any RecitationDisplay)?

  package init(_ request: ReciteRequest, in context: AppContext, display: (any RecitationDisplay)?) {
    (self.request, self.context, self.display) = (request, context, display)
  }

  /// Listens until the end.
  ///
  /// - Throws: `Failure` where nothing of the text was heard; the errors of the sound and of the library.
  package func perform(under control: RecitationControl = RecitationControl()) throws {
    let prepared = try PreparedRecitation(request, in: context)
    ask(prepared.riwayah)
    let open = try prepared.input.open(under: control)
    let keeper = try prepared.library.map { try RecitationKeeper(prepared, in: $0, hearing: open, context) }
    begin(prepared, open.device)
    let interruption = context.interface.interruption { _ in control.end() }
    var runner = RecitationRunner(prepared.follower, reporter(prepared, control), keeper, display, under: control)
    runner.tellsLevels = request.tellsLevels
    var failure: (any Error)?
    do {
      try runner.listen(to: open.sound)
    } catch {
      failure = error
    }
    let signal = withExtendedLifetime(interruption) { interruption.caught }
    try runner.finish()
    if keeper?.keepsSound == true { display?.tell(LearningSentences.adding) }
    try end(prepared, runner.reporter, try keeper?.end(), control)
    if let failure { throw failure }
    if let signal { throw Failure(silent: signal) }
  }

  private func reporter(_ prepared: PreparedRecitation, _ control: RecitationControl) -> RecitationReporter {
    let (follower, interface) = (prepared.follower, context.interface)
    var tell: ((String) -> Void)?
    if request.isForProgram {
      tell = { line in if interface.attempt(line + "\n") != nil { control.end() } }
    }
    return RecitationReporter(
      follower, display, restartsAyah: request.restartsAyah, sound: control.sound,
      lastPart: request.question == nil ? nil : follower.text.map { $0.names.count - 1 }, tell: tell)
  }

  // MARK: - Beginning

  /// Asks the question of a test, before the microphone hears.
  private func ask(_ riwayah: Riwayah) {
    guard let question = request.question else { return }
    if request.isForProgram {
      let event = AskedEvent(
        test: question.kind.rawValue, seed: Int(clamping: question.seed), page: question.page,
        ref: question.given?.ref, word: question.given?.words.lowerBound, lastWord: question.given?.words.upperBound,
        text: question.given?.text)
      context.interface.say(RecitationEventName.asked.line(event))
    }
    display?.ask(question)
    // A user without a reciter reads the words.
    if let given = question.given, request.playsQuestion {
      try? QuestionSound.play(given, riwayah: riwayah, on: request.output, in: context)
    }
  }

  private func begin(_ prepared: PreparedRecitation, _ device: String) {
    let (riwayah, range) = (prepared.riwayah, prepared.range.map { "\($0)" })
    if request.isForProgram {
      let event = ListeningEvent(
        riwayah: riwayah, counting: riwayah.counting, range: range, source: device, model: prepared.models,
        calibrated: prepared.isCalibrated, disclaimer: RecitationSummary.disclaimer)
      context.interface.say(RecitationEventName.listening.line(event))
    }
    let place = request.question?.task ?? range.map { Sentence(verbatim: $0) } ?? LearningSentences.anywhere
    let isLive = if case .microphone = request.input { true } else { false }
    let listening = isLive ? LearningSentences.listeningLive : LearningSentences.listening
    display?.begin([
      RecitationWords.disclaimer, listening(RecitationWords.source(device), place, riwayah.name),
      LearningSentences.legend,
    ])
    if let text = prepared.follower.text { display?.follow(text) }
  }

  // MARK: - The end

  /// Sums up.
  ///
  /// - Throws: `Failure` where nothing of the text was heard.
  private func end(
    _ prepared: PreparedRecitation, _ reporter: RecitationReporter, _ kept: RecitationKeeper.Kept?,
    _ control: RecitationControl
  ) throws {
    let follower = prepared.follower
    var summary = RecitationWords.summary(follower, kept, hints: control.hints, in: prepared.structure)
    if request.judgesTajweed, let findings = follower.tajweed, let text = follower.text {
      summary.tajweed = TajweedMessage.all(findings, text)
    }
    if request.isForProgram { context.interface.say(RecitationEventName.summary.line(summary)) }
    guard summary.range != nil else {
      let ranges = request.ranges.joined(separator: " ")
      let fault =
        ranges.isEmpty ? LearningSentences.nothingOfQuran : LearningSentences.nothingOf(ranges: ranges)
      throw Failure(.unreadable, follower.hasSound ? fault : LearningSentences.noSound(fault: fault))
    }
    var lines = RecitationWords.lines(summary)
    if prepared.isCalibrated {
      lines.append(LearningSentences.byVoice(command: CommandHint("recite", "calibrate", "--show")))
    }
    for ayah in reporter.doubtful { lines.append(Sentence(verbatim: RecitationWords.line(ayah))) }
    lines += summary.tajweed.map(RecitationWords.lines) ?? []
    if let kept {
      lines += kept.grades
      let command = CommandHint("recite", "show")
      lines.append(
        kept.recording.map { recording in
          LearningSentences.recordingKept(session: kept.number, recording: recording.id, command: command)
        } ?? LearningSentences.sessionKept(session: kept.number, command: command))
    }
    display?.end(lines + [RecitationWords.disclaimer])
  }
}
