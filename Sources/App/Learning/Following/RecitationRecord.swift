import AppRecordings
import AppBase
import Foundation
import TilawaAudio
package import TilawaCore
import TilawaHearing
import TilawaIntake
package import TilawaStore

/// The record of a session while it goes on: its sound in a file that survives a crash, and its verdicts in the library.
package final class RecitationRecord {
  private let library: Library
  private let keeping: ReciteRequest.Keeping
  /// The number of the session; nil where nothing is kept.
  package private(set) var number: Int?
  private var file: RecordingFile?
  private var facts: CaptureFacts
  private var waiting: [Int: StoredRecitation.Verdict] = [:]
  private var noted = 0

  /// The most sound that is not on the disk, in milliseconds.
  private static let longest = 1000

  /// The sound that is heard, and what hears it.
  package struct Hearing {
    /// The sample rate of the sound.
    let rate: Int
    /// The source of the sound, for people.
    let device: String
    /// The name of the model, or of both.
    let model: String
  }

  package init(
    _ request: ReciteRequest, in library: Library, riwayah: Riwayah, words: WordRange?, _ hearing: Hearing
  ) throws {
    (self.library, keeping) = (library, request.keeping)
    let now = ZonedTime.now
    facts = CaptureFacts(
      title: Self.title(words), reciter: Reciter.nameOfOneself(riwayah), riwayah: riwayah, expected: words,
      startedAt: now.seconds, device: hearing.device)
    guard keeping != .nothing else { return }
    number = try library.recitations.begin(
      NewRecitation(
        at: now, on: try library.settings.dayStart().day(of: now), riwayah: riwayah, words: words, mode: request.mode,
        source: hearing.device, model: hearing.model))
    guard keeping == .soundAndVerdicts else { return }
    try Folders.create(library.folders.recordings)
    let format = AudioFormat(rate: hearing.rate, channels: 1)
    file = try RecordingFile(in: library.folders.recordings, format: format, encoding: .int16, tags: facts.tags)
    if let number, let file {
      try library.recitations.note(number, soundIn: URL(filePath: file.path).lastPathComponent)
    }
  }

  private static func title(_ words: WordRange?) -> String {
    let now = ZonedTime.now
    return "Recitation \(now.day) \(now.clock)"
  }

  /// Keeps samples.
  package func add(_ samples: UnsafeBufferPointer<Float>) throws { try file?.write(samples) }

  /// Notes a verdict; it is stored within a second.
  package func note(_ verdict: StoredRecitation.Verdict) { waiting[verdict.word] = verdict }

  /// Whether the sound is kept.
  package var keepsSound: Bool { file != nil }

  /// The word of a person on each word of which somebody spoke.
  private var said: [Int: (origin: HifzOrigin, isRight: Bool)] = [:]

  /// Stores the word of a person; a teacher's holds against one's own.
  func correct(_ word: Int, _ heard: WordJudgement, _ mark: PersonMark) throws {
    guard let number else { return }
    if mark.origin == .teacher || said[word]?.origin != .teacher { said[word] = (mark.origin, mark.isRight) }
    let verdict: WordVerdict = mark.isRight ? .recited : heard.verdict.isSlip ? heard.verdict : .changed
    try library.recitations.correct(
      number,
      StoredRecitation.Verdict(
        word: word, origin: mark.origin, verdict: verdict, confidence: 1, sound: nil, takes: heard.takes,
        isCorrected: false, fault: mark.fault))
  }

  /// Returns the adaptation by this session: its certain words, and the words on which a person disagreed.
  func adaptation(_ follower: RecitationFollower) -> StudentAdaptation {
    var new = StudentAdaptation()
    guard let judge = follower.judge, let text = follower.text else { return new }
    for (index, word) in text.words.enumerated() {
      let heard = judge[index]
      if heard.verdict == .recited, let frames = heard.frames { new.certain += follower.samples(frames).count / 16 }
      guard let place = word.place, let said = said[place] else { continue }
      if !said.isRight { new.slips += 1 } else if heard.verdict != .recited { new.rights += 1 }
    }
    return new
  }

  /// Stores what is waiting, once a second has passed.
  ///
  /// - Parameter milliseconds: the length of the sound until now.
  package func store(
    _ counts: StoredRecitation.Counts, words: WordRange?, at milliseconds: Int, isEnd: Bool = false
  ) throws {
    guard let number, isEnd || milliseconds - noted >= Self.longest else { return }
    noted = milliseconds
    try file?.sync()
    try library.recitations.note(
      number, words: words, verdicts: waiting.values.sorted { $0.word < $1.word }, counts: counts, length: milliseconds)
    waiting = [:]
  }

  /// Ends the session; its sound becomes a recording.
  ///
  /// - Parameter words: the words that were heard; nil: none, and the sound is not kept.
  /// - Returns: the recording, if it is kept.
  package func end(words: WordRange?) throws -> Recording? {
    var kept: Recording?
    if let file {
      try file.finish()
      if let words {
        facts.expected = words
        // A student comes after those who are listened to.
        let saver = RecordingSaver(
          library: library, place: .last, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) })
        kept = try saver.keep(
          FinishedRecording(path: file.path, hold: file.lock()), facts, now: SystemClock.now
        ).recording
      } else {
        file.remove()
      }
    }
    file = nil
    if let number { try library.recitations.end(number, at: SystemClock.now, recording: kept?.sha256) }
    return kept
  }
}
