import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore

/// The words typed after `tilawa`, read as far as they name commands. They serve to explain a mistyped command.
struct TypedWords {
  /// The named commands, from the first level down.
  let path: [String]
  /// The complaint about an unknown command, or the question for the unit of a silence; nil if neither was typed.
  let complaint: Sentence?

  init(_ typed: [String], root: any ParsableCommand.Type = Tilawa.self) {
    let named = NamedCommand(typed, root: root)
    path = named.path
    complaint =
      named.rest.first.flatMap { TypedWords.complaint(about: $0, in: named.type, named.path) }
      ?? TypedWords.question(about: typed)
  }

  /// Returns the question for the unit of a silence or of a length that is a number alone; nil if each has its unit.
  private static func question(about typed: [String]) -> Sentence? {
    let gaps = PlayOption.all.filter(\.isGap).map { "--\($0.name)" }
    // The word `--for` names a week in a course.
    let lengths = typed.first == "course" ? [] : [PlayOption.limit, .wait].map { "--\($0.name)" }
    for (index, word) in typed.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = parts.first, gaps.contains(option) || lengths.contains(option) else { continue }
      let value = parts.count > 1 ? parts[1] : index + 1 < typed.count ? typed[index + 1] : ""
      if let question = gaps.contains(option) ? Gap.unitQuestion(about: value) : TimeLength.unitQuestion(about: value) {
        return TilawaSentences.unit(option: option, question: question)
      }
    }
    return nil
  }

  /// Returns the complaint about an unknown command after `help`, which the parser passes over; nil without one.
  static func complaint(aboutHelp typed: [String]) -> Sentence? {
    typed.first == "help" ? TypedWords(Array(typed.dropFirst())).complaint : nil
  }

  /// Returns the command of two words that ends with a word; nil if there is none, or several.
  private static func deeper(_ word: String, in command: any ParsableCommand.Type) -> String? {
    let found = command.configuration.subcommands.filter { group in
      group.configuration.subcommands.contains { $0.configuration.commandName == word }
    }
    return found.count == 1 ? found[0].configuration.commandName.map { "\($0) \(word)" } : nil
  }

  private static func complaint(
    about word: String, in command: any ParsableCommand.Type, _ path: [String]
  ) -> Sentence? {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    let isRecording = word == "last" || word.hasPrefix("last:")
    guard !names.isEmpty, !word.hasPrefix("-"), word != "help", !isRecording else { return nil }
    let known = OtherWords.command((path + [word]).joined(separator: "-"))?.own
    let near = known ?? NearestName.find(word, amongCommands: names) ?? deeper(word, in: command)
    // The word may be meant for the default command.
    if near == nil, let standard = command.configuration.defaultSubcommand, standard is any TakesWords.Type {
      return nil
    }
    guard !path.isEmpty else {
      return near.map { TilawaSentences.noCommandBut(word: word, near: $0) } ?? TilawaSentences.noCommand(word: word)
    }
    let group = path.joined(separator: " ")
    return near.map { TilawaSentences.noCommandOfBut(group: group, word: word, near: $0) }
      ?? TilawaSentences.noCommandOf(group: group, word: word, names: names.listed)
  }
}
