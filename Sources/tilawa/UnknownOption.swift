import AppBase
import TilawaCore

/// The parser's complaint about an option that a command does not have.
///
/// The parser looks for similar options of the command, and names one however far it is; those that it gives to every
/// command it does not look at.
enum UnknownOption {
  private static let start = "Unknown option '"
  private static let question = "Did you mean '"
  private static let common = ["help", "version"]
  private static let letters = ["v": "--version", "V": "--version", "?": "--help"]

  /// Returns the complaint with what was probably meant: an option that is near in spelling or in use. Without one, it has
  /// no question.
  ///
  /// - Parameter command: the first word of the command.
  static func hinted(_ complaint: String, of command: String?) -> Sentence {
    guard complaint.hasPrefix(start) else { return ParserComplaint.sentence(complaint) }
    let option = String(complaint.dropFirst(start.count).prefix { $0 != "'" })
    let name = String(option.drop { $0 == "-" })
    let common = NearestName.find(name, among: common).map { "--\($0)" }
    if let meant = letters[name] ?? common ?? OtherWords.option(for: name, of: command) ?? near(name, complaint) {
      return TilawaSentences.unknownOption(option: option, meant: meant)
    }
    return TilawaSentences.noOption(option: option)
  }

  /// Returns the option that the parser names, if its spelling is near.
  private static func near(_ name: String, _ complaint: String) -> String? {
    guard let question = complaint.firstRange(of: Self.question) else { return nil }
    let meant = String(complaint[question.upperBound...].prefix { $0 != "'" })
    return NearestName.find(name, among: [String(meant.drop { $0 == "-" })]) == nil ? nil : meant
  }
}
