/// What somebody asks of the player, as one line of JSON: `{"id":1,"do":"seek","by":-5}`.
public struct ControlRequest: Hashable, Sendable {
  /// What a verb is to bring about.
  public enum Value: Hashable, Sendable {
    /// What it is to be.
    case to(String)
    /// By how much it is to change.
    case by(String)
  }

  /// What is asked.
  public let verb: ControlVerb
  /// With what; nil where nothing is said.
  public let value: Value?

  public init(_ verb: ControlVerb, _ value: Value? = nil) {
    self.verb = verb
    self.value = value
  }

  /// The line that asks for it, without its end.
  ///
  /// - Parameter id: stands in the answer.
  public func line(id: Int) -> String {
    let value =
      switch value {
      case .to(let text)?: ",\"to\":\(ControlValue.quoted(text))"
      case .by(let text)?: ",\"by\":\(ControlValue.quoted(text))"
      case nil: ""
      }
    return "{\"id\":\(id),\"do\":\"\(verb.rawValue)\"\(value)}"
  }

  /// The longest id that comes back, in bytes of the number or of the text without its quotes.
  static let longestID = 64

  /// Reads a line; what is wrong with it is answered under its id where it has one.
  ///
  /// - Returns: the id as JSON, nil where the line has none; and the request or what is wrong with it.
  static func read(_ line: some Sequence<UInt8>) -> (id: String?, request: Result<ControlRequest, ControlFault>) {
    let message: ControlValue
    do throws(ControlFault) { message = try ControlReader.read(line) } catch { return (nil, .failure(error)) }
    guard case .object = message else {
      return (nil, .failure(ControlFault(.malformed, "a request is an object, such as {\"do\":\"status\"}")))
    }
    do throws(ControlFault) {
      let id = try id(of: message)
      do throws(ControlFault) { return (id, .success(try ControlRequest(message))) } catch {
        return (id, .failure(error))
      }
    } catch {
      return (nil, .failure(error))
    }
  }

  private static func id(of message: ControlValue) throws(ControlFault) -> String? {
    let (id, bytes): (String, Int)
    switch message["id"] {
    case nil, .null?: return nil
    case .number(let digits)?: (id, bytes) = (digits, digits.utf8.count)
    // Its quotes and how its characters are written do not count.
    case .string(let text)?: (id, bytes) = (ControlValue.quoted(text), text.utf8.count)
    default: throw ControlFault(.malformed, "an id is a number or a text")
    }
    guard bytes <= longestID else { throw ControlFault(.malformed, "an id has \(longestID) bytes at most") }
    return id
  }

  private init(_ message: ControlValue) throws(ControlFault) {
    guard case .string(let word)? = message["do"] else {
      throw ControlFault(.malformed, "“do” says what is asked, as a text")
    }
    guard let verb = ControlVerb(rawValue: word) else {
      throw ControlFault(.unknownVerb, "there is no verb “\(word.prefix(40))”")
    }
    let value: Value?
    switch (message["to"], message["by"]) {
    case (nil, nil): value = nil
    case (let to?, nil):
      guard let text = to.text else { throw ControlFault(.invalid, "“to” is a text or a number") }
      value = .to(text)
    case (nil, let by?):
      guard let text = by.text else { throw ControlFault(.invalid, "“by” is a text or a number") }
      value = .by(text)
    default: throw ControlFault(.invalid, "“to” and “by” exclude each other")
    }
    try ControlRequest.check(value, for: verb)
    self.init(verb, value)
  }

  private static func check(_ value: Value?, for verb: ControlVerb) throws(ControlFault) {
    switch (value, verb.value) {
    case (_?, .none): throw ControlFault(.invalid, "\(verb.rawValue) takes nothing")
    case (nil, .required): throw ControlFault(.invalid, "\(verb.rawValue) needs “to”")
    case (.by?, _) where !verb.isRelative: throw ControlFault(.invalid, "\(verb.rawValue) takes “to”")
    default: break
    }
  }
}
