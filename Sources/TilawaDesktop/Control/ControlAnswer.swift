/// What is answered to a request.
public enum ControlAnswer: Hashable, Sendable {
  /// It is done.
  case done
  /// What was asked, as the members of an object of JSON with a comma between them.
  case telling(String)
  /// It is not done.
  case fault(ControlFault)

  /// The line, with its end.
  func line(id: String?) -> String {
    let head = id.map { "\"id\":\($0)," } ?? ""
    return switch self {
    case .done: "{\(head)\"ok\":true}\n"
    case .telling(let members): "{\(head)\"ok\":true,\(members)}\n"
    case .fault(let fault):
      "{\(head)\"error\":\(ControlValue.quoted(fault.message)),\"code\":\"\(fault.code.rawValue)\"}\n"
    }
  }
}
