import TilawaHearing

/// Parameters by name, for those that are varied.
enum ParameterChanges {
  private static let floats: [String: any WritableKeyPath<AlignmentParameters, Float> & Sendable] = [
    "centring": \.dtw.centring, "stay": \.dtw.stay, "two": \.dtw.advanceTwo, "three": \.dtw.advanceThree,
    "strayPause": \.pauses.strayPause,
    "switching": \.jumps.switching, "snapCost": \.marks.snapCost, "temperature": \.confidence.temperature,
    "skipping": \.jumps.skipping, "returning": \.jumps.returning, "restarting": \.jumps.restarting,
    "firm": \.confidence.firm,
    "resuming": \.jumps.resuming, "missing": \.jumps.missing, "asidePause": \.jumps.asidePause,
  ]
  private static let counts: [String: any WritableKeyPath<AlignmentParameters, Int> & Sendable] = [
    "cepstra": \.features.cepstra, "coarse": \.search.coarseHopsInFrame, "hops": \.dtw.hopsInFrame,
    "band": \.search.bandReach, "snap": \.marks.snapReach, "endBefore": \.pauses.endBefore,
    "endAfter": \.pauses.endAfter,
    "shortestPause": \.features.shortestPause, "shortestJump": \.jumps.shortestJump, "longestJump": \.jumps.longestJump,
    "nearEnd": \.search.nearEnd, "noted": \.search.noted, "secondReach": \.search.secondReach,
    "chanceReach": \.nullModel.chanceReach,
  ]
  private static let shares: [String: any WritableKeyPath<AlignmentParameters, Double> & Sendable] = [
    "chance": \.nullModel.chance, "sure": \.confidence.sure,
  ]

  /// - Parameter changes: `NAME=VALUE` each.
  static func parameters(_ changes: some Sequence<String>) -> AlignmentParameters {
    var parameters = AlignmentParameters()
    for change in changes {
      let parts = change.split(separator: "=").map(String.init)
      guard parts.count == 2, let value = Double(parts[1]) else { fatalError("NAME=VALUE, not \(change)") }
      if let path = floats[parts[0]] {
        parameters[keyPath: path] = Float(value)
      } else if let path = counts[parts[0]] {
        parameters[keyPath: path] = Int(value)
      } else if let path = shares[parts[0]] {
        parameters[keyPath: path] = value
      } else {
        fatalError("no parameter \(parts[0])")
      }
    }
    return parameters
  }
}
