extension LastSession {
  /// Returns the reason why this program cannot have stored the session; nil if there is none.
  ///
  /// The check covers every number in the session: an unchecked one would enter a calculation and could end the
  /// process.
  public func complaint(in structure: QuranStructure) -> String? { fault(in: structure)?.text }

  /// Returns the reason, as `complaint(in:)` does.
  package func fault(in structure: QuranStructure) -> Sentence? {
    if let fault = faultInRanges(in: structure) { return fault }
    guard (0...100).contains(volume) else { return CoreSentences.noVolume(volume: volume) }
    let gaps = [spec.gap, spec.passGap].compactMap(\.self) + position.changes.compactMap(\.newGap)
    guard gaps.allSatisfy(\.isAllowed) else { return CoreSentences.noSuchGap }
    let repeats = [spec.each, spec.passes] + position.changes.compactMap(\.newCount)
    guard repeats.allSatisfy(\.isAllowed) else { return CoreSentences.noSuchCount }
    do throws(SessionError) { try spec.validate() } catch { return error.sentence }
    return position.fault(in: structure)
  }

  private func faultInRanges(in structure: QuranStructure) -> Sentence? {
    guard !spec.ranges.isEmpty else { return CoreSentences.noRange }
    let refs = spec.ranges.flatMap { [$0.first, $0.last] } + [spec.start].compactMap(\.self)
    for ref in refs {
      if ref.counting != riwayah.counting { return CoreSentences.ofOtherCounting(ref: "\(ref)") }
      if let fault = structure.fault(in: ref) { return fault }
    }
    let isForward = spec.ranges.allSatisfy { structure.ordinal(of: $0.first) <= structure.ordinal(of: $0.last) }
    guard isForward else { return CoreSentences.aRangeBackwards }
    let hasWords = spec.ranges.allSatisfy { range in
      guard let words = range.words else { return true }
      return range.first == range.last && words.lowerBound >= 1
        && words.upperBound <= structure.span(of: range.first).count
    }
    return hasWords ? nil : CoreSentences.noSuchWords
  }
}

extension SessionPosition {
  /// The accepted numbers of passes and playings, more than can be heard.
  private static let passes = 1...1_000_000
  /// The longest accepted time in seconds; nothing recited in one piece is longer.
  private static let longest = 1_000_000

  fileprivate func fault(in structure: QuranStructure) -> Sentence? {
    guard (place.step == nil) == (landmark == nil) else { return CoreSentences.placeMissing }
    if let landmark {
      for ref in [landmark.ayat.first, landmark.ayat.last] {
        if let fault = structure.fault(in: ref) { return fault }
      }
    }
    if let step = place.step {
      let indices = [step.section, step.block, step.item]
      guard indices.allSatisfy(RecordingTime.bounds.contains),
        [step.pass, step.play].allSatisfy(SessionPosition.passes.contains)
      else { return CoreSentences.noSuchPlace }
    }
    if case .at = place {
      guard RecordingTime.rates.contains(heard.rate),
        (0...heard.rate * SessionPosition.longest).contains(heard.frames)
      else { return CoreSentences.timeNotThere }
    }
    return nil
  }
}

extension Gap {
  fileprivate var isAllowed: Bool {
    switch self {
    case .milliseconds(let count): Gap.millisecondsAllowed.contains(count)
    case .percent(let share): Gap.percentAllowed.contains(share)
    case .frames(let count): RecordingTime.bounds.contains(count)
    }
  }
}

extension Repeat {
  fileprivate var isAllowed: Bool { limit.map(Repeat.allowed.contains) ?? true }
}

extension Playback.Change {
  fileprivate var newGap: Gap? { if case .gap(let gap) = self { gap } else { nil } }

  fileprivate var newCount: Repeat? {
    switch self {
    case .each(let count), .passes(let count): count
    case .gap, .speed: nil
    }
  }
}
