import Glibc
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaPlayer

/// Writes down what a follower hears: for the display, and for programs.
struct RecitationReporter {
  let follower: RecitationFollower
  /// The display; nil where a program reads.
  let display: (any RecitationDisplay)?
  /// Takes a line for programs; nil where a person looks.
  let tell: ((String) -> Void)?
  let restartsAyah: Bool
  /// Takes the places of words in the sound.
  let sound: RecentSound
  /// The last part of an answer; nil where nothing was asked.
  let lastPart: Int?
  /// Whether an answer was said to its end.
  private(set) var isAnswered = false
  /// The ayah that is to be said again, since there was a slip in it.
  private var restarted: Int?
  /// The last shown form of each part.
  private var shown: [Int: ShownAyah] = [:]

  init(
    _ follower: RecitationFollower, _ display: (any RecitationDisplay)?, restartsAyah: Bool, sound: RecentSound,
    lastPart: Int? = nil, tell: ((String) -> Void)?
  ) {
    self.lastPart = lastPart
    self.sound = sound
    (self.follower, self.display, self.tell) = (follower, display, tell)
    self.restartsAyah = restartsAyah
  }

  /// The time of the sound until now.
  private var at: Seconds { Seconds(OutputTime(frames: follower.samples, rate: 16_000)) }

  private func time(_ frame: Int) -> Seconds {
    Seconds(OutputTime(frames: follower.samples(frame..<frame).lowerBound, rate: 16_000))
  }

  /// Takes news.
  mutating func write(_ news: [RecitationFollower.News]) {
    var words: [Int: WordVerdict] = [:]
    var place: Int?
    var touched: Set<Int> = []
    for item in news {
      switch item {
      case .found(let range, let confidence):
        let event = FoundEvent(at: at, range: "\(range)", confidence: confidence.inThousandths)
        tell?(RecitationEventName.found.line(event))
        display?.tell(LearningSentences.found(range: "\(range)"))
        if let text = follower.text { display?.follow(text) }
      case .fault(let fault):
        tell?(RecitationEventName.sound.line(SoundEvent(at: at, fault: fault)))
        display?.tell(RecitationWords.words(fault))
      case .judged(let event):
        guard let text = follower.text else { continue }
        write(event, text)
        if case .verdict(let word, let judgement, let isFinal) = event {
          words[word] = judgement.verdict
          if isFinal { touched.insert(text.words[word].part) }
        }
        if case .place(let word, _) = event { place = word }
      }
    }
    if !words.isEmpty || place != nil { display?.show(words, place: place) }
    for part in touched.sorted() where part != restarted { showAgain(part) }
  }

  /// Takes the greatest sample of a piece of sound.
  func write(peak: Float) {
    let decibels = 20 * log10(Double(peak))
    tell?(RecitationEventName.level.line(LevelEvent(at: at, peak: decibels.isFinite ? decibels.inThousandths : nil)))
  }

  /// Asks for an ayah again, from its beginning.
  private mutating func restart(_ part: Int, _ text: RecitationText) {
    guard restartsAyah, restarted != part, isAyah(part, text) else { return }
    restarted = part
    follower.restart(part)
    display?.restart(part)
    display?.tell(LearningSentences.sayAgain(ayah: text.names[part]))
  }

  private mutating func write(_ event: JudgedEvent, _ text: RecitationText) {
    if let tell, let line = line(event, text) { tell(line) }
    switch event {
    case .heard(let word, let frames, _): note(word, frames)
    case .verdict(let word, let judgement, _):
      if judgement.takes > 0, let frames = judgement.frames { note(word, frames) }
      if judgement.verdict.isSlip { restart(text.words[word].part, text) }
    case .partDone(let part):
      if part == lastPart { isAnswered = true }
      guard isAyah(part, text), let ayah = ayah(part, text) else { return }
      shown[part] = ayah
      display?.show(ayah, isAgain: false)
      if restarted == part, ayah.count(.pending) == 0 { restarted = nil }
    default: break
    }
  }

  private func note(_ word: Int, _ frames: Range<Int>) {
    sound.note(word, follower.samples(frames))
  }

  // MARK: - Ayat

  private mutating func showAgain(_ part: Int) {
    guard let before = shown[part], let text = follower.text, let now = ayah(part, text), now != before else { return }
    shown[part] = now
    display?.show(now, isAgain: true)
  }

  private func ayah(_ part: Int, _ text: RecitationText) -> ShownAyah? {
    guard let judge = follower.judge else { return nil }
    let added = Set(judge.added.map(\.word))
    let words = text.words(ofPart: part).enumerated().map { index, word in
      ShownWord(
        number: index + 1, text: index < text.shown[part].count ? text.shown[part][index] : "",
        verdict: judge[word].verdict, isAfterAdded: added.contains(word), isCorrected: judge[word].isCorrected,
        heardAs: heardAs(judge[word]))
    }
    return ShownAyah(ref: text.names[part], words: words)
  }

  /// The word as it was heard, where it is changed for a single sound.
  private func heardAs(_ judgement: WordJudgement) -> ShownWord.Heard? {
    judgement.instead.map {
      ShownWord.Heard(text: SpelledUnits.written($0.units), percent: Int((judgement.confidence * 100).rounded(.down)))
    }
  }

  /// Whether a part is an ayah, and no basmalah before a surah.
  private func isAyah(_ part: Int, _ text: RecitationText) -> Bool {
    text.words[text.words(ofPart: part).lowerBound].place != nil
  }

  /// The ayat with a slip or a doubt, as they stand now.
  var doubtful: [ShownAyah] {
    guard let text = follower.text else { return [] }
    return text.names.indices.compactMap { part in
      guard isAyah(part, text), let ayah = ayah(part, text) else { return nil }
      return ayah.count(.skipped) + ayah.count(.changed) + ayah.count(.unsure) > 0 ? ayah : nil
    }
  }

  // MARK: - Lines for programs

  private static func message(_ instead: HeardInstead) -> HeardInsteadMessage {
    func symbol(_ unit: UInt8?) -> String? { unit.flatMap(AcousticUnit.init)?.symbol }
    return HeardInsteadMessage(
      expected: symbol(instead.rival.expected), heard: symbol(instead.rival.heard),
      text: SpelledUnits.written(instead.units))
  }

  private func line(_ event: JudgedEvent, _ text: RecitationText) -> String? {
    func word(_ index: Int) -> RecitationText.Word { text.words[min(index, text.words.count - 1)] }
    switch event {
    case .heard(let index, let frames, let confidence):
      let word = word(index)
      return RecitationEventName.heard.line(
        HeardEvent(
          at: at, ref: word.ref, word: word.number, from: time(frames.lowerBound), to: time(frames.upperBound),
          confidence: confidence.inThousandths))
    case .verdict(let index, let judgement, let isFinal):
      let word = word(index)
      return RecitationEventName.verdict.line(
        VerdictEvent(
          at: at, ref: word.ref, word: word.number, verdict: judgement.verdict,
          confidence: judgement.confidence.inThousandths, final: isFinal, origin: .program, takes: judgement.takes,
          corrected: judgement.isCorrected, instead: judgement.instead.map(Self.message)))
    case .added(let added):
      let word = word(added.word)
      return RecitationEventName.added.line(
        AddedEvent(
          at: at, ref: word.ref, word: word.number, from: time(added.frames.lowerBound),
          to: time(added.frames.upperBound)))
    case .repeated(let again):
      let (first, last) = (word(again.words.lowerBound), word(again.words.upperBound - 1))
      return RecitationEventName.repeated.line(
        RepeatedEvent(
          at: time(again.frame), what: RepeatedEvent.What(rawValue: again.kind.rawValue) ?? .phrase, ref: first.ref,
          word: first.number, lastRef: last.ref, lastWord: last.number))
    case .jumped(let jump):
      let (from, to) = (word(jump.from), word(jump.to))
      return RecitationEventName.jumped.line(
        JumpedEvent(
          at: time(jump.frame), ref: to.ref, word: to.number, fromRef: from.ref, fromWord: from.number))
    case .place(let index, let probability):
      let word = word(index)
      return RecitationEventName.place.line(
        PlaceEvent(at: at, ref: word.ref, word: word.number, probability: probability.inThousandths))
    case .partDone(let part):
      guard let ayah = ayah(part, text) else { return nil }
      return RecitationEventName.done.line(
        DoneEvent(
          at: at, ref: ayah.ref, recited: ayah.count(.recited), unsure: ayah.count(.unsure),
          skipped: ayah.count(.skipped), changed: ayah.count(.changed)))
    }
  }
}
