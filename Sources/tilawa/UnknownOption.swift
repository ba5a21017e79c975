import AppBase

/// The parser's complaint about an option that a command does not have.
///
/// The parser looks for similar options of the command; those that it gives to every command it does not look at.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let common = ["help", "version"]
  private static let letters = ["v": "version", "V": "version", "?": "help"]

  /// Returns the complaint with `--help` or `--version`, where one of them was probably meant.
  static func hinted(_ complaint: String) -> String {
    guard complaint.hasPrefix(start) else { return complaint }
    let option = complaint.dropFirst(start.count).prefix { $0 != "'" }
    let name = String(option.drop { $0 == "-" })
    guard let meant = letters[name] ?? NearestName.find(name, among: common) else { return complaint }
    return "\(start)\(option)'. Did you mean '--\(meant)'?"
  }
}
