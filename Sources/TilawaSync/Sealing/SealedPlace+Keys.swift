import TilawaCore

/// The keys of a sealed place.
extension SealedPlace {
  static let folder = "keys"
  /// The greatest number of files with keys that are looked at, the newest first.
  private static let mostFiles = 64

  /// Whether a place has keys, and so is sealed.
  package static func isSealed(_ place: any SyncPlace) async throws -> Bool {
    try await !rings(of: place).isEmpty
  }

  /// Returns the files in which the keys of a place lie; none where it is not sealed.
  package static func rings(of place: any SyncPlace) async throws -> [SyncObject] {
    rings(among: try await place.list(folder))
  }

  static func rings(among objects: [SyncObject]) -> [SyncObject] { objects.filter { $0.name.hasSuffix(".ring") } }

  /// Seals a place that has no objects yet. Takes a second for a passphrase.
  package static func create(
    on place: any SyncPlace, with secret: SealingSecret, cost: SealingCost = .usual
  ) async throws -> SealedPlace {
    try secret.check()
    guard try await !isSealed(place) else { throw SyncPlaceError.refused(TilawaSyncSentences.sealedAlready) }
    let ring = try KeyRing()
    try await write(try KeyRingFile(ring, with: secret, after: nil, cost: cost), to: place)
    return SealedPlace(place, ring: ring)
  }

  /// Opens a sealed place. Takes a second for a passphrase.
  ///
  /// - Throws: `.refused` where the secret is another one, or one from before a newer key.
  package static func open(_ place: any SyncPlace, with secret: SealingSecret) async throws -> SealedPlace {
    try Sodium.load()
    let files = try await files(of: place)
    guard !files.isEmpty else { throw SyncPlaceError.refused(TilawaSyncSentences.notSealed) }
    for file in files {
      guard let ring = try file.ring(with: secret) else { continue }
      let sealed = SealedPlace(place, ring: ring)
      guard !sealed.misses(files) else {
        throw SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
      }
      return sealed
    }
    throw SyncPlaceError.refused(TilawaSyncSentences.secretDoesNotOpen)
  }

  /// Checks that no newer key was made by another device.
  ///
  /// - Throws: `.refused` where one was: the user is asked for the new passphrase.
  package func checkNewest() async throws {
    try await checkNewest(among: Self.rings(of: place))
  }

  /// Checks that no newer key is in some files. Only those are read that are called after a later number than that of the own key.
  package func checkNewest(among rings: [SyncObject]) async throws {
    let later = rings.filter { ring in
      Int(ring.name.prefix { $0 != "-" }).map { $0 > self.ring.newest.generation } ?? true
    }
    guard !later.isEmpty, misses(try await Self.files(later, of: place)) else { return }
    throw SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
  }

  /// Makes a new key with a new secret. Devices without that secret read nothing that is written from now on.
  ///
  /// - Returns: the place with the new key; the old objects stay as they are.
  package func withNewKey(_ secret: SealingSecret, cost: SealingCost = .usual) async throws -> SealedPlace {
    try secret.check()
    try await checkNewest()
    let new = try ring.withNewKey()
    try await Self.write(try KeyRingFile(new, with: secret, after: ring.newest, cost: cost), to: place)
    return SealedPlace(place, ring: new)
  }

  /// Lets one more secret open the place, such as a key file beside a passphrase.
  package func add(_ secret: SealingSecret, cost: SealingCost = .usual) async throws {
    try secret.check()
    try await Self.write(try KeyRingFile(ring, with: secret, after: ring.newest, cost: cost), to: place)
  }

  /// Whether there is a ring with a newer key by a holder of one of ours. Other people can put files there, but make no
  /// such proof.
  private func misses(_ files: [KeyRingFile]) -> Bool {
    files.contains { file in file.generation > ring.newest.generation && ring.keys.contains(where: file.follows) }
  }

  /// Returns the files with keys, the newest first. Other files are passed over.
  private static func files(of place: any SyncPlace) async throws -> [KeyRingFile] {
    try await files(rings(of: place), of: place)
  }

  private static func files(_ rings: [SyncObject], of place: any SyncPlace) async throws -> [KeyRingFile] {
    let names = rings.filter { $0.size <= KeyRingFile.longest }
    var files: [KeyRingFile] = []
    for name in names.map(\.name).sorted(by: >).prefix(mostFiles) {
      if let bytes = try await place.read("\(folder)/\(name)"), let file = KeyRingFile(bytes) { files.append(file) }
    }
    return files.sorted { $0.generation > $1.generation }
  }

  private static func write(_ file: KeyRingFile, to place: any SyncPlace) async throws {
    let number = String(file.generation)
    let padded = String(repeating: "0", count: max(0, 7 - number.count)) + number
    try await place.write("\(folder)/\(padded)-\(Hex.text(Sodium.random(8))).ring", file.bytes)
  }
}
