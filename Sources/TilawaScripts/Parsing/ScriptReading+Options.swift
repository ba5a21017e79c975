import TilawaCore

extension ScriptReading {
  /// The options among these fields, in their order; other keys are passed over.
  mutating func options(_ fields: [YAMLValue.Field]) -> [PlayStep.Option] {
    var options: [PlayStep.Option] = []
    for field in fields {
      guard let name = PlayOptionName(rawValue: field.key), let option = option(name, field.value) else { continue }
      options.append(option)
    }
    return options
  }

  /// Reads an option; nil for a flag that is off, and after a fault.
  mutating func option(_ name: PlayOptionName, _ value: YAMLValue) -> PlayStep.Option? {
    switch name.shape {
    case .flag:
      guard isOn(name, value) == true else { return nil }
      return PlayStep.Option(name: name, value: nil, place: value.place)
    case .list:
      return list(name, value).map { PlayStep.Option(name: name, value: $0, place: value.place) }
    case .value:
      guard let text = text(value, of: name.rawValue) else { return nil }
      if let wanted = complaint(name, text) {
        fault(value.place, wanted)
        return nil
      }
      return PlayStep.Option(name: name, value: text, place: value.place)
    }
  }

  private mutating func isOn(_ name: PlayOptionName, _ value: YAMLValue) -> Bool? {
    if case .text(let text) = value.content {
      if ["yes", "true", "on"].contains(text.lowercased()) { return true }
      if ["no", "false", "off"].contains(text.lowercased()) { return false }
    }
    fault(value.place, TilawaScriptsSentences.takesYesOrNo(key: name.rawValue))
    return nil
  }

  /// Several words, apart by commas.
  private mutating func list(_ name: PlayOptionName, _ value: YAMLValue) -> String? {
    let values: [YAMLValue] = if case .list(let values) = value.content { values } else { [value] }
    var words: [String] = []
    for value in values {
      guard let text = text(value, of: name.rawValue) else { return nil }
      let parts = text.split(separator: ",").map { String($0.trimmingWhitespace) }.filter { !$0.isEmpty }
      if parts.isEmpty { fault(value.place, TilawaScriptsSentences.takesIds(key: name.rawValue)) }
      words += parts
    }
    if values.isEmpty { fault(value.place, TilawaScriptsSentences.takesIds(key: name.rawValue)) }
    return words.isEmpty ? nil : words.joined(separator: ",")
  }

  // MARK: - Values of options

  /// A description of the values that an option takes; nil if the text is one of them.
  private func complaint(_ name: PlayOptionName, _ text: String) -> Sentence? {
    let isRight: Bool
    let wanted: Sentence
    switch name {
    case .each, .passes: (isRight, wanted) = (Self.isRepeat(text), TilawaScriptsSentences.wantedRepeat)
    case .gap, .passGap:
      (isRight, wanted) = (Gap(text: text) != nil, Sentence(verbatim: "\(Gap.wanted)"))
    case .connectBefore, .connectAfter:
      (isRight, wanted) = (Int(text).map { $0 >= 0 } ?? false, TilawaScriptsSentences.wantedCount)
    case .then: (isRight, wanted) = (Self.isThen(text), TilawaScriptsSentences.wantedThen)
    case .thenRepeat: return complaint(name, text, SessionSpec.Continuation.Passes.allCases.map(\.rawValue))
    case .thenTimes:
      isRight = ["surah", "page", "juz"].contains(text) || Int(text).map { $0 > 0 } ?? false
      wanted = TilawaScriptsSentences.wantedThenTimes
    case .basmalah: return complaint(name, text, SessionSpec.BasmalahPolicy.allCases.map(\.rawValue))
    case .riwayah: return complaint(name, text, Riwayah.allCases.map(\.rawValue))
    case .missing: return complaint(name, text, MissingPolicy.allCases.map(\.rawValue))
    case .volume:
      (isRight, wanted) = (Int(text).map { (0...100).contains($0) } ?? false, TilawaScriptsSentences.wantedVolume)
    case .speed: (isRight, wanted) = (Speed(text) != nil, Sentence(verbatim: "\(Speed.wanted)"))
    case .time: (isRight, wanted) = (ScriptTime.seconds(text) != nil, TilawaScriptsSentences.wantedTime)
    // The ayah is read with the ranges, in the counting of its step.
    case .startAt: (isRight, wanted) = (!text.isEmpty, TilawaScriptsSentences.wantedAyah)
    // The names of presets are known when the step plays.
    case .preset: (isRight, wanted) = (!text.isEmpty, TilawaScriptsSentences.wantedPreset)
    case .reciter, .istiadha, .offline, .alternate, .connectEveryPass, .noLoudness, .noSave: return nil
    }
    return isRight ? nil : TilawaScriptsSentences.takes(key: name.rawValue, wanted: wanted)
  }

  private func complaint(_ name: PlayOptionName, _ text: String, _ words: [String]) -> Sentence? {
    words.contains(text) ? nil : choice(name.rawValue, text, words)
  }

  static func isRepeat(_ text: String) -> Bool {
    text == "forever" || Int(text).map { Repeat(times: $0) != nil } ?? false
  }

  private static func isThen(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, ["ayat", "pages"].contains(parts[0]) else { return text == "stop" }
    return Int(parts[1]).map { $0 > 0 } ?? false
  }
}

extension StringProtocol {
  /// The text without white space at both ends.
  var trimmingWhitespace: SubSequence {
    let rest = drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest.prefix(0) }
    return rest[...last]
  }
}
