import TilawaCore

// Values that the server gives its pages. Members keep this order.

/// A failure, in one line.
struct StudioFault: Encodable {
  let error: String
  /// The exit code of the command; left out where none ran.
  var exit: Int?
}

/// A change, and its request.
struct StudioChange: Encodable {
  let by: String
}

/// A ticket for a request without the header of a page.
struct StudioTicket: Encodable {
  let ticket: String
}

/// A device that was added, and its key.
struct StudioPaired: Encodable {
  let name: String
  let key: String
}

/// An invitation of a device.
struct StudioInvited: Encodable {
  let address: String
  let code: String
  let fingerprint: String
  /// The time for which the code is good.
  let seconds: Int
  /// The rows of the picture of the address, with 1 for a dark square.
  let qr: [String]
}

/// The end of a command that goes on for a while.
struct StudioClosed: Encodable {
  let event = "closed"
  let exit: Int
  @Nullable var error: String?
  /// The complaints before the last one, which is the error.
  let before: [String]
}
