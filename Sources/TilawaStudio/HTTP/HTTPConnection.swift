import TilawaCore

/// One connection of a client, on a thread of its own.
struct HTTPConnection {
  let channel: HTTPChannel
  let listener: HTTPListener
  let calls: TaskCalls
  let ticketKey: [UInt8]
  /// Notes the client that sent a request.
  let noteClient: (String) -> Void
  /// Notes the pieces that the client gets.
  let notePieces: (PieceQueue) -> Void

  /// Serves the client to its end.
  func serve() {
    var reader = ClientReader { [channel] end throws(HTTPFault) in try channel.read(until: end) }
    do throws(HTTPFault) {
      try begin()
      while try exchange(&reader) {}
    } catch {
      fail(error)
    }
    channel.endSending()
    channel.drain()
  }

  private func begin() throws(HTTPFault) {
    guard let identity = listener.identity else { return }
    let end = ContinuousClock.now + listener.limits.head
    guard try channel.speaksTLS(until: end) else {
      fail(.badRequest, StudioSentences.speaksHttps(scheme: "https://"))
      throw .ended
    }
    try channel.shakeHands(identity, ticketKey: ticketKey, until: end)
  }

  /// Reads a request and answers it.
  ///
  /// - Returns: whether another one may come.
  private func exchange(_ reader: inout ClientReader) throws(HTTPFault) -> Bool {
    var request = try head(&reader)
    if let client = listener.client(request) { noteClient(client) }
    let reception = listener.receive(request)
    let isLast = request.endsConnection || request.length > 0 && !reception.takesBody
    if reception.takesBody {
      reader.end = .now + listener.limits.body
      request.body = try reader.bytes(request.length)
    }
    guard var reply = calls.wait(for: { [request] in await reception.reply(request) }) else { return false }
    reply.compress(for: request)
    if isLast || reply.endsConnection { reply["Connection"] = "close" }
    if request.method == .head { reply.isHeadAlone = true }
    return send(reply, &reader) && !reply.endsConnection
  }

  /// Waits for a request, and reads its head.
  private func head(_ reader: inout ClientReader) throws(HTTPFault) -> HTTPRequest {
    let isFirst = reader.count == 0
    do throws(HTTPFault) {
      reader.end = .now + (isFirst ? listener.limits.head : HTTPLimits.rest)
      try reader.wait()
    } catch {
      throw isFirst ? error : .ended
    }
    reader.end = .now + listener.limits.head
    return try reader.head()
  }

  /// Sends a reply; false where the client does not take it.
  private func send(_ reply: HTTPReply, _ reader: inout ClientReader) -> Bool {
    defer { if case .pieces(let pieces) = reply.body { pieces.finish() } }
    if case .bytes(let bytes) = reply.body { return channel.write(reply.head + (reply.isHeadAlone ? [] : bytes)) }
    guard channel.write(reply.head) else { return false }
    switch reply.body {
    case .bytes: return true
    case .file(let count, let read):
      var sent = reply.isHeadAlone ? count : 0
      while sent < count {
        let piece = read(sent)
        guard !piece.isEmpty, channel.write(piece) else { return false }
        sent += piece.count
      }
      return true
    case .pieces(let pieces):
      notePieces(pieces)
      while !reply.isHeadAlone, let piece = pieces.next(), channel.write(piece) {}
      return false
    case .socket(let serve):
      serve(WebSocket(channel, calls), &reader)
      return false
    }
  }

  // MARK: - Faults

  private func fail(_ fault: HTTPFault) {
    switch fault {
    case .ended: break
    case .late: fail(.requestTimeout, StudioSentences.notInTime)
    case .headTooLong: fail(.headTooLong, StudioSentences.headTooLong)
    case .tooLarge: fail(.tooLarge, StudioSentences.tooLarge)
    case .lengthMissing: fail(.lengthRequired, StudioSentences.noLength)
    case .malformed: fail(.badRequest, StudioSentences.malformed)
    }
  }

  /// Sends a last reply.
  private func fail(_ status: HTTPStatus, _ sentence: Sentence) {
    let body = Array(JSON.line(encoding: StudioFault(error: sentence.text)).utf8)
    let reply = HTTPReply(status, [("Content-Type", "application/json"), ("Connection", "close")], .bytes(body))
    _ = channel.write(reply.head + body)
  }
}
