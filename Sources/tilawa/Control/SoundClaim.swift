import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaStore

/// The right to sound, which a command takes before it prepares anything: one player of a user sounds at a time.
///
/// It is held until it is released or the process ends.
struct SoundClaim: Sendable {
  /// Of an output that needs no right, and has no right to be steered.
  static let none = SoundClaim(lock: nil, folders: Folders(environment: [:]))

  private let lock: SoundLock?
  let folders: Folders

  /// Whether this process is the one that can be steered.
  var isHeld: Bool { lock != nil }

  /// Gives it to whoever comes next.
  func release() { lock?.release() }

  /// How long one who sounds may take to stop.
  private static let patience = Duration.seconds(5)

  /// Takes it, where need be once it is free. Catches the signals while it waits.
  ///
  /// - Parameters:
  ///   - person: whether somebody may be asked.
  ///   - check: finds out what is wrong with the command before anybody waits for it.
  ///   - need: of an output that could do without, whether it needs the right all the same.
  /// - Throws: `Failure`, busy where something sounds and is to go on.
  static func take(
    _ options: ClaimOptions, for output: SinkArgument, needing need: Need? = nil,
    asking person: Preparation.Listener = .here, checking check: () throws -> Void = {},
    in folders: Folders = CommandContext().folders
  ) async throws -> SoundClaim {
    let need = need ?? Need(for: output)
    if need == .nothing { return SoundClaim(lock: nil, folders: folders) }
    if need == .ifFree, options.manner == nil {
      // Nobody hears it: whatever keeps it from being steered does not keep it from playing.
      return SoundClaim(lock: try? SoundLock.take(in: folders, as: .silent), folders: folders)
    }
    if let lock = try SoundLock.take(in: folders) { return SoundClaim(lock: lock, folders: folders) }
    try check()
    let sounding = await Sounding.now(in: folders)
    let manner = try options.manner ?? ask(person, about: sounding)
    return SoundClaim(lock: try await lock(by: manner, after: sounding, in: folders), folders: folders)
  }

  /// Whether an output is heard by somebody, so that only one may have it.
  enum Need: Hashable, Sendable {
    case nothing, ifFree, always

    init(for output: SinkArgument) {
      switch output.choice {
      case .pulse: self = .always
      case .null(let pace): self = pace == .realTime ? .ifFree : .nothing
      case .file: self = .nothing
      }
    }
  }

  /// What a person at the terminal wants.
  ///
  /// - Throws: `Failure`, busy, where nobody is there or they do not want to.
  static func ask(_ person: Preparation.Listener, about sounding: Sounding) throws -> ClaimOptions.Manner {
    guard person == .present else {
      throw Failure(
        .busy,
        "\(sounding): --replace takes its place, --queue and --wait TIME wait for it; tilawa stop ends it")
    }
    while true {
      Terminal.ask("tilawa: \(sounding): [r]eplace it, [q]ueue behind it, [c]ancel, then Enter? ", on: 2)
      switch readLine()?.lowercased().first {
      case "r": return .replace
      case "q": return .queue
      case "c", nil: throw Failure(.busy, "")
      default: continue
      }
    }
  }

  private static func lock(
    by manner: ClaimOptions.Manner, after sounding: Sounding, in folders: Folders
  ) async throws -> SoundLock {
    // Nothing is made yet that could stay behind: the ticket is worth nothing without us.
    let interruption = Interruption.leaving(nothingOf: .sound, in: nil)
    defer { withExtendedLifetime(interruption) {} }
    switch manner {
    case .replace:
      // Stands in line before the place is free: else whoever waits there already is faster.
      let ticket = try SoundTicket(in: folders, as: .replacing)
      let fault = await sounding.stop(in: folders)
      if let lock = try await wait(as: .replacing, with: ticket, atMost: patience, in: folders) { return lock }
      throw Failure(.busy, "\(sounding), and does not end: \(fault ?? "it was asked to")" + sounding.killing)
    case .queue:
      Terminal.complain("\(sounding): waiting until it is over; Ctrl-C leaves")
      if let lock = try await wait(as: .queued, atMost: nil, in: folders) { return lock }
    case .wait(let limit):
      if let lock = try await wait(as: .queued, atMost: limit, in: folders) { return lock }
    }
    throw Failure(.busy, "\(await Sounding.now(in: folders)): it did not end in time; try again later")
  }

  /// Stands in line; nil where the time is up.
  ///
  /// Who has the right says nothing when it is free, so it is looked at: often at first, then now and again.
  private static func wait(
    as rank: SoundTicket.Rank, with given: SoundTicket? = nil, atMost limit: Duration?, in folders: Folders
  ) async throws -> SoundLock? {
    let start = ContinuousClock.now
    var ticket = given
    while true {
      if ticket == nil { ticket = try SoundTicket(in: folders, as: rank) }
      if let lock = ticket?.redeem() { return lock }
      let waited = start.duration(to: .now)
      if let limit, waited >= limit {
        ticket?.leave()
        return nil
      }
      let pause: Duration = waited < .seconds(10) ? .milliseconds(20) : .milliseconds(250)
      do { try await Task.sleep(for: limit.map { min(pause, $0 - waited) } ?? pause) } catch {
        ticket?.leave()
        throw error
      }
    }
  }
}
