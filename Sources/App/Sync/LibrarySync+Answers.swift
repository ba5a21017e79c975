package import AppBase
import FoundationEssentials
import TilawaCore
import TilawaFiles
import TilawaMerging
import TilawaScripts
import TilawaStore
import TilawaSync

extension LibrarySync {
  /// Looks at the place, without reading what lies in it.
  package func health() async throws -> PlaceHealth {
    try await translating {
      PlaceHealth(survey: try await session { _ in }.survey(), isBucket: try isBucket)
    }
  }

  private var isBucket: Bool {
    get throws { if case .bucket = try PlaceAddress(try settings().place) { true } else { false } }
  }

  /// The place, the work that is left, the devices, and what a person must decide.
  ///
  /// - Parameter health: the state of the place itself; nil where nobody looked at it.
  package func status(_ health: PlaceHealth? = nil) throws -> CommandAnswer {
    let settings = try settings()
    let (pending, cards, conflicts) = (try store.pending(), try store.cards(), try store.conflicts())
    let refused = try store.refused()
    let identity = try store.identity()
    let synced = SyncTime(context.folders).last
    let traffic = SyncTime(context.folders).traffic
    let spending = try isBucket ? PlaceSpending(try PlaceSpending.ofDevice(in: context)) : nil
    var lines = [
      (SyncSentences.statusPlace, settings.place.readablePath),
      (SyncSentences.statusDevice, "\(settings.name) (\(identity.device.prefix(8)))"),
      (SyncSentences.statusSynced, synced.map { LibrarySync.time($0) } ?? SyncSentences.statusNever.text),
      (SyncSentences.statusLeft, LibrarySync.words(pending)),
    ].map(LibrarySync.line)
    for card in cards where card.device != identity.device {
      lines.append(LibrarySync.line(SyncSentences.statusOther, "\(card.name) (\(card.device.prefix(8)))"))
    }
    if let traffic { lines.append(LibrarySync.line(SyncSentences.statusTraffic, traffic.words.text)) }
    if let spending { lines.append(LibrarySync.line(SyncSentences.statusSpent, spending.words.text)) }
    lines += health?.lines(cards, traffic?.traffic) ?? []
    for conflict in conflicts { lines += LibrarySync.lines(conflict, cards) }
    lines += refused.map { key in
      let words = SyncSentences.notUnderstood(kind: key.kind, name: SyncName.readable(key.name))
      return LibrarySync.line(SyncSentences.statusKept, words.text)
    }
    let value = SyncState(
      place: settings.place, name: settings.name, device: identity.device, synced: synced, left: pending,
      devices: cards.map { SyncState.Device(device: $0.device, name: $0.name) },
      conflicts: conflicts.map { LibrarySync.value($0, cards) },
      refused: refused.map { SyncState.Refused(kind: $0.kind, key: $0.name) }, traffic: traffic, spending: spending,
      health: health?.value(cards, traffic?.traffic))
    return CommandAnswer(
      parts: lines.map(AnswerPart.line), value,
      remarks: (conflicts.isEmpty
        ? [] : [SyncSentences.decideAdvice(command: CommandHint("sync", "decide", "ID", "LETTER"))])
        + (refused.isEmpty ? [] : [SyncSentences.newerValues])
        + (health?.remarks(cards, besides: identity.device) ?? []) + [spending?.remark].compactMap(\.self))
  }

  /// A line of the state: its name in nine columns, and what follows.
  static func line(_ name: Sentence, _ words: String) -> String {
    name.text + String(repeating: " ", count: max(1, 9 - name.text.count)) + words
  }

  private static func words(_ pending: SyncStore.Pending) -> String {
    let parts: [(count: Int, words: (Int) -> Sentence)] = [
      (pending.changes, SyncSentences.changesLeft), (pending.parts, SyncSentences.partsLeft),
      (pending.soundsToSend, SyncSentences.toSend), (pending.soundsToFetch, SyncSentences.toFetch),
      (pending.unsendable, SyncSentences.cannotSend),
    ]
    let left = parts.filter { $0.count > 0 }.map { $0.words($0.count).text }
    return left.isEmpty ? SyncSentences.nothingLeft.text : left.listed
  }

  static func time(_ seconds: Int) -> String { DayClock().words(Date(timeIntervalSince1970: Double(seconds))) }

  // MARK: - Conflicts

  /// The digits by which a person names a conflict.
  private static func id(_ conflict: SyncStore.Conflict) -> String {
    String(Hex.padded(SyncValue.digest(of: conflict.key.name), to: 16).prefix(8))
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }

  private static func lines(_ conflict: SyncStore.Conflict, _ cards: [SyncCard]) -> [String] {
    let what = conflict.title.map { SyncSentences.segmentOf(title: $0) } ?? SyncSentences.aBookmark
    return [line(SyncSentences.statusConflict, "\(id(conflict)) \(what)")]
      + zip(letters, conflict.choices).map { letter, choice in
        let (value, device) = (words(choice, conflict.key.kind), name(choice.device, cards))
        let words =
          choice.isShown
          ? SyncSentences.choiceShown(value: value, device: device) : SyncSentences.choice(value: value, device: device)
        return "         \(letter)  \(words)"
      }
  }

  private static func name(_ device: String, _ cards: [SyncCard]) -> String {
    cards.first { $0.device == device || $0.formerly.contains(device) }?.name ?? SyncSentences.anotherDevice.text
  }

  /// A value in a few words for people.
  private static func words(_ choice: SyncStore.Conflict.Choice, _ kind: String) -> String {
    guard let json = try? JSON(reading: choice.text) else { return "?" }
    if kind == "bookmark" {
      return [json["label"]?.scalar, json["note"]?.scalar].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: ": ")
    }
    var labels: [String] = []
    if case .array(let parts) = json["parts"] { labels = parts.compactMap { $0["label"]?.scalar } }
    let content = labels.isEmpty ? json["kind"]?.scalar ?? "?" : labels.joined(separator: " + ")
    return SyncSentences.segmentValue(
      content: content, start: json["start"]?.scalar ?? "?", end: json["end"]?.scalar ?? "?",
      status: json["status"]?.scalar ?? "?"
    ).text
  }

  private static func value(_ conflict: SyncStore.Conflict, _ cards: [SyncCard]) -> SyncState.Conflict {
    SyncState.Conflict(
      id: id(conflict), kind: conflict.key.kind, key: conflict.key.name, title: conflict.title,
      choices: zip(letters, conflict.choices).map { letter, choice in
        SyncState.Choice(
          letter: letter, device: choice.device, name: name(choice.device, cards), shown: choice.isShown,
          value: (try? JSON(reading: choice.text)) ?? .null)
      })
  }

  /// Decides a conflict.
  ///
  /// - Parameters:
  ///   - name: the digits that `status` shows.
  ///   - letter: of the value that is to hold.
  package func decide(_ name: String, _ letter: String) throws -> CommandAnswer {
    let found = try store.conflicts().filter { LibrarySync.id($0).hasPrefix(name.lowercased()) }
    guard let conflict = found.first, found.count == 1 else {
      throw Failure(.noInput, SyncSentences.noConflict(id: name, command: CommandHint("sync", "status")))
    }
    guard let index = LibrarySync.letters.firstIndex(of: letter.lowercased()), index < conflict.choices.count else {
      let letters = LibrarySync.letters.prefix(conflict.choices.count).listed
      throw Failure(.usage, SyncSentences.chooseLetter(letters: letters))
    }
    guard try store.decide(conflict.key, for: conflict.choices[index].id) else {
      throw Failure(.busy, SyncSentences.decidedMeanwhile(command: CommandHint("sync", "status")))
    }
    return CommandAnswer(
      [SyncSentences.decided], SyncDecision(id: LibrarySync.id(conflict), letter: LibrarySync.letters[index]))
  }

  // MARK: - Log and verification

  /// The changes that came and went, the latest first.
  package func log(atMost count: Int) throws -> CommandAnswer {
    _ = try settings()
    let (parts, cards, own) = (try store.log(atMost: count), try store.cards(), try store.identity().device)
    let rows = parts.map { part in
      [
        LibrarySync.time(part.at), (part.device == own ? SyncSentences.logSent : SyncSentences.logTaken).text,
        LibrarySync.name(part.device, cards), "\(part.operations)",
      ]
    }
    let headings = [SyncSentences.logTime, .empty, SyncSentences.logDevice, SyncSentences.logChanges]
    return CommandAnswer(
      parts: [.table(AnswerTable(rows, headings: headings, numbers: [3]))],
      parts.map { part in
        SyncLogged(
          at: part.at, device: part.device, name: LibrarySync.name(part.device, cards), own: part.device == own,
          changes: part.operations)
      })
  }

  /// Reads all of the place, and sends again what is damaged there and whole here.
  package func verify(isRepairing: Bool, _ progress: @escaping Progress) async throws -> (CommandAnswer, isSound: Bool)
  {
    try await alone {
      let session = try await session(progress)
      let sounds = try store.inPlace()
      let found = try await session.verify(sounds: sounds)
      var repaired = 0
      let left = isRepairing ? try await session.repair(found) : found.damaged
      if isRepairing, !found.missingSounds.isEmpty {
        for sound in sounds where found.missingSounds.contains(sound.sha256) {
          try await session.removeDamaged(sound)
          try store.sendAgain(sound.sha256)
        }
        repaired = try await session.run().soundsSent
      }
      let problems =
        found.damaged.map { SyncSentences.damaged(name: $0) }
        + found.missingParts.map { SyncSentences.missing(name: $0) }
        + (found.lost > 0 ? [SyncSentences.lostParts(count: found.lost)] : [])
        + found.missingSounds.map { SyncSentences.soundNotWhole(id: String($0.prefix(8))) }
      let traffic = session.place.traffic.map(SyncTraffic.init)
      let advice = SyncSentences.repairAdvice(command: CommandHint("sync", "verify", "--repair"))
      let answer = CommandAnswer(
        [SyncSentences.verified(objects: found.objects, bytes: found.bytes)]
          + (traffic.map { [SyncSentences.verifiedBy(words: $0.words)] } ?? []) + problems
          + (isRepairing && found.lost > 0 ? [SyncSentences.snapshotWritten] : [])
          + (repaired > 0 ? [SyncSentences.sentAgain(count: repaired)] : []),
        SyncVerified(
          objects: found.objects, bytes: found.bytes, damaged: found.damaged, missingParts: found.missingParts,
          missingSounds: found.missingSounds, lost: found.lost, repaired: repaired, traffic: traffic),
        remarks: problems.isEmpty || isRepairing ? [] : [advice])
      let isRepaired = isRepairing && repaired == found.missingSounds.count
      return (answer, found.isSound || isRepaired && left.isEmpty && found.missingParts.isEmpty)
    }
  }
}
