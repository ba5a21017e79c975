import AppPlayback
import TilawaCore
import TilawaPlayer

/// The present sound, from the messages of its player: the reply to `watch`, then events.
struct ReaderSound: Hashable {
  /// The state of the player.
  private(set) var state = PlayerStatus.State.idle
  /// The ranges that were asked for.
  private(set) var ranges: [String] = []
  /// The counting that numbers the ayat.
  private(set) var counting = VerseCounting.kufi
  /// The reference of the present sound, or of the last before a gap: "2:255", "2:1-2", "2:0"; nil before the first.
  private(set) var ref: String?
  /// The word that is heard, from 1; nil where it is not known.
  private(set) var word: Int?
  private(set) var reciter: String?
  /// The counters: "Rep 2/3 · Pass 1/5"; empty for a single playing.
  private(set) var counters = ""
  /// The reason why nothing sounds, other than a pause by the listener.
  private(set) var trouble: Sentence?

  /// Takes a status of the player.
  mutating func take(_ status: PlayerStatus) {
    if let session = status.session { take(session) }
    state = status.state
    ref = status.position?.ref
    word = status.position?.word
    reciter = status.position?.reciter
    trouble = status.intermission.map { Sentence(verbatim: $0.title) }
    counters =
      status.position.map { Counters.words(play: $0.play, of: $0.plays, pass: $0.pass, of: $0.passes) }?
      .map(\.text).joined(separator: " · ") ?? ""
  }

  /// Takes an event of the player.
  mutating func take(_ event: PlayerEventMessage) {
    switch event {
    case .entered(let session):
      take(session)
      (state, ref, word, trouble) = (.playing, nil, nil, nil)
    case .start(let start): counting = start.counting
    case .ayah(let ayah):
      begin(ayah.ref)
      reciter = ayah.reciter
      counters = Counters.words(play: ayah.play, of: ayah.plays, pass: ayah.pass, of: ayah.passes)
        .map(\.text).joined(separator: " · ")
    case .missing(let missing):
      begin(missing.ref)
      (reciter, counters, trouble) = (nil, "", ScreensSentences.noAudio)
    case .word(let event): word = event.word
    case .state(let event): take(event)
    case .waiting(let waiting): state = waiting.state == .began ? .waiting : .playing
    case .intermission(let event):
      let title = event.intermission.map { Sentence(verbatim: $0.title) }
      (state, word, trouble) = (title == nil ? .playing : .intermission, nil, title)
    case .left, .end: (state, ref, word, trouble) = (.idle, nil, nil, nil)
    case .count, .gap, .speed, .seek, .change, .fallback, .underrun, .dropped, .other: break
    }
  }

  private mutating func take(_ session: SessionMessage) {
    ranges = session.ranges
    counting = session.counting
  }

  private mutating func begin(_ ref: String) {
    if state != .paused { state = .playing }
    (self.ref, word, trouble) = (ref, nil, nil)
  }

  private mutating func take(_ event: StateEvent) {
    state = event.state == .paused ? .paused : .playing
    trouble =
      switch event.cause {
      case .sinkLost: ScreensSentences.serverGone
      case .server: state == .paused ? ScreensSentences.pausedForOther : nil
      case .user, .sinkBack: nil
      }
  }

  // MARK: - Data for the screen

  /// Whether a session is on.
  var isOn: Bool { state != .idle || ref != nil }

  /// The line for people: "▶ 2:255 · Rep 1/3 · husary".
  var words: String {
    let sign =
      switch state {
      case .idle, .playing, .waiting: "▶"
      case .paused, .intermission: "‖"
      }
    let what = ref.map(ReaderSound.name) ?? ranges.joined(separator: " ")
    let parts = [
      "\(sign) \(what)", counters, reciter ?? "", state == .waiting ? ScreensSentences.fetching.text : "",
      trouble?.text ?? (state == .paused ? ScreensSentences.paused.text : ""),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns a ref as people call it.
  private static func name(_ ref: String) -> String {
    if ref == "istiadha" { return ScreensSentences.istiadha.text }
    return ref.hasSuffix(":0") ? ScreensSentences.basmalahOf(ref: String(ref.dropLast(2))).text : ref
  }

  /// Returns the words of the Quran that are heard; nil for a sound that is no ayah.
  func span(in structure: QuranStructure) -> WordRange? {
    guard let ref else { return nil }
    if ref.hasSuffix(":0"), let surah = Int(ref.dropLast(2)), (1...structure.surahs.count).contains(surah) {
      return structure.span(of: AyahRef(surah: surah, ayah: 1, counting: counting))
    }
    let parser = RangeParser(structure: structure, counting: counting, grain: .word)
    return (try? parser.parse(ref)).map { structure.span(of: $0) }
  }

  /// Returns the place of the heard word, counted through the whole Quran; nil where it is not known.
  func place(in structure: QuranStructure) -> Int? {
    guard let word, let span = span(in: structure), word > 0, span.start + word - 1 < span.end else { return nil }
    return span.start + word - 1
  }
}
