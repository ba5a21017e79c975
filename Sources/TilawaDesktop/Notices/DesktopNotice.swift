import TilawaCore

/// A notification, as desktops show them.
package struct DesktopNotice: Hashable, Sendable {
  /// The urgency of a notification; the raw values are those of the desktops.
  package enum Urgency: UInt8, Hashable, Sendable {
    /// Shown for a short time.
    case low = 0
    case normal = 1
    /// Shown until somebody has seen it.
    case critical = 2
  }

  /// The title, one line.
  package let title: String
  /// The body, plain text.
  package internal(set) var body: String
  /// The urgency.
  package let urgency: Urgency
  /// The address of a picture file.
  var picture: String?

  package init(title: String, body: String, urgency: Urgency = .normal) {
    self.title = title
    self.body = body
    self.urgency = urgency
  }

  /// Shows the notification over a connection of its own. Any task.
  ///
  /// - Parameters:
  ///   - address: the address of the bus.
  ///   - timeout: the time limit.
  /// - Returns: Whether a desktop accepted it.
  @discardableResult
  package func show(on address: BusAddress, timeout: Duration = .seconds(1)) async -> Bool {
    // Escape text that came from a file's name: the desktop must not read it as markup.
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

  /// The call for the capabilities of a desktop.
  static let capabilities = BusRequest(
    destination: service, path: path, interface: service, member: "GetCapabilities")

  /// The escaping of the body for a desktop.
  enum Escaping: Hashable, Sendable { case nothing, markup }

  static let service = "org.freedesktop.Notifications"
  static let path = "/org/freedesktop/Notifications"

  /// - Parameters:
  ///   - number: the number of the notification to replace; 0 for none.
  ///   - action: the effect of a click, in words; nil for none.
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
