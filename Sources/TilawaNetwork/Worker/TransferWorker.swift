import CCurl
import Glibc

/// The work of the client's thread: it takes orders in turn, a limited number at once, and carries them out.
struct TransferWorker {
  private let settings: ClientSettings
  private let pipe: OrderPipe
  private var multi: UnsafeMutableRawPointer?
  private var waiting = OrderQueue()
  private var active: [UnsafeMutableRawPointer: Exchange] = [:]
  /// The handles without a transfer; they keep the library's knowledge of hosts.
  private var idle: [UnsafeMutableRawPointer] = []
  private var isClosing = false

  init(_ settings: ClientSettings, _ pipe: OrderPipe) {
    self.settings = settings
    self.pipe = pipe
  }

  /// Runs until the client is closed; transfers under way are cancelled then.
  mutating func run() {
    while true {
      takeMessages()
      if isClosing { break }
      begin()
      perform()
      giveUp()
      if waiting.isEmpty || active.count >= settings.atOnce { rest() }
    }
    for exchange in active.values { end(exchange, .failure(.cancelled(exchange.order.transfer.url))) }
    while let order = waiting.take() { order.answer(.failure(.cancelled(order.transfer.url))) }
    for handle in idle { curl_easy_cleanup(handle) }
    if let multi { curl_multi_cleanup(multi) }
  }

  private mutating func takeMessages() {
    var isToLook = false
    while let message = pipe.next() {
      switch message {
      case .order(let order):
        waiting.append(order)
        // Its look came before it.
        if order.isCancelled { isToLook = true }
      case .look: isToLook = true
      case .close: isClosing = true
      }
    }
    guard isToLook else { return }
    for order in waiting.removeCancelled() { order.answer(.failure(.cancelled(order.transfer.url))) }
    for exchange in active.values where exchange.order.isCancelled {
      end(exchange, .failure(.cancelled(exchange.order.transfer.url)))
    }
  }

  private mutating func begin() {
    while active.count < settings.atOnce, let order = waiting.take() {
      guard !order.isCancelled else {
        order.answer(.failure(.cancelled(order.transfer.url)))
        continue
      }
      do throws(NetworkError) { try begin(order) } catch { order.answer(.failure(error)) }
    }
  }

  private mutating func begin(_ order: Order) throws(NetworkError) {
    let multi = try started(for: order.transfer.url)
    guard let handle = idle.popLast() ?? curl_easy_init() else {
      throw NetworkError(code: .noLibrary, url: order.transfer.url, NetworkSentences.noStart)
    }
    do throws(NetworkError) { active[handle] = try Exchange(order, on: handle, settings) } catch {
      idle.append(handle)
      throw error
    }
    guard curl_multi_add_handle(multi, handle) == CURLM_OK else {
      putAway(handle)
      throw NetworkError(code: .noLibrary, url: order.transfer.url, NetworkSentences.noTransfer)
    }
  }

  /// Returns the library's handle for all transfers, and loads the library with the first order.
  private mutating func started(for url: String) throws(NetworkError) -> UnsafeMutableRawPointer {
    if let multi { return multi }
    try Self.load(for: url)
    guard let multi = curl_multi_init() else {
      throw NetworkError(code: .noLibrary, url: url, NetworkSentences.noStart)
    }
    ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, settings.atOnce * 4)
    self.multi = multi
    return multi
  }

  static func load(for url: String) throws(NetworkError) {
    guard let words = ccurl_start() else { return }
    throw NetworkError(
      code: .noLibrary, url: url, NetworkSentences.install(reason: String(cString: words), package: "libcurl4"))
  }

  private mutating func perform() {
    guard let multi else { return }
    var count: Int32 = 0
    curl_multi_perform(multi, &count)
    while let message = curl_multi_info_read(multi, &count) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
        let exchange = active[handle]
      else { continue }
      let result = message.pointee.data.result
      curl_multi_remove_handle(multi, handle)
      switch exchange.end(result) {
      case .ends(let result):
        exchange.order.answer(result)
        putAway(handle)
      case .asksAgain:
        guard curl_multi_add_handle(multi, handle) != CURLM_OK else { continue }
        exchange.order.answer(
          .failure(
            NetworkError(
              code: .noLibrary, url: exchange.order.transfer.url, NetworkSentences.noTransfer)))
        putAway(handle)
      }
    }
  }

  private mutating func giveUp() {
    let now = ContinuousClock.now
    for exchange in active.values {
      if let error = exchange.isOverdue(at: now) { end(exchange, .failure(error)) }
    }
  }

  /// Ends an exchange and answers the task first, because the library may still need time with the handle.
  private mutating func end(_ exchange: Exchange, _ result: Result<Transfer.Head, NetworkError>) {
    exchange.order.answer(result)
    curl_multi_remove_handle(multi, exchange.handle)
    putAway(exchange.handle)
  }

  private mutating func putAway(_ handle: UnsafeMutableRawPointer) {
    curl_easy_reset(handle)
    active[handle] = nil
    idle.append(handle)
  }

  /// Sleeps until something comes, from a server or through the pipe, or until the next deadline.
  private func rest() {
    guard let multi else {
      var entry = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, -1)
      return
    }
    var entry = curl_waitfd(fd: pipe.reading, events: Int16(CURL_WAIT_POLLIN), revents: 0)
    curl_multi_poll(multi, &entry, 1, pollTimeout(), nil)
  }

  /// Returns the time until the next deadline in milliseconds, at most 60 s. The library observes its own times, among
  /// them one for connections, and wakes earlier for them.
  private func pollTimeout() -> Int32 {
    guard let next = active.values.map(\.deadline).min() else { return .max }
    let (seconds, attoseconds) = (ContinuousClock.now.duration(to: next)).components
    guard seconds < 60 else { return 60_000 }
    return max(0, Int32(seconds) * 1000 + Int32(attoseconds / 1_000_000_000_000_000) + 1)
  }
}
