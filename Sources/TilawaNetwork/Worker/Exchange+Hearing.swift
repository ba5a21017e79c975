import CCurl
import Glibc

/// The received lines and bytes of an exchange.
extension Exchange {
  /// Takes a line of the head; false ends the transfer.
  func take(line: UnsafeRawBufferPointer) -> Bool {
    hear(line.count)
    switch answer.take(line) {
    case .more: return true
    case .tooLong:
      failure = .tooTalkative(order.transfer.url)
      return false
    case .complete: break
    }
    let meaning = answer.meaning(on: order.transfer, from: offset, at: address.text, now: time(nil))
    self.meaning = meaning
    switch meaning {
    case .file(let head, _), .complete(let head): return carry { try order.listener.head(head) }
    case .refused(let error):
      guard case .status = error.code else { return false }
      return true
    case .redirect, .asksForAll: return true
    }
  }

  /// Takes a piece of the body; false ends the transfer.
  func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    hear(piece.count)
    received += piece.count
    guard case .file(let head, _) = meaning else {
      if case .refused = meaning { reply += piece.prefix(Self.mostReply - reply.count) }
      return received <= Self.mostWaste
    }
    guard received <= order.transfer.limit - head.start else {
      failure = .tooLarge(order.transfer, length: nil)
      return false
    }
    return carry { try order.listener.bytes(piece) }
  }

  /// Gives the next bytes of the request's body, and returns their number.
  func give(_ room: UnsafeMutableRawBufferPointer) -> Int {
    guard !order.isCancelled, let body = order.transfer.action.body else { return Int(CURL_READFUNC_ABORT) }
    let count = min(room.count, body.count - sent)
    body.withUnsafeBytes { room.copyBytes(from: $0[sent..<sent + count]) }
    sent += count
    hear(count)
    return count
  }

  /// Goes to a place of the request's body, for a request that is sent again; false where there is none.
  func seek(_ offset: Int) -> Bool {
    guard (0...(order.transfer.action.body?.count ?? 0)).contains(offset) else { return false }
    sent = offset
    return true
  }

  private func hear(_ count: Int) {
    let now = ContinuousClock.now
    if case .flowing(var watch) = phase {
      watch.came(count, at: now)
      phase = .flowing(watch)
    } else {
      phase = .flowing(SilenceWatch(settings.timeouts, from: now))
    }
  }

  private func carry(_ body: () throws -> Void) -> Bool {
    guard !order.isCancelled else {
      failure = .cancelled(order.transfer.url)
      return false
    }
    do { try body() } catch {
      failure = NetworkError(code: .cannotWrite, url: order.transfer.url, message: "\(error)")
      return false
    }
    return true
  }
}
