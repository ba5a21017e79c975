import CQREncode

/// A QR code: rows of modules, dark or light.
package struct QRCode: Hashable, Sendable {
  package let rows: [[Bool]]

  /// The light margin that readers need, in modules.
  private static let margin = 4

  /// Makes the code of a text; nil where libqrencode is missing, or the text is too long.
  package init?(_ text: String) {
    guard text.utf8.count <= 1000, cqrencode_load() == nil,
      let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    let modules = UnsafeBufferPointer(start: code.pointee.data, count: width * width)
    rows = (0..<width).map { row in (0..<width).map { modules[row * width + $0] & 1 == 1 } }
  }

  /// Returns lines of text, two rows of modules in each.
  ///
  /// - Parameter isDrawnDark: whether letters draw the dark modules, for lines in black on white. Else they draw the light
  ///   ones, for terminals with a dark background.
  package func lines(isDrawnDark: Bool) -> [String] {
    let width = rows.count + 2 * Self.margin
    func isDark(_ row: Int, _ column: Int) -> Bool {
      let (row, column) = (row - Self.margin, column - Self.margin)
      return rows.indices.contains(row) && rows.indices.contains(column) && rows[row][column]
    }
    return stride(from: 0, to: width, by: 2).map { row in
      (0..<width).map { column in
        let isUpper = isDark(row, column) == isDrawnDark
        let isLower = row + 1 < width ? isDark(row + 1, column) == isDrawnDark : false
        return isUpper ? isLower ? "█" : "▀" : isLower ? "▄" : " "
      }.joined()
    }
  }
}
