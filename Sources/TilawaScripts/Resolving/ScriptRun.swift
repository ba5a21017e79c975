import TilawaCore

/// One run of a script, as far as it was resolved.
struct ScriptRun {
  /// The value of a variable in this run.
  struct Settled {
    /// The words; nil for a variable of constant ranges.
    var words: [WordRange]?
    var ranges: [PlayStep.Range] = []
    /// The cursor to store after the portion was heard; nil for other variables.
    var cursor: ScriptCursor?
    /// The reason for an empty value.
    var reason: Sentence?
  }

  let script: Script
  let structure: QuranStructure
  let riwayah: Riwayah
  private let cursors: [String: ScriptCursor]
  private(set) var settled: [String: Settled] = [:]
  private(set) var faults: [ScriptFault] = []
  private var steps: [Draft] = []
  /// The ranges of the last playing step, and the riwayah of their counting.
  private var heard: (ranges: [String], riwayah: Riwayah)

  /// A resolved step before its cursors are known.
  private struct Draft {
    let place: ScriptPlace
    let kind: String
    let action: ResolvedStep.Action
    /// The variables in it.
    let uses: Set<String>

    var plays: Bool {
      if case .play = action { true } else { false }
    }
    var isSkipped: Bool {
      if case .skip = action { true } else { false }
    }
  }

  init(script: Script, structure: QuranStructure, riwayah: Riwayah, cursors: [String: ScriptCursor]) {
    self.script = script
    self.structure = structure
    self.riwayah = script.riwayah ?? riwayah
    self.cursors = cursors
    heard = ([], self.riwayah)
  }

  /// Decides what each variable stands for, once for all steps.
  mutating func settleVariables(_ history: (ScriptStep.Scope, Int) throws -> [[WordRange]]) rethrows {
    for variable in script.variables {
      switch variable.kind {
      case .ranges(let ranges): settled[variable.key] = Settled(words: nil, ranges: ranges)
      case .last(let runs):
        let words = try history(.script, runs).flatMap(\.self).united
        settled[variable.key] = Settled(words: words, reason: Self.unheard(.script))
      case .next(let portion, let course):
        let walk = CourseWalk(structure: structure.divided(as: riwayah), counting: riwayah.counting)
        let words = walk.portion(portion, of: course, after: cursors[variable.key])
        settled[variable.key] = Settled(
          words: words.map { [$0] } ?? [],
          cursor: words.map { ScriptCursor(start: course.words.start, next: $0.end) },
          reason: TilawaScriptsSentences.heardToEnd(variable: variable.text))
      }
    }
  }

  mutating func resolve(_ history: (ScriptStep.Scope, Int) throws -> [[WordRange]]) throws -> ResolvedScript {
    try add(script.steps, history)
    guard faults.isEmpty else { throw ScriptFaults(faults) }
    let advancing = advancing
    let resolved = steps.enumerated().map { place, draft in
      ResolvedStep(
        number: place + 1, place: draft.place, kind: draft.kind, action: draft.action, cursors: advancing[place] ?? [:])
    }
    return ResolvedScript(steps: resolved, variables: script.variables.map(named))
  }

  private func named(_ variable: ScriptVariable) -> ResolvedScript.Variable {
    let ranges = ranges(of: variable.key, at: variable.place, in: riwayah)
    return ResolvedScript.Variable(key: variable.key, text: variable.text, ranges: ranges.map(\.text))
  }

  /// The cursors to store after each step, by its index. A portion is completed with the last step that plays it.
  private var advancing: [Int: [String: ScriptCursor]] {
    var advancing: [Int: [String: ScriptCursor]] = [:]
    for (key, settled) in settled {
      guard let cursor = settled.cursor else { continue }
      let users = steps.indices.filter { steps[$0].uses.contains(key) && !steps[$0].isSkipped }
      guard let last = users.last(where: { steps[$0].plays }) ?? users.last else { continue }
      advancing[last, default: [:]][key] = cursor
    }
    return advancing
  }

  // MARK: - Steps

  private mutating func add(
    _ steps: [ScriptStep], _ history: (ScriptStep.Scope, Int) throws -> [[WordRange]]
  ) rethrows {
    for step in steps {
      switch step.kind {
      case .group(let times, let inner):
        for _ in 0..<times { try add(inner, history) }
      case .play(let play): add(play, step, ranges(of: play))
      case .reciteGap(let play, let percent):
        add(
          play, step, ranges(of: play),
          more: [PlayStep.Option(name: .gap, value: "\(percent)%", place: step.place)])
        // No gap follows the last ayah of a session; the student's turn does.
        if case .play = self.steps.last?.action {
          append(step, .pause(.ofLastAyah(percent: percent)))
        }
      case .cumulative(let play, let linking): link(play, linking, step)
      case .review(let review, let play):
        let riwayah = play.riwayah ?? self.riwayah
        let words = try history(review.scope, review.runs).flatMap(\.self).united
        let ranges = words.compactMap { structure.range(sharing: $0, in: riwayah.counting)?.description }
        add(play, step, ranges.map { word($0, step.place) }, reason: Self.unheard(review.scope))
      case .pause(let pause): append(step, .pause(pause))
      case .record(let record): add(record, step)
      case .stop(let stop): append(step, .stop(stop))
      }
    }
  }

  private mutating func append(_ step: ScriptStep, _ action: ResolvedStep.Action, uses: Set<String> = []) {
    steps.append(Draft(place: step.place, kind: step.kind.word, action: action, uses: uses))
  }

  private mutating func add(
    _ play: PlayStep, _ step: ScriptStep, _ ranges: [ScriptArguments.Word], more: [PlayStep.Option] = [],
    without: Set<PlayOptionName> = [], reason: Sentence? = nil
  ) {
    guard !ranges.isEmpty else {
      return append(step, .skip(reason ?? self.reason(play.ranges)), uses: uses(play.ranges))
    }
    heard = (ranges.map(\.text), play.riwayah ?? riwayah)
    let options = more + play.options.filter { !without.contains($0.name) }
    append(step, .play(ResolvedPlay(ranges: ranges, options: options)), uses: uses(play.ranges))
  }

  private mutating func link(_ play: PlayStep, _ linking: ScriptStep.Linking, _ step: ScriptStep) {
    let texts = ranges(of: play)
    let linked = LinkedRanges(parsed(texts.map(\.text), in: play.riwayah ?? riwayah), linking, in: structure)
    guard linked.count <= LinkedRanges.most else {
      return faults.append(
        ScriptFault(
          at: step.place, TilawaScriptsSentences.tooManyLinked(count: linked.count, most: "\(LinkedRanges.most)")))
    }
    let place = texts.first?.place ?? step.place
    add(play, step, linked.ranges.map { word($0, place) }, without: [.passes])
  }

  private mutating func add(_ record: ScriptStep.RecordStep, _ step: ScriptStep) {
    let named = record.riwayah.flatMap(Riwayah.init(rawValue:)) ?? riwayah
    let recited =
      record.range.map { parsed(ranges(of: $0, in: named).map(\.text), in: named) }
      ?? parsed(heard.ranges, in: heard.riwayah)
    let united = recited.map(structure.span).united
    if let wanted = record.range, united.count != 1 {
      let reason = united.isEmpty ? self.reason([wanted]) : TilawaScriptsSentences.severalRanges
      return append(step, .skip(reason), uses: uses([wanted]))
    }
    let range = united.count == 1 ? structure.range(sharing: united[0], in: named.counting) : nil
    var words = range.map { [word("--range=\($0)", step.place)] } ?? []
    // Its numbers are those of the riwayah.
    if range != nil || record.riwayah != nil { words.append(word("--riwayah=\(named.rawValue)", step.place)) }
    for (option, value) in [("reciter", record.reciter), ("title", record.title), ("source", record.source)] {
      if let value { words.append(word("--\(option)=\(value)", step.place)) }
    }
    if case .seconds(let seconds) = record.length { words.append(word("--max=\(seconds)s", step.place)) }
    append(
      step, .record(ScriptArguments(words: words), record.length),
      uses: record.range.map { uses([$0]) } ?? [])
  }
}

extension ScriptRun {
  fileprivate func word(_ text: String, _ place: ScriptPlace) -> ScriptArguments.Word {
    ScriptArguments.Word(text: text, place: place)
  }

  fileprivate func parsed(_ ranges: [String], in riwayah: Riwayah) -> [AyahRange] {
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    return (try? parser.parse(ranges)) ?? []
  }

  fileprivate func ranges(of play: PlayStep) -> [ScriptArguments.Word] {
    play.ranges.flatMap { ranges(of: $0, in: play.riwayah ?? riwayah) }
  }

  fileprivate func ranges(of range: PlayStep.Range, in riwayah: Riwayah) -> [ScriptArguments.Word] {
    switch range {
    case .text(let text, let place): [word(text, place)]
    case .variable(let key, let place): ranges(of: key, at: place, in: riwayah)
    }
  }

  fileprivate func ranges(of key: String, at place: ScriptPlace, in riwayah: Riwayah) -> [ScriptArguments.Word] {
    guard let value = settled[key] else { return [] }
    guard let words = value.words else {
      return value.ranges.flatMap { range in ranges(of: range, in: riwayah).map { word($0.text, place) } }
    }
    return words.compactMap { structure.range(sharing: $0, in: riwayah.counting) }.map { word($0.description, place) }
  }

  /// The variables among these.
  fileprivate func uses(_ ranges: [PlayStep.Range]) -> Set<String> {
    Set(
      ranges.compactMap { range in
        if case .variable(let key, _) = range { key } else { nil }
      })
  }

  /// The reason that the ranges are empty.
  fileprivate func reason(_ ranges: [PlayStep.Range]) -> Sentence {
    let reasons = ranges.compactMap { range -> Sentence? in
      if case .variable(let key, _) = range { settled[key]?.reason } else { nil }
    }
    return reasons.first ?? TilawaScriptsSentences.nothingToPlay
  }

  fileprivate static func unheard(_ scope: ScriptStep.Scope) -> Sentence {
    scope == .script ? TilawaScriptsSentences.scriptUnheard : TilawaScriptsSentences.nothingHeard
  }
}

extension ScriptStep.Kind {
  /// The key of the step in a script.
  fileprivate var word: String {
    let key: ScriptReading.StepKey =
      switch self {
      case .play: .play
      case .reciteGap: .reciteGap
      case .cumulative: .cumulative
      case .review: .review
      case .pause: .pause
      case .record: .record
      case .stop: .stop
      case .group: .steps
      }
    return key.rawValue
  }
}
