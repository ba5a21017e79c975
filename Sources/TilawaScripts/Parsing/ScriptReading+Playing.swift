import TilawaCore

extension ScriptReading {
  /// A step that plays, and its fields.
  struct Playing {
    let step: PlayStep
    let fields: [YAMLValue.Field]
  }

  /// Reads the common fields of all steps that play.
  ///
  /// - Parameters:
  ///   - own: the keys that only this kind of step has.
  ///   - refused: the options that make no sense with it; the same options in `defaults` are ignored.
  mutating func playing(
    _ field: YAMLValue.Field, _ whole: YAMLValue, own: [String], refused: Set<PlayOptionName> = []
  ) -> Playing? {
    let names = PlayOptionName.allCases.filter { !refused.contains($0) }.map(\.rawValue)
    guard let fields = fields(whole, of: Sentence(verbatim: field.key), known: [field.key] + own + names) else {
      return nil
    }
    let before = faults.count
    var options = options(fields.filter { field in !own.contains(field.key) && names.contains(field.key) })
    let given = Set(fields.compactMap { PlayOptionName(rawValue: $0.key) })
    options += defaults.filter { !given.contains($0.name) && !refused.contains($0.name) }
    let named = options.first { $0.name == .riwayah }?.value.flatMap(Riwayah.init(rawValue:))
    let ranges = field.key == "review" ? [] : ranges(field.value, of: field.key, in: named ?? riwayah)
    guard faults.count == before else { return nil }
    return Playing(step: PlayStep(ranges: ranges, options: options), fields: fields)
  }

  mutating func reciteGap(_ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    guard let playing = playing(field, whole, own: ["turn"], refused: [.gap]) else { return nil }
    // A gap is at most three times what was heard.
    let turn = playing.fields["turn"].map { percent($0, in: 1...Gap.percentAllowed.upperBound) } ?? Self.usualTurn
    return turn.map { .reciteGap(playing.step, percent: $0) }
  }

  /// A little longer than the ayah: a student is slower.
  private static let usualTurn = 110

  mutating func cumulative(_ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    let refused: Set<PlayOptionName> = [
      .passGap, .connectBefore, .connectAfter, .connectEveryPass, .then, .thenRepeat, .thenTimes, .startAt,
    ]
    guard let playing = playing(field, whole, own: ["alone", "window"], refused: refused) else { return nil }
    let fields = playing.fields
    let alone = fields["alone"].map { number($0, in: 0...100) } ?? 0
    let window = fields["window"].map { number($0, in: 1...1000) }
    guard let alone, window != .some(nil) else { return nil }
    let times = playing.step.value(of: .passes) ?? "1"
    guard let times = Int(times) else {
      fault(
        fields["repeat"]?.value.place ?? field.place, TilawaScriptsSentences.cumulativeRepeat)
      return nil
    }
    return .cumulative(
      playing.step, ScriptStep.Linking(alone: alone, times: times, window: window.flatMap(\.self)))
  }

  mutating func review(_ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    guard let playing = playing(field, whole, own: ["of"], refused: [.startAt]) else { return nil }
    let scope: ScriptStep.Scope? = playing.fields["of"].map { word($0) } ?? .script
    guard let runs = number(field, in: 1...100), let scope else { return nil }
    return .review(ScriptStep.Review(runs: runs, scope: scope), playing.step)
  }
}
