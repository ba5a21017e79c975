import TilawaCore

/// One reading of a script. Faults are gathered: what can be read is read on.
struct ScriptReading {
  let source: ScriptText
  let structure: QuranStructure
  /// The riwayah of steps that name none; the script may name another.
  var riwayah: Riwayah
  private(set) var faults: [ScriptFault] = []
  /// The variables, in the order in which they are first written.
  var variables: [ScriptVariable] = []
  /// The course of a portion without a name.
  var course: ScriptVariable.Course
  /// Texts that were found to be ranges, by riwayah: to find a surah by its name takes a millisecond.
  var known: [Riwayah: Set<String>] = [:]
  /// The options for all steps that play.
  var defaults: [PlayStep.Option] = []

  init(source: ScriptText, structure: QuranStructure, riwayah: Riwayah) {
    self.source = source
    self.structure = structure
    self.riwayah = riwayah
    course = ScriptVariable.Course(words: WordRange(0, structure.words), ending: .stop)
  }

  /// The greatest number of faults that are reported; the reading stops there.
  private static let mostFaults = 100

  /// Whether the limit of reported faults is reached.
  var isFull: Bool { faults.count >= Self.mostFaults }

  mutating func fault(_ place: ScriptPlace, _ detail: Sentence) {
    if !isFull { faults.append(ScriptFault(at: source.clamped(place), detail)) }
  }

  // MARK: - Values of one kind

  /// Reads a text, or adds a fault that describes the expected value.
  mutating func text(_ field: YAMLValue.Field) -> String? { text(field.value, of: field.key) }

  mutating func text(_ value: YAMLValue, of key: String) -> String? {
    if case .text(let text) = value.content { return text }
    fault(value.place, TilawaScriptsSentences.takesText(key: key, value: value.kind))
    return nil
  }

  /// A number in a range.
  mutating func number(_ field: YAMLValue.Field, in range: ClosedRange<Int>) -> Int? {
    guard let text = text(field) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    fault(
      field.value.place,
      TilawaScriptsSentences.takesNumber(key: field.key, least: "\(range.lowerBound)", most: "\(range.upperBound)"))
    return nil
  }

  /// Reads one of several words.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ field: YAMLValue.Field) -> Word?
  where Word.RawValue == String {
    guard let text = text(field) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    fault(field.value.place, choice(field.key, text, words))
    return nil
  }

  /// Per cent, with the sign or without it.
  mutating func percent(_ field: YAMLValue.Field, in range: ClosedRange<Int>) -> Int? {
    guard let text = text(field) else { return nil }
    let digits = text.hasSuffix("%") ? text.dropLast() : text[...]
    if let share = Int(digits), range.contains(share) { return share }
    fault(
      field.value.place,
      TilawaScriptsSentences.takesPercent(key: field.key, least: "\(range.lowerBound)", most: "\(range.upperBound)"))
    return nil
  }

  // MARK: - Keys

  /// The fields of a value that has keys; a fault for each that is not among those known.
  mutating func fields(_ value: YAMLValue, of what: Sentence, known: [String]) -> [YAMLValue.Field]? {
    guard case .fields(let fields) = value.content else {
      fault(value.place, TilawaScriptsSentences.hasKeys(what: what, value: value.kind))
      return nil
    }
    for field in fields where !known.contains(field.key) {
      if PlayOptionName(rawValue: field.key) != nil {
        fault(field.place, TilawaScriptsSentences.doesNotTake(what: what, key: field.key))
        continue
      }
      fault(
        field.place,
        suggestion(for: field.key, among: known).map {
          TilawaScriptsSentences.didYouMean(
            fault: TilawaScriptsSentences.hasNoKey(what: what, key: field.key), word: $0)
        } ?? TilawaScriptsSentences.hasNoKeyOf(what: what, key: field.key, keys: Self.list(known)))
    }
    return fields
  }

  /// "order takes up or down; did you mean up?".
  func choice(_ key: String, _ text: String, _ words: [String]) -> Sentence {
    let fault = TilawaScriptsSentences.takesOneOf(key: key, words: Self.list(words))
    return suggestion(for: text, among: words).map { TilawaScriptsSentences.didYouMean(fault: fault, word: $0) }
      ?? fault
  }

  /// The word that is most like a text; nil if none is like it.
  func suggestion(for text: String, among words: [String]) -> String? {
    guard text.count <= 40, !isFull else { return nil }
    let letters = Array(text.lowercased().unicodeScalars)
    let near = words.map { (word: $0, distance: EditDistance.between(letters, Array($0.unicodeScalars))) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= max(1, min(letters.count, near.word.count) / 2) else { return nil }
    return near.word
  }

  /// "a, b or c".
  static func list(_ words: [String]) -> Sentence {
    guard let last = words.last, words.count > 1 else { return Sentence(verbatim: words.first ?? "") }
    return TilawaScriptsSentences.or(list: words.dropLast().listed, last: last)
  }
}

extension [YAMLValue.Field] {
  subscript(key: String) -> YAMLValue.Field? { first { $0.key == key } }
}
