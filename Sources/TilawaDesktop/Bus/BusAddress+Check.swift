import TilawaCore
import CSDBus

extension BusAddress {
  /// Asks the bus for its id, and waits for at most one second.
  ///
  /// - Throws: `.noLibrary`, `.unreachable`.
  package func check() async throws(DesktopError) {
    if let failure = csdbus_load() {
      throw DesktopError(
        .noLibrary, DesktopSentences.cannotUseBus,
        DesktopSentences.install(reason: String(cString: failure), package: "libsystemd0"))
    }
    let request = BusRequest(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      member: "GetId")
    guard let answer = await BusLink.ask(request, on: self, timeout: .seconds(1)) else {
      throw DesktopError(.unreachable, DesktopSentences.cannotUseBus, DesktopSentences.nobodyAnswers(address: text))
    }
    if case .failure(let fault) = answer {
      throw DesktopError(
        .unreachable, DesktopSentences.cannotUseBus,
        DesktopSentences.addressSays(address: text, reason: Sentence(verbatim: fault.message)))
    }
  }
}

extension BusLink {
  /// Sends a call over a connection of its own.
  ///
  /// - Returns: The answer; nil where none comes in time.
  static func ask(
    _ request: BusRequest, on address: BusAddress, timeout: Duration
  ) async -> Result<[DBusValue], BusFault>? {
    guard let link = BusLink(to: address, { _ in }) else { return nil }
    defer { link.close() }
    return await link.ask(request, timeout: timeout)
  }

  /// Sends a call and waits for at most `timeout`, also for a bus that accepts the connection and never answers.
  ///
  /// - Returns: The answer; nil where none comes in time.
  func ask(_ request: BusRequest, timeout: Duration) async -> Result<[DBusValue], BusFault>? {
    let (answers, sending) = AsyncStream.makeStream(of: Result<[DBusValue], BusFault>.self)
    let asking = Task {
      sending.yield(await call(request))
      sending.finish()
    }
    let alarm = Task {
      try? await Task.sleep(for: timeout)
      sending.finish()
    }
    defer {
      asking.cancel()
      alarm.cancel()
    }
    for await answer in answers { return answer }
    return nil
  }
}
