import CSDBus

/// A call to another program that waits for its answer.
final class BusAsking {
  typealias Answer = (Result<[DBusValue], BusFault>) -> Void

  let id: Int
  let answer: Answer
  unowned let loop: BusLoop

  init(_ id: Int, by loop: BusLoop, _ answer: @escaping Answer) {
    self.id = id
    self.answer = answer
    self.loop = loop
  }
}

extension BusLoop {
  /// The time limit for the answer of another program, in microseconds.
  private static let answerTime: UInt64 = 2_000_000

  /// Calls another program. `answer` is called exactly once, on this thread.
  func call(_ request: BusRequest, _ answer: @escaping BusAsking.Answer) {
    guard let bus else { return answer(.failure(.noBus)) }
    guard
      let message = BusMessage.make({
        sd_bus_message_new_method_call(
          bus, &$0, request.destination, request.path, request.interface, request.member)
      }), message.append(request.arguments)
    else { return answer(.failure(.failed(DesktopSentences.callNotSent))) }
    let asking = ask(answer)
    let outcome = sd_bus_call_async(
      bus, nil, message.pointer, BusLoop.hear, Unmanaged.passUnretained(asking).toOpaque(), BusLoop.answerTime)
    if outcome < 0 { forget(asking)?.answer(.failure(.noBus)) }
  }

  /// Takes the result of a call. The library calls this once for each call, unless the bus is closed first: with the
  /// answer, an error, or a timeout.
  private static let hear: sd_bus_message_handler_t = { message, userdata, _ in
    guard let message, let userdata else { return 0 }
    let asking = Unmanaged<BusAsking>.fromOpaque(userdata).takeUnretainedValue()
    guard let asking = asking.loop.forget(asking) else { return 0 }
    if let error = sd_bus_message_get_error(message) {
      func word(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
      asking.answer(.failure(BusFault(name: word(error.pointee.name), message: word(error.pointee.message))))
    } else {
      asking.answer(.success(BusMessage(sharing: message).values()))
    }
    return 1
  }

  /// Requests the first free name of a list.
  func requestName(_ names: ArraySlice<String>) {
    guard let name = names.first else { return }
    // Do not wait in a queue for a name that another program has.
    let doNotQueue: UInt32 = 4
    let request = BusRequest(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      member: "RequestName", arguments: [.string(name), .uint32(doNotQueue)])
    call(request) { [weak self] result in
      switch result {
      case .success([.uint32(1)]), .success([.uint32(4)]): self?.tell(.named(name))
      case .success: self?.requestName(names.dropFirst())
      case .failure: break
      }
    }
  }
}
