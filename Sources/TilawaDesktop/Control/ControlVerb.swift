/// The verbs of the protocol, which are also the words of `tilawa ctl`.
package enum ControlVerb: String, CaseIterable, Sendable {
  case status, play, pause, toggle, next
  case previous = "prev"
  case nextPage = "next-page"
  case previousPage = "prev-page"
  case nextSurah = "next-surah"
  case previousSurah = "prev-surah"
  case jump, seek, speed, each
  case passes = "repeat"
  case gap, volume, endless, ab, sleep, stop, watch, hello

  /// Former names of verbs; they are understood for one more release.
  package static let formerNames: [String: ControlVerb] = ["loop": .endless]

  /// Returns the verb of a present or a former name.
  package init?(word: String) {
    guard let verb = ControlVerb(rawValue: word) ?? ControlVerb.formerNames[word] else { return nil }
    self = verb
  }

  /// Whether a verb takes a value.
  package enum Value: Hashable, Sendable { case none, optional, required }

  /// Whether the verb takes a value.
  package var value: Value {
    switch self {
    case .status, .play, .pause, .toggle, .next, .previous, .nextPage, .previousPage, .nextSurah, .previousSurah,
      .stop, .watch, .hello:
      .none
    case .ab: .optional
    case .jump, .seek, .speed, .each, .passes, .gap, .volume, .endless, .sleep: .required
    }
  }

  /// Whether the value can be a difference, `by`.
  package var isRelative: Bool { self == .seek || self == .volume }
}
