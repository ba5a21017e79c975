/// The quality of one hearing, as teachers mark it; the raw values are stored and appear in JSON.
package enum HifzGrade: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// The passage could not be said without help.
  case weak = 1
  /// A hearing with slips or long pauses.
  case fair = 2
  /// A hearing without a slip.
  case good = 3
  /// A hearing without a slip and without thinking.
  case excellent = 4

  /// The name, as commands take and print it.
  package var name: String {
    switch self {
    case .weak: "weak"
    case .fair: "fair"
    case .good: "good"
    case .excellent: "excellent"
    }
  }

  /// Reads a number from 1 to 4, or a name.
  package init?(_ text: String) {
    let found = HifzGrade.allCases.first { $0.name == text || "\($0.rawValue)" == text }
    guard let found else { return nil }
    self = found
  }

  package static func < (one: HifzGrade, other: HifzGrade) -> Bool { one.rawValue < other.rawValue }
}

/// The one who judged a hearing; the raw values are stored and appear in JSON.
package enum HifzOrigin: String, CaseIterable, Hashable, Sendable {
  /// A check of the recitation by this program.
  case program
  /// The memoriser.
  case oneself = "self"
  case teacher

  /// The share of a hearing's effect on the memory, 0 to 1.
  ///
  /// A memoriser who grades himself well may be wrong: half of the effect. A bad grade of his own is believed.
  package func weight(of grade: HifzGrade) -> Double { self == .oneself && grade > .weak ? 0.5 : 1 }
}

/// The state in which material is entered; the raw values are stored.
package enum HifzEntry: String, CaseIterable, Hashable, Sendable {
  /// The material is still to be learned.
  case new
  /// Material that is held well.
  case solid
  /// Material that is held with slips.
  case shaky
  /// Material that was held once.
  case rusty
}
