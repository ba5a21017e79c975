package import AppBase
import Foundation
import TilawaCore
import TilawaFiles
import TilawaMerging
import TilawaScripts
import TilawaStore
import TilawaSync

extension LibrarySync {
  /// The place, the work that is left, the devices, and what a person must decide.
  package func status() throws -> CommandAnswer {
    let settings = try settings()
    let (pending, cards, conflicts) = (try store.pending(), try store.cards(), try store.conflicts())
    let refused = try store.refused()
    let identity = try store.identity()
    var lines = ["place    \(settings.place.readablePath)", "device   \(settings.name) (\(identity.device.prefix(8)))"]
    lines.append("synced   \(synced.map { LibrarySync.time($0) } ?? "not yet")")
    lines.append("to do    \(LibrarySync.words(pending))")
    for card in cards where card.device != identity.device {
      lines.append("other    \(card.name) (\(card.device.prefix(8)))")
    }
    for conflict in conflicts { lines += LibrarySync.lines(conflict, cards) }
    lines += refused.map { "kept     \($0.kind) \(SyncName.readable($0.name)): not understood, and not applied" }
    return CommandAnswer(
      lines,
      .object([
        ("place", .string(settings.place)), ("name", .string(settings.name)), ("device", .string(identity.device)),
        ("synced", .optional(synced, JSON.int)), ("changes", .int(pending.changes)), ("parts", .int(pending.parts)),
        ("sounds_to_send", .int(pending.soundsToSend)), ("sounds_to_fetch", .int(pending.soundsToFetch)),
        ("sounds_unsendable", .int(pending.unsendable)),
        (
          "devices",
          .array(cards.map { .object([("device", .string($0.device)), ("name", .string($0.name))]) })
        ),
        ("conflicts", .array(conflicts.map { LibrarySync.json($0, cards) })),
        (
          "refused",
          .array(refused.map { .object([("kind", .string($0.kind)), ("key", .string($0.name))]) })
        ),
      ]),
      remarks: (conflicts.isEmpty ? [] : ["to decide: tilawa sync decide ID LETTER"])
        + (refused.isEmpty ? [] : ["another device wrote values that this version does not understand; update Tilawa"]))
  }

  private static func words(_ pending: SyncStore.Pending) -> String {
    let parts = [
      (pending.changes, "changes to compare"), (pending.parts, "parts of the log to send"),
      (pending.soundsToSend, "recordings to send"), (pending.soundsToFetch, "recordings to fetch"),
      (pending.unsendable, "recordings that cannot be sent: their sound is missing or was changed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  private static func time(_ seconds: Int) -> String { DayClock().words(Date(timeIntervalSince1970: Double(seconds))) }

  // MARK: - Conflicts

  /// The digits by which a person names a conflict.
  private static func id(_ conflict: SyncStore.Conflict) -> String {
    String(Hex.padded(SyncValue.digest(of: conflict.key.name), to: 16).prefix(8))
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }

  private static func lines(_ conflict: SyncStore.Conflict, _ cards: [SyncCard]) -> [String] {
    let what = conflict.title.map { "a segment of \($0)" } ?? "a bookmark"
    return ["conflict \(id(conflict)) \(what)"]
      + zip(letters, conflict.choices).map { letter, choice in
        "         \(letter)  \(words(choice, conflict.key.kind)) · by \(name(choice.device, cards))"
          + (choice.isShown ? " · shown until you decide" : "")
      }
  }

  private static func name(_ device: String, _ cards: [SyncCard]) -> String {
    cards.first { $0.device == device || $0.formerly.contains(device) }?.name ?? "another device"
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
    return "\(content), frames \(json["start"]?.scalar ?? "?") to \(json["end"]?.scalar ?? "?"), "
      + "\(json["status"]?.scalar ?? "?")"
  }

  private static func json(_ conflict: SyncStore.Conflict, _ cards: [SyncCard]) -> JSON {
    .object([
      ("id", .string(id(conflict))), ("kind", .string(conflict.key.kind)), ("key", .string(conflict.key.name)),
      ("title", .optional(conflict.title, JSON.string)),
      (
        "choices",
        .array(
          zip(letters, conflict.choices).map { letter, choice in
            .object([
              ("letter", .string(letter)), ("device", .string(choice.device)),
              ("name", .string(name(choice.device, cards))), ("shown", .bool(choice.isShown)),
              ("value", (try? JSON(reading: choice.text)) ?? .null),
            ])
          })
      ),
    ])
  }

  /// Decides a conflict.
  ///
  /// - Parameters:
  ///   - name: the digits that `status` shows.
  ///   - letter: of the value that is to hold.
  package func decide(_ name: String, _ letter: String) throws -> CommandAnswer {
    let found = try store.conflicts().filter { LibrarySync.id($0).hasPrefix(name.lowercased()) }
    guard let conflict = found.first, found.count == 1 else {
      throw Failure(.noInput, "there is no conflict \(name) to decide; see: tilawa sync status")
    }
    guard let index = LibrarySync.letters.firstIndex(of: letter.lowercased()), index < conflict.choices.count else {
      throw Failure(
        .usage, "choose one of \(LibrarySync.letters.prefix(conflict.choices.count).joined(separator: ", "))")
    }
    guard try store.decide(conflict.key, for: conflict.choices[index].id) else {
      throw Failure(.busy, "another device decided meanwhile; see: tilawa sync status")
    }
    return CommandAnswer(
      ["decided; the next sync tells the other devices"],
      .object([("id", .string(LibrarySync.id(conflict))), ("letter", .string(LibrarySync.letters[index]))]))
  }

  // MARK: - Log and verification

  /// The changes that came and went, the latest first.
  package func log(atMost count: Int) throws -> CommandAnswer {
    _ = try settings()
    let (parts, cards, own) = (try store.log(atMost: count), try store.cards(), try store.identity().device)
    let rows = parts.map { part in
      [
        LibrarySync.time(part.at), part.device == own ? "sent" : "taken", LibrarySync.name(part.device, cards),
        "\(part.operations)",
      ]
    }
    return CommandAnswer(
      table: AnswerTable(rows, headings: ["time", "", "device", "changes"], numbers: [3]),
      .array(
        parts.map { part in
          .object([
            ("at", .int(part.at)), ("device", .string(part.device)),
            ("name", .string(LibrarySync.name(part.device, cards))),
            ("own", .bool(part.device == own)), ("changes", .int(part.operations)),
          ])
        }))
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
        found.damaged.map { "damaged: \($0)" } + found.missingParts.map { "missing: \($0)" }
        + (found.lost > 0
          ? ["\(Count.words(found.lost, "part", "parts")) of logs that the place had are not whole in it"] : [])
        + found.missingSounds.map { "the sound of the recording \($0.prefix(8)) is not whole" }
      let answer = CommandAnswer(
        ["read \(found.objects) objects, \(found.bytes) bytes"] + problems
          + (isRepairing && found.lost > 0 ? ["wrote a snapshot that has them"] : [])
          + (repaired > 0 ? ["sent \(repaired) recordings again"] : []),
        .object([
          ("objects", .int(found.objects)), ("bytes", .int(found.bytes)), ("damaged", .strings(found.damaged)),
          ("missing_parts", .strings(found.missingParts)), ("missing_sounds", .strings(found.missingSounds)),
          ("lost", .int(found.lost)),
          ("repaired", .int(repaired)),
        ]),
        remarks: problems.isEmpty || isRepairing
          ? [] : ["a device that has them can send them again: tilawa sync verify --repair"])
      let isRepaired = isRepairing && repaired == found.missingSounds.count
      return (answer, found.isSound || isRepaired && left.isEmpty && found.missingParts.isEmpty)
    }
  }
}
