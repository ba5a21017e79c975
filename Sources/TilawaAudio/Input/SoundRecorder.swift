public import TilawaCore

/// A recorder from a source into a file, on a thread of its own. Recorded sound is on the disk within a second.
///
/// Any thread may call the methods. After a loss of the server it is tried again at once, then after 100 ms doubling to
/// 2 s, up to `timeout`; the recording then continues in the same file.
public final class SoundRecorder: Sendable {
  /// The settings of a recording: the place and the format of the file, and limits.
  public struct Request: Sendable {
    /// The existing folder for the file.
    public let folder: String
    /// The format of the samples; the server converts those of the source.
    public let format: AudioFormat
    /// The encoding, 16 or 24 bits.
    public let encoding: SampleEncoding
    /// The greatest length; nil for no limit.
    public let limit: OutputTime?
    /// The tags of the file.
    public let tags: SoundTags
    /// The longest wait for a lost server.
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

  /// The events in order; `.ended` is the last.
  public let events: AsyncStream<CaptureEvent>

  private let orders = Guarded(CaptureOrders())
  private let bell: Bell
  private let telling: AsyncStream<CaptureEvent>.Continuation
  private let thread = Guarded<WorkerThread?>(nil)

  public init() throws(AudioError) {
    bell = try Bell()
    (events, telling) = AsyncStream.makeStream(of: CaptureEvent.self)
  }

  /// Begins the recording; called once. An obstacle is reported as its end.
  ///
  /// - Throws: `.ioFailed` if the system has no thread.
  public func start(_ request: Request, from source: PulseSource) throws(AudioError) {
    let started = try WorkerThread { [orders, bell, telling] in
      let loop = CaptureLoop(request, source, orders: orders, bell: bell) { telling.yield($0) }
      telling.yield(.ended(loop.run()))
      telling.finish()
    }
    thread.withLock { $0 = started }
  }

  /// Pauses or resumes the recording; an event reports it afterwards.
  public func toggle() { orders.withLock { $0.isPaused.toggle() } }

  /// Ends the recording and completes the file.
  public func stop() {
    orders.withLock { $0.isStopping = true }
    bell.ring()
  }
}

/// The orders for the recorder's thread.
struct CaptureOrders: Sendable {
  var isPaused = false
  var isStopping = false
}
