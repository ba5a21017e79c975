package import AppBase
package import TilawaAudio
package import TilawaCore
package import TilawaIntake
package import TilawaPlayer
package import TilawaStore

/// Everything decided before a session sounds, for `play`, `queue` and `render`.
package struct PreparedSession {
  package let context: AppContext
  package let quran: QuranDatabase
  package let library: Library
  package let spec: SessionSpec
  package let planner: SessionPlanner
  package private(set) var choice: SessionPlanner.Choice
  package private(set) var session: Session
  /// The plan of the session, with reciters to replace unreadable files, and the files to fetch.
  package private(set) var plan: SessionPlanner.Plan
  /// The position at which the session goes on; nil for a new session.
  package private(set) var position: SessionPosition?
  /// The fetching of missing files; nil before `open`, and if nothing can be fetched.
  package private(set) var fetching: SessionFetching?
  /// The reciters that were replaced before the start because their files could not be had.
  package private(set) var replaced: [SessionFallback] = []

  package var repair: SessionRepair { plan.repair }

  package var riwayah: Riwayah { choice.riwayah }
  package var structure: QuranStructure { quran.structure }

  package init(
    in context: AppContext, quran: QuranDatabase, library: Library, spec: SessionSpec, planner: SessionPlanner,
    choice: SessionPlanner.Choice,
    session: Session, plan: SessionPlanner.Plan, position: SessionPosition? = nil
  ) {
    self.context = context
    self.quran = quran
    self.library = library
    self.spec = spec
    self.planner = planner
    self.choice = choice
    self.session = session
    self.plan = plan
    self.position = position
  }

  /// - Parameter request: the request, completed from its preset and the settings.
  package init(_ request: PlayRequest, in context: AppContext) throws {
    let library = try context.library()
    self = try library.moment { try PreparedSession(request, of: library, in: context) }
  }

  private init(_ request: PlayRequest, of library: Library, in context: AppContext) throws {
    let riwayah = try context.riwayah(request.riwayah)
    let quran = try context.quran().divided(as: riwayah)
    let spec = try request.spec(riwayah: riwayah, in: quran.structure)
    let planner = SessionPlanner(structure: quran.structure, library: library, texts: quran.texts)
    let choice = SessionPlanner.Choice(
      riwayah: riwayah, reciters: try (request.reciters ?? []).map { try library.reciters.choose($0).id },
      missing: request.missing ?? .ask,
      network: try context.network(isOffline: request.isOffline == true, library))
    let plan = try planner.plan(spec, for: choice)
    self.init(
      in: context, quran: quran, library: library, spec: spec, planner: planner, choice: choice, session: plan.session,
      plan: plan)
  }

  /// The same session for a part of it whose files are all here.
  package var withoutFetching: PreparedSession {
    var part = self
    (part.fetching, part.replaced) = (nil, [])
    return part
  }

  /// Finds the words of the session.
  package var words: WordFinder { planner.words(of: session) }

  /// Decides anew, also asking reciters outside the order.
  package mutating func fill() throws {
    choice.missing = .fill
    plan = try planner.plan(spec, for: choice)
    session = plan.session
    tellFillers()
  }

  /// Prints remarks for the listener, one line each on standard error.
  package func tell() {
    if session.hasSound {
      for note in session.notes { context.interface.warn(words(note)) }
      if let unit = session.missing.first(where: { $0.lacksWordTimes != nil }) { context.interface.warn(untimed(unit)) }
    }
    for reciter in plan.queue.asked where choice.reciters.contains(reciter.id) && reciter.riwayah != riwayah {
      context.interface.warn(
        PlaybackSentences.otherRiwayah(id: reciter.id, riwayah: reciter.riwayah.name, option: "--reciter"))
    }
    tellFillers()
  }

  private func tellFillers() {
    for reciter in fillers {
      context.interface.warn(PlaybackSentences.filler(id: reciter.id, riwayah: reciter.riwayah.name))
    }
  }

  /// The reciters who recite something only because `--missing fill` asks others too.
  package var fillers: [Reciter] {
    let heard = Set(session.units.compactMap { $0.source?.reciter })
    return session.fillers.filter(heard.contains)
  }

  // MARK: - Ayat without audio

  /// Applies the policy for missing ayat.
  ///
  /// - Parameter asks: whether a person may be asked.
  /// - Throws: `Failure` if the session is not to be played.
  package mutating func settleMissing(asking asks: Bool) throws {
    guard session.hasSound, !session.missing.isEmpty else { return }
    switch choice.missing {
    case .silence, .fill: break
    case .fail: throw Failure(.noInput, PlaybackSentences.noAudioFor(ayat: missingList))
    case .ask where asks && context.interface.canAsk: try ask()
    case .ask:
      context.interface.warn(PlaybackSentences.silenceFor(ayat: missingList, option: "--missing"))
      choice.missing = .silence
    }
  }

  private var missingList: Sentence { session.missing.map(\.ref).listed(atMost: 12) }

  private mutating func ask() throws {
    context.interface.warn(PlaybackSentences.noAudioFor(ayat: missingList))
    while true {
      let answer = context.interface.ask(PlaybackSentences.missingQuestion)
      switch answer?.lowercased().first {
      case "c":
        choice.missing = .silence
        return
      case "f": return try fill()
      case "q", nil: throw Failure(silent: .noInput)
      default: continue
      }
    }
  }

  // MARK: - Fetching

  /// Fetches the files needed first, or finds other reciters for them, before the format of the sound is fixed.
  ///
  /// - Parameter waiting: called with the ayah whose file is awaited.
  /// - Throws: `StoreError`; the reason why this machine cannot fetch, if there is nothing else to hear.
  package mutating func open(
    by fetch: @escaping Fetching, waiting: (String) -> Void = { _ in }
  ) async throws {
    // Go on also where the first files are here: a fetched file may replace an unreadable one.
    guard !plan.expected.isEmpty else { return }
    let fetching = SessionFetching(plan, by: fetch)
    let opening = try await fetching.open(session, from: position, waiting: waiting)
    session = opening.session
    replaced = opening.replaced
    self.fetching = fetching
    if !session.hasSound, let trouble = fetching.trouble { throw trouble }
  }

  /// Sets the position at which the session goes on.
  package mutating func goOn(at position: SessionPosition) { self.position = position }

  /// The gain of each file, settled for the session.
  package func levels(_ request: PlayRequest) throws(StoreError) -> Levels {
    request.hasLoudness == false ? .untouched : try planner.levels(for: session, standby: repair.offers)
  }

  package func format(for sink: any AudioSink, _ request: PlayRequest) -> AudioFormat {
    let asked = SessionFormat.Request(rate: request.rate, channels: request.channels)
    return sink.fitting(SessionFormat.decide(sink: sink.wish, sources: session.files, asked: asked))
  }
}

extension [String] {
  /// The first names; how many more there are.
  func listed(atMost most: Int) -> Sentence {
    let list = prefix(most).listed
    return count > most ? PlaybackSentences.more(list: list, count: count - most) : Sentence(verbatim: list)
  }
}
