import CCurl
import Glibc
import TilawaFiles

/// A pipe that carries the addresses of orders to the client's thread and wakes it. There is no lock: the kernel keeps
/// writes of a word whole and in order.
struct OrderPipe: Sendable {
  enum Message {
    case order(Order)
    /// An order was cancelled.
    case look
    case close
  }

  /// The reading end: readable when there is a message; never blocks.
  let reading: Int32
  private let writing: Int32

  init() throws(NetworkError) {
    var ends: [Int32] = [-1, -1]
    guard ccurl_pipe(&ends) == 0 else {
      let why = systemMessage()
      throw NetworkError(code: .noLibrary, url: "network", NetworkSentences.noPipe(reason: why))
    }
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  /// Sends a message from any thread. Blocks only while thousands of messages wait.
  func send(_ message: Message) {
    var word: UInt =
      switch message {
      case .order(let order): UInt(bitPattern: Unmanaged.passRetained(order).toOpaque())
      case .look: 0
      case .close: 1
      }
    while write(writing, &word, MemoryLayout<UInt>.size) < 0, errno == EINTR {}
  }

  /// Returns the next message; nil if there is none. For one thread.
  func next() -> Message? {
    var word: UInt = 0
    guard read(reading, &word, MemoryLayout<UInt>.size) == MemoryLayout<UInt>.size else { return nil }
    switch word {
    case 0: return .look
    case 1: return .close
    default:
      return UnsafeRawPointer(bitPattern: word).map { .order(Unmanaged<Order>.fromOpaque($0).takeRetainedValue()) }
    }
  }

  /// Closes both ends, when nobody sends or reads any more.
  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}
