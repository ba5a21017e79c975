import TilawaCore

/// A request to the player: `{"do":"seek","by":-5}`.
package struct ControlRequest: Hashable, Sendable {
  /// The value that a verb takes.
  package enum Value: Hashable, Sendable {
    /// The new value.
    case to(String)
    /// The difference from the present value.
    case by(String)
  }

  /// The verb of the request.
  package let verb: ControlVerb
  /// The value; nil where the request has none.
  package let value: Value?

  /// Makes a request of a verb and its value.
  package init(_ verb: ControlVerb, _ value: Value? = nil) {
    self.verb = verb
    self.value = value
  }

  private static func check(_ value: Value?, for verb: ControlVerb) throws(ControlFault) {
    switch (value, verb.value) {
    case (_?, .none): throw ControlFault(.invalid, DesktopSentences.takesNothing(verb: verb.rawValue))
    case (nil, .required): throw ControlFault(.invalid, DesktopSentences.needsTo(verb: verb.rawValue))
    case (.by?, _) where !verb.isRelative: throw ControlFault(.invalid, DesktopSentences.takesTo(verb: verb.rawValue))
    default: break
    }
  }
}

extension ControlRequest: Codable {
  private enum CodingKeys: String, CodingKey {
    case verb = "do"
    case to, by
  }

  /// Decodes a request.
  ///
  /// - Throws: `ControlFault` with the fault.
  package init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: CodingKeys.self) else {
      throw ControlFault(.malformed, DesktopSentences.requestIsObject(example: #"{"do":"status"}"#))
    }
    let word = try? fields.decode(String.self, forKey: .verb)
    let to = try? fields.decodeIfPresent(ControlArgument.self, forKey: .to)
    let by = try? fields.decodeIfPresent(ControlArgument.self, forKey: .by)
    guard let word else { throw ControlFault(.malformed, DesktopSentences.doIsName) }
    guard let verb = ControlVerb(word: word) else {
      throw ControlFault(.unknownVerb, DesktopSentences.noVerb(verb: String(word.prefix(40))))
    }
    let value: Value?
    switch (fields.contains(.to), fields.contains(.by)) {
    case (false, false): value = nil
    case (true, false):
      guard let to else { throw ControlFault(.invalid, DesktopSentences.toKind) }
      value = .to(to.text)
    case (false, true):
      guard let by else { throw ControlFault(.invalid, DesktopSentences.byKind) }
      value = .by(by.text)
    case (true, true): throw ControlFault(.invalid, DesktopSentences.toAndBy)
    }
    try ControlRequest.check(value, for: verb)
    self.init(verb, value)
  }

  /// Encodes a request with its value as a text.
  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(verb.rawValue, forKey: .verb)
    switch value {
    case .to(let text)?: try fields.encode(ControlArgument(text: text), forKey: .to)
    case .by(let text)?: try fields.encode(ControlArgument(text: text), forKey: .by)
    case nil: break
    }
  }
}

/// The value of a request: a text, or a number as its digits.
struct ControlArgument: Codable {
  let text: String

  init(text: String) { self.text = text }

  init(from decoder: any Decoder) throws {
    text = try (try? decoder.singleValueContainer().decode(String.self)) ?? JSONNumber(from: decoder).digits
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
