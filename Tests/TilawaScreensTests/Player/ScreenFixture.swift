@testable import AppBase
import TilawaConsole
import TilawaStore
import TilawaTerminal
import TilawaTestSupport

@testable import TilawaCore
@testable import TilawaIntake
@testable import TilawaPlayer
@testable import TilawaScreens

/// A screen over the real text and a session that is only a value.
struct ScreenFixture {
  let quran: QuranDatabase
  private(set) var reader: MushafReader
  let session: Session
  var state: PlayerScreenModel
  private(set) var asked: PlayerScreenModel.Effects = []

  static let reciter = Reciter(id: "h", name: "Husary", riwayah: .hafs, counting: .kufi, kind: .reciter)

  /// - Parameters:
  ///   - ranges: what is played.
  ///   - absent: ayat that no reciter has.
  init(_ ranges: String, without absent: [AyahRef] = [], kind: Reciter.Kind = .reciter) throws {
    quran = try RealQuran.database()
    let structure = quran.structure
    let spec = SessionSpec(ranges: try RangeParser(structure: structure, counting: .kufi).parse([ranges]))
    let refs = spec.ranges.flatMap(structure.ayat).filter { !absent.contains($0) }
    let reciter = Reciter(id: "h", name: "Husary", riwayah: .hafs, counting: .kufi, kind: kind)
    let offer = TestOffers.perAyah(reciter, refs, in: structure)
    session = try Session(
      spec, in: structure, from: SourceResolver(structure: structure, counting: .kufi, offers: [offer]))
    let folder = try TemporaryFolder()
    reader = MushafReader(
      quran: quran, text: SessionText(of: .hafs, quran: quran, folders: folder.home, warn: { _ in }), counting: .kufi)
    state = PlayerScreenModel(structure)
    handle(.news(.entered(NowPlaying.SessionInfo(number: 1, session: session, riwayah: .hafs))))
  }

  /// From now on this stands below the page.
  mutating func translate(by pack: OpenPack) { reader.translation = pack }

  mutating func handle(_ event: PlayerScreenEvent) { asked += state.handle(event) }

  /// Presses keys; characters stand for themselves.
  mutating func press(_ keys: String) { for key in keys { handle(.key(.character(key))) } }
  mutating func press(_ keys: TerminalKey...) { for key in keys { handle(.key(key)) } }

  /// Returns the effects since the last call.
  mutating func take() -> PlayerScreenModel.Effects {
    defer { asked = [] }
    return asked
  }

  func time(_ seconds: Int) -> OutputTime { OutputTime(frames: seconds, rate: 1) }

  /// How far it is: in an ayah of the session, after some of its seconds.
  ///
  /// - Parameter word: which of its words is heard, from 1.
  func progress(
    item: Int = 0, play: Int = 1, plays: Repeat = .once, pass: Int = 1, passes: Repeat = .once,
    part: RepeatPlan.Step.Part = .ayah, heard: Int = 3, isPaused: Bool = false, word: Int? = nil,
    waitingFor: String? = nil, settings: Player.Settings? = nil, whole: Player.Share? = nil,
    length: Int? = 12
  ) -> Player.Progress {
    let step = RepeatPlan.Step(section: 0, block: 0, item: item, pass: pass, play: play, part: part)
    let span = session.units[item].span
    let snapshot = Snapshot(
      step: step, ref: session.ref(of: step), plays: plays, passes: passes, done: play - 1, isPaused: isPaused,
      word: word.flatMap { quran.structure.ref(ofWord: span.start + $0 - 1, in: .kufi).map { HeardWord(ref: $0) } })
    let share = Player.Share(heard: time(65), length: time(190))
    return Player.Progress(
      snapshot: snapshot, reciter: session.units[item].source?.reciter, heard: time(heard), length: length.map(time),
      speed: .normal, at: time(65), waitingFor: waitingFor, settings: settings ?? self.settings(plays, passes),
      recited: time(heard), recitation: time(12), pass: share,
      whole: whole ?? Player.Share(heard: time(65), length: time(600)))
  }

  func settings(
    _ each: Repeat = .once, _ passes: Repeat = .once, gap: Gap = .none, endless: Player.Endless = .none,
    loop: Player.Loop? = nil, sleepsAt: OutputTime? = nil
  ) -> Player.Settings {
    Player.Settings(
      each: each, passes: passes, gap: gap, speed: .normal, volume: 80, endless: endless, loop: loop, sleepsAt: sleepsAt
    )
  }

  /// Shows this moment, and the page that belongs to it.
  mutating func show(_ progress: Player.Progress) {
    handle(.progress(progress))
    guard let place = state.place else { return }
    handle(.page(reader.page(reader.page(ofWord: place))))
  }

  func lines(
    rows: Int = 24, columns: Int = 80, _ knowledge: Bidi.Knowledge = Bidi.terminal.asNamed,
    _ palette: TerminalScreen.Palette = .colours
  ) -> [TextLine] {
    PlayerScreenPage(
      state: state, rows: rows, columns: columns, look: ScreenLook(knowledge: knowledge, palette: palette)
    ).lines
  }
}

extension [TextLine] {
  /// The words that have all of these stresses, in the order of the lines.
  func words(_ stress: TextStyle.Stress) -> String {
    flatMap(\.runs).filter { $0.style.stress.isSuperset(of: stress) }.map(\.text).joined(separator: " ")
  }

  /// The words of a colour.
  func words(_ colour: TextStyle.Colour) -> String {
    flatMap(\.runs).filter { $0.style.colour == colour }.map(\.text).joined(separator: " ")
  }
}
