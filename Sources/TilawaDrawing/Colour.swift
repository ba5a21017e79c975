import TilawaCore

/// An opaque colour of the sRGB space.
package struct Colour: Hashable, Sendable {
  /// The components, from 0 to 255.
  package let red: UInt8, green: UInt8, blue: UInt8

  /// Makes a colour of six hexadecimal digits: 0xD55E00.
  init(_ digits: UInt32) {
    red = UInt8(digits >> 16 & 0xFF)
    green = UInt8(digits >> 8 & 0xFF)
    blue = UInt8(digits & 0xFF)
  }

  /// The colour in CSS syntax: "#d55e00".
  var hexadecimal: String { "#" + Hex.text([red, green, blue]) }
}
