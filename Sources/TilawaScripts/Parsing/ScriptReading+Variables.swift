import TilawaCore

extension ScriptReading {
  private static let mostVariables = 100

  // MARK: - Declared under a name

  mutating func readVariables(_ value: YAMLValue) {
    guard case .fields(let fields) = value.content else {
      return fault(value.place, TilawaScriptsSentences.variablesAre(value: value.kind))
    }
    guard fields.count <= Self.mostVariables else {
      return fault(value.place, TilawaScriptsSentences.mostVariables(most: "\(Self.mostVariables)"))
    }
    for field in fields {
      guard Self.isName(field.key) else {
        fault(field.place, TilawaScriptsSentences.variableName)
        continue
      }
      guard let kind = kind(field) else { continue }
      variables.append(ScriptVariable(key: field.key, place: field.place, kind: kind))
    }
  }

  private mutating func kind(_ field: YAMLValue.Field) -> ScriptVariable.Kind? {
    switch field.value.content {
    case .fields:
      let known = ["next", "last", "start", "until", "at-end"]
      guard let fields = fields(field.value, of: TilawaScriptsSentences.aVariable, known: known) else { return nil }
      if let last = fields["last"] { return number(last, in: 1...100).map { .last(runs: $0) } }
      guard let next = fields["next"] else {
        fault(field.value.place, TilawaScriptsSentences.variableSays)
        return nil
      }
      guard let text = text(next), let portion = portion(text[...], at: next.value.place) else { return nil }
      return .next(portion, readCourse(fields))
    case .text(let text):
      let words = text.split(separator: " ")
      if words.first == "next" || words.first == "last" { return expression(text, at: field.value.place, course) }
      let ranges = ranges(field.value, of: field.key, in: riwayah)
      return constant(ranges, field.key)
    case .list: return constant(ranges(field.value, of: field.key, in: riwayah), field.key)
    case .nothing:
      fault(field.value.place, TilawaScriptsSentences.variableIs)
      return nil
    }
  }

  /// Variables do not stand for each other: so none can stand for itself.
  private mutating func constant(_ ranges: [PlayStep.Range], _ key: String) -> ScriptVariable.Kind? {
    for range in ranges {
      if case .variable(_, let place) = range {
        fault(place, TilawaScriptsSentences.variableInVariable)
        return nil
      }
    }
    return ranges.isEmpty ? nil : .ranges(ranges)
  }

  /// Reads the start, the end and the ending of the course of portions.
  mutating func readCourse(_ fields: [YAMLValue.Field]) -> ScriptVariable.Course {
    var (first, end) = (course.words.start, course.words.end)
    if let start = fields["start"], let range = range(start, in: riwayah) {
      first = structure.span(of: range.first).start
    }
    if let until = fields["until"], let range = range(until, in: riwayah) {
      end = structure.span(of: range.last).end
      if end <= first { fault(until.value.place, TilawaScriptsSentences.untilBeforeStart) }
    } else if end <= first {
      end = structure.words
    }
    let ending: ScriptVariable.Course.Ending? = fields["at-end"].flatMap { word($0) }
    return ScriptVariable.Course(
      words: first < end ? WordRange(first, end) : course.words, ending: ending ?? course.ending)
  }

  // MARK: - Steps

  /// The key of the variable between the braces; a variable without a name is added to the known ones.
  mutating func variable(_ text: String, at place: ScriptPlace) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else {
      fault(place, TilawaScriptsSentences.bracesHold)
      return nil
    }
    guard first == "next" || first == "last" else { return named(text.trimmingWhitespace, at: place) }
    guard let kind = expression(text, at: place, course) else { return nil }
    let key: String =
      if case .last(let runs) = kind { "last \(runs)" } else { ScriptVariable.nameless }
    guard let known = variables.first(where: { $0.key == key }) else {
      variables.append(ScriptVariable(key: key, place: place, kind: kind))
      return key
    }
    guard known.kind == kind else {
      fault(place, TilawaScriptsSentences.anotherPortion(place: "\(known.place)"))
      return nil
    }
    return key
  }

  private mutating func named(_ name: Substring, at place: ScriptPlace) -> String? {
    if variables.contains(where: { $0.key == name }) { return String(name) }
    let names = variables.map(\.key).filter(Self.isName)
    let name = String(name)
    fault(
      place,
      suggestion(for: name, among: names).map {
        TilawaScriptsSentences.didYouMean(fault: TilawaScriptsSentences.noVariable(name: name), word: $0)
      } ?? TilawaScriptsSentences.noVariableOf(name: name))
    return nil
  }

  /// Reads `next 5 ayat` and `last 3`.
  private mutating func expression(
    _ text: String, at place: ScriptPlace, _ course: ScriptVariable.Course
  ) -> ScriptVariable.Kind? {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.first == "next" {
      let rest = text.trimmingWhitespace.dropFirst("next".count)
      return portion(rest, at: place).map { .next($0, course) }
    }
    guard words.count == 2, let runs = Int(words[1]), (1...100).contains(runs) else {
      fault(place, TilawaScriptsSentences.lastTakes)
      return nil
    }
    return .last(runs: runs)
  }

  private mutating func portion(_ text: Substring, at place: ScriptPlace) -> ScriptVariable.Portion? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let count = Int(words[0]), (1...1000).contains(count), let unit = Self.unit(words[1]) else {
      fault(place, TilawaScriptsSentences.nextTakes)
      return nil
    }
    return ScriptVariable.Portion(count: count, unit: unit)
  }

  private static func unit(_ word: Substring) -> ScriptVariable.Portion.Unit? {
    let singular = word.count > 3 && word.hasSuffix("s") ? word.dropLast() : word
    switch singular {
    case "ayah", "ayat": return .ayat
    case "surah": return .surahs
    default: return Division.Kind(rawValue: String(singular)).map { .divisions($0) }
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && !["next", "last"].contains(text)
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
