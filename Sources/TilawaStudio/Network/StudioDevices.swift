import Glibc
import Synchronization
package import TilawaCore
import TilawaFiles
import TilawaStore

/// The devices that may enter by the network, in a file of the user alone.
///
/// The file holds no token and no key, only their hashes; a reader of it cannot enter. Several processes may change it.
package final class StudioDevices: Sendable {
  /// A device that was paired.
  package struct Device: Hashable, Sendable, Codable {
    package let name: String
    /// The time of its pairing, in seconds of the system's clock.
    package let paired: Int
    /// The SHA-256 of its token, in hexadecimal digits.
    let hash: String
    /// The SHA-256 of the key of its page. A device of earlier releases has none, and is to be paired again.
    let keyHash: String?

    /// Whether the key of its page is this one.
    func hasKey(_ key: String) -> Bool { keyHash == StudioDevices.hash(key) }
  }

  /// A device that was added, with its secrets, which are kept nowhere.
  package struct Added: Hashable, Sendable {
    package let device: Device
    /// The value of its cookie.
    package let token: String
    /// The key of its page.
    package let key: String
  }

  private struct Content: Codable {
    var version = 1
    var devices: [Device]
  }

  /// The state of the file by which a change is seen.
  private struct Version: Equatable {
    let number: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(of path: String) {
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      (number, size) = (UInt(info.st_ino), Int(info.st_size))
      (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
    }
  }

  private struct Known {
    var version: Version?
    var devices: [String: Device] = [:]
  }

  /// The most devices.
  static let most = 64
  private static let longest = 64 << 10

  private let path: String
  private let known = Mutex(Known())
  private let listeners = Mutex<[@Sendable (Set<String>) -> Void]>([])

  /// - Parameter folder: the folder of the file, which may be absent.
  package init(folder: String) { path = folder + "/devices.json" }

  /// Returns all devices, the newest last.
  ///
  /// - Throws: `Failure` (unreadable) where the file is damaged.
  package func all() throws(Failure) -> [Device] {
    guard Disk.exists(path) else { return [] }
    guard let bytes = Disk.bytes(of: path, atMost: Self.longest),
      let content = try? JSON(reading: String(decoding: bytes, as: UTF8.self)).decoded(as: Content.self),
      content.version == 1, content.devices.count <= Self.most
    else {
      throw Failure(.unreadable, StudioSentences.devicesDamaged(path: path.readablePath))
    }
    return content.devices
  }

  /// Adds a device.
  ///
  /// - Parameter name: as its person calls it; a number is added where another one has the name.
  package func add(_ name: String, now: Int) throws(Failure) -> Added {
    let (token, key) = (Secret.random(), Secret.random())
    var added: Device?
    try change { devices throws(Failure) in
      guard devices.count < Self.most else {
        let command = CommandHint("studio", "forget", "NAME")
        throw Failure(.unavailable, StudioSentences.tooManyDevices(count: Self.most, command: command))
      }
      let names = Set(devices.map { $0.name.lowercased() })
      let plain = DeviceName.plain(name)
      let free = ([plain] + (2...Self.most + 1).map { "\(plain) \($0)" }).first { !names.contains($0.lowercased()) }
      let device = Device(
        name: free ?? plain, paired: now, hash: Self.hash(token), keyHash: Self.hash(key))
      devices.append(device)
      added = device
    }
    guard let added else { throw Failure(.bug, StudioSentences.notAdded) }
    return Added(device: added, token: token, key: key)
  }

  /// Removes the devices of a name, whatever its case.
  ///
  /// - Returns: those that were removed.
  package func forget(_ name: String) throws(Failure) -> [Device] {
    var removed: [Device] = []
    try change { devices throws(Failure) in
      removed = devices.filter { $0.name.lowercased() == name.lowercased() }
      devices.removeAll(where: removed.contains)
    }
    return removed
  }

  /// Returns the device that has a token; nil for a stranger. Changes by other processes count at once.
  package func device(with token: String) -> Device? {
    refresh()
    return known.withLock { $0.devices[Self.hash(token)] }
  }

  /// Calls a function with the hashes of devices that may not enter any more, as soon as that is noticed.
  package func whenForgotten(_ listener: @escaping @Sendable (Set<String>) -> Void) {
    listeners.withLock { $0.append(listener) }
  }

  /// Reads the file again where it has changed.
  package func refresh() {
    let forgotten = known.withLock { known -> Set<String> in
      let version = Version(of: path)
      guard version != known.version else { return [] }
      // A file that cannot be read lets no device in.
      let devices = (try? all()) ?? []
      let before = Set(known.devices.keys)
      known = Known(version: version, devices: Dictionary(devices.map { ($0.hash, $0) }) { one, _ in one })
      return before.subtracting(known.devices.keys)
    }
    guard !forgotten.isEmpty else { return }
    for listener in listeners.withLock({ $0 }) { listener(forgotten) }
  }

  private static func hash(_ token: String) -> String { SHA256Hasher.digest(of: Array(token.utf8)) }

  /// Changes the file while no other process does.
  private func change(_ body: (inout [Device]) throws(Failure) -> Void) throws(Failure) {
    let folder = Disk.split(path).folder
    do throws(StoreError) { try Folders.create(folder) } catch { throw Failure(.cannotCreate, error.sentence) }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw Failure(.cannotCreate, FileError(writing: path + ".lock").sentence) }
    defer { close(lock) }
    guard Disk.lock(lock) else {
      throw Failure(.cannotCreate, FileError(writing: path + ".lock", operation: FilesSentences.cannotLock).sentence)
    }
    var devices = try all()
    let before = devices
    try body(&devices)
    guard devices != before else { return }
    try PrivateFile.write(Array(JSON.line(encoding: Content(devices: devices)).utf8), to: path)
  }
}

/// Names of devices.
package enum DeviceName {
  /// The most characters.
  package static let longest = 40

  /// Returns a name as one line of visible characters; “device” where nothing is left.
  package static func plain(_ text: String) -> String {
    let visible = text.unicodeScalars.prefix(400).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    let words = String(String.UnicodeScalarView(visible)).split(separator: " ", omittingEmptySubsequences: true)
    let name = String(words.joined(separator: " ").prefix(longest))
    return name.isEmpty || name.utf8.count > 200 ? StudioSentences.someDevice.text : name
  }
}
