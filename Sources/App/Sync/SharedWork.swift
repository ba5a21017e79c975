package import AppBase
import Glibc
import TilawaCore
import TilawaFiles
import TilawaMerging
import TilawaStore
import TilawaSync

/// The import of an archive by several devices at once, each with a library of its own that is synchronised with one place: a device
/// takes recordings that no other has, and sends what it found before it says that they are done.
package struct SharedWork {
  private let sync: LibrarySync
  private let session: SyncSession
  private let board: WorkBoard

  /// The most recordings that a device takes at once, and the part of those that are left.
  private static let (most, part) = (8, 16)
  /// The least and the most time between two looks at what others have, where nothing is free. It grows with the time that was waited
  /// so far, so that the end of the others' work is noticed soon after it.
  private static let patience = (least: Duration.milliseconds(100), most: Duration.seconds(10))

  /// - Parameter options: what is asked for beside the recordings. Recordings are shared with devices that ask for the same.
  package init(in context: AppContext, options: [String]) async throws {
    sync = try LibrarySync(in: context)
    let (settings, identity) = (try sync.settings(), try sync.store.identity())
    session = try await sync.translating { [sync] in try await sync.session { _ in } }
    var hasher = SHA256Hasher()
    hasher.update(options.joined(separator: "\u{1F}"))
    let worker = "\(settings.name) (\(identity.device.prefix(8))-\(RandomID.make().prefix(8)))"
    board = WorkBoard(in: session.place, job: String(hasher.finish().prefix(16)), worker: worker) { SystemClock.now }
  }

  /// Does all recordings that no other device does, and waits for the others: what a device leaves that dies is done here.
  ///
  /// - Parameters:
  ///   - count: the number of recordings.
  ///   - key: returns digits that name a recording, the same on each device.
  ///   - size: returns the bytes of a recording.
  ///   - waits: told once, with the number of recordings that other devices have.
  ///   - perform: imports the recordings of some places, and returns those that are refused.
  /// - Returns: the number of recordings that other devices did.
  @MainActor package func run(
    _ count: Int, key: (Int) -> String, size: (Int) -> Int, waits: (Int) -> Void,
    perform: @MainActor ([Int]) async throws -> Set<Int>
  ) async throws -> Int {
    let keeping = Task { [board] in await board.keep() }
    defer { keeping.cancel() }
    do { return try await share(count, key, size, waits, perform) } catch let error as SyncPlaceError {
      throw Failure(error)
    }
  }

  @MainActor private func share(
    _ count: Int, _ key: (Int) -> String, _ size: (Int) -> Int, _ waits: (Int) -> Void,
    _ perform: @MainActor ([Int]) async throws -> Set<Int>
  ) async throws -> Int {
    var rest = Self.order(count)
    var keys: [Int: String] = [:]
    var (elsewhere, hasWaited, isBySize) = (0, false, false)
    var idleSince: ContinuousClock.Instant?
    try await board.look()
    while true {
      var (place, isIdle) = (0, true)
      while place < rest.count {
        var mine: [(number: Int, key: String)] = []
        let most = min(Self.most, max(1, rest.count / Self.part))
        if most == 1, !isBySize {
          rest = Self.largestFirst(rest, size)
          (place, isBySize) = (0, true)
        }
        while place < rest.count, mine.count < most {
          let number = rest[place]
          let name = keys[number] ?? key(number)
          keys[number] = name
          let answer = try await board.claim(name)
          guard answer != .held else {
            place += 1
            continue
          }
          rest.remove(at: place)
          if answer == .yours { mine.append((number, name)) } else { elsewhere += 1 }
        }
        guard !mine.isEmpty else { continue }
        isIdle = false
        let refused = try await perform(mine.map(\.number))
        try await deliver()
        for (number, one) in mine.enumerated() {
          try await board.finish(one.key, refused.contains(number) ? .refused : .done)
        }
      }
      guard !rest.isEmpty else { return elsewhere }
      if isIdle {
        if !hasWaited { waits(rest.count) }
        hasWaited = true
        let since = idleSince ?? .now
        idleSince = since
        let waited = since.duration(to: .now)
        try await Task.sleep(for: min(max(waited / 4, Self.patience.least), Self.patience.most))
      } else {
        idleSince = nil
      }
      try await board.look()
    }
  }

  /// Sends what was found; waits while another process synchronises this library.
  private func deliver() async throws {
    while true {
      if let lock = try SyncLock(in: sync.context.folders) {
        _ = try await session.deliver()
        _ = lock
        return
      }
      try await Task.sleep(for: .seconds(1))
    }
  }

  /// The numbers from a random one on, so that two devices seldom want the same: recordings beside each other are often one lesson.
  private static func order(_ count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let first = Int.random(in: 0..<count)
    return Array(first..<count) + Array(0..<first)
  }

  /// The numbers with the largest recordings first, so that the devices end at about the same time. Recordings of like sizes come in any
  /// order, so that two devices seldom want the same.
  static func largestFirst(_ numbers: [Int], _ size: (Int) -> Int) -> [Int] {
    let classes = Dictionary(grouping: numbers) { Int.bitWidth - max(0, size($0)).leadingZeroBitCount }
    return classes.sorted { $0.key > $1.key }.flatMap { $0.value.shuffled() }
  }

  /// Digits that name a recording by its size and some of its bytes: the same on each machine, without reading all of it.
  package static func key(of path: String) -> String {
    let sample = 64 << 10
    var hasher = SHA256Hasher()
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    var info = stat()
    guard file >= 0, fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      // A recording that cannot be read here may be readable elsewhere, where it has another key.
      hasher.update("unreadable\u{1F}\(path)")
      return String(hasher.finish().prefix(32))
    }
    let size = Int(info.st_size)
    hasher.update("\(size)")
    for offset in Set([0, (size - sample) / 2, size - sample].map { max(0, $0) }).sorted() {
      withUnsafeTemporaryAllocation(byteCount: sample, alignment: 16) { bytes in
        let count = pread(file, bytes.baseAddress, sample, offset)
        if count > 0 { hasher.update(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
      }
    }
    return String(hasher.finish().prefix(32))
  }
}
