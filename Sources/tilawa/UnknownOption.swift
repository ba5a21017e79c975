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

  /// Returns the option of a complaint of this kind; nil for any other complaint.
  static func name(in complaint: String) -> String? {
    complaint.hasPrefix(start) ? String(complaint.dropFirst(start.count).prefix { $0 != "'" && $0 != "=" }) : nil
  }

  /// Returns the complaint with what was probably meant: an option that is near in spelling or in use. Without one, it has
  /// no question.
  ///
  /// - Parameter command: the first word of the command.
  static func hinted(_ complaint: String, of command: String?) -> Sentence {
    guard let option = name(in: complaint) else { return ParserComplaint.sentence(complaint) }
    let name = String(option.drop { $0 == "-" })
    let common = NearestName.find(name, among: common).map { "--\($0)" }
    if let meant = letters[name] ?? common ?? known(name, command) ?? near(name, complaint) {
      return TilawaSentences.unknownOption(option: option, meant: meant)
    }
    return TilawaSentences.noOption(option: option)
  }

  /// Returns the own option, or a range, for a word of other programs; options are those of commands that play.
  private static func known(_ name: String, _ command: String?) -> String? {
    guard let row = OtherWords.option(name) else { return nil }
    if row.form == .place { return examples[row.own] }
    return row.own.hasPrefix("--") && !["play", "render", nil].contains(command) ? nil : row.own
  }

  /// A range for each prefix.
  private static let examples = ["page:": "page:582", "juz:": "juz:30", "surah:": "surah:18", "": "2:255"]

  /// Returns the option that the parser names, if its spelling is near.
  private static func near(_ name: String, _ complaint: String) -> String? {
    guard let question = complaint.firstRange(of: Self.question) else { return nil }
    let meant = String(complaint[question.upperBound...].prefix { $0 != "'" })
    return NearestName.find(name, among: [String(meant.drop { $0 == "-" })]) == nil ? nil : meant
  }
}
