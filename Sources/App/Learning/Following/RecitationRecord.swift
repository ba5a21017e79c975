import AppRecordings
import AppBase
import FoundationEssentials
import TilawaAudio
import TilawaCore
import TilawaIntake
import TilawaStore

/// The record of a session while it goes on: its sound in a file that survives a crash, and its verdicts in the library.
final class RecitationRecord {
  private let library: Library
  /// The number of the session.
  let number: Int
  private var file: RecordingFile?
  private var facts: CaptureFacts
  private var waiting: [Int: StoredRecitation.Verdict] = [:]
  private var noted = 0

  /// The most sound that is not on the disk, in milliseconds.
  private static let longest = 1000

  /// Begins a session in the library, and a file for its sound where that is kept.
  init(_ prepared: PreparedRecitation, in library: Library, hearing open: RecitationInput.Open) throws {
    self.library = library
    let (request, riwayah, now) = (prepared.request, prepared.riwayah, ZonedTime.now)
    facts = CaptureFacts(
      title: LearningSentences.recitationTitle(day: "\(now.day)", time: now.clock).text,
      reciter: Reciter.nameOfOneself(riwayah), riwayah: riwayah,
      expected: prepared.words, startedAt: now.seconds, device: open.device)
    number = try library.recitations.begin(
      NewRecitation(
        at: now, on: try library.settings.dayStart().day(of: now), riwayah: riwayah, words: prepared.words,
        mode: request.mode, source: open.device, model: prepared.models))
    guard request.keeping == .soundAndVerdicts else { return }
    try Folders.create(library.folders.recordings)
    let file = try RecordingFile(
      in: library.folders.recordings, format: AudioFormat(rate: open.sound.rate, channels: 1), encoding: .int16,
      tags: facts.tags)
    self.file = file
    try library.recitations.note(number, soundIn: URL(filePath: file.path).lastPathComponent)
  }

  /// Whether the sound is kept.
  var keepsSound: Bool { file != nil }

  /// Keeps samples.
  func add(_ samples: UnsafeBufferPointer<Float>) throws { try file?.write(samples) }

  /// Notes a verdict; it is stored within a second.
  func note(_ verdict: StoredRecitation.Verdict) { waiting[verdict.word] = verdict }

  /// Stores the verdict of a person.
  func correct(_ verdict: StoredRecitation.Verdict) throws { try library.recitations.correct(number, verdict) }

  /// Stores what is waiting, once a second has passed.
  ///
  /// - Parameter milliseconds: the length of the sound until now.
  func storeInTime(_ counts: StoredRecitation.Counts, at milliseconds: Int) throws {
    guard milliseconds - noted >= Self.longest else { return }
    try store(counts, words: nil, at: milliseconds)
  }

  /// Stores what is waiting.
  ///
  /// - Parameter words: the words that were heard; nil: not known yet.
  func store(_ counts: StoredRecitation.Counts, words: WordRange?, at milliseconds: Int) throws {
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
  func end(words: WordRange?) throws -> Recording? {
    let kept = try file.flatMap { try keep($0, words) }
    file = nil
    try library.recitations.end(number, at: SystemClock.now, recording: kept?.sha256)
    return kept
  }

  private func keep(_ file: RecordingFile, _ words: WordRange?) throws -> Recording? {
    try file.finish()
    guard let words else {
      file.remove()
      return nil
    }
    facts.expected = words
    // A student comes after those who are listened to.
    let saver = RecordingSaver(
      library: library, place: .last, survey: { try RecordingPass.survey($0, heard: $1, progress: $2) })
    let kept = try saver.keep(
      FinishedRecording(path: file.path, hold: file.lock()), facts, now: SystemClock.now)
    return kept.recording
  }
}
