public import TilawaCore

/// Records from a source into a file, on a thread of its own. What was recorded is on the disk within a second.
///
/// Any thread may call it. When the server goes away, it is tried again at once, then after 100 ms doubling to 2 s, for as
/// long as `timeout`; recording then goes on in the same file.
public final class SoundRecorder: Sendable {
  /// What is to be recorded, and where to.
  public struct Request: Sendable {
    /// Where the file is made; it must be there.
    public let folder: String
    /// Of the samples; the server brings the source's to it.
    public let format: AudioFormat
    /// 16 or 24 bits.
    public let encoding: SampleEncoding
    /// So much of it; nil: until it is stopped.
    public let limit: OutputTime?
    /// What the file says of itself.
    public let tags: SoundTags
    /// How long a server that went away is waited for.
    public let timeout: Duration

    public init(
      folder: String, format: AudioFormat, encoding: SampleEncoding = .int16, limit: OutputTime? = nil,
      tags: SoundTags = SoundTags(), timeout: Duration = .seconds(10)
    ) {
      self.folder = folder
      self.format = format
      self.encoding = encoding
      self.limit = limit
      self.tags = tags
      self.timeout = timeout
    }
  }

  /// In order; ends with `.ended`.
  public let events: AsyncStream<CaptureEvent>

  private let orders = Guarded(CaptureOrders())
  private let bell: Bell
  private let telling: AsyncStream<CaptureEvent>.Continuation
  private let thread = Guarded<WorkerThread?>(nil)

  public init() throws(AudioError) {
    bell = try Bell()
    (events, telling) = AsyncStream.makeStream(of: CaptureEvent.self)
  }

  /// Begins; once. What prevents it is told as the end.
  ///
  /// - Throws: `.ioFailed` where the system has no thread.
  public func start(_ request: Request, from source: PulseSource) throws(AudioError) {
    let started = try WorkerThread { [orders, bell, telling] in
      let loop = CaptureLoop(request, source, orders: orders, bell: bell) { telling.yield($0) }
      telling.yield(.ended(loop.run()))
      telling.finish()
    }
    thread.withLock { $0 = started }
  }

  /// Holds the recording, or goes on with it; it is told when that has happened.
  public func toggle() { orders.withLock { $0.isPaused.toggle() } }

  /// Ends it in good order; what there is is completed.
  public func stop() {
    orders.withLock { $0.isStopping = true }
    bell.ring()
  }
}

/// What the recorder's thread is to do.
struct CaptureOrders: Sendable {
  var isPaused = false
  var isStopping = false
}
