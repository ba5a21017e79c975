import TilawaCore

extension ScriptReading {
  /// The keys that name the kind of a step.
  enum StepKey: String, CaseIterable {
    case play, cumulative, review, pause, record, stop, steps
    case reciteGap = "recite-gap"
  }

  mutating func steps(_ value: YAMLValue) -> [ScriptStep] {
    guard case .list(let values) = value.content, !values.isEmpty else {
      fault(value.place, TilawaScriptsSentences.stepsIsList)
      return []
    }
    guard values.count <= Script.mostSteps else {
      fault(value.place, TilawaScriptsSentences.mostSteps(most: "\(Script.mostSteps)"))
      return []
    }
    var steps: [ScriptStep] = []
    for value in values {
      if let kind = step(value) { steps.append(ScriptStep(place: value.place, kind: kind)) }
    }
    return steps
  }

  private mutating func step(_ value: YAMLValue) -> ScriptStep.Kind? {
    let fields: [YAMLValue.Field]
    switch value.content {
    case .fields(let all): fields = all
    // `- stop` is short for `- stop:`.
    case .text(let word) where StepKey(rawValue: word) != nil:
      fields = [YAMLValue.Field(key: word, place: value.place, value: YAMLValue(content: .nothing, place: value.place))]
    case .text, .nothing, .list:
      fault(value.place, TilawaScriptsSentences.aStepIs(keys: Self.list(StepKey.allCases.map(\.rawValue))))
      return nil
    }
    let keys = fields.compactMap { field in StepKey(rawValue: field.key).map { (key: $0, field: field) } }
    guard let (key, field) = keys.first else {
      let words = StepKey.allCases.map(\.rawValue)
      let near = fields.compactMap { suggestion(for: $0.key, among: words) }.first
      fault(
        value.place,
        near.map { TilawaScriptsSentences.didYouMean(fault: TilawaScriptsSentences.stepSaysNothing, word: $0) }
          ?? TilawaScriptsSentences.stepSaysNoneOf(keys: Self.list(words)))
      return nil
    }
    if keys.count > 1 {
      fault(
        keys[1].field.place, TilawaScriptsSentences.stepIsOne(keys: Self.list([key.rawValue, keys[1].key.rawValue])))
      return nil
    }
    return step(key, field, YAMLValue(content: .fields(fields), place: value.place))
  }

  private mutating func step(_ key: StepKey, _ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    switch key {
    case .play: return playing(field, whole, own: []).map { .play($0.step) }
    case .reciteGap: return reciteGap(field, whole)
    case .cumulative: return cumulative(field, whole)
    case .review: return review(field, whole)
    case .pause:
      _ = fields(whole, of: Sentence(verbatim: "pause"), known: ["pause"])
      return pause(field.value).map { .pause($0) }
    case .record: return record(field, whole)
    case .stop:
      _ = fields(whole, of: Sentence(verbatim: "stop"), known: ["stop"])
      return stop(field.value).map { .stop($0) }
    case .steps: return group(field, whole)
    }
  }

  // MARK: - Steps without a recitation

  private mutating func pause(_ value: YAMLValue) -> ScriptStep.Pause? {
    switch value.content {
    case .nothing, .text("key"): return .key
    case .text(let text):
      if let time = Self.time(text) { return .until(time) }
      if let seconds = ScriptTime.seconds(text) { return .seconds(seconds) }
    case .list, .fields: break
    }
    fault(value.place, TilawaScriptsSentences.pauseTakes)
    return nil
  }

  private mutating func stop(_ value: YAMLValue) -> ScriptStep.Stop? {
    switch value.content {
    case .nothing, .text("now"): return .now
    case .text(let text):
      if let time = Self.time(text) { return .at(time) }
      if let seconds = ScriptTime.seconds(text) { return .after(seconds: seconds) }
    case .list, .fields: break
    }
    fault(value.place, TilawaScriptsSentences.stopTakes)
    return nil
  }

  /// `05:30`, perhaps with `until` before it.
  private static func time(_ text: String) -> TimeOfDay? {
    let words = text.split(separator: " ")
    return TimeOfDay(words.count == 2 && words[0] == "until" ? String(words[1]) : text)
  }

  private mutating func record(_ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    let known = ["record", "for", "reciter", "riwayah", "title", "source"]
    let fields = fields(whole, of: Sentence(verbatim: "record"), known: known) ?? []
    let named: Riwayah? = fields["riwayah"].flatMap { word($0) }
    var range: PlayStep.Range?
    if case .nothing = field.value.content {
      range = nil
    } else {
      let ranges = ranges(field.value, of: "record", in: named ?? riwayah)
      if ranges.count > 1 { fault(field.value.place, TilawaScriptsSentences.recordTakes) }
      range = ranges.first
    }
    let length = fields["for"].map { self.length($0) } ?? .key
    func given(_ key: String) -> String? { fields[key].flatMap { text($0) } }
    let (reciter, title, source) = (given("reciter"), given("title"), given("source"))
    guard let length else { return nil }
    return .record(
      ScriptStep.RecordStep(
        range: range, length: length, reciter: reciter, riwayah: named?.rawValue, title: title, source: source))
  }

  private mutating func length(_ field: YAMLValue.Field) -> ScriptStep.Length? {
    guard let text = text(field) else { return nil }
    if text == "key" { return .key }
    if text.hasSuffix("%") { return percent(field, in: 1...1000).map { .ofLastStep(percent: $0) } }
    if let seconds = ScriptTime.seconds(text) { return .seconds(seconds) }
    fault(field.value.place, TilawaScriptsSentences.forTakes)
    return nil
  }

  private mutating func group(_ field: YAMLValue.Field, _ whole: YAMLValue) -> ScriptStep.Kind? {
    let fields = fields(whole, of: TilawaScriptsSentences.aGroup, known: ["steps", "repeat"]) ?? []
    let times = fields["repeat"].map { number($0, in: 1...100) } ?? 1
    let steps = steps(field.value)
    return times.map { .group(times: $0, steps) }
  }
}
