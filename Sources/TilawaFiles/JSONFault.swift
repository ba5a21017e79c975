package import TilawaCore

/// A description of the fault in a JSON document, with the name of the member.
package enum JSONFault {
  /// Describes the error of a decoder in words.
  package static func words(_ error: any Error) -> String { sentence(error).text }

  /// Describes the error of a decoder.
  ///
  /// - Parameter error: the error that the decoder threw.
  package static func sentence(_ error: any Error) -> Sentence {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      FilesSentences.jsonMissing(member: path(context.codingPath + [key]))
    case DecodingError.valueNotFound(_, let context): FilesSentences.jsonNull(subject: subject(context))
    case DecodingError.typeMismatch(let type, let context): mismatch(subject(context), type)
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      FilesSentences.jsonNotWhole(reason: context.debugDescription)
    case DecodingError.dataCorrupted(let context):
      FilesSentences.jsonFault(subject: subject(context), reason: context.debugDescription)
    default: Sentence(verbatim: "\(error)")
    }
  }

  private static func subject(_ context: DecodingError.Context) -> Sentence {
    context.codingPath.isEmpty
      ? FilesSentences.jsonDocument : FilesSentences.jsonMember(member: path(context.codingPath))
  }

  /// `segments[3].start`.
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return String(path.drop { $0 == "." })
  }

  private static func mismatch(_ subject: Sentence, _ type: any Any.Type) -> Sentence {
    switch type {
    case is String.Type: FilesSentences.jsonNoText(subject: subject)
    case is Bool.Type: FilesSentences.jsonNoBoolean(subject: subject)
    case is any BinaryInteger.Type: FilesSentences.jsonNoWholeNumber(subject: subject)
    case is any BinaryFloatingPoint.Type: FilesSentences.jsonNoNumber(subject: subject)
    case is any Collection.Type: FilesSentences.jsonNoList(subject: subject)
    default: FilesSentences.jsonWrongKind(subject: subject)
    }
  }
}
