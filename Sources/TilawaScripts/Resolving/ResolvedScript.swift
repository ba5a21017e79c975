/// What a run of a script does, with nothing left to be found out: to be done in order.
public struct ResolvedScript: Hashable, Sendable {
  /// With those of repeated groups each time.
  public let steps: [ResolvedStep]
  /// What the variables stand for in this run, as ranges in the counting of the script's riwayah.
  public let variables: [Variable]

  /// What a variable stands for.
  public struct Variable: Hashable, Sendable {
    /// Its name; "next" or "last N" of one that has none.
    public let key: String
    /// As it stands in a step: "{{next 5 ayat}}", "{{new}}".
    public let text: String
    /// Ranges as the parser of ranges takes them; empty where there is nothing to play.
    public let ranges: [String]
  }
}

/// One thing that a run does.
public struct ResolvedStep: Hashable, Sendable {
  /// What is done.
  public enum Action: Hashable, Sendable {
    /// As by `tilawa play`.
    case play(ResolvedPlay)
    /// Nothing sounds for a while.
    case pause(ScriptStep.Pause)
    /// As by `tilawa record`, for so long.
    case record(ScriptArguments, ScriptStep.Length)
    /// From here on the run is limited, or ended.
    case stop(ScriptStep.Stop)
    /// There is nothing to do; the text says why.
    case skip(String)
  }

  /// In the run, from 1.
  public let number: Int
  /// Where the script has it.
  public let place: ScriptPlace
  /// The word that the script has for it: "play", "recite-gap" …
  public let kind: String
  /// What the step does.
  public let action: Action
  /// What is to be kept, by variable, as soon as this step was done to its end, and not if it was broken off.
  public let cursors: [String: ScriptCursor]
}

/// What a step plays: ranges, and options of `play`.
public struct ResolvedPlay: Hashable, Sendable {
  /// Ranges as the parser of ranges takes them, in the order in which they are heard.
  public let ranges: [ScriptArguments.Word]
  /// Each with the place in the script that it comes from.
  public let options: [PlayStep.Option]

  /// What would be typed behind `tilawa play`, an option and its value in one word.
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
    /// Where that is written.
    public let place: ScriptPlace
  }

  /// Ranges first.
  public let words: [Word]

  /// What the command's parser takes.
  public var texts: [String] { words.map(\.text) }
}
