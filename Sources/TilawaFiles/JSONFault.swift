/// A description of the fault in a JSON document, with the name of the member.
package enum JSONFault {
  /// Describes the error of a decoder.
  ///
  /// - Parameter error: the error that the decoder threw.
  package static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context): "`\(path(context.codingPath + [key]))` is missing"
    case DecodingError.valueNotFound(_, let context): "\(member(context)) is null"
    case DecodingError.typeMismatch(let type, let context): "\(member(context)) is not \(kind(type))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is no whole JSON: \(context.debugDescription)"
    case DecodingError.dataCorrupted(let context): "\(member(context)): \(context.debugDescription)"
    default: "\(error)"
    }
  }

  private static func member(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "the document" : "`\(path(context.codingPath))`"
  }

  /// `segments[3].start`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return String(path.drop { $0 == "." })
  }

  private static func kind(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is any Collection.Type: "a list"
    default: "of the right kind"
    }
  }
}
