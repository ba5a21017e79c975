import Testing
import TilawaCore
@testable import TilawaSync
import TilawaTestSupport

/// The secrets of a sealed place, and its answers to damage by others. T-F3.12
@Suite struct SealedPlaceTests {
  private let below = MemoryPlace()
  private let words = SealingSecret.passphrase("iqra bismi rabbik")

  private func create() async throws -> SealedPlace {
    try await SealedPlace.create(on: below, with: words, cost: .least)
  }

  @Test func `names and contents are nowhere in the place below`() async throws {
    let place = try await create()
    let content = Array("the teacher's recording of al-Fatihah".utf8)
    try await place.write("recordings/teacher.log", content)
    #expect(try await place.read("recordings/teacher.log") == content)
    for (name, bytes) in below.files {
      #expect(!name.contains("record") && !name.contains("teacher"))
      #expect(bytes.count < content.count || !bytes.windows(of: 8).contains(Array(content.prefix(8))))
    }
  }

  @Test func `a size is told within steps alone`() async throws {
    let place = try await create()
    for size in [0, 1, 100, 251] { try await place.write("s\(size)", [UInt8](repeating: 1, count: size)) }
    let sizes = Set(below.files.filter { !$0.key.hasPrefix("keys/") }.map(\.value.count))
    #expect(sizes == [256 + 4 + 8 + 24 + 16])
    for size in [1000, 100_000, 4 << 20] {
      try await place.write("l\(size)", [UInt8](repeating: 1, count: size))
      let list = try await place.list("").first { $0.name == "l\(size)" }
      let shown = try #require(list).size
      #expect(shown >= size && shown <= size + size / 8)
    }
  }

  @Test func `equal names in two folders do not look alike`() async throws {
    let place = try await create()
    try await place.write("a/same", [1])
    try await place.write("b/same", [1])
    let names = below.files.keys.compactMap { $0.split(separator: "/").last }
    #expect(Set(names).count == names.count)
    #expect(Set(below.files.values).count == below.files.count)
  }

  @Test func `two devices that write one object write the same bytes`() async throws {
    let first = try await create()
    let second = try await SealedPlace.open(below, with: words)
    try await first.write("a/1", [1, 2, 3])
    let before = below.files
    try await second.write("a/1", [1, 2, 3])
    #expect(below.files == before)
    await #expect(throws: SyncPlaceError.exists("a/1")) { try await second.write("a/1", [1, 2, 4]) }
  }

  @Test func `another passphrase, and a key file of another place, are told in one line`() async throws {
    _ = try await create()
    let error = SyncPlaceError.refused(TilawaSyncSentences.secretDoesNotOpen)
    let other = try SealingSecret.newKeyFile().secret
    for secret in [.passphrase("Iqra bismi rabbik"), .passphrase(""), other] as [SealingSecret] {
      await #expect(throws: error) { try await SealedPlace.open(below, with: secret) }
    }
  }

  @Test func `a short passphrase is refused for a new place`() async throws {
    await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.passphraseTooShort(least: 8))) {
      try await SealedPlace.create(on: below, with: .passphrase("seven77"), cost: .least)
    }
    #expect(below.files.isEmpty)
  }

  @Test func `a place is not sealed twice, and an open one is not opened`() async throws {
    #expect(try await !SealedPlace.isSealed(below))
    await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.notSealed)) {
      try await SealedPlace.open(below, with: words)
    }
    _ = try await create()
    #expect(try await SealedPlace.isSealed(below))
    await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.sealedAlready)) { _ = try await create() }
  }

  @Test func `every changed bit of an object makes it damaged`() async throws {
    let place = try await create()
    try await place.write("a/1", [1, 2, 3])
    let (name, bytes) = try #require(below.files.first { !$0.key.hasPrefix("keys/") })
    for index in bytes.indices {
      below.files[name]?[index] ^= 1 << UInt8(index % 8)
      await #expect(throws: SyncPlaceError.damaged("a/1")) { try await place.read("a/1") }
      below.files[name] = bytes
    }
    for count in [0, 1, 35, 36, 52, bytes.count - 1] {
      below.files[name] = Array(bytes.prefix(count))
      await #expect(throws: SyncPlaceError.damaged("a/1")) { try await place.read("a/1") }
    }
    below.files[name] = bytes + [0]
    await #expect(throws: SyncPlaceError.damaged("a/1")) { try await place.read("a/1") }
  }

  @Test func `an object under the name of another is damaged`() async throws {
    let place = try await create()
    try await place.write("a/1", [1])
    let one = try #require(below.files.first { !$0.key.hasPrefix("keys/") })
    try await place.write("a/2", [2])
    let two = try #require(below.files.first { !$0.key.hasPrefix("keys/") && $0.key != one.key })
    below.files[two.key] = one.value
    await #expect(throws: SyncPlaceError.damaged("a/2")) { try await place.read("a/2") }
  }

  @Test func `a sealed name that was made up or moved is passed over`() async throws {
    let place = try await create()
    try await place.write("a/1", [1])
    let name = try #require(below.files.keys.first { !$0.hasPrefix("keys/") })
    let parts = name.split(separator: "/")
    let changed = String(parts[1].dropLast()) + (parts[1].hasSuffix("a") ? "b" : "a")
    for other in [changed, String(parts[1].dropLast(8)), "abc", "plain.txt", String(repeating: "a", count: 90)] {
      below.files["\(parts[0])/\(other)"] = [1]
    }
    below.files[String(parts[1])] = [1]
    #expect(try await place.list("a").map(\.name) == ["1"])
    #expect(try await place.list("") == [])
  }

  @Test func `a new key shuts out who has the old one, and old objects stay readable`() async throws {
    let lost = try await create()
    try await lost.write("a/old", [1])
    let kept = try await SealedPlace.open(below, with: words)
    let new = SealingSecret.passphrase("a new passphrase")
    let place = try await kept.withNewKey(new, cost: .least)
    try await place.write("a/new", [2])
    #expect(try await place.read("a/old") == [1])
    #expect(Set(try await place.list("a").map(\.name)) == ["old", "new"])
    #expect(try await lost.read("a/new") == nil)
    #expect(try await lost.list("a").map(\.name) == ["old"])
    let joined = try await SealedPlace.open(below, with: new)
    #expect(joined.ring == place.ring)
    #expect(try await joined.read("a/old") == [1])
  }

  @Test func `a device with an old key is told that there is a newer one`() async throws {
    let first = try await create()
    let second = try await SealedPlace.open(below, with: words)
    _ = try await first.withNewKey(.passphrase("a new passphrase"), cost: .least)
    let error = SyncPlaceError.refused(TilawaSyncSentences.newerKey(command: CommandHint("sync", "key")))
    await #expect(throws: error) { try await second.checkNewest() }
    await #expect(throws: error) { try await SealedPlace.open(below, with: words) }
    await #expect(throws: error) { try await second.withNewKey(.passphrase("and another"), cost: .least) }
  }

  @Test func `keys that others put there are no newer keys`() async throws {
    let place = try await create()
    let stranger = MemoryPlace()
    var other = try await SealedPlace.create(on: stranger, with: .passphrase("a stranger's"), cost: .least)
    for number in 0..<3 { other = try await other.withNewKey(.passphrase("stranger \(number)"), cost: .least) }
    for (name, bytes) in stranger.files { below.files[name] = bytes }
    below.files["keys/9999999-0000000000000000.ring"] = Array("rubbish".utf8)
    try await place.checkNewest()
    #expect(try await SealedPlace.open(below, with: words).ring == place.ring)
  }

  @Test func `a key file opens a place beside a passphrase`() async throws {
    let place = try await create()
    let file = try SealingSecret.newKeyFile()
    try await place.add(file.secret, cost: .least)
    #expect(try SealingSecret(keyFile: file.content) == file.secret)
    #expect(try await SealedPlace.open(below, with: file.secret).ring == place.ring)
    #expect(try await SealedPlace.open(below, with: words).ring == place.ring)
  }

  @Test func `a ring is kept as text and comes back`() async throws {
    let place = try await create()
    let ring = try await place.withNewKey(.passphrase("a new passphrase"), cost: .least).ring
    #expect(try KeyRing(ring.bytes) == ring)
    #expect(String(decoding: ring.bytes, as: UTF8.self).hasPrefix("tilawa key ring 1\n2 "))
    for count in 0..<ring.bytes.count - 1 { #expect(try KeyRing(Array(ring.bytes.prefix(count))) != ring) }
    for text in ["", "tilawa key ring 1\n", "tilawa key ring 2\n1 00 00\n", "x"] {
      #expect(try KeyRing(Array(text.utf8)) == nil)
    }
  }

  @Test func `a file with keys that asks for much memory is passed over`() async throws {
    _ = try await create()
    let (name, bytes) = try #require(below.files.first)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("lock argon2id 1 8192 "))
    for lock in ["argon2id 1 1048577 ", "argon2id 99 8192 ", "argon2id 1 99999999999999999999 ", "argon2id 0 8192 "] {
      below.files[name] = Array(text.replacing("argon2id 1 8192 ", with: lock).utf8)
      await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.notSealed)) {
        try await SealedPlace.open(below, with: words)
      }
    }
  }

  @Test func `every changed byte of a file with keys keeps it shut`() async throws {
    _ = try await create()
    let (name, bytes) = try #require(below.files.first)
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      below.files[name]?[index] ^= UInt8.random(in: 1...255, using: &random)
      await #expect(throws: SyncPlaceError.self) { try await SealedPlace.open(below, with: words) }
      below.files[name] = bytes
    }
  }

  @Test func `an object of 16 MiB fits into the place below`() async throws {
    let place = try await create()
    let bytes = noise(SyncName.largestObject, seed: 3)
    try await place.write("large", bytes)
    #expect(try await place.read("large") == bytes)
    await #expect(throws: SyncPlaceError.self) { try await place.write("larger", bytes + [0]) }
  }

  @Test func `two keys that were made at once are used together`() async throws {
    let first = try await create()
    let second = try await SealedPlace.open(below, with: words)
    let one = try first.ring.withNewKey()
    let two = try second.ring.withNewKey()
    let merged = one.merged(with: two)
    #expect(merged == two.merged(with: one))
    try await SealedPlace(below, ring: one).write("a/1", [1])
    try await SealedPlace(below, ring: two).write("a/2", [2])
    let both = SealedPlace(below, ring: merged)
    #expect(Set(try await both.list("a").map(\.name)) == ["1", "2"])
    #expect(try await both.read("a/1") == [1])
    #expect(try await both.read("a/2") == [2])
  }
}

extension Array<UInt8> {
  fileprivate func windows(of size: Int) -> Set<[UInt8]> {
    Set((0...Swift.max(0, count - size)).map { Array(self[$0..<$0 + size]) })
  }
}
