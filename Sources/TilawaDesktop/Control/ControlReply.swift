import TilawaCore
package import TilawaPlayer

/// The reply to a request. On the wire it is one flat object.
package struct ControlReply: Hashable, Sendable {
  /// The outcome of a request.
  package enum Body: Hashable, Sendable {
    /// The request is done.
    case done
    /// The reply to `hello`.
    case greeting(Greeting)
    /// The reply to `status` and `watch`.
    case status(PlayerStatus)
    /// The request is not done.
    case fault(ControlFault)
  }

  /// The id of the request; nil where it had none.
  package let id: ControlID?
  /// The outcome.
  package let body: Body

  /// Replies to the request with this id.
  package init(id: ControlID?, _ body: Body) {
    self.id = id
    self.body = body
  }

  /// The reason why the request is not done; nil where it is.
  package var fault: ControlFault? { if case .fault(let fault) = body { fault } else { nil } }

  /// The reply as a line of JSON, without an end of line.
  package var line: String { JSON.line(encoding: self) }

  /// The status, where the reply is one.
  package var status: PlayerStatus? { if case .status(let status) = body { status } else { nil } }
}

extension ControlReply: Codable {
  private enum CodingKeys: String, CodingKey { case id, ok, error, code }

  /// Decodes a reply by the fields that it has.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decodeIfPresent(ControlID.self, forKey: .id)
    _ = try fields.decodeIfPresent(Bool.self, forKey: .ok)
    let error = try fields.decodeIfPresent(String.self, forKey: .error)
    let code = try fields.decodeIfPresent(String.self, forKey: .code)
    let kind = try decoder.container(keyedBy: BodyKeys.self)
    body =
      if let error {
        .fault(ControlReply.fault(error, code: code))
      } else if kind.contains(.state) {
        .status(try PlayerStatus(from: decoder))
      } else if kind.contains(.release) {
        .greeting(try Greeting(from: decoder))
      } else {
        .done
      }
  }

  /// Reads the fault among the fields of a reply; nil where the request is done.
  static func fault(in fields: JSON) -> ControlFault? {
    guard case .string(let message)? = fields[CodingKeys.error.rawValue] else { return nil }
    return fault(message, code: fields[CodingKeys.code.rawValue]?.scalar)
  }

  private static func fault(_ message: String, code: String?) -> ControlFault {
    // A later release may know more codes.
    ControlFault(code.flatMap(ControlFault.Code.init(rawValue:)) ?? .impossible, message)
  }

  /// Fields that only one kind of reply has.
  private enum BodyKeys: String, CodingKey { case state, release }

  /// Encodes the id, whether it is done, and the fields of the body.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(id, forKey: .id)
    if case .fault(let fault) = body {
      try fields.encode(fault.message, forKey: .error)
      try fields.encode(fault.code.rawValue, forKey: .code)
      return
    }
    try fields.encode(true, forKey: .ok)
    switch body {
    case .greeting(let greeting): try greeting.encode(to: encoder)
    case .status(let status): try status.encode(to: encoder)
    case .done, .fault: break
    }
  }
}

/// Names the player and the version of its protocol: the reply to `hello`.
package struct Greeting: Codable, Hashable, Sendable {
  /// The version of the protocol.
  package let version: Int
  /// The release of the program, such as "0.1.0".
  package let release: String
  /// Number of the player's process.
  package let process: Int

  /// Greets as this program of the present protocol.
  package init(release: String, process: Int) {
    version = ProtocolVersion.current
    self.release = release
    self.process = process
  }
}
