import TilawaCore

/// A notification, as desktops show them.
public struct DesktopNotice: Hashable, Sendable {
  /// How much it matters; the raw values are those of the desktops.
  public enum Urgency: UInt8, Hashable, Sendable {
    /// Shown in passing.
    case low = 0
    case normal = 1
    /// Stays until somebody has seen it.
    case critical = 2
  }

  /// One line.
  public let title: String
  /// What more there is to say; plain text.
  public internal(set) var body: String
  /// How much it matters.
  public let urgency: Urgency
  /// A picture, as the address of a file.
  var picture: String?

  public init(title: String, body: String, urgency: Urgency = .normal) {
    self.title = title
    self.body = body
    self.urgency = urgency
  }

  /// Shows it, over a connection of its own, and forgets it. Any task.
  ///
  /// - Parameters:
  ///   - address: of the bus.
  ///   - timeout: how long that may take.
  /// - Returns: whether a desktop took it.
  @discardableResult
  public func show(on address: BusAddress, timeout: Duration = .seconds(1)) async -> Bool {
    // What came from a file's name must be no markup of the desktop.
    guard let known = await BusLink.ask(DesktopNotice.capabilities, on: address, timeout: timeout) else {
      return false
    }
    var escaping = Escaping.nothing
    if case .success(let values) = known, case .strings(let capabilities)? = values.first,
      capabilities.contains("body-markup")
    {
      escaping = .markup
    }
    let request = request(replacing: 0, escaping: escaping)
    guard case .success? = await BusLink.ask(request, on: address, timeout: timeout) else { return false }
    return true
  }

  /// What a desktop can do with notifications.
  static let capabilities = BusRequest(
    destination: service, path: path, interface: service, member: "GetCapabilities")

  /// What of the body means something else to the desktop than itself.
  enum Escaping: Hashable, Sendable { case nothing, markup }

  static let service = "org.freedesktop.Notifications"
  static let path = "/org/freedesktop/Notifications"

  /// - Parameters:
  ///   - number: of the notification whose place it takes; 0: none.
  ///   - action: what a click on it does, in words; nil: nothing.
  func request(replacing number: UInt32, escaping: Escaping, action: String? = nil) -> BusRequest {
    var hints: [String: DBusValue] = [
      "urgency": .byte(urgency.rawValue), "desktop-entry": .string("tilawa"), "suppress-sound": .boolean(true),
    ]
    if urgency == .low { hints["transient"] = .boolean(true) }
    hints["image-path"] = picture.map { .string($0) }
    return BusRequest(
      destination: DesktopNotice.service, path: DesktopNotice.path, interface: DesktopNotice.service, member: "Notify",
      arguments: [
        .string("Tilawa"), .uint32(number), .string("audio-x-generic"), .string(title),
        .string(escaping == .markup ? DesktopNotice.escaped(body) : body),
        .strings(action.map { [PostedNotice.action, $0] } ?? []), .dictionary(hints), .int32(-1),
      ])
  }

  static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
