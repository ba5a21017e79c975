import TilawaCore

/// Reads a length of time as `--for` takes it: `90s`, `30m`, `1h30m`; a bare number is seconds.
enum ScriptTime {
  /// A week: no step is longer.
  static let longest = 604_800

  /// Reads a time in seconds, 1 to `longest`; nil if the text is none.
  static func seconds(_ text: String) -> Int? {
    var total = 0
    var number = ""
    var units = ["h": 3600, "m": 60, "s": 1]
    for character in text {
      if character.isASCIIDigit {
        number.append(character)
        continue
      }
      // Each unit once.
      guard let count = Int(number), count <= longest, let unit = units.removeValue(forKey: String(character)) else {
        return nil
      }
      total += count * unit
      number = ""
    }
    if !number.isEmpty {
      guard total == 0, let bare = Int(number) else { return nil }
      total = bare
    }
    return (1...longest).contains(total) ? total : nil
  }
}
