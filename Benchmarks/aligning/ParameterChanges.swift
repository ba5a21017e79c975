import TilawaHearing

/// Parameters by name, for those that are varied.
enum ParameterChanges {
  private static let floats: [String: any WritableKeyPath<AlignmentParameters, Float> & Sendable] = [
    "centring": \.centring, "stay": \.stay, "two": \.advanceTwo, "three": \.advanceThree, "strayPause": \.strayPause,
    "switching": \.switching, "hardSwitching": \.hardSwitching, "snapCost": \.snapCost, "temperature": \.temperature,
    "skipping": \.skipping, "returning": \.returning, "restarting": \.restarting, "firm": \.firm,
    "resuming": \.resuming, "missing": \.missing, "asidePause": \.asidePause,
  ]
  private static let counts: [String: any WritableKeyPath<AlignmentParameters, Int> & Sendable] = [
    "cepstra": \.cepstra, "fillerSpan": \.fillerSpan, "coarse": \.coarseHopsInFrame, "hops": \.hopsInFrame,
    "band": \.bandReach, "snap": \.snapReach, "endBefore": \.endBefore, "endAfter": \.endAfter,
    "shortestPause": \.shortestPause, "shortestJump": \.shortestJump, "longestJump": \.longestJump,
    "nearEnd": \.nearEnd, "noted": \.noted, "secondReach": \.secondReach, "chanceReach": \.chanceReach,
  ]
  private static let shares: [String: any WritableKeyPath<AlignmentParameters, Double> & Sendable] = [
    "fillerQuantile": \.fillerQuantile, "chance": \.chance, "sure": \.sure,
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
