import Synchronization
package import TilawaFiles

/// A sink that writes sound to a file. The file gets its name when it is complete.
public final class FileSink: AudioSink {
  public var wish: AudioFormat? { nil }
  public var pace: SinkPace { .unpaced }

  /// The unchecked path, or the checked target.
  private let place: Place
  private let kind: Kind
  private let encoding: SampleEncoding
  private let writer = Mutex<SoundWriter?>(nil)
  private let thread = Guarded<PullThread?>(nil)

  private enum Place: Sendable {
    case path(String)
    case target(OutputTarget)
  }

  /// Makes a sink for a path; no file is made before `open`.
  public init(path: String, kind: Kind, encoding: SampleEncoding = .int16) {
    place = .path(path)
    self.kind = kind
    self.encoding = encoding
  }

  /// Makes a sink for a checked target.
  package init(_ target: OutputTarget, kind: Kind, encoding: SampleEncoding = .int16) {
    place = .target(target)
    self.kind = kind
    self.encoding = encoding
  }

  public func fitting(_ format: AudioFormat) -> AudioFormat {
    AudioFormat(rate: kind.nearestRate(to: format.rate), channels: format.channels)
  }

  /// Opens the file. Throws `.cannotCreate` for a missing folder, no permission, or a folder or device of that name;
  /// also for an encoding or a rate that the kind does not have.
  public func open(_ feed: SinkFeed) throws(AudioError) {
    try writer.withLock { writer throws(AudioError) in
      writer = try SoundWriter(try target(), container: kind.container, encoding: encoding, format: feed.format)
    }
    let pull = PullThread(feed, pace: .unpaced) { [weak self] frames throws(AudioError) in try self?.write(frames) }
    try pull.begin()
    thread.withLock { $0 = pull }
  }

  private func target() throws(AudioError) -> OutputTarget {
    switch place {
    case .target(let target): return target
    case .path(let path): do throws(FileError) { return try OutputTarget(path) } catch { throw AudioError(error) }
    }
  }

  private func write(_ samples: ArraySlice<Float>) throws(AudioError) {
    try writer.withLock { writer throws(AudioError) in try writer?.write(samples) }
  }

  private var pull: PullThread? { thread.withLock { $0 } }

  public var heardFrame: Int { pull?.heardFrame ?? 0 }
  public func suspend() { pull?.set(playing: .suspended) }
  public func resume() { pull?.set(playing: .playing) }
  public func flush() -> Int { pull?.flush() ?? 0 }
  public func dataAvailable() { pull?.wakeUp() }

  public func close(_ ending: SinkEnding) throws(AudioError) {
    pull?.end()
    try writer.withLock { writer throws(AudioError) in
      defer { writer = nil }
      if ending == .complete { try writer?.complete() }
    }
  }
}
