import AppCourse
import TilawaCore
import TilawaTerminal

/// An event of a teacher's review.
enum CoachReviewEvent: ScreenEvent {
  case key(TerminalKey)
  case wheel(Int)
  case resized(rows: Int, columns: Int)
  /// The sound is at this place, in milliseconds; nil: it has ended.
  case playing(at: Int?)
  /// Something about what sounds.
  case remark(Sentence)
  /// A sound cannot be played or recorded, for this reason.
  case trouble(Sentence)
  /// A comment was spoken, with its SHA-256; nil: there was no sound.
  case spoken(String?)
}

/// The sounds that are heard for a word.
enum CoachReviewExcerpt: Hashable {
  /// The word as the student has recited it.
  case word
  /// The word or its ayah, first from the student, then from a reciter.
  case bothWords, bothAyat
}

/// A request of the review.
enum CoachReviewRequest: Hashable {
  case play(from: Int, Speed)
  case hear(word: Int, CoachReviewExcerpt, Speed)
  case silence
  case record
  case endRecording
  case store(CourseFeedback.Result)
}

/// A question of the review.
enum CoachReviewQuestion: PromptQuestion {
  /// Words at the present place, or about the whole.
  case place, whole

  var words: Sentence { self == .place ? ScreensSentences.commentHere : ScreensSentences.aboutTheWhole }
  var hints: [Sentence] { [ScreensSentences.enterTake, ScreensSentences.escapeLeave] }
}

/// State of a teacher's review of a submission.
struct CoachReviewModel: ScreenModel {
  typealias Event = CoachReviewEvent
  typealias Request = CoachReviewRequest
  typealias Question = CoachReviewQuestion
  /// The result that is to be confirmed.
  typealias Dialogue = CourseFeedback.Result

  static var screen: KeyAction.Screen { .coach }
  /// The speeds through which one key goes.
  private static let slowSpeeds = [Speed.normal, Speed("0.75"), Speed("0.5")].compactMap(\.self)

  let keys: KeyTable
  let title: String
  /// Whether it is the submission for the assessment, which can be not passed.
  let isAssessment: Bool
  /// The milliseconds of the sound.
  let length: Int
  let words: [CourseHeardWord]
  var mode = Mode.browsing
  var message: Sentence?
  /// The place in the sound, in milliseconds.
  private(set) var place = 0
  /// The selected word; nil where the place was chosen by its time.
  private(set) var selection: Int?
  private(set) var marks: [CourseMark]
  private(set) var dismissed: Set<Int> = []
  private(set) var text: String
  private(set) var voice: String?
  private(set) var isPlaying = false
  /// Whether what sounds goes on to the end, and is no single word or ayah.
  private var isFollowing = false
  /// The subject of the comment that is being spoken; nil: nothing is recorded.
  private(set) var speaking: CoachReviewQuestion?
  /// The place of the comment that is being typed or spoken: the sound and the selection may move on meanwhile.
  private var anchor: Anchor?
  private(set) var speed = Speed.normal

  /// A place of a mark.
  private struct Anchor {
    let place: Int
    let selection: Int?
  }

  /// - Parameter draft: the marks of the last time.
  init(
    _ title: String, isAssessment: Bool = false, length: Int, words: [CourseHeardWord], draft: CourseFeedback?,
    keys: KeyTable = .standard
  ) {
    (self.title, self.isAssessment, self.length, self.words, self.keys) = (title, isAssessment, length, words, keys)
    (marks, text, voice) = (draft?.marks ?? [], draft?.text ?? "", draft?.voice)
    selection = words.firstIndex { $0.time != nil }
    place = selection.flatMap { words[$0].time?.lowerBound } ?? 0
  }

  /// The feedback as it would be stored.
  func feedback(_ result: CourseFeedback.Result) -> CourseFeedback {
    CourseFeedback(result: result, text: text, voice: voice, marks: marks)
  }

  /// The suggestions of the program that were neither confirmed nor dismissed.
  var findings: [Int] {
    words.indices.filter { index in
      words[index].isFinding && !dismissed.contains(index) && !marks.contains { $0.word == words[index].ref }
    }
  }

  /// The mark at the present place; nil where there is none.
  var mark: CourseMark? { markIndex.map { marks[$0] } }

  private var here: Anchor { Anchor(place: place, selection: selection) }
  private var markIndex: Int? { markIndex(at: here) }

  private func markIndex(at anchor: Anchor) -> Int? {
    if let selection = anchor.selection { return marks.firstIndex { $0.word == words[selection].ref } }
    return marks.firstIndex { $0.word.isEmpty && abs(($0.time ?? 0) - anchor.place) < 500 }
  }

  // MARK: - Events

  mutating func handle(_ event: CoachReviewEvent) -> Effects {
    switch event {
    case .key(let key):
      if key != .control("l") { message = nil }
      return press(key)
    case .wheel(let step): return turn(step)
    case .resized: break
    case .playing(let at):
      isPlaying = at != nil
      if at == nil { isFollowing = false }
      if let at { follow(at) }
    case .remark(let words): message = words
    case .trouble(let words):
      (message, isPlaying, isFollowing, speaking, anchor) = (words, false, false, nil, nil)
    case .spoken(let sha256): take(spoken: sha256)
    }
    return []
  }

  private mutating func follow(_ at: Int) {
    place = at
    selection = words.lastIndex { $0.time.map { $0.lowerBound <= at } ?? false }
  }

  private mutating func take(spoken sha256: String?) {
    defer { (speaking, anchor) = (nil, nil) }
    guard let sha256, let subject = speaking else { return message = ScreensSentences.nothingRecorded }
    if subject == .whole { voice = sha256 } else { change { $0.with(voice: sha256) } }
    message = ScreensSentences.commentRecorded
  }

  mutating func scroll(_ step: Int) -> Effects {
    select((selection ?? 0) + step)
    return []
  }

  mutating func answer(_ key: TerminalKey, in dialogue: CourseFeedback.Result) -> Effects {
    mode = .browsing
    guard key == "y" else { return [] }
    return [.request(.silence), .request(.store(dialogue)), .leave(.done)]
  }

  mutating func finish(_ prompt: PromptField<CoachReviewQuestion>) throws(PromptFault) -> Effects {
    guard prompt.text.utf8.count <= CourseEventForm.longestText else {
      throw PromptFault(ScreensSentences.commentTooLong)
    }
    switch prompt.question {
    case .whole: text = prompt.text
    case .place: change { $0.with(text: prompt.text) }
    }
    return []
  }

  // MARK: - Places

  mutating func select(_ index: Int) {
    guard !words.isEmpty else { return message = ScreensSentences.wordsUnknown }
    let index = max(0, min(words.count - 1, index))
    selection = index
    if let time = words[index].time { place = time.lowerBound }
  }

  mutating func move(by milliseconds: Int) {
    place = max(0, min(length, place + milliseconds))
    selection = words.firstIndex { $0.time?.contains(place) ?? false }
  }

  mutating func moveToFinding(_ step: Int) {
    let findings = findings
    guard !findings.isEmpty else { return message = ScreensSentences.suggestionsDone }
    let here = selection ?? words.lastIndex { ($0.time?.lowerBound ?? 0) <= place } ?? 0
    let next =
      step > 0
      ? findings.first { $0 > here } ?? findings[0] : findings.last { $0 < here } ?? findings[findings.count - 1]
    select(next)
  }

  mutating func moveToMark(_ step: Int) {
    let all = marks.sorted { ($0.time ?? 0) < ($1.time ?? 0) }
    guard !all.isEmpty else { return message = ScreensSentences.noMarksYet }
    let here = mark.flatMap { all.firstIndex(of: $0) } ?? (step > 0 ? -1 : all.count)
    let next = all[(here + step + all.count) % all.count]
    if let word = words.firstIndex(where: { $0.ref == next.word }) {
      select(word)
    } else {
      (place, selection) = (next.time ?? 0, nil)
    }
  }

  /// Slows down, and begins anew at the normal speed.
  mutating func slowDown() -> Effects {
    let next = Self.slowSpeeds.firstIndex(of: speed).map { ($0 + 1) % Self.slowSpeeds.count } ?? 0
    return change(to: Self.slowSpeeds[next])
  }

  mutating func change(to new: Speed) -> Effects {
    speed = new
    message = ScreensSentences.speed(speed: "\(new)")
    // Sound from the present place goes on at the new speed; a single word plays to its end.
    return isFollowing ? [.request(.play(from: place, new))] : []
  }

  // MARK: - Marks

  /// Begins a comment at the present place.
  mutating func beginComment() {
    anchor = here
    mode = .typing(PromptField(.place, text: mark?.text ?? ""))
  }

  /// Forgets where a typed comment was begun, once it is left.
  mutating func endComment() { if speaking == nil { anchor = nil } }

  /// Makes a mark where a comment was begun, else at the present place, or changes the one that is there.
  mutating func change(_ body: (CourseMark) -> CourseMark) {
    let anchor = anchor ?? here
    self.anchor = nil
    guard let index = markIndex(at: anchor) else {
      guard marks.count < CourseEventForm.mostMarks else {
        return message = ScreensSentences.marksFull(count: CourseEventForm.mostMarks)
      }
      let word = anchor.selection.map { words[$0] }
      return marks.append(
        body(CourseMark(time: word.map { $0.time?.lowerBound } ?? anchor.place, word: word?.ref ?? "")))
    }
    marks[index] = body(marks[index])
  }

  mutating func confirm() {
    guard let selection, words[selection].isFinding else { return message = ScreensSentences.noSuggestionHere }
    let isSkipped = words[selection].verdict == .skipped
    change { isSkipped ? $0.with(symbol: .forgotten) : $0 }
    message = ScreensSentences.marked
  }

  mutating func dismiss() {
    if let index = markIndex {
      marks.remove(at: index)
      message = ScreensSentences.markRemoved
    } else if let selection, words[selection].isFinding {
      dismissed.insert(selection)
      message = ScreensSentences.dismissed
    } else {
      message = ScreensSentences.nothingHere
    }
  }

  mutating func speak(_ subject: CoachReviewQuestion) -> Effects {
    guard speaking == nil else { return [.request(.endRecording)] }
    (speaking, anchor) = (subject, here)
    (isPlaying, isFollowing) = (false, false)
    return [.request(.silence), .request(.record)]
  }

  mutating func stopPlaying() -> Effects {
    (isPlaying, isFollowing) = (false, false)
    return [.request(.silence)]
  }

  mutating func startPlaying(_ request: CoachReviewRequest) -> Effects {
    isPlaying = true
    isFollowing = if case .play = request { true } else { false }
    return [.request(request)]
  }
}

extension CourseMark {
  func with(symbol: Symbol? = nil, text: String? = nil, voice: String? = nil) -> CourseMark {
    CourseMark(
      time: time, word: word, symbol: symbol ?? self.symbol, text: text ?? self.text, voice: voice ?? self.voice)
  }
}
