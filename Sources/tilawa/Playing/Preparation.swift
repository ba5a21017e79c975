import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

/// Everything decided before a session sounds, for `play`, `queue` and `render`.
struct Preparation {
  let quran: QuranDatabase
  let riwayah: Riwayah
  let spec: SessionSpec
  let planner: SessionPlanner
  private(set) var choice: SessionPlanner.Choice
  private(set) var session: Session

  init(_ options: SessionOptions, in context: CommandContext = CommandContext()) throws {
    quran = try context.quran()
    let library = try context.library()
    riwayah = try context.riwayah(options.riwayah)
    spec = try options.spec(riwayah: riwayah, in: quran.structure)
    planner = SessionPlanner(structure: quran.structure, library: library)
    choice = options.choice(riwayah: riwayah)
    session = try planner.session(spec, for: choice)
  }

  /// Decides anew, also asking reciters outside the order.
  mutating func fill() throws {
    choice.missing = .fill
    session = try planner.session(spec, for: choice)
  }

  /// What a listener should know, one line each on standard error.
  func tell() throws {
    if session.hasSound { for note in session.notes { Terminal.complain(words(note)) } }
    guard !choice.reciters.isEmpty else { return }
    for reciter in try planner.queue(for: choice).asked where choice.reciters.contains(reciter.id) {
      guard reciter.riwayah != riwayah else { continue }
      Terminal.complain("\(reciter.id) recites \(reciter.riwayah.name) and is asked because --reciter names them")
    }
  }

  private func words(_ note: Session.Note) -> String {
    switch note {
    case .clippedAtStart: "the Quran begins before so many connection ayat: there are fewer"
    case .clippedAtEnd: "the Quran ends at 114:\(quran.structure.ayat(inSurah: 114, of: spec.counting)): less follows"
    case .noBasmalah(let surah): "nobody has the basmalah before surah \(surah): it is left out"
    case .basmalahInside(let ayat, let reciter):
      "\(ayat) of \(reciter) begins with the basmalah: it sounds with it"
    case .noIstiadha: "nobody has an isti'adha: it is left out"
    }
  }

  // MARK: - Ayat without audio

  /// Whether there is somebody at the terminal who can answer.
  enum Listener {
    case present, absent
    static var here: Listener { Terminal.isTerminal(0) && Terminal.isTerminal(2) ? .present : .absent }
  }

  /// Does what the policy says about ayat that nobody has; asks where a person is there to answer.
  ///
  /// - Throws: `Failure` where the session is not to be.
  mutating func settleMissing(with person: Listener) throws {
    guard session.hasSound, !session.missing.isEmpty else { return }
    switch choice.missing {
    case .silence, .fill: break
    case .fail: throw Failure(.noInput, "no audio for \(missingList)")
    case .ask where person == .present: try ask()
    case .ask: Terminal.complain("no audio for \(missingList): silence in their place (see --missing)")
    }
  }

  private var missingList: String {
    let refs = session.missing.map(\.ref)
    let rest = refs.count > 12 ? " and \(refs.count - 12) more" : ""
    return refs.prefix(12).joined(separator: ", ") + rest
  }

  private mutating func ask() throws {
    Terminal.complain("no audio for \(missingList)")
    while true {
      Terminal.put("[c]ontinue with silence, [f]ill from any reciter, [q]uit? ", to: 2)
      switch readLine()?.lowercased().first {
      case "c": return
      case "f": return try fill()
      case "q", nil: throw Failure(.noInput, "")
      default: continue
      }
    }
  }

  /// The one line that says why there is nothing to hear and what to type.
  var nothingToHear: Failure {
    let range = spec.ranges.map(\.description).joined(separator: " ")
    return Failure(
      .noInput,
      "no \(riwayah.name) reciter has any of \(range); "
        + "add one with: tilawa reciters add NAME FOLDER --riwayah \(riwayah.rawValue)")
  }

  func format(for sink: any AudioSink, _ options: FormatOptions) -> AudioFormat {
    SessionFormat.decide(
      sink: sink.wish, sources: session.files,
      asked: options.request)
  }
}
