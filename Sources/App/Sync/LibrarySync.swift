package import AppBase
import Glibc
import TilawaCore
import TilawaMerging
import TilawaAudio
import TilawaIntake
import TilawaStore
package import TilawaSync

/// The synchronisation of the library with the place that the user chose.
package struct LibrarySync {
  let context: AppContext
  let store: SyncStore
  private let library: Library
  let opening: SyncPlaceOpening

  /// - Parameters:
  ///   - rate: the most bytes a second that are sent to a place on the network, and fetched; nil for no limit.
  ///   - isOverBudget: whether the budget of the month may be passed.
  package init(in context: AppContext, rate: Int? = nil, isOverBudget: Bool = false) throws {
    self.context = context
    library = try context.library(for: .writing)
    let configuration = Configuration(library, in: context)
    store = library.sync(
      SyncReaders(
        in: try context.quran().structure, setting: { configuration.understands($1, of: $0) },
        preset: { (try? PresetName.check($0.name)) != nil && (try? $0.request()) != nil }),
      measure: MeasuredSound.measuring { try RecordingPass.survey($0, heard: $1, progress: $2) })
    opening = SyncPlaceOpening(in: context, rate: rate, isOverBudget: isOverBudget)
  }

  package typealias Progress = @Sendable (SyncSession.SyncProgress) -> Void

  /// Begins to synchronise with a place.
  ///
  /// - Parameters:
  ///   - text: the address of the place.
  ///   - name: the name of this device for people; nil takes that of the machine.
  ///   - sealing: whether a new place is encrypted.
  ///   - keyFile: the file with the key of an encrypted place.
  package func begin(
    with text: String, called name: String?, sealing: SyncPlaceOpening.Sealing, keyFile: String?
  ) async throws -> CommandAnswer {
    try await translating {
      let kept = try SyncPlaceOpening.kept(text)
      if try store.settings()?.place != kept { opening.forgetKeys() }
      let place = try await opening.open(
        kept, ifAbsent: .makes, sealing: keyFile == nil ? sealing : .encrypted, keyFile: keyFile)
      let isNew = try await place.read(SyncNames.manifest) == nil
      try await SyncSession.found(place)
      let name = LibrarySync.cleaned(name ?? LibrarySync.hostName)
      try store.begin(with: kept, called: name)
      let readable = kept.readablePath
      return CommandAnswer(
        [
          isNew
            ? SyncSentences.placeMade(place: readable, name: name)
            : SyncSentences.placeFound(place: readable, name: name)
        ],
        SyncBegun(place: kept, new: isNew, name: name, device: try store.identity().device),
        remarks: [SyncSentences.next(command: CommandHint("sync"))])
    }
  }

  /// Synchronises.
  ///
  /// - Parameter isAttended: whether a person sees what is not urgent.
  package func run(isAttended: Bool = true, _ progress: @escaping Progress) async throws -> SyncOutcome {
    try await alone {
      // A sound that arrives is joined with the same sound that is here, if that is known.
      try SoundLearning.tell(in: library, atMost: .max, context)
      let session = try await session(progress)
      let report = try await session.run()
      SyncTime(context.folders).note(session.place.traffic)
      return SyncOutcome(
        report, conflicts: try store.conflicts().count,
        budget: isAttended ? try PlaceSpending.remark(on: try settings().place, in: context) : nil)
    }
  }

  /// Removes a device's log, after all of it is in a snapshot.
  package func forget(_ name: String, _ progress: @escaping Progress) async throws -> CommandAnswer {
    try await alone {
      let card = try card(named: name)
      guard try card.device != store.identity().device else {
        throw Failure(.usage, SyncSentences.isThisDevice(command: CommandHint("sync", "off")))
      }
      let removed = try await session(progress).prune(forgetting: card.device)
      return CommandAnswer(
        [SyncSentences.forgot(name: card.name)],
        SyncForgotten(device: card.device, name: card.name, removed: removed),
        remarks: [SyncSentences.forgotAdvice(command: CommandHint("sync", "key", "new"))])
    }
  }

  /// Replaces the logs in the place by a snapshot.
  package func prune(_ progress: @escaping Progress) async throws -> CommandAnswer {
    try await alone {
      let removed = try await session(progress).prune()
      return CommandAnswer([SyncSentences.pruned(count: removed)], SyncPruned(removed: removed))
    }
  }

  /// Makes a new key of an encrypted place, or takes the one that another device made.
  package func key(isNew: Bool, keyFile: String?) async throws -> CommandAnswer {
    try await translating {
      let place = try settings().place
      if isNew {
        try await opening.renewKey(place, keyFile: keyFile)
      } else {
        try await opening.takeKey(place, keyFile: keyFile)
      }
      return CommandAnswer(
        [isNew ? SyncSentences.keyMade(command: CommandHint("sync", "key")) : SyncSentences.keyTaken],
        SyncKeyChange(new: isNew))
    }
  }

  /// Ends the synchronisation of this library.
  package func end() throws -> CommandAnswer {
    let place = try settings().place
    try store.end()
    opening.forgetKeys()
    return CommandAnswer([SyncSentences.ended], SyncEnded(place: place))
  }

  // MARK: - Parts

  func session(_ progress: @escaping Progress) async throws -> SyncSession {
    let (place, isFound) = try await opening.again(try settings().place)
    return SyncSession(
      with: place, of: store, sounds: store,
      digest: { SHA256Hasher.digest(of: $0) }, salt: { RandomID.make() }, isFound: isFound, progress: progress)
  }

  func settings() throws -> SyncStore.Settings {
    guard let settings = try store.settings() else {
      throw Failure(
        .usage, SyncSentences.notSynchronised(command: CommandHint("sync", "init", "PLACE")))
    }
    return settings
  }

  /// The device of a name for people, or of the first digits of its name in logs.
  private func card(named name: String) throws -> SyncCard {
    let cards = try store.cards()
    var found = cards.filter { $0.name == name }
    if found.isEmpty, name.utf8.count >= 4 { found = cards.filter { $0.device.hasPrefix(name.lowercased()) } }
    guard let card = found.first else {
      throw Failure(
        .noInput, SyncSentences.noDevice(name: name, names: cards.map(\.name).listed))
    }
    guard found.count == 1 else {
      let ids = found.map { String($0.device.prefix(8)) }.listed
      throw Failure(.usage, SyncSentences.severalDevices(count: found.count, name: name, ids: ids))
    }
    return card
  }

  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return SyncSentences.thisDevice.text }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A name that fits on a line of the others.
  private static func cleaned(_ name: String) -> String {
    var text = String(name.unicodeScalars.filter { $0.properties.generalCategory != .control })
    while text.utf8.count > SyncCard.longest { text.removeLast() }
    return text.isEmpty ? SyncSentences.thisDevice.text : text
  }

  /// Runs `body` while no other process synchronises this library. Unfinished sounds are removed where it is interrupted.
  func alone<Value>(_ body: () async throws -> Value) async throws -> Value {
    guard let lock = try SyncLock(in: context.folders) else {
      throw Failure(.busy, SyncSentences.busy)
    }
    let interruption = context.leavingNothing(of: .recordings, in: context.folders.recordings)
    defer { withExtendedLifetime(interruption) {} }
    let value = try await translating(body)
    _ = lock
    return value
  }

  /// Runs `body`, and says its errors of the place in the words of the program.
  func translating<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as SyncPlaceError { throw Failure(error) }
  }
}
