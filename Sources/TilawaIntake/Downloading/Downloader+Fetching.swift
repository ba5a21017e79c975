import TilawaAudio
import TilawaCore
import TilawaNetwork
import TilawaStore

extension Downloader {
  /// Fetches the file; tries the remaining hosts if the file of one host is not usable.
  func bring(_ order: Order, into part: PartFile) async throws {
    var urls = order.file.urls
    var refusal: PlayerError?
    while !urls.isEmpty {
      let finding: DownloadCheck.Finding
      let head: Transfer.Head
      do {
        head = try await transfers.withPermit { try await transfer(urls, order, into: part) }
        finding = try await look(at: part, order)
      } catch let error as AudioError where error.code != .ioFailed {
        refusal = order.refusal(error.detail)
        urls = part.rejected(of: urls)
        continue
      } catch let error as PlayerError {
        refusal = order.refusal(error.detail)
        urls = part.rejected(of: urls)
        continue
      } catch let error as NetworkError where error.all.allSatisfy(\.isAbsence) {
        if let refusal { throw refusal }
        // Note the absence only if every host was asked.
        if try hosts(of: order.reciter) <= order.file.urls.count {
          try library.downloads.noteAbsence(of: order.file.fileName, by: order.reciter.id, at: now())
        }
        throw error
      }
      let origin = Download.Origin(url: part.url, etag: head.etag, modified: head.modified)
      return try await settle(finding, order, origin, part)
    }
    throw refusal ?? order.refusal(IntakeSentences.noAddress)
  }

  private func hosts(of reciter: Reciter) throws -> Int {
    try library.reciters.source(of: reciter.id)?.patterns.count ?? 0
  }

  private func look(at part: PartFile, _ order: Order) async throws -> DownloadCheck.Finding {
    let (limits, path, final) = (order.limits, part.path, order.path)
    return try await pool.run {
      let finding = try DownloadCheck.look(at: path, within: limits, as: final)
      try part.sync()
      return finding
    }
  }

  private func transfer(
    _ urls: [String], _ order: Order, into part: PartFile
  ) async throws -> Transfer.Head {
    for _ in 0..<2 {
      do { return try await attempt(urls, order, into: part) } catch is PartFile.OtherVersion {}
    }
    throw NetworkError(code: .broken, url: part.url, IntakeSentences.otherVersion)
  }

  private func attempt(
    _ urls: [String], _ order: Order, into part: PartFile
  ) async throws -> Transfer.Head {
    let failure = Guarded<(any Error)?>(nil)
    let (tally, limit) = (order.tally, order.limits.bytes)
    @Sendable func noting(_ body: () throws -> Void) throws {
      do { try body() } catch {
        failure.withLock { $0 = $0 ?? error }
        throw error
      }
    }
    let listener = TransferListener(
      head: { head in try noting { try part.begin(head) } },
      bytes: { bytes in
        try noting {
          if part.size == 0, let content = OtherContent(heading: bytes) {
            throw order.refusal(IntakeSentences.sentOther(content: content.kind))
          }
          try part.append(bytes)
          tally?.came(bytes.count)
        }
      })
    do {
      let head = try await transferring(urls, listener) { url, _ in
        part.transfer(of: url, limit: limit)
      }
      guard head.length == nil || head.length == part.size else {
        let came = IntakeSentences.bytesCame(count: part.size, all: head.length ?? 0)
        throw NetworkError(code: .broken, url: head.url, came)
      }
      return head
    } catch let error as NetworkError {
      if let cause = failure.withLock({ $0 }) { throw cause }
      if error.code == .cancelled { throw CancellationError() }
      throw error
    }
  }
}
