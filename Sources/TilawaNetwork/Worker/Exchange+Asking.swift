import CCurl

/// The requests of an exchange.
extension Exchange {
  func follow() throws(NetworkError) {
    var text: UnsafePointer<CChar>?
    let url = order.transfer.url
    guard ccurl_get_text(handle, CURLINFO_REDIRECT_URL, &text) == CURLE_OK, let text else {
      throw NetworkError(code: .broken, url: url, message: "the server redirects, but without an address")
    }
    let target = String(cString: text)
    guard let next = Address(target) else {
      let message = "the server redirects to \(target.prefix(200)), which is neither http nor https"
      throw NetworkError(code: .badAddress, url: url, message: message)
    }
    guard address.scheme == .http || next.scheme == .https else {
      let message = "the server redirects from https to \(target.prefix(200)), which is not secure"
      throw NetworkError(code: .untrusted, url: url, message: message)
    }
    redirects += 1
    guard redirects <= Self.mostRedirects else {
      let message = "the server redirects more than \(Self.mostRedirects) times"
      throw NetworkError(code: .tooManyRedirects, url: url, message: message)
    }
    address = next
    prepare()
  }

  /// Prepares the handle for the request, whatever was requested with it before.
  func prepare() {
    curl_easy_reset(handle)
    curl_slist_free_all(fields)
    fields = nil
    words[0] = 0
    answer = ServerAnswer()
    verdict = nil
    received = 0
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
    for line in lines { fields = curl_slist_append(fields, line) ?? fields }
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, fields)
    ccurl_set_text(handle, CURLOPT_URL, address.text)
    ccurl_set_text(handle, CURLOPT_USERAGENT, settings.agent)
    ccurl_set_long(handle, CURLOPT_HTTPGET, 1)
    ccurl_restrict(handle)
  }

  private func setConnection() {
    ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    // Who gives up while a name is looked up does not wait until it is found.
    ccurl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    ccurl_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    ccurl_set_text(handle, CURLOPT_NOPROXY, ClientSettings.directHosts(ClientSettings.environment))
    if let proxy = settings.proxy {
      ccurl_set_text(handle, CURLOPT_PROXY, proxy)
      ccurl_set_text(handle, CURLOPT_NOPROXY, "")
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
