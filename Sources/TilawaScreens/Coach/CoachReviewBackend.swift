import AppBase
import AppCourse
import AppLearning
import TilawaAudio
import TilawaCore
import TilawaHearing
import TilawaTerminal

/// The surroundings of a review: sound, the recording of comments, and the draft on the disk.
final class CoachReviewBackend: ScreenBackend {
  typealias Model = CoachReviewModel

  private let review: CourseReview
  private let events: ScreenEvents<CoachReviewEvent>
  private let look: ScreenLook
  private let player: CoachReviewPlayer
  private let recorder: CourseCommentRecorder
  private let riwayah: Riwayah
  private let context: AppContext
  private let peaks: [ClosedRange<Float>]
  private var kept: CourseFeedback?
  /// The feedback that the teacher has confirmed.
  private(set) var stored: CourseFeedback?

  private static let peaksInSecond = 100

  init(
    _ review: CourseReview, in context: AppContext, _ sound: CoachReviewScreen.Sound,
    _ events: ScreenEvents<CoachReviewEvent>, _ look: ScreenLook
  ) throws {
    (self.review, self.events, self.look, self.context) = (review, events, look, context)
    riwayah = review.riwayah
    player = CoachReviewPlayer(on: sound.output) { events.add($0) }
    recorder = CourseCommentRecorder(from: sound.source, in: context)
    peaks = try review.file.map { try Self.peaks(of: $0) } ?? []
    kept = review.draft
  }

  /// Returns the lowest and highest sample of each hundredth of a second.
  private static func peaks(of file: AudioFile) throws -> [ClosedRange<Float>] {
    let rate = 8000
    let samples = try MonoReader.samples(of: AudioSlice(whole: file), at: rate)
    let size = rate / peaksInSecond
    return stride(from: 0, to: samples.count, by: size).map { start in
      let piece = samples[start..<min(samples.count, start + size)]
      return (piece.min() ?? 0)...(piece.max() ?? 0)
    }
  }

  func perform(_ request: CoachReviewRequest, for model: Model) throws(Never) -> [CoachReviewEvent] {
    switch request {
    case .silence: player.stop()
    case .play(let from, let speed):
      guard let file = review.file else { return [.trouble(ScreensSentences.soundNotArrived)] }
      let frame = min(file.frames - 1, from * file.rate / 1000)
      player.play([AudioSlice(file: file, start: frame, end: file.frames)], speed, follows: true)
    case .hear(let word, let excerpt, let speed): return hear(word, excerpt, speed, in: model)
    case .record:
      do { try record() } catch { return [.trouble(Sentence(verbatim: "\(error)"))] }
    case .endRecording: recorder.stop()
    case .store(let result): stored = model.feedback(result)
    }
    return []
  }

  private func record() throws {
    try recorder.start { [events] comment in
      switch comment {
      case .success(let sha256): events.add(.spoken(sha256))
      case .failure(let failure): events.add(.trouble(failure.sentence ?? Sentence(verbatim: failure.message)))
      }
    }
  }

  private func hear(
    _ index: Int, _ excerpt: CoachReviewExcerpt, _ speed: Speed, in model: Model
  ) -> [CoachReviewEvent] {
    let word = model.words[index]
    switch excerpt {
    case .word:
      let own = student(word.time)
      guard !own.isEmpty else { return [.trouble(ScreensSentences.wordNotHeard)] }
      player.play(own, speed, follows: false)
      return []
    case .bothWords:
      do {
        return hear(student(word.time), try review.reciterSound(of: word, in: context), speed)
      } catch {
        // Recitations of which only the ayat are known are compared by the ayah.
        return hear(index, .bothAyat, speed, in: model)
      }
    case .bothAyat:
      let own = model.words.filter { $0.ayah == word.ayah }.compactMap(\.time)
      let time = own.map(\.lowerBound).min().flatMap { start in own.map(\.upperBound).max().map { start..<$0 } }
      do { return hear(student(time), try review.reciterSound(ofAyah: word.ayah, in: context), speed) } catch {
        return [.trouble(Sentence(verbatim: Failure(error)?.message ?? "\(error)"))]
      }
    }
  }

  /// Plays what the student has recited, and then a reciter.
  private func hear(_ own: [AudioSlice], _ reciter: TeacherWords.Sound, _ speed: Speed) -> [CoachReviewEvent] {
    player.play(own + reciter.slices, speed, follows: false)
    let who =
      own.isEmpty
      ? ScreensSentences.studentNotHeard(reciter: reciter.reciter)
      : ScreensSentences.studentThen(reciter: reciter.reciter)
    return [.remark(who)]
  }

  /// Returns a stretch of the submission, with a little around it; empty where nothing was heard.
  private func student(_ time: Range<Int>?) -> [AudioSlice] {
    guard let file = review.file, let time else { return [] }
    let (before, after) = (150, 250)
    let start = max(0, (time.lowerBound - before) * file.rate / 1000)
    let end = min(file.frames, (time.upperBound + after) * file.rate / 1000)
    return start < end ? [AudioSlice(file: file, start: start, end: end)] : []
  }

  /// Keeps the draft, so that no mark is lost.
  func afterDrawing(_ model: Model) throws(Never) -> [CoachReviewEvent] {
    let present = model.feedback(.pass)
    let isEmpty = present.marks.isEmpty && present.text.isEmpty && present.voice == nil
    guard present != kept, kept != nil || !isEmpty else { return [] }
    kept = present
    review.keep(draft: present)
    return []
  }

  func timeout(for model: Model) -> Int? { model.isPlaying ? 100 : nil }

  func timedOut(_ model: Model) throws(Never) -> [CoachReviewEvent] {
    player.position.map { [.playing(at: $0)] } ?? []
  }

  func page(of model: Model, rows: Int, columns: Int) -> [TextLine] {
    CoachReviewPage(model: model, peaks: peaks, look: look).lines(rows: rows, columns: columns)
  }

  func close() {
    recorder.stop()
    player.close()
  }
}
