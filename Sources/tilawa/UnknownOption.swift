import AppBase
import TilawaCore

/// The parser's complaint about an option that a command does not have.
///
/// The parser looks for similar options of the command; those that it gives to every command it does not look at.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let common = ["help", "version"]
  private static let letters = ["v": "version", "V": "version", "?": "help"]

  /// Returns the complaint with `--help` or `--version`, where one of them was probably meant.
  static func hinted(_ complaint: String) -> Sentence {
    guard complaint.hasPrefix(start) else { return Sentence(verbatim: complaint) }
    let option = complaint.dropFirst(start.count).prefix { $0 != "'" }
    let name = String(option.drop { $0 == "-" })
    guard let meant = letters[name] ?? NearestName.find(name, among: common) else {
      return Sentence(verbatim: complaint)
    }
    return TilawaSentences.unknownOption(option: String(option), meant: "--\(meant)")
  }
}
