package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// Follows a recitation: from samples to words with verdicts. Without a range it finds first where in the Quran one recites.
///
/// `RecitationPhase` decides; the follower hears for it, reads the texts that it needs, and tells what is wrong with the sound. Blocks
/// for the time of its computations. Used by one thread at a time.
package final class RecitationFollower {
  /// News of a recitation.
  package enum News: Hashable, Sendable {
    /// The place was found, with its probability; `text` is there from now on.
    case found(AyahRange, confidence: Double)
    case judged(JudgedEvent)
    /// Something is wrong with the sound.
    case fault(SoundWatch.Fault)
  }

  /// The moment at which words are judged.
  package enum Moment: Hashable, Sendable { case asHeard, atEnd }

  private(set) var phase: RecitationPhase
  /// The samples that were heard, at 16 kHz.
  package private(set) var samples = 0
  private var watch = SoundWatch()
  /// The clarity with which a voice is heard.
  package private(set) var clarity = SoundClarity()
  private var ear: ListeningModel
  private var second: SecondOpinion?
  private let texts: RiwayahTexts
  private let parameters: FollowingParameters

  /// - Parameters:
  ///   - range: the ayat in which somebody recites; nil: anywhere in the Quran, which needs a model that hears phonemes.
  ///   - second: a model without which nothing is called a slip that it does not hear too.
  ///   - moment: the moment at which words are judged; `finish` judges those that are judged at the end.
  /// - Throws: `StoreError` where a text is missing or damaged; `AudioError` where a library or a model cannot be loaded.
  package init(
    _ range: AyahRange?, riwayah: Riwayah, in quran: QuranDatabase, _ store: TextStore, model: any HearingModel,
    second: (any HearingModel)? = nil, judging moment: Moment = .asHeard,
    _ judging: JudgingParameters = JudgingParameters(), _ decoding: DecodingParameters = .following
  ) throws {
    texts = RiwayahTexts(riwayah: riwayah, quran: quran, store: store)
    // The thresholds were chosen on voices in Hafs: in another riwayah one sound is no proof.
    let judging = riwayah == .hafs ? judging : judging.cautious
    parameters = FollowingParameters(judging, decoding, for: model, besides: second)
    ear = try ListeningModel(model)
    self.second = try second.map { try SecondOpinion($0, judging, decoding) }
    guard let range else {
      let finder = try texts.finder()
      phase =
        switch moment {
        case .asHeard: .seeking(SoughtPlace(finder, hearing: model))
        case .atEnd: .wholeAtEnd(WholeSound(finder, hearing: model))
        }
      return
    }
    let text = try texts.read(range, for: model)
    phase =
      switch moment {
      case .asHeard: .following(FollowedText(text, by: parameters))
      case .atEnd: .wholeAtEnd(WholeSound(of: text, hearing: model))
      }
    if let second { self.second?.follow(try texts.read(range, for: second)) }
  }

  // MARK: - The text

  package var riwayah: Riwayah { texts.riwayah }
  var model: any HearingModel { ear.model }
  /// The text that is followed; nil while the place is sought.
  package var text: RecitationText? { phase.text }
  /// The text with its verdicts; nil while no word can be judged.
  package var judged: JudgedText? { phase.judged }
  package var judge: RecitationJudge? { phase.judged?.judge }
  /// Whether there was any sound.
  package var hasSound: Bool { watch.hasSound }
  /// The words of the Hafs text from the first one that was heard to the last one; nil while there is none.
  package var heardWords: WordRange? { phase.judged?.heardWords }
  /// The pace of the last minutes; nil while too few words were said.
  package var pace: RecitationPace? {
    phase.judged.flatMap { RecitationPace($0.words, secondsInFrame: Double(model.samplesInFrame) / 16_000) }
  }

  /// Returns the samples of frames of events, from the first sound on.
  package func samples(_ frames: Range<Int>) -> Range<Int> {
    let first = phase.judged?.firstFrame ?? 0
    return (frames.lowerBound + first) * model.samplesInFrame..<(frames.upperBound + first) * model.samplesInFrame
  }

  // MARK: - Hearing

  /// Hears samples that follow: 16,000 a second.
  package func hear(_ new: UnsafeBufferPointer<Float>) throws -> [News] {
    guard !ear.hasEnded else { return [] }
    samples += new.count
    var news = watch.add(new).map(News.fault)
    let frames = try ear.hear(new)
    try second?.hear(new)
    news += try take(frames)
    return news + opinions()
  }

  /// Ends the sound.
  package func finish() throws -> [News] {
    guard !ear.hasEnded else { return [] }
    var news = try take(try ear.finish())
    if let place = try phase.seekAtEnd() { news += try follow(place) }
    if phase.text != nil { try second?.finish() }
    let opinion = second.map { second in { second.isSlip($0) } }
    news += judged(phase.end(by: parameters, opinion))
    return news + opinions()
  }

  /// Lets the words of a part of the text be pending again, since it is to be said once more from its beginning.
  package func restart(_ part: Int) { phase.restart(part) }

  private func take(_ frames: HeardFrames) throws -> [News] {
    if phase.mayHearAnything { watch.heardWord() }
    frames.measure(&clarity)
    switch try phase.add(frames) {
    case .judged(let events): return judged(events)
    case .found(let place): return try follow(place)
    }
  }

  /// Reads the text of a place that was found, and follows it.
  private func follow(_ place: PlaceFinder.Place) throws -> [News] {
    let text = try texts.read(place.followed, for: model)
    if let alphabet = second?.alphabet { second?.follow(try texts.read(place.followed, in: alphabet)) }
    return [.found(place.ayat, confidence: place.confidence)] + judged(phase.follow(text, by: parameters))
  }

  /// Tells what the second model heard where there was a slip.
  private func opinions() -> [News] {
    guard let second, let awaited = phase.judged?.judge.awaited else { return [] }
    var news: [News] = []
    for word in awaited {
      guard let isSlip = second.isSlip(word) else { continue }
      news += judged(phase.take(isSlip, on: word))
    }
    return news
  }

  private func judged(_ events: [JudgedEvent]) -> [News] {
    if events.contains(where: { if case .heard = $0 { true } else { false } }) { watch.heardWord() }
    let judge = phase.judged?.judge
    let isPoor = judge?.isPoor ?? false
    var faults = watch.judge(isPoor: isPoor, by: clarity.causes)
    if riwayah == .hafs, !isPoor, judge?.isOtherReading ?? false { faults += watch.hearOtherRiwayah() }
    return events.map(News.judged) + faults.map(News.fault)
  }
}
