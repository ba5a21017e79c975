import TilawaCore
import CCurl

/// A transfer under way: its requests on one handle, one more for each redirect, and their answers. Only the client's
/// thread uses it. The handle points to the exchange and to its memory until it is reset, which must happen before the
/// exchange is freed.
final class Exchange {
  /// The next action at the end of an answer.
  enum Outcome {
    case ends(Result<Transfer.Head, NetworkError>)
    /// The handle is ready for another request.
    case asksAgain
  }

  enum Phase {
    case connecting(until: ContinuousClock.Instant)
    case flowing(SilenceWatch)
  }

  let order: Order
  let handle: UnsafeMutableRawPointer
  let settings: ClientSettings
  var address: Address
  var redirects = 0
  var offset: Int
  var fields: UnsafeMutablePointer<curl_slist>?
  let words: UnsafeMutablePointer<CChar>
  var answer = ServerAnswer()
  var meaning: AnswerMeaning?
  var failure: NetworkError?
  var received = 0
  /// The beginning of the body of an answer that is no success.
  var reply: [UInt8] = []
  /// The number of bytes of the request's body that the library has taken.
  var sent = 0
  var phase: Phase

  static let mostRedirects = 5
  /// The most bytes that are read of the body of an answer without the file, to keep the connection.
  static let mostWaste = 65536
  /// The most bytes of such a body that are kept.
  static let mostReply = 8192

  /// Prepares the handle for the first request; where it throws, no handle points to the exchange.
  init(_ order: Order, on handle: UnsafeMutableRawPointer, _ settings: ClientSettings) throws(NetworkError) {
    let transfer = order.transfer
    guard let address = Address(transfer.url) else {
      let detail = NetworkSentences.noAddressOfWeb
      throw NetworkError(code: .badAddress, url: transfer.url, detail)
    }
    guard transfer.credentials == nil || address.scheme == .https || address.isLoopback else {
      let detail = NetworkSentences.passwordNeedsHttps
      throw NetworkError(code: .untrusted, url: transfer.url, detail)
    }
    self.order = order
    self.handle = handle
    self.settings = settings
    self.address = address
    offset = transfer.asksForRest ? transfer.offset : 0
    words = .allocate(capacity: Int(CURL_ERROR_SIZE))
    words.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    phase = .connecting(until: .now + settings.timeouts.connection)
    prepare()
  }

  deinit {
    curl_slist_free_all(fields)
    words.deallocate()
  }

  /// The time at which the transfer is given up, unless something happens before.
  var deadline: ContinuousClock.Instant {
    switch phase {
    case .connecting(let end): end
    case .flowing(let watch): watch.deadline
    }
  }

  /// Returns the reason to give up the transfer now; nil if there is none.
  func isOverdue(at now: ContinuousClock.Instant) -> NetworkError? {
    if case .connecting = phase {
      var time: curl_off_t = 0
      if ccurl_get_number(handle, CURLINFO_PRETRANSFER_TIME_T, &time) == CURLE_OK, time > 0 {
        phase = .flowing(SilenceWatch(settings.timeouts, from: now))
      }
    }
    guard now >= deadline else { return nil }
    switch phase {
    case .connecting: return .unreachable(order.transfer.url)
    case .flowing:
      let detail = NetworkSentences.almostNothingCame(time: settings.timeouts.silence.formatted)
      return NetworkError(code: .stalled, url: order.transfer.url, detail)
    }
  }

  /// Takes note that the library has ended the answer and released the handle.
  func end(_ result: CURLcode) -> Outcome {
    if let failure { return .ends(.failure(failure)) }
    switch meaning {
    case .complete(let head): return .ends(.success(head))
    case .refused(let error): return .ends(.failure(error.with(reply: reply)))
    case .redirect where result != CURLE_OK: return .ends(.failure(broken(result)))
    case .asksForAll:
      offset = 0
      prepare()
      return .asksAgain
    case .redirect:
      do throws(NetworkError) { try follow() } catch { return .ends(.failure(error)) }
      return .asksAgain
    case .file(let head, let count):
      guard result == CURLE_OK else { return .ends(.failure(broken(result))) }
      return .ends(checked(head, count))
    case nil:
      return .ends(.failure(result == CURLE_OK ? broken(CURLE_GOT_NOTHING) : broken(result)))
    }
  }

  private func checked(_ head: Transfer.Head, _ count: Int?) -> Result<Transfer.Head, NetworkError> {
    let detail: Sentence
    if let count, count != received {
      detail = NetworkSentences.bytesCame(received: "\(received)", count: "\(count)")
    } else if let length = head.length, head.start + received < length {
      detail = NetworkSentences.partOnly(byte: "\(head.start + received)", length: "\(length)")
    } else {
      return .success(head)
    }
    return .failure(NetworkError(code: .broken, url: order.transfer.url, detail))
  }

  private func broken(_ result: CURLcode) -> NetworkError {
    var proxys = 0
    let own = String(cString: words)
    let text = own.isEmpty ? String(cString: curl_easy_strerror(result)) : own
    if ccurl_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &proxys) == CURLE_OK, proxys >= 300 {
      let detail = NetworkSentences.proxyRefuses(status: "\(proxys)", variable: "https_proxy")
      return NetworkError(code: .unreachable, url: order.transfer.url, detail)
    }
    return .of(result, text, at: order.transfer.url, authorities: settings.authorities.file)
  }
}

extension Duration {
  /// The duration for a message: whole seconds, or milliseconds below 1 s.
  fileprivate var formatted: String {
    let (seconds, attoseconds) = components
    return seconds > 0 ? "\(seconds) s" : "\(attoseconds / 1_000_000_000_000_000) ms"
  }
}
