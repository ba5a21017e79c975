import AppBase
import ArgumentParser
import TilawaConsole
import TilawaCore

/// A line with words of other programs, in Tilawa's own words.
///
/// It is read where a line is wrong, so that right lines cost nothing.
struct UnderstoodLine {
  /// The own words.
  private(set) var words: [String]
  /// The command that they name, or the help or the version that they ask for.
  private(set) var outcome: Result<any ParsableCommand, any Error>
  /// The most foreign options of a line.
  private static let most = 8

  /// Returns nil if the line has no foreign word, or if its own words are no right line.
  init?(_ typed: [String]) {
    words = typed
    if let first = typed.first, NamedCommand([first]).path.isEmpty, let row = OtherWords.command(first),
      row.form == .exact
    {
      words.replaceSubrange(0..<1, with: row.own.split(separator: " ").map(String.init))
    }
    outcome = Self.read(words)
    for _ in 0..<Self.most {
      guard case .failure(let error) = outcome, let option = UnknownOption.name(in: Tilawa.line(for: error)) else {
        break
      }
      guard translate(option) else { return nil }
      outcome = Self.read(words)
    }
    guard words != typed else { return nil }
    if case .failure(let error) = outcome, !Tilawa.exitCode(for: error).isSuccess { return nil }
  }

  /// Returns the command of a line with words of other programs, and says the line in Tilawa's own words; nil for any other line.
  ///
  /// - Throws: the help or the version that the line asks for.
  static func command(of typed: [String]) throws -> (any ParsableCommand)? {
    guard let line = UnderstoodLine(typed) else { return nil }
    Terminal.complain(TilawaSentences.understood(command: CommandHint(words: line.words)).spoken)
    return try line.outcome.get()
  }

  private static func read(_ words: [String]) -> Result<any ParsableCommand, any Error> {
    Result { try NamedCommand(words).parsed() ?? Tilawa.parseAsRoot(words) }
  }

  /// The own words of an option, and whether its value is among them.
  private typealias Own = (words: [String], takesValue: Bool)

  /// Puts the own words in the place of an option; returns false if it has no exact meaning here.
  private mutating func translate(_ option: String) -> Bool {
    guard let place = words.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }),
      let row = OtherWords.option(String(option.drop { $0 == "-" }))
    else { return false }
    let joined = words[place].split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
    let next = words.dropFirst(place + 1).first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    guard let own = own(row, joined: joined, next: next, at: place) else { return false }
    words.replaceSubrange(place...(joined == nil && own.takesValue ? place + 1 : place), with: own.words)
    return true
  }

  /// Whether a word is a whole surah by its number.
  private static func isSurah(_ word: String) -> Bool {
    word.hasPrefix("surah:") && Int(word.dropFirst("surah:".count)) != nil
  }

  private mutating func own(_ row: OtherWords.Row, joined: String?, next: String?, at place: Int) -> Own? {
    switch row.form {
    case .near: return nil
    // The parser knows whether the option takes the next word.
    case .exact: return ([row.own] + (joined.map { [$0] } ?? []), joined != nil)
    case .count: return count(row, joined: joined, next: next)
    case .seconds, .length:
      guard let value = joined ?? next else { return nil }
      // A sleep timer counts minutes, and `--for` seconds: a number alone is asked about.
      guard row.form == .seconds || Int(value) == nil else { return nil }
      let text = Int(value) == nil ? value : "\(value)s"
      return TimeLength.typed(text) == nil ? nil : ([row.own, text], true)
    case .place:
      guard let value = joined ?? next else { return nil }
      // `--surah 2 --ayah 255`: the surah stands in the line as a range already.
      if row.own.isEmpty, !value.contains(":"), let surah = words.firstIndex(where: Self.isSurah) {
        words[surah] += ":\(value)"
        return ([], true)
      }
      guard !hasRange(besides: place), !row.own.isEmpty || value.contains(":") else { return nil }
      return ([row.own + value], true)
    }
  }

  /// Returns the own words for a number of times. A number after `--loop` is asked about: mpv goes back so many times, other programs play
  /// so many times, and it may be a surah.
  private func count(_ row: OtherWords.Row, joined: String?, next: String?) -> Own? {
    let isNumber = next.flatMap(Int.init) != nil
    guard let value = joined ?? (isNumber || next == "inf" ? next : nil) else { return ([row.own, "forever"], false) }
    if ["inf", "forever", "yes"].contains(value) { return ([row.own, "forever"], true) }
    return row.words.contains("loop") || Repeat.typed(value) == nil ? nil : ([row.own, value], true)
  }

  /// Whether the line has a range besides the value of an option; it is not clear how the two belong together.
  private func hasRange(besides place: Int) -> Bool {
    let first = NamedCommand(words).path.count
    return words.indices.dropFirst(first).contains { index in
      let isOption = words[index].hasPrefix("-")
      return index != place && !isOption && (index == first || !words[index - 1].hasPrefix("-"))
    }
  }
}
