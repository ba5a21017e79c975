import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaTerminal

/// What the player's screen shows and does next, as a value: no terminal, no player, no clock.
struct ScreenState {
  /// What keys mean.
  enum Mode: Hashable {
    case browsing
    case typing(ScreenPrompt)
    /// Choosing where to go.
    case index(PlaceIndex)
    /// The keys, from which line on.
    case help(Int)
  }

  /// What is on.
  enum Act: Hashable {
    /// Nothing yet, or nothing any more.
    case nothing
    /// What is heard first is not here.
    case fetching(String)
    case session
    case intermission(NowPlaying.Intermission, secondsLeft: Int?)
  }

  /// What the sound waits for, other than the listener.
  enum Absence: Hashable { case sinkLost, otherSound }

  let structure: QuranStructure
  private(set) var act = Act.nothing
  /// The session that is on, or was last.
  private(set) var info: NowPlaying.SessionInfo?
  /// What it has become by now.
  private(set) var session: Session?
  private(set) var progress: Player.Progress?
  private(set) var absence: Absence?
  /// The places on the page of the ayat that the session has, and of those that nobody recites.
  private(set) var present: Set<Int> = []
  private(set) var missing: Set<Int> = []
  var mode = Mode.browsing
  /// What there is to say, until the next key.
  var message: String?
  /// The page that is seen.
  private(set) var page: MushafPage?
  /// The ayah that was chosen on it.
  var selection: AyahRef?
  /// The bookmarks that overlap the page.
  private(set) var marks: [Bookmark] = []
  /// Of what day the recording is that is heard, where it is one: "of 2024-03-11".
  private(set) var day: String?
  /// Whether the end was asked for.
  var isEnding = false

  /// With the juz, hizb and rub of the riwayah that is heard.
  var divided: QuranStructure { structure.divided(as: info?.riwayah ?? .hafs) }

  init(_ structure: QuranStructure) { self.structure = structure }

  mutating func handle(_ event: ScreenEvent) -> [ScreenEffect] {
    switch event {
    case .key(let key):
      message = nil
      return press(key)
    case .news(let news): take(news)
    case .progress(let progress): show(progress)
    case .session(let session): take(session)
    case .fetching(let ref): if act != .session { act = .fetching(ref) }
    case .secondsLeft(let seconds):
      if case .intermission(let pause, _) = act { act = .intermission(pause, secondsLeft: seconds) }
    case .said(let words): message = words
    case .page(let page):
      if page?.number != self.page?.number { selection = nil }
      self.page = page
      compare()
    case .day(let day): self.day = day
    case .marks(let marks): self.marks = marks
    }
    return []
  }

  // MARK: - What happens

  private mutating func take(_ news: NowPlaying.News) {
    switch news {
    case .entered(let info):
      self.info = info
      (act, progress, absence, selection) = (.session, nil, nil, nil)
      take(info.session)
    case .event(let event, let progress):
      if let progress { show(progress) }
      take(event)
    case .left:
      (progress, absence) = (nil, nil)
      if act == .session { act = .nothing }
    case .intermission(let pause):
      act = pause.map { .intermission($0, secondsLeft: $0.length.map { Int($0.components.seconds) }) } ?? .nothing
    }
  }

  private mutating func take(_ event: PlayerEvent) {
    switch event {
    case .state(_, _, .sinkLost): absence = .sinkLost
    case .state(_, .paused, .server): absence = .otherSound
    case .state: absence = nil
    case .fallback(_, let ref, let from, let to, let error):
      message = EventLine.words(SessionFallback(ref: ref, from: from, to: to, because: error))
    default: break
    }
  }

  private mutating func show(_ progress: Player.Progress?) {
    guard act == .session else { return }
    self.progress = progress
  }

  private mutating func take(_ session: Session) {
    self.session = session
    compare()
  }

  /// Looks up what of the page the session has.
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

  // MARK: - What is seen

  /// Whether time goes on, so that the screen is another one each second.
  var ticks: Bool {
    switch act {
    case .session: progress?.sounds == true
    case .intermission(_, let seconds): seconds != nil
    case .nothing, .fetching: false
    }
  }

  /// The words that are heard, or in a gap come next; nil where nothing is on.
  var heard: WordRange? {
    guard let session, let step = progress?.snapshot.step, session.units.indices.contains(step.item) else { return nil }
    return session.units[step.item].span
  }

  /// The word that is heard, where it is known.
  var word: Int? { progress?.snapshot.word?.ref.word }

  /// The word whose page is to be seen.
  var place: Int? {
    if let place = word ?? heard?.start { return place }
    guard act != .nothing, let session, session.units.indices.contains(session.start.item) else { return nil }
    return session.units[session.start.item].span.start
  }

  /// What follows what is heard, as it is shown; nil after the last.
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

/// What can happen to the screen.
enum ScreenEvent {
  case key(TerminalKey)
  case news(NowPlaying.News)
  /// How far it is, because somebody asked.
  case progress(Player.Progress?)
  /// What the session has become.
  case session(Session)
  /// What is waited for before anything is heard.
  case fetching(String)
  /// Of a pause of a script.
  case secondsLeft(Int)
  /// Something that somebody should know.
  case said(String)
  case page(MushafPage?)
  case day(String?)
  /// The bookmarks of the page.
  case marks([Bookmark])
}

/// What the screen asks for.
enum ScreenEffect: Hashable {
  case act(PlayerAction)
  /// Mark an ayah, or take a bookmark away that says nothing.
  case mark(AyahRef)
  /// Mark an ayah with a note.
  case note(AyahRef, String)
  /// End as Ctrl-C does.
  case interrupt
  /// Stop the program, as the shell's Ctrl-Z does.
  case suspend
  case repaint
}
