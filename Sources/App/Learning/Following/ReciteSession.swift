package import AppBase
import AppRecordings
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaPlayer
import TilawaStore

/// A session in which somebody recites and the program listens: opens the sound, follows, shows, keeps, and sums up.
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
    let quran = try context.quran()
    let riwayah = try context.riwayah(request.riwayah)
    let range = try range(in: quran.structure.divided(as: riwayah), riwayah)
    let texts = try context.texts()
    let model = try paced(try model(range), range, riwayah, quran, texts)
    let second = try request.secondModel.map(SpeechModels(context).named)
    let modelName = ([model.name] + (second.map { [$0.name] } ?? [])).joined(separator: " and ")
    let follower = try follower(range, riwayah, quran, texts, (model, second))
    ask(riwayah)
    // Nobody waits for what is judged afterwards.
    follower.judgesAtEnd = request.mode == .check
    let (sound, device) = try source(control)
    let library = request.keeping == .nothing ? nil : try context.library(for: .writing)
    if let library { RecoveredRecordings.tell(in: library, context) }
    let words = range.map { quran.structure.span(of: $0) }
    let record = try library.map {
      try RecitationRecord(
        request, in: $0, riwayah: riwayah, words: words,
        RecitationRecord.Hearing(rate: sound.rate, device: device, model: modelName))
    }
    begin(range, riwayah, device, modelName)
    if let text = follower.text { display?.follow(text) }
    let interface = context.interface
    let interruption = interface.interruption { _ in control.end() }
    let isForProgram = request.isForProgram
    var reporter = RecitationReporter(
      follower, record, display, restartsAyah: request.restartsAyah, sound: control.sound,
      lastPart: request.question == nil ? nil : follower.text.map { $0.names.count - 1 },
      tell: isForProgram ? { Self.put($0, interface, control) } : nil)
    var failure: (any Error)?
    do {
      try listen(to: sound, follower, record, &reporter, under: control)
    } catch {
      failure = error
    }
    let signal = withExtendedLifetime(interruption) { interruption.caught }
    reporter.write(try follower.finish())
    try finish(follower, reporter, record, library, quran, control)
    if let failure { throw failure }
    if let signal { throw Failure(signal, "") }
  }

  private static func put(_ line: String, _ interface: any UserInterface, _ control: RecitationControl) {
    if interface.attempt(line + "\n") != nil { control.end() }
  }

  // MARK: - Beginning

  private func range(in structure: QuranStructure, _ riwayah: Riwayah) throws -> AyahRange? {
    guard !request.ranges.isEmpty else { return nil }
    let ranges = try RangeParser(structure: structure, riwayah: riwayah).parse(request.ranges)
    guard let first = ranges.first, let last = ranges.last else { return nil }
    for (one, next) in zip(ranges, ranges.dropFirst())
    where structure.ordinals(of: next).lowerBound != structure.ordinals(of: one).upperBound {
      throw Failure(.usage, "recite takes ayat that follow each other, not \(one) and \(next)")
    }
    return AyahRange(first.first, last.last)
  }

  /// Returns the model that hears.
  private func model(_ range: AyahRange?) throws -> any HearingModel {
    let model = try SpeechModels(context).hearing(request.model)
    guard range != nil || model.alphabet == .phonemes else {
      throw Failure(.usage, "\(model.name) writes letters, which do not tell the place in the Quran; give the ayat")
    }
    return model
  }

  /// Returns the model with the hops for the pace of this recitation, where it is known.
  private func paced(
    _ model: any HearingModel, _ range: AyahRange?, _ riwayah: Riwayah, _ quran: QuranDatabase, _ texts: TextStore
  ) throws -> any HearingModel {
    guard let own = model as? AcousticModel, riwayah == .hafs || texts.isThere(riwayah) else { return model }
    let known = KnownPace(riwayah, quran, texts, own)
    let pace =
      switch request.input {
      case .file(let path): try known.pace(of: path, range)
      case .microphone where request.keeping != .nothing: try known.pace(ofLastIn: context.library())
      case .microphone, .standardInput: nil as RecitationPace?
      }
    return pace?.fit(own) ?? model
  }

  private func follower(
    _ range: AyahRange?, _ riwayah: Riwayah, _ quran: QuranDatabase, _ texts: TextStore,
    _ models: (any HearingModel, second: SpeechModel?)
  ) throws -> RecitationFollower {
    guard riwayah == .hafs || texts.isThere(riwayah) else {
      throw Failure(
        .noInput,
        "the text of \(riwayah.name) is not here, and by the words of Hafs you would be told wrong; to install it: tilawa text add FILE"
      )
    }
    return try RecitationFollower(
      range, riwayah: riwayah, in: quran, texts, model: models.0, second: models.second,
      JudgingParameters().adapted(to: try student(riwayah)))
  }

  /// Returns the adaptation to the student; none where nothing is to be kept.
  private func student(_ riwayah: Riwayah) throws -> StudentAdaptation {
    guard request.keeping != .nothing else { return StudentAdaptation() }
    return try context.library().recitations.adaptation(in: riwayah)
  }

  private func source(_ control: RecitationControl) throws -> (any RecitedSound, device: String) {
    switch request.input {
    case .microphone(let name):
      let source = try PulseSource(source: name)
      let rate = max(16_000, min(source.format.rate, 48_000))
      let listener = try SoundListener(source, format: AudioFormat(rate: rate, channels: 1))
      control.set { listener.stop() }
      return (RecitedMicrophone(listener), source.device)
    case .file(let path):
      return (try RecitedFile(AudioSlice(whole: try AudioProbe.measure(path, demanding: .present))), path)
    case .standardInput(let rate, let sample):
      return (RecitedBytes(0, rate: rate, sample) { control.isOver }, "standard input")
    }
  }

  private func begin(_ range: AyahRange?, _ riwayah: Riwayah, _ device: String, _ model: String) {
    if request.isForProgram {
      let event = ListeningEvent(
        riwayah: riwayah, counting: riwayah.counting, range: range.map { "\($0)" }, source: device, model: model,
        disclaimer: RecitationSummary.disclaimer)
      context.interface.say(RecitationEventName.listening.line(event))
    }
    let place = request.question?.task ?? range.map { "\($0)" } ?? "anywhere in the Quran"
    let isLive = if case .microphone = request.input { true } else { false }
    display?.begin([
      RecitationSummary.disclaimer,
      "listening to \(device) · \(place) · \(riwayah.name)" + (isLive ? " · Ctrl-C ends" : ""),
      RecitationWords.legend,
    ])
  }

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
    // Who has no reciter reads the words.
    if let given = question.given, request.playsQuestion {
      try? QuestionSound.play(given, riwayah: riwayah, on: request.output, in: context)
    }
  }

  // MARK: - Listening

  private static let piece = 1600

  private func listen(
    to sound: any RecitedSound, _ follower: RecitationFollower, _ record: RecitationRecord?,
    _ reporter: inout RecitationReporter, under control: RecitationControl
  ) throws {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: Self.piece)
    defer { buffer.deallocate() }
    let intake = RecitationIntake(sound, record, control)
    var converter: RateConverter?
    if sound.rate != 16_000 {
      var made = try RateConverter(from: sound.rate, to: 16_000, channels: 1)
      _ = try made.restart(before: 0)
      converter = consume made
    }
    while !intake.isOver {
      let count: Int
      if converter == nil {
        count = intake.read(into: buffer)
      } else {
        count = try converter?.read(into: buffer) { target, _ in intake.read(into: target) } ?? 0
      }
      guard count > 0 else { break }
      let samples = UnsafeBufferPointer(rebasing: buffer[..<count])
      control.sound.add(samples)
      reporter.write(try follower.hear(samples))
      try store(follower, record, control, isEnd: false)
      if reporter.isAnswered { control.end() }
      display?.advance(to: follower.samples / 16)
    }
    if let failure = intake.failure { throw failure }
  }

  private func store(
    _ follower: RecitationFollower, _ record: RecitationRecord?, _ control: RecitationControl, isEnd: Bool
  ) throws {
    guard let record else { return }
    for correction in control.takeCorrections() {
      guard let word = follower.text?.words[correction.word].place, let judge = follower.judge else { continue }
      try record.correct(word, judge[correction.word], correction.mark)
    }
    let judge = follower.judge
    let counts = StoredRecitation.Counts(
      repeats: judge?.repeats.count ?? 0, added: judge?.added.count ?? 0, jumps: judge?.jumps.count ?? 0,
      hints: control.hints)
    try record.store(
      counts, words: isEnd ? follower.heardWords : nil, at: follower.samples / 16, isEnd: isEnd)
  }

  // MARK: - The end

  private func finish(
    _ follower: RecitationFollower, _ reporter: RecitationReporter, _ record: RecitationRecord?, _ library: Library?,
    _ quran: QuranDatabase, _ control: RecitationControl
  ) throws {
    try store(follower, record, control, isEnd: true)
    if record?.keepsSound == true { display?.tell("adding it to the library") }
    let kept = try record?.end(words: follower.heardWords)
    if let kept, let library { label(kept, library, quran) }
    let grades = try hear(record, library, quran.structure)
    if let library, let record, follower.heardWords != nil {
      try library.recitations.adapt(record.adaptation(follower), in: follower.riwayah)
    }
    var summary = try summary(follower, record, kept, library, quran.structure, control)
    if request.judgesTajweed, let findings = follower.tajweed, let text = follower.text {
      summary.tajweed = TajweedMessage.all(findings, text)
    }
    if request.isForProgram { context.interface.say(RecitationEventName.summary.line(summary)) }
    guard summary.range != nil else {
      let what = request.ranges.isEmpty ? "the Quran" : request.ranges.joined(separator: " ")
      throw Failure(.unreadable, "nothing of \(what) was heard\(follower.hasSound ? "" : ": there was no sound")")
    }
    var lines = RecitationWords.lines(summary)
    for ayah in reporter.doubtful { lines.append(RecitationWords.line(ayah)) }
    lines += summary.tajweed.map(RecitationWords.lines) ?? []
    if let number = record?.number {
      lines += grades
      lines.append("session \(number)" + (kept.map { ", recording \($0.id)" } ?? "") + "; see: tilawa recite show")
    }
    display?.end(lines + [RecitationSummary.disclaimer])
  }

  /// Notes the session in hifz; returns the grades, a line each.
  private func hear(_ record: RecitationRecord?, _ library: Library?, _ structure: QuranStructure) throws -> [String] {
    guard request.countsForHifz, let library, let number = record?.number,
      let session = try library.recitations.find(number, words: structure.words)
    else { return [] }
    return try RecitationHearing(library, context).note(session)
  }

  /// Labels a kept recording as `annotate align` does. Whatever goes wrong, the recording stays.
  private func label(_ recording: Recording, _ library: Library, _ quran: QuranDatabase) {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    guard let expected = annotated.expected,
      let found = try? PassageFinding(quran, model: AcousticModel.installed()).find(
        [SoughtPassage(expected)], in: recording)
    else { return }
    _ = try? annotated.keep(found, .ofWhatIsSure)
  }

  private func summary(
    _ follower: RecitationFollower, _ record: RecitationRecord?, _ kept: Recording?, _ library: Library?,
    _ structure: QuranStructure, _ control: RecitationControl
  ) throws -> RecitationSummary {
    // What a person said is in the library alone.
    if let library, let session = try library.recitations.find(record?.number, words: structure.words),
      session.number == record?.number, session.verdicts.contains(where: { $0.origin != .program })
    {
      return RecitationWords.summary(session, in: structure)
    }
    let heard = follower.judge?.summary ?? RecitationJudge.Summary()
    var range: String?
    if let words = follower.heardWords {
      let ayat = structure.ayat(sharing: words, in: follower.riwayah.counting)
      if let first = ayat.first, let last = ayat.last { range = "\(AyahRange(first, last))" }
    }
    var tally = RecitationSummary.Tally()
    (tally.ayat, tally.recited, tally.unsure) = (heard.ayat, heard.recited, heard.unsure)
    (tally.skipped, tally.changed, tally.corrected) = (heard.skipped, heard.changed, heard.corrected)
    let counts = StoredRecitation.Counts(
      repeats: heard.repeats, added: heard.added, jumps: heard.jumps, hints: control.hints)
    return RecitationSummary(
      session: record?.number, range: range, seconds: Seconds(OutputTime(frames: follower.samples, rate: 16_000)),
      tally, counts, recording: kept?.id)
  }
}
