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
    let verdict = answer.verdict(on: order.transfer, from: offset, at: address.text, now: time(nil))
    self.verdict = verdict
    switch verdict {
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
    guard case .file(let head, _) = verdict else { return received <= Self.mostWaste }
    guard received <= order.transfer.limit - head.start else {
      failure = .tooLarge(order.transfer, length: nil)
      return false
    }
    return carry { try order.listener.bytes(piece) }
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
