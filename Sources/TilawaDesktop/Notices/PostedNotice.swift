/// A notification on the desktop, which may be clicked.
package final class PostedNotice: Sendable {
  /// The outcome of a notification.
  package enum Outcome: Hashable, Sendable {
    /// A click. The token, where the desktop sends one, lets a new window come to the front.
    case clicked(token: String?)
    /// No click: it was closed, it expired, the time was over, or it is not clickable.
    case left
  }

  /// The D-Bus name of the action for a click on the notification itself.
  static let action = "default"

  private let number: UInt32
  private let signals: AsyncStream<BusSignal>
  private let hearing: AsyncStream<BusSignal>.Continuation
  private let link: BusLink
  /// Whether clicks on it are reported.
  package let isClickable: Bool

  private init(
    _ number: UInt32, isClickable: Bool, _ link: BusLink,
    _ stream: (signals: AsyncStream<BusSignal>, hearing: AsyncStream<BusSignal>.Continuation)
  ) {
    self.number = number
    self.isClickable = isClickable
    self.link = link
    (signals, hearing) = stream
  }

  deinit { link.close() }

  /// Shows a notification over a connection of its own, which stays open.
  ///
  /// - Parameters:
  ///   - notice: the notification.
  ///   - address: the address of the bus.
  ///   - action: the effect of a click, in words; nil for none. A desktop without actions ignores it.
  ///   - timeout: the time limit for each answer.
  /// - Returns: The shown notification; nil where no desktop accepts it.
  package static func post(
    _ notice: DesktopNotice, on address: BusAddress, action: String?, timeout: Duration
  ) async -> PostedNotice? {
    let (signals, hearing) = AsyncStream.makeStream(of: BusSignal.self)
    let offer = BusLink.Offer(listening: action == nil ? nil : DesktopNotice.service)
    let link = BusLink(to: address, offering: offer) { happening in
      switch happening {
      case .heard(let signal): hearing.yield(signal)
      case .lost, .closed: hearing.finish()
      case .named, .called: break
      }
    }
    guard let link else { return nil }
    var capabilities: [String] = []
    if case .success(let values)? = await link.ask(DesktopNotice.capabilities, timeout: timeout),
      case .strings(let words)? = values.first
    {
      capabilities = words
    }
    let words = capabilities.contains("actions") ? action : nil
    let request = notice.request(
      replacing: 0, escaping: capabilities.contains("body-markup") ? .markup : .nothing, action: words)
    guard case .success(let answer)? = await link.ask(request, timeout: timeout),
      case .uint32(let number)? = answer.first
    else {
      link.close()
      return nil
    }
    return PostedNotice(number, isClickable: words != nil, link, (signals, hearing))
  }

  /// Waits for a click, the closing of the notification, or the time limit. Called once, from any task.
  package func outcome(within limit: Duration) async -> Outcome {
    guard isClickable else { return .left }
    let alarm = Task { [hearing] in
      try? await Task.sleep(for: limit)
      hearing.finish()
    }
    defer { alarm.cancel() }
    var token: String?
    for await signal in signals where signal.arguments.first == .uint32(number) {
      switch (signal.member, signal.arguments.dropFirst().first) {
      case ("ActivationToken", .string(let word)): token = word
      case ("ActionInvoked", .string(PostedNotice.action)): return .clicked(token: token)
      case ("NotificationClosed", _): return .left
      default: break
      }
    }
    return .left
  }
}
