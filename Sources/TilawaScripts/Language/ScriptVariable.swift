public import TilawaCore

/// What `{{…}}` stands for.
public struct ScriptVariable: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// The portion after what the last run heard to its end.
    case next(Portion, Course)
    /// What was heard in so many earlier runs of the script.
    case last(runs: Int)
    /// The same ranges always.
    case ranges([PlayStep.Range])
  }

  /// How much comes next.
  public struct Portion: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      case ayat, surahs
      /// Pages, juz and other divisions.
      case divisions(Division.Kind)
    }

    /// How many, 1 to 1000.
    public let count: Int
    /// The unit of the count.
    public let unit: Unit

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
  public struct Course: Hashable, Sendable {
    /// What follows the last portion.
    public enum Ending: String, CaseIterable, Hashable, Sendable {
      /// Nothing: steps that want a portion are passed over.
      case stop
      /// The first portion again.
      case restart
    }

    /// From the first word to the one after the last.
    public let words: WordRange
    /// What follows the last portion.
    public let ending: Ending
  }

  /// Its name; "next" of the one that has none.
  public let key: String
  /// Where it is first written.
  public let place: ScriptPlace
  /// What the variable stands for.
  public let kind: Kind

  /// The key of a portion that has no name.
  static let nameless = "next"

  /// As it stands in a step: "{{next 5 ayat}}", "{{new}}".
  public var text: String {
    if key == ScriptVariable.nameless, case .next(let portion, _) = kind { return "{{next \(portion.description)}}" }
    return "{{\(key)}}"
  }
}
