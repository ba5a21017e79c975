import AppBase
import TilawaCore

/// Reads a line of `play` without the argument parser, which would take half of the time until the sound
/// ([decision 0179](../../../../docs/decisions/0179-what-a-start-does.md)).
enum PlayLine {
  /// Options of which a line has one at the most; the parser refuses more.
  private static let exclusive: [Set<String>] = [["inline", "plain"], ["replace", "queue", "wait"]]

  /// Returns the request of a line of nothing but `play`, ranges and options with right values, each written as a word of its own;
  /// nil for any other line, which the parser reads or refuses.
  static func plain(in arguments: [String]) -> PlayRequest? {
    guard arguments.first == "play" else { return nil }
    var request = PlayRequest()
    var names: Set<String> = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        request.ranges.append(word)
        continue
      }
      guard let (option, text) = option(word, &rest), names.insert(option.name).inserted,
        (try? request.set(option.name, to: text)) != nil
      else { return nil }
    }
    return exclusive.contains { $0.intersection(names).count > 1 } ? nil : request
  }

  /// Returns the option of a word, and the text of its value, which is taken from the words after it.
  private static func option(_ word: String, _ rest: inout ArraySlice<String>) -> (PlayOption, String)? {
    let name = word == "-o" ? PlayOption.output.name : word.hasPrefix("--") ? String(word.dropFirst(2)) : ""
    if let option = PlayOption.named(name) {
      guard option.shape == .value else { return (option, "on") }
      guard let text = rest.popFirst(), !text.hasPrefix("-") else { return nil }
      return option.isGap && Gap.question(about: text) != nil ? nil : (option, text)
    }
    guard name.hasPrefix("no-"), let option = PlayOption.named(String(name.dropFirst(3))),
      option.shape == .flag(hasOpposite: true)
    else { return nil }
    return (option, "off")
  }
}
