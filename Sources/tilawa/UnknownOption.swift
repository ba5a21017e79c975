import TilawaApp

/// The parser's complaint about an option that a command does not have.
///
/// The parser looks for similar options of the command; those that every command has it does not look at.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let common = ["help", "version"]
  private static let letters = ["v": "version", "V": "version", "?": "help"]

  /// Returns the complaint with the nearest of the common options, where it names none.
  static func hinted(_ complaint: String) -> String {
    guard complaint.hasPrefix(start), complaint.hasSuffix("'") else { return complaint }
    let name = String(complaint.dropFirst(start.count).dropLast().drop { $0 == "-" })
    guard let meant = letters[name] ?? NearestName.find(name, among: common) else { return complaint }
    return "\(complaint). Did you mean '--\(meant)'?"
  }
}
