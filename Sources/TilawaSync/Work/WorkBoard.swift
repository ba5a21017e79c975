import TilawaCore

/// The work that several devices share through a place, such as the recordings of an archive: each piece is done by one of them.
///
/// A device claims a piece by an object with the next number, which it writes where that name is free; the device with the highest number
/// has it. While the device works it goes on writing higher numbers. A claim that has not grown for `lasting` has run out, and any
/// device may claim the next number. The age of a claim is told by the clock of the place, or by that of this device since it first saw
/// the claim, so that no two clocks are compared. Nothing is removed: a claim is a hundred bytes.
///
/// A place that does not keep to free names lets two devices have one piece. Then it is done twice, with one result.
package actor WorkBoard {
  /// The time for which a claim holds.
  package static let usualTime = Duration.seconds(120)
  /// The time after which what is known of others is looked at again before a piece is taken from one of them.
  private static let freshness = Duration.seconds(5)

  private let place: any SyncPlace
  private let job: String
  private let worker: String
  private let lasting: Duration
  /// Returns the time since some moment, by a clock that nobody sets.
  private let clock: @Sendable () -> Duration
  /// Returns the seconds since 1970, for people who read a claim.
  private let now: @Sendable () -> Int

  /// The highest claim of a piece.
  private struct Claim {
    var number: Int
    /// The time since which it has not grown.
    var since: Duration
  }

  private var claims: [String: Claim] = [:]
  private var ends: [String: WorkEnd] = [:]
  /// The own claims, and when each was written.
  private var held: [String: Claim] = [:]
  private var looked: Duration?

  /// - Parameters:
  ///   - place: the place.
  ///   - job: digits that name the work; pieces of other jobs are others.
  ///   - worker: the name of this process for people, which no other has.
  ///   - lasting: the time for which a claim holds, the same on all devices.
  package init(
    in place: any SyncPlace, job: String, worker: String, lasting: Duration = WorkBoard.usualTime,
    clock: @escaping @Sendable () -> Duration = { WorkBoard.start.duration(to: .now) },
    now: @escaping @Sendable () -> Int
  ) {
    (self.place, self.job, self.worker, self.lasting) = (place, job, worker, lasting)
    (self.clock, self.now) = (clock, now)
  }

  package static let start = ContinuousClock.now

  /// The answer to a claim.
  package enum Answer: Hashable, Sendable {
    case yours
    /// Another device has it.
    case held
    case ended(WorkEnd)
  }

  /// Looks which pieces are done, and which are held.
  package func look() async throws {
    let asked = clock()
    for entry in try await place.entries(WorkNames.folder(of: job)) {
      guard let (key, object) = WorkNames.read(entry.object.name) else { continue }
      switch object {
      case .end(let end): ends[key] = end
      case .claim(let number): note(number, of: key, since: asked - .seconds(max(0, entry.age ?? 0)))
      }
    }
    looked = asked
  }

  private func note(_ number: Int, of key: String, since: Duration) {
    guard let known = claims[key], known.number >= number else {
      claims[key] = Claim(number: number, since: since)
      return
    }
    if known.number == number { claims[key] = Claim(number: number, since: min(known.since, since)) }
  }

  /// Claims a piece.
  package func claim(_ key: String) async throws -> Answer {
    if let answer = answer(to: key) { return answer }
    // A claim that seems to have run out may have grown since this device looked.
    if claims[key] != nil, !isFresh {
      try await look()
      if let answer = answer(to: key) { return answer }
    }
    let number = (claims[key]?.number ?? 0) + 1
    guard try await write(number, of: key) else {
      note(number, of: key, since: clock())
      // Others have begun since this device looked: one list tells of all their pieces.
      if !isFresh { try await look() }
      return ends[key].map(Answer.ended) ?? .held
    }
    return .yours
  }

  /// The answer of what is known; nil where the piece is free or its claim has run out.
  private func answer(to key: String) -> Answer? {
    if let end = ends[key] { return .ended(end) }
    guard let claim = claims[key] else { return nil }
    return clock() - claim.since < lasting ? .held : nil
  }

  private var isFresh: Bool { looked.map { clock() - $0 < Self.freshness } ?? false }

  /// Writes a claim; false where another device has its number.
  private func write(_ number: Int, of key: String) async throws -> Bool {
    let begun = clock()
    let seconds = now()
    let text = JSON.object([
      ("format", .string("tilawa-work")), ("version", .int(1)), ("worker", .string(worker)), ("since", .int(seconds)),
      ("until", .int(seconds + Int(lasting.components.seconds))),
    ]).line
    do {
      try await place.write(WorkNames.claim(number, of: key, in: job), Array("\(text)\n".utf8))
    } catch SyncPlaceError.exists { return false }
    claims[key] = Claim(number: number, since: begun)
    held[key] = claims[key]
    return true
  }

  /// Writes the next number of each own claim of which a third of its time is over. A claim that another device has taken over meanwhile
  /// is given up; a place that is away is asked again the next time.
  package func renew() async {
    for (key, claim) in held where clock() - claim.since >= lasting / 3 {
      guard held[key]?.number == claim.number else { continue }
      do {
        if try await !write(claim.number + 1, of: key) { held[key] = nil }
        // The piece may have ended while its claim was being written.
        if ends[key] != nil { held[key] = nil }
      } catch { return }
    }
  }

  /// Renews own claims until the task is cancelled.
  package func keep() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: lasting / 6)
      await renew()
    }
  }

  /// Says that a piece has ended. Its results must be in the place before.
  package func finish(_ key: String, _ end: WorkEnd) async throws {
    held[key] = nil
    let text = JSON.object([
      ("format", .string("tilawa-work")), ("version", .int(1)), ("worker", .string(worker)), ("at", .int(now())),
    ]).line
    do {
      try await place.write(WorkNames.end(end, of: key, in: job), Array("\(text)\n".utf8))
    } catch SyncPlaceError.exists {
      // Another device had it too and was first, with the same result.
    }
    ends[key] = end
  }
}
