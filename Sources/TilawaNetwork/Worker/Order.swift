import Synchronization

/// A transfer that a task waits for, on its way to the client's thread.
final class Order: Sendable {
  let transfer: Transfer
  let listener: TransferListener
  private let cancellation: Cancellation
  private let continuation: CheckedContinuation<Result<Transfer.Head, NetworkError>, Never>

  /// A flag of whether the task has cancelled the transfer; set by any thread.
  final class Cancellation: Sendable {
    private let isSet = Atomic<Bool>(false)

    func set() { isSet.store(true, ordering: .releasing) }
    var isCancelled: Bool { isSet.load(ordering: .acquiring) }
  }

  init(
    _ transfer: Transfer, _ listener: TransferListener, _ cancellation: Cancellation,
    _ continuation: CheckedContinuation<Result<Transfer.Head, NetworkError>, Never>
  ) {
    self.transfer = transfer
    self.listener = listener
    self.cancellation = cancellation
    self.continuation = continuation
  }

  var isCancelled: Bool { cancellation.isCancelled }

  /// Answers the waiting task. Called once; nothing of the transfer comes after it.
  func answer(_ result: Result<Transfer.Head, NetworkError>) { continuation.resume(returning: result) }
}
