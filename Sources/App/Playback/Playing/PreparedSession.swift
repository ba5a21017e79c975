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
    let riwayah = try context.riwayah(request.riwayah)
    let quran = try context.quran().divided(as: riwayah)
    let spec = try request.spec(riwayah: riwayah, in: quran.structure)
    let planner = SessionPlanner(structure: quran.structure, library: library, texts: quran.texts)
    let choice = SessionPlanner.Choice(
      riwayah: riwayah, reciters: request.reciters ?? [], missing: request.missing ?? .ask,
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
  package func tell() throws {
    if session.hasSound {
      for note in session.notes { context.interface.warn(words(note)) }
      if let unit = session.missing.first(where: { $0.lacksWordTimes != nil }) { context.interface.warn(untimed(unit)) }
    }
    let queue = try planner.queue(for: choice)
    for reciter in queue.asked where choice.reciters.contains(reciter.id) && reciter.riwayah != riwayah {
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

  private func words(_ note: Session.Note) -> Sentence {
    let lastAyah = quran.structure.ayat(inSurah: 114, of: spec.counting)
    return switch note {
    case .clippedAtStart(let wanted): PlaybackSentences.clippedAtStart(wanted: wanted)
    case .clippedAtEnd:
      PlaybackSentences.clippedAtEnd(ref: "114:\(lastAyah)")
    case .noBasmalah(let surah): PlaybackSentences.noBasmalah(surah: "\(surah)")
    case .basmalahInside(let ayat, let reciter): PlaybackSentences.basmalahInside(ref: "\(ayat)", id: reciter)
    case .noIstiadha: PlaybackSentences.noIstiadha
    }
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

  /// The failure with the command to type if the library has no reciter of the riwayah; nil if it has one.
  package var whereNobodyIsAsked: Failure? {
    guard let queue = try? planner.queue(for: choice), queue.asked.isEmpty else { return nil }
    return Failure(
      .noInput, PlaybackSentences.noReciterYet(riwayah: riwayah.name, command: CommandHint("setup")))
  }

  /// The failure that says in one line why there is nothing to hear, and names the command to type.
  package var nothingToHear: Failure { nothingToHear(in: session) }

  /// Returns the same failure for a session that changed while it played.
  package func nothingToHear(in session: Session) -> Failure {
    let range = spec.ranges.map(\.description).joined(separator: " ")
    if let unit = session.units.first(where: { $0.lacksWordTimes != nil }) { return Failure(.noInput, untimed(unit)) }
    let refusals = session.units.flatMap(\.trail).filter { $0.why != .noFile && $0.why != .otherRiwayah }
    if let refusal = refusals.first(where: { $0.why == .notFetched }) {
      return Failure(
        .noInput, PlaybackSentences.downloadsOff(range: range, command: downloadCommand(refusal.reciter)))
    }
    if let refusal = refusals.first(where: { $0.why == .unreachable }) {
      return Failure(
        .unavailable,
        PlaybackSentences.serverUnreachable(
          range: range, id: refusal.reciter, command: downloadCommand(refusal.reciter)))
    }
    if let refusal = refusals.first {
      let recording =
        refusal.why == .unconfirmed ? unconfirmedRecording(of: refusal.reciter, for: session.units) : nil
      let (id, reason) = (refusal.reciter, refusal.why.rawValue)
      return Failure(
        .noInput,
        recording.map { recording in
          PlaybackSentences.labelsUnconfirmed(
            range: range, id: id, reason: reason, command: CommandHint("annotate", "review", recording.id))
        }
          ?? PlaybackSentences.nothingPlayable(
            range: range, id: id, reason: reason,
            command: CommandHint(words: ["queue"] + spec.ranges.map(\.description) + riwayahOption)))
    }
    if let lost = lostRecording(for: session.units) {
      return Failure(
        .noInput,
        PlaybackSentences.soundGone(title: lost.title.printableLine, path: lost.file.path.readablePath))
    }
    if let whereNobodyIsAsked { return whereNobodyIsAsked }
    if !choice.reciters.isEmpty { return nobodyNamed(range) }
    return Failure(
      .noInput, PlaybackSentences.nobodyHas(riwayah: riwayah.name, range: range, command: searchCommand))
  }

  private var searchCommand: CommandHint {
    CommandHint("reciters", "search", "--riwayah", riwayah.rawValue)
  }

  /// Returns the failure for reciters of `--reciter` without any of the ayat; it names others who have them.
  private func nobodyNamed(_ range: String) -> Failure {
    let count = choice.reciters.count
    let names = choice.reciters.dropFirst().reduce(Sentence(verbatim: choice.reciters.first ?? "")) {
      PlaybackSentences.and(first: $0, second: Sentence(verbatim: $1))
    }
    var wide = choice
    (wide.reciters, wide.missing) = ([], .fill)
    // Report the known facts where the other reciters cannot be found either.
    let units = (try? planner.plan(spec, for: wide))?.session.units ?? []
    let others = units.compactMap { $0.source?.reciter.id }.reduce(into: [String]()) { others, id in
      if !others.contains(id) { others.append(id) }
    }
    guard !others.isEmpty else {
      return Failure(
        .noInput,
        PlaybackSentences.nobodyHereHas(names: names, count: count, range: range, command: searchCommand))
    }
    return Failure(
      .noInput,
      PlaybackSentences.othersHave(
        names: names, count: count, range: range, others: others.listed(atMost: 3), otherCount: others.count,
        option: "--missing fill"))
  }

  /// Returns the command that fetches the ayat of the session. The ayat are whole, in the counting in which they are
  /// named.
  private func downloadCommand(_ reciter: String) -> CommandHint {
    let ayat = spec.ranges.map { AyahRange($0.first, $0.last).description }
    return CommandHint(words: ["download"] + ayat + ["--reciter", reciter] + riwayahOption)
  }

  private var riwayahOption: [String] {
    ((try? context.option(for: riwayah)) ?? "").split(separator: " ").map(String.init)
  }

  /// Returns the reason why words of a unit cannot be cut out, with advice.
  private func untimed(_ unit: ResolvedUnit) -> Sentence {
    let reciter = unit.lacksWordTimes ?? "ID"
    return PlaybackSentences.untimed(
      ref: unit.ref, id: reciter, listenCommand: CommandHint("timings", "listen", "--reciter", reciter),
      importCommand: CommandHint("timings", "import", "FILE", "--reciter", reciter))
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
    let list = prefix(most).joined(separator: ", ")
    return count > most ? PlaybackSentences.more(list: list, count: count - most) : Sentence(verbatim: list)
  }
}

extension ResolvedUnit {
  /// The id of the first reciter who has these words but no word times; nil if a reciter gives them.
  fileprivate var lacksWordTimes: String? {
    source == nil ? trail.first { $0.why == .noWordTimes }?.reciter : nil
  }
}
