import TilawaCore
import CCurl
import Synchronization

/// A client that fetches and sends files over HTTP, several at once over few connections. Any task may use it.
///
/// TLS is always verified. Proxies are those of the environment (`https_proxy`, `no_proxy`), but never for this
/// machine. Certificate authorities of the environment (`CURL_CA_BUNDLE`, `SSL_CERT_FILE`) take precedence over those
/// of the system. There are no cookies and no passwords but those of a request. The thread ends with the last reference.
package final class HTTPClient: Sendable {
  private let thread: ClientThread
  let pacing: Pacing
  let hosts = HostMemory()

  /// Creates a client with a thread of its own, which sleeps between transfers; libcurl is loaded at the first
  /// transfer.
  ///
  /// `atOnce` is the number of simultaneous transfers, the others wait in turn; `agent` is the name of the program in
  /// requests; `authorities` is a file of certificates in PEM that replaces all others; `rate` is the most bytes a second in each
  /// direction, for which transfers come one after the other.
  /// - Throws: `.noLibrary` where the system has no thread or pipe to give.
  package convenience init(
    timeouts: HTTPTimeouts = HTTPTimeouts(), atOnce: Int = 4, agent: String = "tilawa", authorities: String? = nil,
    rate: Int? = nil
  ) throws(NetworkError) {
    try self.init(
      timeouts: timeouts, atOnce: atOnce, agent: agent, authorities: authorities, pacing: .real, rate: rate)
  }

  /// Creates a client with its own clock for pauses, and with a proxy that replaces those of the environment, also for
  /// this machine.
  package init(
    timeouts: HTTPTimeouts = HTTPTimeouts(), atOnce: Int = 4, agent: String = "tilawa", authorities: String? = nil,
    pacing: Pacing, proxy: String? = nil, rate: Int? = nil
  ) throws(NetworkError) {
    self.pacing = pacing
    thread = try ClientThread(
      ClientSettings(
        timeouts: timeouts, atOnce: rate == nil ? max(1, atOnce) : 1, agent: agent.filter { !$0.isNewline },
        authorities: ClientSettings.Authorities(file: authorities, environment: ClientSettings.environment),
        proxy: proxy, rate: rate))
  }

  /// Fetches a file with one request. Cancelling the task ends the transfer. An error of `listener` ends it too, as
  /// `.cannotWrite`.
  package func fetch(_ transfer: Transfer, into listener: TransferListener) async throws(NetworkError) -> Transfer.Head
  {
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

  /// Fetches a small document, such as timings; throws `.tooLarge` beyond `limit` bytes.
  ///
  /// - Parameters:
  ///   - url: the address of the document.
  ///   - limit: the greatest number of bytes.
  ///   - policy: the failures that are worth another attempt; by default none.
  package func document(
    at url: String, limit: Int, retrying policy: RetryPolicy = .never
  ) async throws(NetworkError) -> [UInt8] {
    try await answer(to: Transfer(url: url, limit: limit), retrying: policy).bytes
  }

  /// Sends a request, and returns the head and the bytes of the answer.
  ///
  /// - Parameters:
  ///   - transfer: the request, with the limit of the answer; for all of a file.
  ///   - policy: the failures after which it is sent again; by default none.
  package func answer(
    to transfer: Transfer, retrying policy: RetryPolicy = .never
  ) async throws(NetworkError) -> (head: Transfer.Head, bytes: [UInt8]) {
    let content = Content()
    let head = try await fetch(fromAnyOf: [transfer.url], retrying: policy, into: content.listener) { _, _ in
      transfer
    }
    return (head, content.bytes.withLock { $0 })
  }

  /// The bytes of a document, gathered in memory.
  private final class Content: Sendable {
    let bytes = Mutex<[UInt8]>([])

    var listener: TransferListener {
      TransferListener(
        head: { [self] _ in bytes.withLock { $0 = [] } }, bytes: { [self] piece in bytes.withLock { $0 += piece } })
    }
  }

  /// Returns the versions of libcurl and its libraries: "libcurl 7.88.1, OpenSSL/3.0.19, HTTP/2".
  ///
  /// - Throws: `.noLibrary`.
  package static func libraryVersion() throws(NetworkError) -> String {
    try TransferWorker.load(for: "network")
    guard let info = curl_version_info(CURLVERSION_FIRST) else { return "libcurl" }
    let security = info.pointee.ssl_version.map { String(cString: $0) } ?? NetworkSentences.withoutTls.text
    let multiplexes = info.pointee.features & CURL_VERSION_HTTP2 != 0
    let facts = ["libcurl " + String(cString: info.pointee.version), security] + (multiplexes ? ["HTTP/2"] : [])
    return facts.joined(separator: ", ")
  }
}
