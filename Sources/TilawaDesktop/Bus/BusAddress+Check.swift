import CSDBus

extension BusAddress {
  /// Asks the bus for its number, which each has, and waits no longer than a second.
  ///
  /// - Throws: `.noLibrary`, `.unreachable`.
  public func check() async throws(DesktopError) {
    if let failure = csdbus_load() {
      throw DesktopError(.noLibrary, "use the session bus", String(cString: failure) + "; install libsystemd0")
    }
    let request = BusRequest(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
      member: "GetId")
    guard let answer = await BusLink.ask(request, on: self, timeout: .seconds(1)) else {
      throw DesktopError(.unreachable, "use the session bus", "\(text): nobody answers")
    }
    if case .failure(let fault) = answer {
      throw DesktopError(.unreachable, "use the session bus", "\(text): \(fault.message)")
    }
  }
}

extension BusLink {
  /// Asks once, over a connection that is made for it.
  ///
  /// - Returns: nil where nobody answers in time.
  static func ask(
    _ request: BusRequest, on address: BusAddress, timeout: Duration
  ) async -> Result<[DBusValue], BusFault>? {
    guard let link = BusLink(to: address, { _ in }) else { return nil }
    defer { link.close() }
    return await link.ask(request, timeout: timeout)
  }

  /// Asks, and waits no longer than `timeout`, also for a bus that takes us and never says a word.
  ///
  /// - Returns: nil where nobody answers in time.
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
