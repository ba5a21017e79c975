package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// Follows a recitation: from samples to words with verdicts. Without a range it finds first where in the Quran one recites.
///
/// Blocks for the time of its computations. Used by one thread at a time.
package final class RecitationFollower {
  /// News of a recitation.
  package enum News: Hashable, Sendable {
    /// The place was found, with its probability; `text` is there from now on.
    case found(AyahRange, confidence: Double)
    case judged(JudgedEvent)
    /// Something is wrong with the sound.
    case fault(SoundWatch.Fault)
  }

  /// The text that is followed; nil while the place is sought.
  package private(set) var text: RecitationText?
  package private(set) var judge: RecitationJudge?
  /// The samples that were heard, at 16 kHz.
  package private(set) var samples = 0
  /// The words of the last minutes, for the pace.
  private var recentWords: [DecodedWord] = []
  /// The pace of the last minutes; nil while too few words were said.
  package var pace: RecitationPace? {
    RecitationPace(whole?.words ?? recentWords, secondsInFrame: Double(model.samplesInFrame) / 16_000)
  }

  /// Returns the samples of frames of events, from the first sound on.
  package func samples(_ frames: Range<Int>) -> Range<Int> {
    (frames.lowerBound + firstFrame) * model.samplesInFrame..<(frames.upperBound + firstFrame) * model.samplesInFrame
  }

  /// The name of the model.
  package var modelName: String { model.name }

  /// Whether there was any sound.
  package var hasSound: Bool { watch.hasSound }
  /// The words of the Hafs text from the first one that was heard to the last one; nil while there is none.
  package var heardWords: WordRange? {
    guard let judge, let text else { return nil }
    let heard = text.words.indices.filter { judge[$0].takes > 0 }.compactMap { text.words[$0].place }
    guard let first = heard.min(), let last = heard.max() else { return nil }
    return WordRange(first, last + 1)
  }

  let quran: QuranDatabase
  private let texts: TextStore
  package let riwayah: Riwayah
  private let model: any HearingModel
  let judging: JudgingParameters
  let decoding: DecodingParameters
  private var source: (any PosteriorSource)?
  private var second: SecondOpinion?
  private var decoder: RecitationDecoder?
  private var frames = 0
  private var watch = SoundWatch()
  /// The posteriors while the place is sought, from `firstFrame` on.
  private var heard: Posteriors
  private var levels: [UInt8] = []
  private(set) var searched: SearchedQuran?
  /// Whether nothing is judged before the sound has ended.
  package var judgesAtEnd = false
  /// A sound that was judged at its end, and its words.
  private(set) var whole: (sound: HeardSound, words: [DecodedWord])?
  /// The frames at which the place is sought next.
  private var nextSearch = 75
  /// The number of searches in which a sound grows to about three times its length: of one of less than 8 s, and of a longer one.
  private static let (searchesOfShortSound, searchesOfSound) = (20, 8)
  private static let shortFrames = 200
  /// The seconds between searches where nothing was found in the last 20 s.
  private static let secondsOfLateSearch = 5
  /// The frame with which `frames` of events begin.
  private var firstFrame = 0

  private static let mostRecentWords = 400
  /// The most words before the place that was found that may be in the sound until then, which is no longer than 20 s.
  private static let mostWordsBefore = 150
  /// The most sound in which the place is sought: the last 20 s.
  private static let mostFrames = 500
  /// The fewest words after the place that are followed: a surah that is done may be followed by the next.
  private static let fewestWords = 12_000

  /// - Parameters:
  ///   - range: the ayat in which somebody recites; nil: anywhere in the Quran, which needs a model that hears phonemes.
  ///   - second: a model without which nothing is called a slip that it does not hear too.
  /// - Throws: `StoreError` where a text is missing or damaged; `AudioError` where a library or a model cannot be loaded.
  package init(
    _ range: AyahRange?, riwayah: Riwayah, in quran: QuranDatabase, _ texts: TextStore, model: any HearingModel,
    second: (any HearingModel)? = nil, _ judging: JudgingParameters = JudgingParameters(),
    _ decoding: DecodingParameters = .following
  ) throws {
    (self.quran, self.texts, self.riwayah, self.model) = (quran, texts, riwayah, model)
    // The thresholds were chosen on voices in Hafs: in another riwayah one sound is no proof.
    let judging = riwayah == .hafs ? judging : judging.cautious
    (self.judging, self.decoding) = (model.hasProbabilities ? judging : judging.cautious, decoding)
    heard = Posteriors(outputs: model.outputs)
    source = try model.begin()
    self.second = try second.map { try SecondOpinion($0, judging, decoding) }
    if let range {
      try follow(range)
    } else {
      if riwayah != .hafs { _ = try texts.open(riwayah) }
      searched = try SearchedQuran(quran, texts, riwayah: riwayah)
    }
  }

  /// Follows some ayat from now on.
  ///
  /// - Parameter found: the ayat that are recited now; nil where they are not known.
  func follow(_ range: AyahRange, at found: AyahRange? = nil) throws {
    let text = try RecitationText(range, riwayah: riwayah, in: quran, texts, as: model.alphabet)
    self.text = text
    judge = RecitationJudge(text.recited, judging: text.words.count, judging, awaitsOpinions: second != nil)
    decoder = RecitationDecoder(
      text.recited, hopsInFrame: model.hopsInFrame, decoding, beginning: found.map { Self.beginning(at: $0, in: text) })
    if let alphabet = second?.alphabet {
      second?.follow(try RecitationText(range, riwayah: riwayah, in: quran, texts, as: alphabet))
    }
  }

  /// Returns the words with which a sound may begin that ends in some ayat.
  private static func beginning(at found: AyahRange, in text: RecitationText) -> Range<Int> {
    let first = text.words.firstIndex { $0.ref == "\(found.first)" } ?? 0
    let last = text.words.lastIndex { $0.ref == "\(found.last)" } ?? first
    return first - mostWordsBefore..<last + 1
  }

  /// Hears samples that follow: 16,000 a second.
  package func hear(_ new: UnsafeBufferPointer<Float>) throws -> [News] {
    guard let source else { return [] }
    samples += new.count
    var news = watch.add(new).map(News.fault)
    let frames = try source.add(new)
    try second?.hear(new)
    news += try take(frames, source.takeLevels())
    return news + opinions()
  }

  /// Tells the judge what the second model heard where there was a slip.
  private func opinions() -> [News] {
    guard let second, let judge else { return [] }
    var news: [News] = []
    for word in judge.awaited {
      guard let isSlip = second.isSlip(word) else { continue }
      news += judged(self.judge?.take(isSlip, on: word) ?? [])
    }
    return news
  }

  /// Whether the sound is heard by the network of this program, whose frames can be measured.
  var isOwnModel: Bool { model is AcousticModel }

  /// Ends the sound for the second model, and returns whether it heard a slip at each word; nil where there is no such model.
  func secondOpinions() throws -> [Int: Bool]? {
    guard second != nil, let text else { return nil }
    try second?.finish()
    return text.words.indices.reduce(into: [:]) { $0[$1] = second?.isSlip($1) }
  }

  /// Takes what was judged of a whole sound.
  func take(_ recitation: WholeRecitation, _ sound: HeardSound) {
    judge = recitation.judge
    decoder = nil
    whole = (sound, recitation.words)
  }

  /// Lets the words of a part of the text be pending again, since it is to be said once more from its beginning.
  package func restart(_ part: Int) { judge?.restart(part, from: frames - firstFrame) }

  /// Ends the sound.
  package func finish() throws -> [News] {
    guard let source else { return [] }
    self.source = nil
    let frames = try source.finish()
    var news = try take(frames, source.takeLevels())
    if judgesAtEnd {
      let hops = min(self.levels.count, heard.count * model.hopsInFrame)
      return try judge(HeardSound(heard, hopsInFrame: model.hopsInFrame, levels: Array(self.levels[..<hops])))
    }
    if text == nil { news += try seek(isEnd: true) }
    try second?.finish()
    if var decoder {
      let update = decoder.finish()
      recentWords += update.settled
      news += judged(judge?.finish(update) ?? [])
    }
    return news + opinions()
  }

  private func take(_ new: Posteriors, _ newLevels: [UInt8]) throws -> [News] {
    frames += new.count
    if text != nil, !judgesAtEnd { return follow(new, newLevels) }
    heard.append(new)
    // Nothing is known of the text until 20 s were searched.
    if firstFrame == 0 { watch.heardWord() }
    levels += newLevels
    guard heard.count >= nextSearch, !judgesAtEnd else { return [] }
    return try seek(isEnd: false)
  }

  private func follow(_ new: Posteriors, _ levels: [UInt8]) -> [News] {
    guard let update = decoder?.add(new, levels: levels) else { return [] }
    recentWords = (recentWords + update.settled).suffix(Self.mostRecentWords)
    return judged(judge?.add(update, frames: frames - firstFrame) ?? [])
  }

  private func judged(_ events: [JudgedEvent]) -> [News] {
    if events.contains(where: { if case .heard = $0 { true } else { false } }) { watch.heardWord() }
    return events.map(News.judged)
  }

  // MARK: - The place

  private var framesInSecond: Int { 16_000 / model.samplesInFrame }

  /// Seeks the place in what was heard until now, and follows it from there on.
  private func seek(isEnd: Bool) throws -> [News] {
    guard let found = try place(isEnd: isEnd) else {
      forgetOldest()
      return []
    }
    // The text of the whole Quran is freed before the text of the place is read: both together take much memory.
    searched = nil
    let known = quran.structure.range(found.ordinals, in: riwayah.counting)
    try follow(followed(from: found.ordinals.lowerBound), at: known)
    defer { (heard, levels) = (Posteriors(outputs: model.outputs), []) }
    return [.found(known, confidence: found.confidence)] + follow(heard, levels)
  }

  /// Returns the ayat of the whole Quran that are recited at the end of what was heard until now; nil while that is not known.
  private func place(isEnd: Bool) throws -> (ordinals: Range<Int>, confidence: Double)? {
    guard let searched, heard.count > 0 else { return nil }
    // The longer the sound, the longer is a search of it, and the less do a few more words tell.
    let share = heard.count < Self.shortFrames ? Self.searchesOfShortSound : Self.searchesOfSound
    nextSearch = heard.count + max(framesInSecond / 5, heard.count / share)
    let hops = min(levels.count, heard.count * model.hopsInFrame)
    let sound = HeardSound(heard, hopsInFrame: model.hopsInFrame, levels: Array(levels[..<hops]))
    let found = try PassageIdentifier(searched.text, .seeking).find(in: sound)
    let isLong = isEnd || heard.count >= Self.mostFrames / 2
    let likely = IdentificationParameters().confidence.followed
    return found.last { $0.confidence >= likely && ($0.same.isEmpty || isLong) }.map { place in
      let (pieces, first) = (place.pieces.pieces, searched.ordinals.lowerBound)
      return (first + pieces.lowerBound..<first + pieces.upperBound, place.confidence)
    }
  }

  /// Returns the ayat from the beginning of the surah of an ayah on.
  private func followed(from ordinal: Int) -> AyahRange {
    let structure = quran.structure
    let ayah = structure.ayah(at: ordinal, in: riwayah.counting)
    let first = AyahRef(surah: ayah.surah, ayah: 1, counting: riwayah.counting)
    let end = structure.span(of: ayah).end + Self.fewestWords
    var surah = ayah.surah
    while surah < 114, structure.span(ofSurah: surah).end < end { surah += 1 }
    let last = AyahRef(
      surah: surah, ayah: structure.ayat(inSurah: surah, of: riwayah.counting), counting: riwayah.counting)
    return AyahRange(first, last)
  }

  private func forgetOldest() {
    let excess = heard.count - Self.mostFrames
    guard excess > 0 else { return }
    heard = heard[excess..<heard.count]
    levels.removeFirst(min(levels.count, excess * model.hopsInFrame))
    firstFrame += excess
    nextSearch = heard.count + framesInSecond * Self.secondsOfLateSearch
  }
}
