import TilawaCore

extension ScriptReading {
  private static let keys = [
    "name", "riwayah", "reciters", "start", "until", "at-end", "defaults", "variables", "steps",
  ]

  /// Reads a whole script; nil after a fault.
  mutating func script(_ root: YAMLValue) -> Script? {
    guard let fields = fields(root, of: TilawaScriptsSentences.aScript, known: Self.keys) else { return nil }
    let name = fields["name"].flatMap { self.name($0) }
    // The counting of ranges comes first, then what holds for all steps, then what they may speak of.
    let named: Riwayah? = fields["riwayah"].flatMap { word($0) }
    riwayah = named ?? riwayah
    readDefaults(fields)
    course = readCourse(fields)
    if let field = fields["variables"] { readVariables(field.value) }
    guard let steps = fields["steps"] else {
      fault(root.place, TilawaScriptsSentences.needsSteps(command: CommandHint("session", "new")))
      return nil
    }
    let read = self.steps(steps.value)
    let count = Self.count(read)
    if count > Script.mostSteps {
      fault(steps.place, TilawaScriptsSentences.tooManySteps(count: count, most: "\(Script.mostSteps)"))
    }
    guard faults.isEmpty else { return nil }
    let isNamed = named != nil || defaults.contains { $0.name == .riwayah }
    return Script(name: name, riwayah: isNamed ? riwayah : nil, variables: variables, steps: read)
  }

  private mutating func name(_ field: YAMLValue.Field) -> String? {
    guard let name = text(field) else { return nil }
    guard name.contains(where: { !$0.isWhitespace }), name.count <= 100, !name.contains(where: \.isNewline) else {
      fault(field.value.place, TilawaScriptsSentences.nameWrong)
      return nil
    }
    return name
  }

  /// Reads the options for all steps that play: those of `defaults`, then the script's own riwayah and reciters.
  private mutating func readDefaults(_ script: [YAMLValue.Field]) {
    let known = PlayOptionName.allCases.map(\.rawValue)
    if let field = script["defaults"],
      let fields = fields(field.value, of: Sentence(verbatim: "defaults"), known: known)
    {
      // Ranges of other options are read in the counting that is the steps' own.
      if let named = fields["riwayah"].flatMap({ Self.riwayah($0.value) }) { riwayah = named }
      defaults = options(fields)
    }
    for (key, name) in [("riwayah", PlayOptionName.riwayah), ("reciters", .reciter)] {
      guard let field = script[key], !defaults.contains(where: { $0.name == name }) else { continue }
      if let option = option(name, field.value) { defaults.append(option) }
    }
  }

  /// The number of steps; those of a group count as often as the group is done.
  private static func count(_ steps: [ScriptStep]) -> Int {
    steps.reduce(0) { sum, step in
      guard case .group(let times, let inner) = step.kind else { return sum + 1 }
      let (product, isTooLarge) = times.multipliedReportingOverflow(by: count(inner))
      return isTooLarge ? Int.max / 2 : min(sum + product, Int.max / 2)
    }
  }

  /// A riwayah's name, if it is one.
  static func riwayah(_ value: YAMLValue) -> Riwayah? {
    guard case .text(let text) = value.content else { return nil }
    return Riwayah(rawValue: text)
  }
}
