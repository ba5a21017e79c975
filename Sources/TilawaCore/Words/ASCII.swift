// Digits of files, protocols and commands are 0 to 9 alone. `isNumber` is true for ½ and ٣ too, and a range of Characters holds a
// digit with a mark on it.

extension UInt8 {
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether the byte is a letter from a to z, small or capital.
  package var isASCIILetter: Bool { (self | 0x20).isASCIISmallLetter }
  package var isASCIISmallLetter: Bool { (0x61...0x7A).contains(self) }
  /// Whether the byte is a letter or a digit.
  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}

extension Unicode.Scalar {
  package var isASCIIDigit: Bool { isASCII && UInt8(value).isASCIIDigit }
  /// Whether the code point is a letter or a digit of ASCII.
  package var isASCIIAlphanumeric: Bool { isASCII && UInt8(value).isASCIIAlphanumeric }
}

extension Character {
  package var isASCIIDigit: Bool { asciiValue?.isASCIIDigit ?? false }
  /// Whether the character is a letter or a digit of ASCII.
  package var isASCIIAlphanumeric: Bool { asciiValue?.isASCIIAlphanumeric ?? false }
}

extension StringProtocol {
  /// Whether the text is digits of ASCII alone; true for empty text.
  package var isASCIIDigits: Bool { utf8.allSatisfy(\.isASCIIDigit) }
}
