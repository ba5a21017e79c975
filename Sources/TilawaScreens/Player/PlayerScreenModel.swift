import AppPlayback
import TilawaCore
import TilawaIntake
import TilawaPlayer
import TilawaTerminal

/// State of the player's screen.
struct PlayerScreenModel: ScreenModel {
  typealias Event = PlayerScreenEvent
  typealias Request = PlayerScreenRequest
  typealias Question = PlayerScreenQuestion
  typealias Dialogue = PlaceIndex

  /// The content of the screen.
  enum Phase: Hashable {
    /// Nothing: the sessions have not begun, or have ended.
    case nothing
    /// The first ayah is being fetched.
    case fetching(String)
    case session
    case intermission(NowPlaying.Intermission, secondsLeft: Int?)
  }

  /// A reason why the sound waits, other than the listener.
  enum Absence: Hashable { case sinkLost, otherSound }

  let structure: QuranStructure
  let keys: KeyTable
  private(set) var phase = Phase.nothing
  /// The present or last session, as it began.
  private(set) var info: NowPlaying.SessionInfo?
  /// The same session with later changes.
  private(set) var session: Session?
  private(set) var progress: Player.Progress?
  private(set) var absence: Absence?
  /// Places on the page of the ayat in the session, and of those that no reciter has.
  private(set) var present: Set<Int> = []
  private(set) var missing: Set<Int> = []
  var mode = Mode.browsing
  /// A message, until the next key.
  var message: Sentence?
  /// The visible page.
  private(set) var page: MushafPage?
  /// The selected ayah of the page.
  var selection: AyahRef?
  /// The bookmarks that overlap the page.
  private(set) var marks: [Bookmark] = []
  /// The day of the personal recording that plays: "of 2024-03-11".
  private(set) var day: String?
  /// Whether the user has asked for the end.
  var isEnding = false

  /// The Quran with the juz, hizb and rub of the riwayah that is heard.
  var divided: QuranStructure { structure.divided(as: info?.riwayah ?? .hafs) }

  static var screen: KeyAction.Screen { .player }
  static var dialogueScreen: KeyAction.Screen? { .index }

  init(_ structure: QuranStructure, keys: KeyTable = .standard) {
    self.structure = structure
    self.keys = keys
  }

  mutating func handle(_ event: PlayerScreenEvent) -> Effects {
    switch event {
    case .key(let key):
      message = nil
      return press(key)
    case .wheel(let step):
      message = nil
      return turn(step)
    case .clicked(let ref): return click(ref)
    case .news(let news): take(news)
    case .progress(let progress): show(progress)
    case .session(let session): take(session)
    case .fetching(let ref): if phase != .session { phase = .fetching(ref) }
    case .secondsLeft(let seconds):
      if case .intermission(let pause, _) = phase { phase = .intermission(pause, secondsLeft: seconds) }
    case .said(let words): message = words
    case .page(let page):
      if page?.number != self.page?.number { selection = nil }
      self.page = page
      compare()
    case .day(let day): self.day = day
    case .marks(let marks): self.marks = marks
    // The page is made for the size that the screen has when it is drawn.
    case .resized: break
    }
    return []
  }

  // MARK: - Events

  private mutating func take(_ news: NowPlaying.News) {
    switch news {
    case .entered(let info):
      self.info = info
      (phase, progress, absence, selection) = (.session, nil, nil, nil)
      take(info.session)
    case .event(let event, let progress):
      if let progress { show(progress) }
      take(event)
    case .left:
      (progress, absence) = (nil, nil)
      if phase == .session { phase = .nothing }
    case .intermission(let pause):
      phase = pause.map { .intermission($0, secondsLeft: $0.length.map { Int($0.components.seconds) }) } ?? .nothing
    }
  }

  private mutating func take(_ event: PlayerEvent) {
    switch event {
    case .state(_, _, .sinkLost): absence = .sinkLost
    case .state(_, .paused, .server): absence = .otherSound
    case .state: absence = nil
    case .fallback(_, let ref, let from, let to, let error):
      let fallback = SessionFallback(ref: ref, from: from, to: to, because: error)
      message = EventLine.words(fallback)
    default: break
    }
  }

  private mutating func show(_ progress: Player.Progress?) {
    guard phase == .session else { return }
    self.progress = progress
  }

  private mutating func take(_ session: Session) {
    self.session = session
    compare()
  }

  /// Finds the ayat of the page that the session has.
  private mutating func compare() {
    (present, missing) = ([], [])
    guard let page, let session, let first = page.ayat.first, let last = page.ayat.last else { return }
    let span = WordRange(first.span.start, last.span.end)
    for unit in session.units where unit.span.overlaps(span) {
      let places = page.ayat.indices.filter { page.ayat[$0].span.overlaps(unit.span) }
      present.formUnion(places)
      if unit.source == nil { missing.formUnion(places) }
    }
  }

  /// Whether the session has an ayah.
  func has(_ ref: AyahRef) -> Bool {
    let span = structure.span(of: ref)
    return session?.units.contains { $0.span.overlaps(span) } ?? false
  }

  // MARK: - Data for the screen

  /// Whether time goes on, so that the screen changes each second.
  var ticks: Bool {
    switch phase {
    case .session: progress?.sounds == true
    case .intermission(_, let seconds): seconds != nil
    case .nothing, .fetching: false
    }
  }

  /// The words that are heard, or in a gap the next ones; nil without a session.
  var heard: WordRange? {
    guard let session, let step = progress?.snapshot.step, session.units.indices.contains(step.item) else { return nil }
    return session.units[step.item].span
  }

  /// The word that is heard; nil where it is not known.
  var word: Int? { progress?.snapshot.word?.ref.word }

  /// The word whose page to show.
  var place: Int? {
    if let place = word ?? heard?.start { return place }
    guard phase != .nothing, let session, session.units.indices.contains(session.start.item) else { return nil }
    return session.units[session.start.item].span.start
  }

  /// The ref of what follows; nil after the last.
  var next: String? {
    guard let progress, let session else { return nil }
    let now = session.changed(by: [.each(progress.settings.each), .passes(progress.settings.passes)])
    let step = progress.snapshot.step
    guard step.part == .ayah else { return now.units[step.item].ref }
    switch progress.settings.endless {
    case .ayah: return nil
    case .none: return now.plan.neighbour(after: step).map(now.ref)
    case .range:
      let section = now.plan.section(of: step)
      return (now.plan.neighbour(after: step).flatMap { $0.section == step.section ? $0 : nil }).map(now.ref)
        ?? section.blocks.first.map { now.units[$0.items.lowerBound].ref }
    }
  }
}

/// An event of the player's screen.
enum PlayerScreenEvent: ScreenEvent {
  case key(TerminalKey)
  case wheel(Int)
  case resized(rows: Int, columns: Int)
  /// A click on an ayah of the page.
  case clicked(AyahRef)
  case news(NowPlaying.News)
  /// The progress that was asked for.
  case progress(Player.Progress?)
  /// The session with its changes.
  case session(Session)
  /// An ayah is fetched before anything is heard.
  case fetching(String)
  /// Seconds left of a pause of a script.
  case secondsLeft(Int)
  /// A message for the user.
  case said(Sentence)
  case page(MushafPage?)
  case day(String?)
  /// The bookmarks of the page.
  case marks([Bookmark])
}

/// A request of the player's screen to its back end.
enum PlayerScreenRequest: Hashable {
  case act(PlayerAction)
  /// Add a bookmark at an ayah, or remove one there that says nothing.
  case mark(AyahRef)
  /// Add a bookmark with a note.
  case note(AyahRef, String)
  /// End the program as Ctrl-C does where there is no screen.
  case interrupt
}
