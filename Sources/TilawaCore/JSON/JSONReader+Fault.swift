extension JSONReader {
  /// A reason why bytes are no JSON, with its place.
  package struct Fault: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// Arrays and objects are nested deeper than the reader's limit.
      case depth
      /// The bytes end where a value is expected.
      case early
      case noValue, noDigit, noName, noColon
      /// Neither a comma nor the end of an array.
      case noBracket
      /// Neither a comma nor the end of an object.
      case noBrace
      /// A control character in a text.
      case control
      /// A text without its second quotation mark.
      case openText
      /// An escaped character that JSON does not have.
      case escape(Unicode.Scalar)
      /// Half of a character that is escaped as two.
      case half
      case noHexadecimal
      /// More bytes after the value.
      case more
    }

    package let reason: Reason
    /// The offset of the byte at which the reader stopped.
    package let offset: Int
  }
}

extension JSONReader.Fault.Reason {
  /// The expected part of a message; nil where the fault is not at one place.
  fileprivate var expected: Sentence? {
    switch self {
    case .depth: nil
    case .early, .noValue: CoreSentences.jsonValue
    case .noDigit: CoreSentences.jsonDigit
    case .noName: CoreSentences.jsonName
    case .noColon: CoreSentences.jsonColon
    case .noBracket: CoreSentences.jsonBracket
    case .noBrace: CoreSentences.jsonBrace
    case .control: CoreSentences.jsonNoControl
    case .openText: CoreSentences.jsonEnd
    case .escape: CoreSentences.jsonEscape
    case .half: CoreSentences.jsonHalf
    case .noHexadecimal: CoreSentences.jsonHex
    case .more: CoreSentences.jsonNothing
    }
  }
}

extension JSONError {
  /// The fault of a message.
  package init(_ fault: JSONReader.Fault) {
    let place = fault.reason.expected.map { CoreSentences.jsonExpectedAt(expected: $0, byte: fault.offset + 1) }
    self.init(place ?? CoreSentences.jsonTooDeep)
  }
}
