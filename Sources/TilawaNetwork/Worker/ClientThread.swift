import Glibc
import TilawaFiles

/// The client's thread, apart from the cooperative pool, and the pipe to it. Ends with its last reference.
final class ClientThread: Sendable {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let pipe: OrderPipe
  private let thread: pthread_t

  init(_ settings: ClientSettings) throws(NetworkError) {
    let pipe = try OrderPipe()
    let work = Unmanaged.passRetained(
      Work {
        var worker = TransferWorker(settings, pipe)
        worker.run()
      })
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        // Signals are for the program's other threads; one for a broken pipe, from libraries that forget to say so, for none.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, nil)
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard failure == 0 else {
      work.release()
      pipe.close()
      let why = systemMessage(failure)
      throw NetworkError(code: .noLibrary, url: "network", NetworkSentences.noThread(reason: why))
    }
    self.pipe = pipe
    self.thread = thread
  }

  func send(_ message: OrderPipe.Message) { pipe.send(message) }

  deinit {
    pipe.send(.close)
    // A listener that held the last reference lets go of it on the thread itself.
    guard pthread_equal(pthread_self(), thread) == 0 else {
      pthread_detach(thread)
      return
    }
    pthread_join(thread, nil)
    pipe.close()
  }
}
