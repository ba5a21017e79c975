import Synchronization
import TilawaNetwork
import TilawaTestSupport

/// The bytes of a transfer as a caller keeps them: an answer from the start replaces the earlier bytes.
final class Gathering: Sendable {
  private let state = Mutex<(heads: [Transfer.Head], bytes: [UInt8])>(([], []))
  private let onBytes: @Sendable () throws -> Void

  init(here: [UInt8] = [], onBytes: @escaping @Sendable () throws -> Void = {}) {
    self.onBytes = onBytes
    state.withLock { $0.bytes = here }
  }

  var heads: [Transfer.Head] { state.withLock { $0.heads } }
  var bytes: [UInt8] { state.withLock { $0.bytes } }

  var listener: TransferListener {
    TransferListener(
      head: { [self] head in
        state.withLock { state in
          state.heads.append(head)
          state.bytes = Array(state.bytes.prefix(head.start))
        }
      },
      bytes: { [self] piece in
        try onBytes()
        state.withLock { $0.bytes += piece }
      })
  }
}

/// Bytes that are nowhere alike.
func noise(_ count: Int) -> [UInt8] {
  var value: UInt64 = 0x2545_F491_4F6C_DD1D
  return (0..<count).map { _ in
    value = value &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: value >> 56)
  }
}

/// Returns the error of an asynchronous call.
func failure(_ body: () async throws(NetworkError) -> some Sendable) async -> NetworkError? {
  do throws(NetworkError) {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

extension Result {
  var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

let mebibyte = 1 << 20

extension HTTPTimeouts {
  /// For servers that say nothing: a test waits this long, whatever the machine.
  static let short = HTTPTimeouts(silence: .milliseconds(200))
}
