extension Transfer {
  /// The action that a request asks for.
  package struct Action: Hashable, Sendable {
    /// The method, such as `PUT`.
    package let method: String
    /// More lines of the head, such as `Depth: 1`.
    package let fields: [String]
    /// The bytes that are sent; nil for none.
    package let body: [UInt8]?

    /// The action that brings a file.
    package static let get = Action("GET")

    package init(_ method: String, fields: [String] = [], body: [UInt8]? = nil) {
      self.method = method
      self.fields = fields.filter { !$0.contains(where: \.isNewline) }
      self.body = body
    }

    /// Whether it changes nothing on the server.
    var isReading: Bool { ["GET", "PROPFIND"].contains(method) }
  }

  /// A user and a password.
  package struct Credentials: Hashable, Sendable {
    package let user: String
    package let password: String

    package init(user: String, password: String) {
      self.user = user
      self.password = password
    }
  }
}
