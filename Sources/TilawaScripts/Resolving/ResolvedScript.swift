package import TilawaCore

/// The actions of one run of a script, in order, with all variables and counts resolved.
package struct ResolvedScript: Hashable, Sendable {
  /// The steps; those of repeated groups occur each time.
  package let steps: [ResolvedStep]
  /// The values of the variables in this run, as ranges in the counting of the script's riwayah.
  package let variables: [Variable]

  /// The value of a variable in a run.
  package struct Variable: Hashable, Sendable {
    /// The name of the variable; "next" or "last N" without a name.
    package let key: String
    /// The text of the variable in a step: "{{next 5 ayat}}", "{{new}}".
    package let text: String
    /// The ranges as texts for the parser of ranges; empty if there is nothing to play.
    package let ranges: [String]
  }
}

/// One thing that a run does.
package struct ResolvedStep: Hashable, Sendable {
  /// An action of a run.
  package enum Action: Hashable, Sendable {
    /// Plays as `tilawa play` does.
    case play(ResolvedPlay)
    /// A silence of some length.
    case pause(ScriptStep.Pause)
    /// Records as `tilawa record` does, for this length.
    case record(ScriptArguments, ScriptStep.Length)
    /// Ends the run, now or at a limit.
    case stop(ScriptStep.Stop)
    /// Does nothing, for this reason.
    case skip(Sentence)
  }

  /// The number of the step in the run, from 1.
  package let number: Int
  /// The place of the step in the script.
  package let place: ScriptPlace
  /// The word for the step in the script: "play", "recite-gap" …
  package let kind: String
  /// The action of the step.
  package let action: Action
  /// The cursors to store, by variable, when this step was completed; if it was broken off, none is stored.
  package let cursors: [String: ScriptCursor]
}

/// The ranges of a step, and its options of `play`.
package struct ResolvedPlay: Hashable, Sendable {
  /// The ranges as texts for the parser of ranges, in playing order.
  package let ranges: [ScriptArguments.Word]
  /// The options, each with its place in the script.
  package let options: [PlayStep.Option]

  /// The arguments of `tilawa play`, an option and its value in one word.
  package var texts: [String] {
    ranges.map(\.text) + options.map { "--\($0.name.rawValue)" + ($0.value.map { "=\($0)" } ?? "") }
  }
}

/// Words of a command line, each with the place in the script that it comes from.
package struct ScriptArguments: Hashable, Sendable {
  /// A range, or an option and its value in one word.
  package struct Word: Hashable, Sendable {
    /// "2:1-5", "--each=3".
    package let text: String
    /// The place of the word in the script.
    package let place: ScriptPlace
  }

  /// The words, ranges first.
  package let words: [Word]

  /// The texts for the command's parser.
  package var texts: [String] { words.map(\.text) }
}
