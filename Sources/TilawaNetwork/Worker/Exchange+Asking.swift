import CCurl

/// The requests of an exchange.
extension Exchange {
  func follow() throws(NetworkError) {
    var text: UnsafePointer<CChar>?
    let url = order.transfer.url
    guard ccurl_get_text(handle, CURLINFO_REDIRECT_URL, &text) == CURLE_OK, let text else {
      throw NetworkError(code: .broken, url: url, NetworkSentences.redirectNowhere)
    }
    let target = String(cString: text)
    guard let next = Address(target) else {
      let detail = NetworkSentences.redirectUnknown(target: String(target.prefix(200)))
      throw NetworkError(code: .badAddress, url: url, detail)
    }
    guard address.scheme == .http || next.scheme == .https else {
      let detail = NetworkSentences.redirectInsecure(target: String(target.prefix(200)))
      throw NetworkError(code: .untrusted, url: url, detail)
    }
    try check(next)
    redirects += 1
    guard redirects <= Self.mostRedirects else {
      let detail = NetworkSentences.redirectsTooOften(most: "\(Self.mostRedirects)")
      throw NetworkError(code: .tooManyRedirects, url: url, detail)
    }
    address = next
    prepare()
  }

  /// Checks whether a request other than for a file may be sent to another address.
  private func check(_ next: Address) throws(NetworkError) {
    let action = order.transfer.action
    guard action.method != "GET" else { return }
    guard next.origin == address.origin, action.isReading || [307, 308].contains(answer.status) else {
      let detail = NetworkSentences.redirectRefused(target: String(next.text.prefix(200)))
      throw NetworkError(code: .untrusted, url: order.transfer.url, detail)
    }
  }

  /// Prepares the handle for the request, whatever was requested with it before.
  func prepare() {
    curl_easy_reset(handle)
    curl_slist_free_all(fields)
    fields = nil
    words[0] = 0
    answer = ServerAnswer()
    meaning = nil
    received = 0
    reply = []
    phase = .connecting(until: .now + settings.timeouts.connection)
    setQuestion()
    setConnection()
    setReceivers()
  }

  private func setQuestion() {
    // Lengths and ranges are those of the file itself.
    var lines = ["Accept-Encoding: identity"]
    if offset > 0, let validator = order.transfer.validator {
      lines += ["Range: bytes=\(offset)-", "If-Range: \(validator)"]
    }
    lines += order.transfer.action.fields
    // A server that waits for it costs a second.
    if order.transfer.action.body != nil { lines.append("Expect:") }
    for line in lines { fields = curl_slist_append(fields, line) ?? fields }
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, fields)
    ccurl_set_text(handle, CURLOPT_URL, address.text)
    ccurl_set_text(handle, CURLOPT_USERAGENT, settings.agent)
    ccurl_set_long(handle, CURLOPT_HTTPGET, 1)
    setAction()
    ccurl_restrict(handle)
  }

  private func setAction() {
    let (action, url) = (order.transfer.action, order.transfer.url)
    if action.method != "GET" { ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, action.method) }
    if let credentials = order.transfer.credentials, address.origin == Address(url)?.origin {
      // Send them with the first request, by the method Basic, which is the library's default.
      ccurl_set_text(handle, CURLOPT_USERNAME, credentials.user)
      ccurl_set_text(handle, CURLOPT_PASSWORD, credentials.password)
    }
    guard let body = action.body else { return }
    sent = 0
    let own = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_long(handle, CURLOPT_UPLOAD, 1)
    ccurl_set_number(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(body.count))
    ccurl_set_pointer(handle, CURLOPT_READDATA, own)
    ccurl_set_reader(handle) { target, size, count, exchange in
      guard let exchange, let target else { return Int(CURL_READFUNC_ABORT) }
      let room = UnsafeMutableRawBufferPointer(start: target, count: size * count)
      return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().give(room)
    }
    ccurl_set_pointer(handle, CURLOPT_SEEKDATA, own)
    ccurl_set_seeker(handle) { exchange, offset, origin in
      guard let exchange, origin == 0 else { return CURL_SEEKFUNC_CANTSEEK }
      return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().seek(Int(offset))
        ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL
    }
  }

  private func setConnection() {
    ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    // Do not wait for the end of a name's look-up when a transfer is given up.
    ccurl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    ccurl_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    ccurl_set_text(handle, CURLOPT_NOPROXY, ClientSettings.directHosts(ClientSettings.environment))
    if let proxy = settings.proxy {
      ccurl_set_text(handle, CURLOPT_PROXY, proxy)
      ccurl_set_text(handle, CURLOPT_NOPROXY, "")
    }
    if let rate = settings.rate {
      ccurl_set_number(handle, CURLOPT_MAX_SEND_SPEED_LARGE, curl_off_t(rate))
      ccurl_set_number(handle, CURLOPT_MAX_RECV_SPEED_LARGE, curl_off_t(rate))
    }
    guard address.scheme == .https else {
      ccurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
      return
    }
    ccurl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    // Several transfers at once wait for one connection, which may serve them all.
    ccurl_set_long(handle, CURLOPT_PIPEWAIT, 1)
    ccurl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
    ccurl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
    let authorities = settings.authorities
    guard authorities.file != nil || authorities.folder != nil else { return }
    ccurl_set_text(handle, CURLOPT_CAINFO, authorities.file)
    ccurl_set_text(handle, CURLOPT_CAPATH, authorities.folder)
  }

  private func setReceivers() {
    let own = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, words)
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, own)
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, own)
    ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, exchange in
      guard let exchange else { return 0 }
      let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().take(line: line) ? size * count : 0
    }
    ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, exchange in
      guard let exchange else { return 0 }
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      // Any other number than was given ends the transfer, also where nothing was given.
      return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue().take(piece)
        ? size * count : size * count + 1
    }
  }
}
