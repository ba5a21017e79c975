/// The actions of one run of a script, in order, with all variables and counts resolved.
public struct ResolvedScript: Hashable, Sendable {
  /// The steps; those of repeated groups occur each time.
  public let steps: [ResolvedStep]
  /// The values of the variables in this run, as ranges in the counting of the script's riwayah.
  public let variables: [Variable]

  /// The value of a variable in a run.
  public struct Variable: Hashable, Sendable {
    /// Its name; "next" or "last N" of one that has none.
    public let key: String
    /// The text of the variable in a step: "{{next 5 ayat}}", "{{new}}".
    public let text: String
    /// The ranges as texts for the parser of ranges; empty if there is nothing to play.
    public let ranges: [String]
  }
}

/// One thing that a run does.
public struct ResolvedStep: Hashable, Sendable {
  /// An action of a run.
  public enum Action: Hashable, Sendable {
    /// Plays as `tilawa play` does.
    case play(ResolvedPlay)
    /// A silence of some length.
    case pause(ScriptStep.Pause)
    /// Records as `tilawa record` does, for this length.
    case record(ScriptArguments, ScriptStep.Length)
    /// Ends the run, now or at a limit.
    case stop(ScriptStep.Stop)
    /// Does nothing, for the reason in the text.
    case skip(String)
  }

  /// The number of the step in the run, from 1.
  public let number: Int
  /// The place of the step in the script.
  public let place: ScriptPlace
  /// The word for the step in the script: "play", "recite-gap" …
  public let kind: String
  /// The action of the step.
  public let action: Action
  /// The cursors to store, by variable, when this step was completed; if it was broken off, none is stored.
  public let cursors: [String: ScriptCursor]
}

/// The ranges of a step, and its options of `play`.
public struct ResolvedPlay: Hashable, Sendable {
  /// The ranges as texts for the parser of ranges, in playing order.
  public let ranges: [ScriptArguments.Word]
  /// The options, each with its place in the script.
  public let options: [PlayStep.Option]

  /// The arguments of `tilawa play`, an option and its value in one word.
  public var texts: [String] {
    ranges.map(\.text) + options.map { "--\($0.name.rawValue)" + ($0.value.map { "=\($0)" } ?? "") }
  }
}

/// Words of a command line, each with the place in the script that it comes from.
public struct ScriptArguments: Hashable, Sendable {
  /// A range, or an option and its value in one word.
  public struct Word: Hashable, Sendable {
    /// "2:1-5", "--each=3".
    public let text: String
    /// The place of the word in the script.
    public let place: ScriptPlace
  }

  /// The words, ranges first.
  public let words: [Word]

  /// The texts for the command's parser.
  public var texts: [String] { words.map(\.text) }
}
