import CCurl
import Synchronization

/// Fetches files over HTTP, several at once over few connections. Any task may use it.
///
/// TLS is always verified. Proxies are those of the environment (`https_proxy`, `no_proxy`), but never for this machine; so
/// are, before those of the system, authorities (`CURL_CA_BUNDLE`, `SSL_CERT_FILE`). No cookies, no passwords from files. When
/// the last reference goes, so does its thread.
public final class HTTPClient: Sendable {
  private let thread: ClientThread
  let pacing: Pacing
  let hosts = HostMemory()

  /// Costs a thread, which sleeps; libcurl is loaded at the first transfer.
  ///
  /// `atOnce` is how many transfers are under way, the others wait in turn; `agent` is how the program calls itself to servers;
  /// `authorities` is a file of certificates in PEM that takes the place of all others.
  /// - Throws: `.noLibrary` where the system has no thread or pipe to give.
  public convenience init(
    timeouts: HTTPTimeouts = HTTPTimeouts(), atOnce: Int = 4, agent: String = "tilawa", authorities: String? = nil
  ) throws(NetworkError) {
    try self.init(timeouts: timeouts, atOnce: atOnce, agent: agent, authorities: authorities, pacing: .real)
  }

  /// With a time of one's own for pauses, and a proxy in place of the environment's, for this machine too.
  package init(
    timeouts: HTTPTimeouts = HTTPTimeouts(), atOnce: Int = 4, agent: String = "tilawa", authorities: String? = nil,
    pacing: Pacing, proxy: String? = nil
  ) throws(NetworkError) {
    self.pacing = pacing
    thread = try ClientThread(
      ClientSettings(
        timeouts: timeouts, atOnce: max(1, atOnce), agent: agent.filter { !$0.isNewline },
        authorities: ClientSettings.Authorities(file: authorities, environment: ClientSettings.environment),
        proxy: proxy))
  }

  /// Fetches once; cancelling the task ends it. What `listener` throws ends it too, as `.cannotWrite`.
  public func fetch(_ transfer: Transfer, into listener: TransferListener) async throws(NetworkError) -> Transfer.Head {
    let cancellation = Order.Cancellation()
    let thread = thread
    defer { withExtendedLifetime(thread) {} }
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        thread.send(.order(Order(transfer, listener, cancellation, continuation)))
      }
    } onCancel: {
      cancellation.set()
      thread.send(.look)
    }.get()
  }

  /// A small document, such as timings; `.tooLarge` beyond `limit` bytes.
  ///
  /// - Parameters:
  ///   - url: where it is.
  ///   - limit: the most bytes that are taken.
  ///   - policy: which failures are worth another try; by default none is.
  public func document(
    at url: String, limit: Int, retrying policy: RetryPolicy = .never
  ) async throws(NetworkError) -> [UInt8] {
    let content = Content()
    _ = try await fetch(fromAnyOf: [url], retrying: policy, into: content.listener) { url, _ in
      Transfer(url: url, limit: limit)
    }
    return content.bytes.withLock { $0 }
  }

  /// What a listener gathers in memory.
  private final class Content: Sendable {
    let bytes = Mutex<[UInt8]>([])

    var listener: TransferListener {
      TransferListener(
        head: { [self] _ in bytes.withLock { $0 = [] } }, bytes: { [self] piece in bytes.withLock { $0 += piece } })
    }
  }

  /// "libcurl 7.88.1, OpenSSL/3.0.19, HTTP/2".
  ///
  /// - Throws: `.noLibrary`.
  public static func libraryVersion() throws(NetworkError) -> String {
    try TransferWorker.load(for: "network")
    guard let info = curl_version_info(CURLVERSION_FIRST) else { return "libcurl" }
    let security = info.pointee.ssl_version.map { ", \(String(cString: $0))" } ?? ", without TLS"
    let multiplexes = info.pointee.features & CURL_VERSION_HTTP2 != 0
    return "libcurl \(String(cString: info.pointee.version))\(security)\(multiplexes ? ", HTTP/2" : "")"
  }
}
