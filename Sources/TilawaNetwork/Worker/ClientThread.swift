import TilawaFiles

/// The client's thread, apart from the cooperative pool, and the pipe to it. Ends with its last reference.
final class ClientThread: Sendable {
  private let pipe: OrderPipe
  private let thread: SystemThread

  init(_ settings: ClientSettings) throws(NetworkError) {
    let pipe = try OrderPipe()
    do throws(SystemThread.Refused) {
      thread = try SystemThread {
        // One for a broken pipe comes from libraries that forget to say that they want none.
        SystemThread.leaveSignals()
        var worker = TransferWorker(settings, pipe)
        worker.run()
      }
    } catch {
      pipe.close()
      let why = systemMessage(error.number)
      throw NetworkError(code: .noLibrary, url: "network", NetworkSentences.noThread(reason: why))
    }
    self.pipe = pipe
  }

  func send(_ message: OrderPipe.Message) { pipe.send(message) }

  deinit {
    pipe.send(.close)
    // A listener that held the last reference lets go of it on the thread itself.
    guard !thread.isCurrent else { return thread.detach() }
    thread.join()
    pipe.close()
  }
}
