import TilawaCore
import TilawaDesktop

/// What sounds, as whoever plays it tells those who watch: an answer to `watch`, then events.
struct ReaderSound: Hashable {
  /// What it does.
  enum State: String, Hashable { case idle, playing, paused, waiting, intermission }

  private(set) var state = State.idle
  /// What is played, as it was asked for.
  private(set) var ranges: [String] = []
  /// The one that numbers the ayat.
  private(set) var counting = VerseCounting.kufi
  /// What is heard, or in a gap was heard last: "2:255", "2:1-2", "2:0"; nil before the first.
  private(set) var ref: String?
  /// The word of it that is heard, from 1, where that is known.
  private(set) var word: Int?
  private(set) var reciter: String?
  /// "Rep 2/3 · Pass 1/5"; empty for what is heard once.
  private(set) var counters = ""
  /// What keeps it from sounding, other than somebody who paused it.
  private(set) var trouble: String?

  /// Takes what the player says next.
  mutating func take(_ news: ControlValue) {
    guard let event = news["event"]?.text else { return takeStatus(news) }
    switch event {
    case "entered":
      takeSession(news)
      (state, ref, word, trouble) = (.playing, nil, nil, nil)
    case "start":
      if let counting = news["counting"]?.text.flatMap(VerseCounting.init(rawValue:)) { self.counting = counting }
    case "ayah":
      begin(news)
      reciter = news["reciter"]?.text
    case "missing":
      begin(news)
      (reciter, trouble) = (nil, "No audio available")
    case "word": word = news["word"]?.text.flatMap { Int($0) }
    case "state": takeState(news)
    case "waiting": state = news["state"]?.text == "began" ? .waiting : .playing
    case "intermission":
      let title = news["intermission"]?["title"]?.text
      (state, word, trouble) = (title == nil ? .playing : .intermission, nil, title)
    case "left", "end": (state, ref, word, trouble) = (.idle, nil, nil, nil)
    default: break
    }
  }

  private mutating func takeStatus(_ status: ControlValue) {
    guard let state = status["state"]?.text else { return }
    takeSession(status)
    self.state = State(rawValue: state) ?? .playing
    ref = status["ref"]?.text
    word = status["word"]?.text.flatMap { Int($0) }
    reciter = status["reciter"]?.text
    trouble = status["intermission"]?["title"]?.text
    count(status)
  }

  private mutating func takeSession(_ news: ControlValue) {
    if case .array(let ranges)? = news["ranges"] { self.ranges = ranges.compactMap(\.text) }
    if let counting = news["counting"]?.text.flatMap(VerseCounting.init(rawValue:)) { self.counting = counting }
  }

  private mutating func begin(_ news: ControlValue) {
    if state != .paused { state = .playing }
    (ref, word, trouble) = (news["ref"]?.text, nil, nil)
    count(news)
  }

  private mutating func takeState(_ news: ControlValue) {
    state = news["state"]?.text == "paused" ? .paused : .playing
    switch news["cause"]?.text {
    case "sink-lost": trouble = "the sound server went away; waiting for it"
    case "server": trouble = state == .paused ? "another sound has precedence" : nil
    default: trouble = nil
    }
  }

  private mutating func count(_ news: ControlValue) {
    counters = [("Rep", "play", "plays"), ("Pass", "pass", "passes")].compactMap { name, done, of in
      guard let done = news[done]?.text, let all = news[of]?.text, all != "1" else { return nil }
      return "\(name) \(done)/\(all == "forever" ? "∞" : all)"
    }.joined(separator: " · ")
  }

  // MARK: - What is shown

  /// Whether a session is on.
  var isOn: Bool { state != .idle || ref != nil }

  /// "▶ 2:255 · Rep 1/3 · husary"; for people.
  var words: String {
    let sign =
      switch state {
      case .idle, .playing, .waiting: "▶"
      case .paused, .intermission: "‖"
      }
    let what = ref.map(ReaderSound.name) ?? ranges.joined(separator: " ")
    let parts = [
      "\(sign) \(what)", counters, reciter ?? "", state == .waiting ? "fetching" : "",
      trouble ?? (state == .paused ? "paused" : ""),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What the player calls a thing, for people.
  private static func name(_ ref: String) -> String {
    if ref == "istiadha" { return "isti'adha" }
    return ref.hasSuffix(":0") ? "\(ref.dropLast(2)) basmalah" : ref
  }

  /// Which words of the Quran are heard; nil for what is none of its ayat.
  func span(in structure: QuranStructure) -> WordRange? {
    guard let ref else { return nil }
    if ref.hasSuffix(":0"), let surah = Int(ref.dropLast(2)), (1...structure.surahs.count).contains(surah) {
      return structure.span(of: AyahRef(surah: surah, ayah: 1, counting: counting))
    }
    let parser = RangeParser(structure: structure, counting: counting, grain: .word)
    return (try? parser.parse(ref)).map { structure.span(of: $0) }
  }

  /// The place of the word that is heard, counted through the whole Quran; nil where it is not known.
  func place(in structure: QuranStructure) -> Int? {
    guard let word, let span = span(in: structure), word > 0, span.start + word - 1 < span.end else { return nil }
    return span.start + word - 1
  }
}
