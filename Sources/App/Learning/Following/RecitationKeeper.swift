import AppBase
import AppRecordings
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// Keeps what is recited: sound and verdicts as they come; at the end the recording with its labels, the slips and grades in hifz, and
/// the adaptation to the student.
final class RecitationKeeper {
  /// The kept part of a session that is over.
  struct Kept {
    /// The number of the session.
    let number: Int
    let recording: Recording?
    /// A line for each grade in hifz.
    let grades: [Sentence]
    /// The session with the word of a person; nil where nobody said one.
    let corrected: StoredRecitation?
  }

  private let prepared: PreparedRecitation
  private let library: Library
  private let context: AppContext
  private let record: RecitationRecord
  private var follower: RecitationFollower { prepared.follower }
  /// The word of a person on each word of which somebody spoke.
  private var said: [Int: (origin: HifzOrigin, isRight: Bool)] = [:]

  /// Begins to keep a session, once the recordings were recovered that a crash has cut off.
  init(
    _ prepared: PreparedRecitation, in library: Library, hearing open: RecitationInput.Open, _ context: AppContext
  ) throws {
    RecoveredRecordings.tell(in: library, context)
    (self.prepared, self.library, self.context) = (prepared, library, context)
    record = try RecitationRecord(prepared, in: library, hearing: open)
  }

  /// Whether the sound is kept.
  var keepsSound: Bool { record.keepsSound }

  // MARK: - While it goes on

  /// Keeps samples.
  func add(_ samples: UnsafeBufferPointer<Float>) throws { try record.add(samples) }

  /// Notes the verdicts among the news.
  func note(_ news: [RecitationFollower.News]) {
    guard let text = follower.text else { return }
    for case .judged(.verdict(let word, let judgement, let isFinal)) in news {
      guard isFinal || judgement.verdict != .pending, let place = text.words[word].place else { continue }
      record.note(stored(place, judgement))
    }
  }

  private func stored(_ place: Int, _ judgement: WordJudgement) -> StoredRecitation.Verdict {
    let sound = judgement.frames.map { frames in
      let samples = follower.samples(frames)
      return samples.lowerBound / 16..<samples.upperBound / 16
    }
    return StoredRecitation.Verdict(
      word: place, origin: .program, verdict: judgement.verdict, confidence: judgement.confidence.inThousandths,
      sound: sound, takes: judgement.takes, isCorrected: judgement.isCorrected)
  }

  /// Stores what a person has said, and once a second the verdicts.
  func store(_ control: RecitationControl) throws {
    try takeCorrections(of: control)
    try record.storeInTime(counts(control), at: follower.samples / 16)
  }

  private func counts(_ control: RecitationControl) -> StoredRecitation.Counts {
    let judge = follower.judge
    return StoredRecitation.Counts(
      repeats: judge?.repeats.count ?? 0, added: judge?.added.count ?? 0, jumps: judge?.jumps.count ?? 0,
      hints: control.hints)
  }

  private func takeCorrections(of control: RecitationControl) throws {
    for correction in control.takeCorrections() {
      guard let judged = follower.judged, let place = judged.text.words[correction.word].place else { continue }
      try correct(place, judged.judge[correction.word], correction.mark)
    }
  }

  /// Stores the word of a person; a teacher's holds against one's own.
  private func correct(_ word: Int, _ heard: WordJudgement, _ mark: PersonMark) throws {
    if mark.origin == .teacher || said[word]?.origin != .teacher { said[word] = (mark.origin, mark.isRight) }
    let verdict: WordVerdict = mark.isRight ? .recited : heard.verdict.isSlip ? heard.verdict : .changed
    try record.correct(
      StoredRecitation.Verdict(
        word: word, origin: mark.origin, verdict: verdict, confidence: 1, sound: nil, takes: heard.takes,
        isCorrected: false, fault: mark.fault))
  }

  // MARK: - The end

  /// Stores the last verdicts, which are final.
  func storeLast(_ control: RecitationControl) throws {
    try takeCorrections(of: control)
    try record.store(counts(control), words: follower.heardWords, at: follower.samples / 16)
  }

  /// Ends the session.
  func end() throws -> Kept {
    let recording = try record.end(words: follower.heardWords)
    if let recording { label(recording) }
    let session = try library.recitations.find(record.number, words: prepared.structure.words)
    let grades = try prepared.request.countsForHifz ? session.map(RecitationHearing(library, context).note) : nil
    if let judged = follower.judged, judged.heardWords != nil {
      try library.recitations.adapt(adaptation(judged), in: prepared.riwayah)
    }
    let isCorrected = session?.verdicts.contains { $0.origin != .program } ?? false
    return Kept(
      number: record.number, recording: recording, grades: grades ?? [], corrected: isCorrected ? session : nil)
  }

  /// Labels a kept recording as `annotate align` does. The recording stays, whatever goes wrong.
  private func label(_ recording: Recording) {
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: prepared.quran)
    guard let expected = annotated.expected,
      let found = try? PassageFinding(prepared.quran, model: AcousticModel.installed()).find(
        [SoughtPassage(expected)], in: recording)
    else { return }
    _ = try? annotated.keep(found, .ofWhatIsSure)
  }

  /// Returns the adaptation by this session: its certain words, and the words on which a person disagreed.
  private func adaptation(_ judged: JudgedText) -> StudentAdaptation {
    var new = StudentAdaptation()
    for (index, word) in judged.text.words.enumerated() {
      let heard = judged.judge[index]
      if heard.verdict == .recited, let frames = heard.frames { new.certain += follower.samples(frames).count / 16 }
      guard let place = word.place, let said = said[place] else { continue }
      if !said.isRight { new.slips += 1 } else if heard.verdict != .recited { new.rights += 1 }
    }
    return new
  }
}
