import Glibc
import TilawaCore

/// The loop of the recorder's thread: takes frames from the ring of the source's callback, writes them, and reports
/// events.
final class CaptureLoop {
  private let request: SoundRecorder.Request
  private let source: PulseSource
  private let orders: Guarded<CaptureOrders>
  private let bell: Bell
  private let tell: (CaptureEvent) -> Void
  private let intake: CaptureIntake
  private let piece: UnsafeMutablePointer<Float>
  private var meter = LevelMeter()
  private var watch: StallWatch
  private var frames = 0
  private var lost = 0
  private var isPaused = false
  private var isAsleep = false
  private var away: CaptureReturn?
  private var turns = 0

  private static let pieceFrames = 4096
  /// The length of a turn; frames that come meanwhile wait in the ring.
  private static let turn = Duration.milliseconds(50)
  private static let turnsBetweenLevels = 2
  private static let turnsBetweenSyncs = 8
  /// The length of the ring in seconds: the longest delay by the disk.
  private static let seconds = 20

  init(
    _ request: SoundRecorder.Request, _ source: PulseSource, orders: Guarded<CaptureOrders>, bell: Bell,
    tell: @escaping (CaptureEvent) -> Void
  ) {
    self.request = request
    self.source = source
    self.orders = orders
    self.bell = bell
    self.tell = tell
    intake = CaptureIntake(minimum: request.format.rate * CaptureLoop.seconds, format: request.format)
    piece = .allocate(capacity: CaptureLoop.pieceFrames * request.format.channels)
    watch = StallWatch(rate: request.format.rate)
  }

  deinit { piece.deallocate() }

  private var now: OutputTime { OutputTime(frames: frames, rate: request.format.rate) }

  /// Records until the end of the recording. Blocks.
  func run() -> CaptureResult {
    let file: RecordingFile
    do throws(AudioError) {
      file = try RecordingFile(
        in: request.folder, format: request.format, encoding: request.encoding, tags: request.tags)
    } catch {
      return result(.failed(error), nil)
    }
    do throws(AudioError) {
      try source.open(intake, request.format)
    } catch {
      unlink(file.path)
      return result(.failed(error), nil)
    }
    tell(.began(device: source.device))
    return record(to: file)
  }

  private func record(to file: RecordingFile) -> CaptureResult {
    var reason: CaptureResult.Reason
    do throws(AudioError) {
      reason = try turn(file)
      source.close()
      // Take the frames that came before the end.
      if case .stopped = reason, let late = try drain(to: file) { reason = late }
    } catch {
      source.close()
      return result(.failed(error), nil)
    }
    guard frames > 0 else {
      unlink(file.path)
      return result(reason, nil)
    }
    do throws(AudioError) {
      try file.finish()
    } catch {
      return result(.failed(error), nil)
    }
    return result(reason, FinishedRecording(path: file.path, hold: file.lock()))
  }

  private func result(_ reason: CaptureResult.Reason, _ file: FinishedRecording?) -> CaptureResult {
    CaptureResult(reason: reason, length: now, lost: lost, file: file)
  }

  /// Runs the turns until the end.
  private func turn(_ file: RecordingFile) throws(AudioError) -> CaptureResult.Reason {
    while true {
      _ = bell.isSilent(for: CaptureLoop.turn)
      turns += 1
      let ordered = orders.withLock(\.self)
      if ordered.isPaused != isPaused {
        if ordered.isPaused { source.suspend() }
        // Store the frames that came before the pause, ahead of its mark.
        if let reason = try drain(to: file) { return reason }
        setPause(ordered.isPaused)
      }
      if let reason = try drain(to: file) { return reason }
      if ordered.isStopping { return .stopped }
      if let reason = look() { return reason }
      if turns.isMultiple(of: CaptureLoop.turnsBetweenLevels), let level = meter.take() { tell(.level(level, at: now)) }
      if turns.isMultiple(of: CaptureLoop.turnsBetweenSyncs), !isPaused { try file.sync() }
    }
  }
}

// MARK: - Sound

extension CaptureLoop {
  /// Writes all frames in the ring; returns a reason at the end of the recording.
  private func drain(to file: RecordingFile) throws(AudioError) -> CaptureResult.Reason? {
    while true {
      let left = request.limit.map { max(0, $0.frames - frames) } ?? .max
      if left == 0 { return .limit }
      let count = intake.read(into: piece, frames: min(CaptureLoop.pieceFrames, left))
      if count == 0 { break }
      let samples = UnsafeBufferPointer(start: piece, count: count * request.format.channels)
      meter.hear(samples)
      try file.write(samples)
      frames += count
      if let error = file.isFull { return .full(error) }
    }
    count(lost: intake.takeLost())
    if isPaused || isAsleep || away != nil {
      watch.rest()
    } else if let missing = watch.turn(at: CaptureLoop.clock(), frames: frames + lost) {
      count(lost: missing)
    }
    return nil
  }

  private func count(lost more: Int) {
    guard more > 0 else { return }
    lost += more
    tell(.lost(frames: more, at: now))
  }

  /// Returns the time of a clock that includes sleep of the machine.
  private static func clock() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func setPause(_ pause: Bool) {
    isPaused = pause
    if !pause { source.resume() }
    _ = meter.take()
    tell(pause ? .paused(at: now) : .resumed(at: now))
  }
}

// MARK: - The server

extension CaptureLoop {
  /// Checks the state of the source; returns a reason if it is lost.
  private func look() -> CaptureResult.Reason? {
    if away != nil { return comeBack() }
    let status = source.status()
    if let failure = status.failure {
      away = CaptureReturn(failure, timeout: request.timeout)
      tell(.away(failure, at: now))
      return comeBack()
    }
    if let device = status.movedTo { tell(.moved(device: device, at: now)) }
    if status.isSuspended != isAsleep {
      isAsleep = status.isSuspended
      tell(isAsleep ? .asleep(at: now) : .awake(at: now))
    }
    return nil
  }

  private func comeBack() -> CaptureResult.Reason? {
    guard away?.isDue == true else { return nil }
    do throws(AudioError) {
      let device = try source.comeBack()
      away = nil
      tell(.back(device: device, at: now))
    } catch {
      if let failure = away?.failed(error) { return .lost(failure) }
    }
    return nil
  }
}
