import TilawaCore
package import TilawaMerging

/// The exchange of one device with a place. It can be stopped at any moment and begun again.
package struct SyncSession: Sendable {
  package let place: any SyncPlace
  let device: any SyncDevice
  let sounds: (any SyncSounds)?
  /// Returns the SHA-256 of bytes, in hexadecimal digits.
  let digest: @Sendable ([UInt8]) -> String
  /// Returns random digits.
  let salt: @Sendable () -> String
  let progress: @Sendable (SyncProgress) -> Void
  let sentBefore = SentBefore()
  private let mark: PlaceMark

  /// - Parameters:
  ///   - place: the place.
  ///   - device: what this device keeps.
  ///   - sounds: the sounds of recordings; nil to leave them.
  ///   - digest: returns the SHA-256 of bytes.
  ///   - salt: returns random digits.
  ///   - isFound: whether the place was found to be one just now, so that its mark is not read again.
  ///   - progress: is told how far it is.
  package init(
    with place: any SyncPlace, of device: any SyncDevice, sounds: (any SyncSounds)? = nil,
    digest: @escaping @Sendable ([UInt8]) -> String, salt: @escaping @Sendable () -> String,
    isFound: Bool = false, progress: @escaping @Sendable (SyncProgress) -> Void = { _ in }
  ) {
    self.place = place
    self.device = device
    self.sounds = sounds
    self.digest = digest
    self.salt = salt
    mark = PlaceMark(isSeen: isFound)
    self.progress = progress
  }

  /// A report on the progress.
  package enum SyncProgress: Hashable, Sendable {
    case sendingSounds(done: Int, of: Int)
    case sendingChanges(parts: Int)
    case taking(done: Int, of: Int)
    case fetchingSounds(done: Int, of: Int)
  }

  /// Makes a place, unless it is one.
  ///
  /// - Throws: an error of the place; `SyncPlaceError.refused` where it is the place of a newer version.
  package static func found(_ place: any SyncPlace) async throws {
    do {
      try await place.write(SyncNames.manifest, Array(SyncNames.manifestText.utf8))
    } catch SyncPlaceError.exists(_) {
      throw SyncPlaceError.refused(TilawaSyncSentences.placeOfNewerVersion)
    }
  }

  /// Sends what is new here, takes what is new there, and moves sounds.
  ///
  /// - Throws: errors of the place and of the library. Finished work stays.
  package func run() async throws -> SyncReport {
    try await checkMark()
    let look = try await look()
    var report = SyncReport()
    try await register(look.cards, &report)
    try await sendAll(&report)
    // A list from before the sending has nothing of it.
    let isOld = report.sent > 0 || report.soundsSent > 0
    try await take(isOld ? self.look() : look, &report)
    if let sounds { try await fetch(sounds, &report) }
    try await sendAll(&report)
    return report
  }

  /// Sends what is new here, sounds too, and takes nothing.
  ///
  /// - Throws: what `run` throws.
  package func deliver() async throws -> SyncReport {
    try await checkMark()
    var report = SyncReport()
    try await register(cards(), &report)
    try await sendAll(&report)
    return report
  }

  /// Checks that the place is one, and prepares the device.
  private func checkMark() async throws {
    if !mark.isJustSeen() {
      guard try await Self.isPlace(place) else { throw SyncPlaceError.refused(TilawaSyncSentences.noManifest) }
    }
    try device.prepare()
  }

  /// Whether the mark of a place is there. Other bytes are read twice before they count.
  package static func isPlace(_ place: any SyncPlace) async throws -> Bool {
    for _ in 0..<2 {
      do {
        if try await place.read(SyncNames.manifest) == Array(SyncNames.manifestText.utf8) { return true }
      } catch SyncPlaceError.damaged(_) { continue }
    }
    return false
  }

  /// Writes the own card, and reads those of others.
  ///
  /// - Parameter listed: the cards in the place, as a list tells them.
  func register(_ listed: [SyncObject], _ report: inout SyncReport) async throws {
    var cards = Dictionary(try device.cards().map { ($0.device, $0) }, uniquingKeysWith: { $1 })
    let known = Dictionary(cards.values.map { (cardName($0), $0) }, uniquingKeysWith: { $1 })
    let identity = try device.identity()
    var (there, whole): (Set<String>, Set<String>) = ([], [])
    for object in listed {
      let name = "\(SyncNames.devices)/\(object.name)"
      guard let card = SyncNames.card(object.name) else { continue }
      if let known = known[name], object.size < known.text.utf8.count {
        // A card that was cut short leads nobody to the log of its device, which counts as lost too.
        if card.device == identity.device { there.insert(card.device) }
        continue
      }
      there.insert(card.device)
      whole.insert(name)
      guard known[name] == nil else { continue }
      guard let bytes = try await place.read(name) else { continue }
      guard digest(bytes).hasPrefix(card.digits), let read = SyncCard(reading: bytes), read.device == card.device else {
        report.damaged.append(name)
        continue
      }
      if cards[read.device].map({ $0.made < read.made }) ?? true { cards[read.device] = read }
    }
    let own = try await ownCard(there, whole, &report)
    cards = cards.filter { there.contains($0.key) || $0.key == own.device }
    cards[own.device] = own
    try device.note(cards.values.sorted { $0.device < $1.device }, own: own)
  }

  /// The own card, written where it is not there. Where all cards of the device were removed, it was forgotten, and goes on under a
  /// new name.
  ///
  /// - Parameters:
  ///   - there: the devices that have cards in the place.
  ///   - whole: the names of the cards there that are not cut short.
  private func ownCard(
    _ there: Set<String>, _ whole: Set<String>, _ report: inout SyncReport
  ) async throws -> SyncCard {
    let before = try device.card()
    var identity = try device.identity()
    // A list may be older than the card, so the card is asked for by its name.
    if let before, before.device == identity.device, !there.contains(identity.device),
      try await place.read(cardName(before)) == nil
    {
      try device.renew()
      report.isRenewed = true
      identity = try device.identity()
    }
    let name = try device.name()
    if let before, before.device == identity.device, before.name == name {
      if !whole.contains(cardName(before)) { try await writeOwn(cardName(before), Array(before.text.utf8)) }
      return before
    }
    var formerly = before?.formerly ?? []
    if let before, before.device != identity.device { formerly.append(before.device) }
    let card = SyncCard(
      device: identity.device, name: name, made: max(identity.clock.last.milliseconds, (before?.made ?? 0) + 1),
      formerly: formerly)
    try await writeOwn(cardName(card), Array(card.text.utf8))
    return card
  }

  /// Writes an object whose name has the hash of its bytes: other bytes under that name are damaged, and give way.
  func writeOwn(_ name: String, _ bytes: [UInt8]) async throws {
    do { try await place.write(name, bytes) } catch SyncPlaceError.exists(_) {
      try await place.remove(name)
      try await place.write(name, bytes)
    }
  }

  private func cardName(_ card: SyncCard) -> String {
    SyncNames.card(of: card.device, digest(Array(card.text.utf8)))
  }

  /// Sends all that is new here. Meanwhile the next parts are closed, and the sounds that were sent before reach the place's disk.
  private func sendAll(_ report: inout SyncReport) async throws {
    var sent: [SyncSound] = []
    var isMore: Bool
    repeat {
      let before = sent
      async let isClosed = closeSome()
      async let settled: Void = settle(before)
      try await send(&report)
      let next = try await sendSounds(besides: before, &report)
      try await settled
      isMore = try await isClosed || !before.isEmpty || next != nil
      sent = next ?? []
    } while isMore
  }

  /// The most parts that are closed beside a batch of sounds: those of about a hundred recordings with a hundred segments each.
  private static let partsAtOnce = 4

  /// Closes some parts; false where there is nothing to close.
  private func closeSome() throws -> Bool {
    for turn in 0..<SyncSession.partsAtOnce { guard try device.close() else { return turn > 0 } }
    return true
  }

  /// Sends closed parts, the oldest first.
  func send(_ report: inout SyncReport) async throws {
    while let part = try device.unsent() {
      progress(.sendingChanges(parts: report.sent))
      try await writeOwn(SyncNames.part(part.number, part.digest, of: part.device), part.bytes)
      try device.noteSent(part.digest)
      report.sent += 1
    }
  }
}
