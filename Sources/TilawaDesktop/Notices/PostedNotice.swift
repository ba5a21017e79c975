/// A notification that is shown, and that may be clicked.
public final class PostedNotice: Sendable {
  /// What became of it.
  public enum Outcome: Hashable, Sendable {
    /// Somebody clicked; the token lets a window that is opened for it come to the front, where the desktop gave one.
    case clicked(token: String?)
    /// It was put away or expired, nobody clicked in time, or it cannot be clicked.
    case left
  }

  /// By its name, what a click on the notification itself is.
  static let action = "default"

  private let number: UInt32
  private let signals: AsyncStream<BusSignal>
  private let hearing: AsyncStream<BusSignal>.Continuation
  private let link: BusLink
  /// Whether a click on it is told.
  public let isClickable: Bool

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

  /// Shows a notice, over a connection of its own that stays.
  ///
  /// - Parameters:
  ///   - notice: the notice.
  ///   - address: of the bus.
  ///   - action: what a click does, in words; nil, or a desktop that takes no clicks: nothing.
  ///   - timeout: how long each answer may take.
  /// - Returns: nil where no desktop takes it.
  public static func post(
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

  /// Waits until somebody has clicked it, it is gone, or the time is over. Once; any task.
  public func outcome(within limit: Duration) async -> Outcome {
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
