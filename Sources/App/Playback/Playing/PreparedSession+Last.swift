package import AppBase
package import TilawaCore
import TilawaPlayer
import TilawaStore

extension PreparedSession {
  /// Decides about the last session anew, with the reciters of then, and finds the place where it was left.
  ///
  /// - Throws: `Failure` where nothing was played yet, or all of it was heard; what deciding throws.
  package static func ofLastSession(
    isOffline: Bool, in context: AppContext
  ) throws -> (session: PreparedSession, last: LastSession?) {
    let library = try context.library()
    return try library.moment { try ofLastSession(of: library, isOffline: isOffline, in: context) }
  }

  private static func ofLastSession(
    of library: Library, isOffline: Bool, in context: AppContext
  ) throws -> (session: PreparedSession, last: LastSession?) {
    guard let last = try library.sessions.last() else {
      throw Failure(.noInput, PlaybackSentences.noLastSession(command: CommandHint("play", "2:255")))
    }
    let quran = try context.quran().divided(as: last.riwayah)
    if let complaint = last.complaint(in: quran.structure) {
      throw Failure(
        .unreadable, PlaybackSentences.cannotGoOn(path: library.folders.library, reason: "\(complaint)"))
    }
    let planner = SessionPlanner(structure: quran.structure, library: library, texts: quran.texts)
    guard !last.position.isAtEnd else {
      let usual = try context.riwayah(nil)
      let order = try planner.queue(for: SessionPlanner.Choice(riwayah: last.riwayah)).asked.map(\.id)
      throw Failure(.noInput, PlaybackSentences.playedToEnd(command: last.command(riwayah: usual, order: order)))
    }
    let reciters = try present(last.reciters, in: library, context)
    let choice = SessionPlanner.Choice(
      riwayah: last.riwayah, reciters: reciters, missing: last.missing,
      network: try context.network(isOffline: isOffline, library))
    let plan = try planner.plan(last.spec, for: choice)
    let session = plan.session.changed(by: last.position.changes)
    return (
      PreparedSession(
        in: context, quran: quran, library: library, spec: last.spec, planner: planner, choice: choice,
        session: session,
        plan: plan, position: session.find(last.position).position), last
    )
  }

  /// Finds the place at which a session was left, after the files there are fetched. Reports the changes at that place.
  package mutating func goOn(with last: LastSession) {
    let (position, found) = session.find(last.position)
    tell(found, position)
    goOn(at: position)
  }

  /// Returns the reciters that are still in the library; all of them if none is, so that the error names the first.
  private static func present(_ reciters: [String], in library: Library, _ context: AppContext) throws -> [String] {
    let known = Set(try library.reciters.all().map(\.id))
    let present = reciters.filter(known.contains)
    guard !present.isEmpty else { return reciters }
    for id in reciters where !known.contains(id) { context.interface.warn(PlaybackSentences.reciterGone(id: id)) }
    return present
  }

  private func tell(_ found: SessionPosition.Found, _ position: SessionPosition) {
    guard let step = position.place.step else { return }
    switch found {
    case .same: break
    case .anew:
      let ref = session.ref(of: step)
      context.interface.warn(
        session.sound(of: step).map { PlaybackSentences.beginsAnew(ref: ref, id: $0.reciter.id) }
          ?? PlaybackSentences.beginsAnewSilent(ref: ref))
    case .gone: context.interface.warn(PlaybackSentences.placeGone)
    }
  }

  /// Returns the function that makes the record of this session for a position.
  ///
  /// - Parameter volume: in percent.
  package func remembered(volume: Int) -> @Sendable (SessionPosition) -> LastSession {
    let reciters = plan.queue.asked.filter { !plan.queue.fillers.contains($0) }.map(\.id)
    let (spec, choice) = (spec, choice)
    return { position in
      LastSession(
        spec: spec, riwayah: choice.riwayah, reciters: reciters, missing: choice.missing, volume: volume,
        position: position)
    }
  }
}
