extension String {
  /// The text as one line of a terminal: characters that would move the cursor, or change the direction of text, become
  /// spaces.
  package var printableLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: " "
          default: scalar.properties.generalCategory == .control ? " " : scalar
          }
        }))
  }
}
