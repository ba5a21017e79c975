import AppBase
package import TilawaCore
import TilawaPlayer
import TilawaStore

// The reasons why there is nothing to hear in a session.

extension PreparedSession {
  /// The failure with the command to type if the library has no reciter of the riwayah; nil if it has one.
  package var whereNobodyIsAsked: Failure? {
    guard plan.queue.asked.isEmpty else { return nil }
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
      let review = refusal.why == .unconfirmed ? reviewCommand(for: refusal.reciter, in: session.units) : nil
      let (id, reason) = (refusal.reciter, refusal.why.words)
      return Failure(
        .noInput,
        review.map { PlaybackSentences.labelsUnconfirmed(range: range, id: id, reason: reason, command: $0) }
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
    if let unlabelled = unlabelled(range) { return unlabelled }
    if !choice.reciters.isEmpty { return nobodyNamed(range) }
    return Failure(
      .noInput, PlaybackSentences.nobodyHas(riwayah: riwayah.name, range: range, command: searchCommand))
  }

  /// Returns the failure that names recordings without labels, and the command that finds their ayat; nil if there is no
  /// such recording.
  private func unlabelled(_ range: String) -> Failure? {
    // Say the rest where the library cannot be read.
    guard let reciters = try? planner.queue(for: choice).asked.filter({ $0.kind == .personal }) else { return nil }
    for reciter in reciters {
      var filter = RecordingFilter()
      filter.reciter = reciter.id
      let all = (try? library.recordings.listed(filter))?.map(\.recording) ?? []
      let unlabelled = all.filter { recording in
        (try? library.annotations.of(recording))?.segments.allSatisfy(\.recited.isEmpty) ?? false
      }
      guard let first = unlabelled.first else { continue }
      let command =
        unlabelled.count == 1
        ? CommandHint("annotate", "align", first.id)
        : CommandHint("annotate", "align", reciter.id, "--unlabelled")
      let (title, count) = (first.title.printableLine, unlabelled.count)
      return Failure(
        .noInput,
        choice.reciters.isEmpty
          ? PlaybackSentences.nobodyHasLabelled(
            riwayah: riwayah.name, range: range, count: count, title: title, name: reciter.name, command: command)
          : PlaybackSentences.namedHasUnlabelled(
            name: reciter.name, range: range, count: count, title: title, command: command))
    }
    return nil
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
}
