package import AppBase
import Glibc
import TilawaCore
import TilawaFiles
import TilawaNetwork
import TilawaStore
package import TilawaSync

/// Opens the place that a library is synchronised with: its address, its password and its key.
package struct SyncPlaceOpening {
  private let context: AppContext
  private let keysName: String
  private let rate: Int?
  private let isOverBudget: Bool

  /// - Parameters:
  ///   - keys: the name of the file with the keys of the place.
  ///   - rate: the most bytes a second in each direction; nil for no limit.
  ///   - isOverBudget: whether the budget of the month may be passed.
  package init(in context: AppContext, keys: String = "sync.keys", rate: Int? = nil, isOverBudget: Bool = false) {
    (self.context, keysName, self.rate, self.isOverBudget) = (context, keys, rate, isOverBudget)
  }

  /// The file with the passwords of servers, and that with the keys of the place.
  private var passwordPath: String { context.folders.config + "/sync-passwords" }
  private var passwords: CredentialFile { CredentialFile(passwordPath) }
  private var keys: String { "\(context.folders.data)/\(keysName)" }

  /// Returns an address as it is kept: a folder by its full path.
  package static func kept(_ text: String) throws(SyncPlaceError) -> String {
    guard case .folder(let path) = try PlaceAddress(text) else { return text }
    return Disk.absolute(path)
  }

  /// Opens a place.
  ///
  /// - Parameters:
  ///   - text: the address.
  ///   - absence: the treatment of a place that is not there.
  ///   - isSealed: whether the place is to be sealed where it is new.
  ///   - keyFile: the file with the key; nil asks for a passphrase.
  ///   - folders: folders of which one with objects shows that a place is used without encryption.
  package func open(
    _ text: String, ifAbsent absence: PlaceAddress.Absence = .fails, sealing: Sealing = .asItIs,
    keyFile: String? = nil, unless folders: [String] = []
  ) async throws -> any SyncPlace {
    let (place, rings) = try await reach(try PlaceAddress(text), ifAbsent: absence, SealedPlace.rings(of:))
    let isSealed = !rings.isEmpty
    if !isSealed, sealing == .asItIs {
      guard access(keys, F_OK) != 0 else {
        throw SyncPlaceError.refused(SyncSentences.keysGone)
      }
      return place
    }
    if isSealed, let ring = try ring() {
      let sealed = SealedPlace(place, ring: ring)
      try await sealed.checkNewest(among: rings)
      return sealed
    }
    var isUsed = false
    if !isSealed { isUsed = try await place.read(SyncNames.manifest) != nil }
    for folder in folders where !isSealed && !isUsed { isUsed = try await !place.list(folder).isEmpty }
    if isUsed {
      throw SyncPlaceError.refused(SyncSentences.placeOfOthers)
    }
    let secret = try secret(keyFile, isNew: !isSealed)
    let sealed =
      try await isSealed ? SealedPlace.open(place, with: secret) : SealedPlace.create(on: place, with: secret)
    try keep(sealed.ring)
    return sealed
  }

  /// Opens the place of a library that is synchronised already. Its mark tells that it is there; its keys are looked at with the first
  /// list, before anything is written.
  ///
  /// - Returns: the place, and whether its mark was found.
  package func again(_ text: String) async throws -> (place: any SyncPlace, isFound: Bool) {
    let ring = try ring()
    let (place, isFound) = try await reach(try PlaceAddress(text)) { place in
      try await SyncSession.isPlace(own(guarded(place, ring), ring))
    }
    return try await isFound ? (own(guarded(place, ring), ring), true) : (open(text), false)
  }

  /// Opens a place that was opened before, and looks at it. Its keys are looked at with the first list; where they are not as this
  /// device knows them, the place is opened as one that is new.
  package func again<Look>(
    _ text: String, _ look: (any SyncPlace) async throws -> Look
  ) async throws -> (place: any SyncPlace, look: Look) {
    let ring = try ring()
    let (_, known) = try await reach(try PlaceAddress(text)) { place -> (any SyncPlace, Look)? in
      let guarded = guarded(place, ring)
      let own = own(guarded, ring)
      do {
        let look = try await look(own)
        return guarded.isChecked ? (own, look) : nil
      } catch let error as SyncPlaceError where !guarded.isChecked && !error.isOfAll { return nil }
    }
    if let known { return known }
    let place = try await open(text)
    return (place, try await look(place))
  }

  private func guarded(_ place: any SyncPlace, _ ring: KeyRing?) -> GuardedPlace {
    GuardedPlace(place, ring: ring, keysGone: SyncSentences.keysGone)
  }

  /// The place as this device, with its keys or without any, sees it.
  private func own(_ guarded: GuardedPlace, _ ring: KeyRing?) -> any SyncPlace {
    if let ring { SealedPlace(guarded, ring: ring) } else { guarded }
  }

  /// Whether a new place is encrypted.
  package enum Sealing: Hashable, Sendable { case asItIs, encrypted }

  /// Makes a new key, with a new passphrase or key file. Devices without it are shut out from now on.
  package func renewKey(_ text: String, keyFile: String?) async throws {
    guard let place = try await open(text) as? SealedPlace else {
      throw Failure(.usage, SyncSentences.noKey)
    }
    try keep(try await place.withNewKey(try secret(keyFile, isNew: true)).ring)
  }

  /// Opens the place with the key that another device made.
  package func takeKey(_ text: String, keyFile: String?) async throws {
    let (place, _) = try await reach(try PlaceAddress(text), SealedPlace.rings(of:))
    let opened = try await SealedPlace.open(place, with: try secret(keyFile, isNew: false)).ring
    // Two devices may have made a new key at once; objects of both are read.
    try keep(try ring().map { opened.merged(with: $0) } ?? opened)
  }

  /// Forgets the keys of the place before.
  package func forgetKeys() { unlink(keys) }

  private func ring() throws -> KeyRing? {
    guard var bytes = Disk.secret(of: keys, atMost: 1 << 16) else { return nil }
    defer { bytes.overwrite() }
    guard let ring = try KeyRing(bytes) else {
      throw Failure(.unreadable, SyncSentences.keysDamaged(path: keys.readablePath))
    }
    return ring
  }

  private func keep(_ ring: KeyRing) throws {
    var bytes = ring.bytes
    defer { bytes.overwrite() }
    try WholeFile.write(bytes, named: keysName, in: context.folders.data)
  }

  /// The secret of a place: of a key file, which is made where it is new, or a passphrase that is asked for.
  private func secret(_ keyFile: String?, isNew: Bool) throws -> SealingSecret {
    if let keyFile {
      if var bytes = Disk.secret(of: keyFile, atMost: 1 << 12) {
        defer { bytes.overwrite() }
        return try SealingSecret(keyFile: bytes)
      }
      // Make a new key file only where none is there, not where one cannot be read.
      guard isNew, access(keyFile, F_OK) != 0 else {
        throw Failure(.noInput, SyncSentences.noKeyFile(path: keyFile.readablePath))
      }
      var (content, secret) = try SealingSecret.newKeyFile()
      defer { content.overwrite() }
      let (folder, name) = Disk.split(Disk.absolute(keyFile))
      try WholeFile.write(content, named: name, in: folder)
      return secret
    }
    if let phrase = Surroundings.environment["TILAWA_SYNC_PASSPHRASE"] { return .passphrase(phrase) }
    guard context.interface.canAsk, let phrase = context.interface.askSecret("\(SyncSentences.passphraseQuestion) ")
    else {
      throw Failure(.usage, SyncSentences.passphraseMissing(option: "--key-file FILE"))
    }
    if isNew, context.interface.askSecret("\(SyncSentences.passphraseAgain) ") != phrase {
      throw Failure(.usage, SyncSentences.passphrasesDiffer)
    }
    return .passphrase(phrase)
  }

  /// Opens an address and looks at the place. A password that was typed is kept once the server has accepted it.
  private func reach<Found>(
    _ address: PlaceAddress, ifAbsent absence: PlaceAddress.Absence = .fails,
    _ look: (any SyncPlace) async throws -> Found
  ) async throws -> (place: any SyncPlace, found: Found) {
    let known = try knownCredentials(for: address)
    let credentials = try known ?? typedCredentials(for: address)
    let place: any SyncPlace
    let found: Found
    do {
      place = try await address.open(
        ifAbsent: absence, credentials: credentials,
        spending: { try PlaceSpending.ofDevice(in: context, isOver: isOverBudget) },
        client: { try context.client(rate: rate) })
      found = try await look(place)
    } catch let error as SyncPlaceError where error.isWrongPassword && known != nil {
      throw SyncPlaceError.refused(
        SyncSentences.passwordRefused(host: address.host ?? "", path: passwordPath.readablePath)
      )
    }
    if known == nil, let credentials, let host = address.host {
      try Folders.create(context.folders.config)
      try passwords.save(credentials, for: host)
    }
    return (place, found)
  }

  private func knownCredentials(for address: PlaceAddress) throws -> Transfer.Credentials? {
    guard let host = address.host, case .webDAV(_, let user) = address else { return nil }
    return try passwords.credentials(for: host, user: user)
  }

  /// Asks for the password of the user that the address names; nil where it names none.
  private func typedCredentials(for address: PlaceAddress) throws -> Transfer.Credentials? {
    guard let host = address.host, case .webDAV(_, let user?) = address else { return nil }
    guard context.interface.canAsk,
      let password = context.interface.askSecret(SyncSentences.passwordQuestion(user: user, host: host))
    else {
      throw Failure(.usage, SyncSentences.passwordMissing(user: user, host: host))
    }
    return Transfer.Credentials(user: user, password: password)
  }
}
