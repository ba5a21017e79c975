package import TilawaCore

/// A variable of a script: the meaning of a `{{…}}`.
package struct ScriptVariable: Hashable, Sendable {
  /// The kind of a variable.
  package enum Kind: Hashable, Sendable {
    /// The portion after what the last run heard to its end.
    case next(Portion, Course)
    /// The text heard in the given number of earlier runs of the script.
    case last(runs: Int)
    /// The same ranges always.
    case ranges([PlayStep.Range])
  }

  /// The size of the next portion.
  package struct Portion: Hashable, Sendable {
    /// The unit of a portion.
    package enum Unit: Hashable, Sendable {
      case ayat, surahs
      /// Pages, juz and other divisions.
      case divisions(Division.Kind)
    }

    /// The number of units, 1 to 1000.
    package let count: Int
    /// The unit of the count.
    package let unit: Unit

    /// "5 ayat".
    var description: String {
      switch unit {
      case .ayat: "\(count) ayat"
      case .surahs: "\(count) surahs"
      case .divisions(let kind): "\(count) \(kind.rawValue)"
      }
    }
  }

  /// The text through which portions advance.
  package struct Course: Hashable, Sendable {
    /// The behaviour after the last portion.
    package enum Ending: String, CaseIterable, Hashable, Sendable {
      /// Stops: steps that want a portion are skipped.
      case stop
      /// Begins again with the first portion.
      case restart
    }

    /// The words from the first to the end of the course.
    package let words: WordRange
    /// The behaviour after the last portion.
    package let ending: Ending
  }

  /// The name of the variable; "next" without a name.
  package let key: String
  /// The place at which the variable is first written.
  package let place: ScriptPlace
  /// The kind of the variable.
  package let kind: Kind

  /// The key of a portion that has no name.
  static let nameless = "next"

  /// The text of the variable in a step: "{{next 5 ayat}}", "{{new}}".
  package var text: String {
    if key == ScriptVariable.nameless, case .next(let portion, _) = kind { return "{{next \(portion.description)}}" }
    return "{{\(key)}}"
  }
}
