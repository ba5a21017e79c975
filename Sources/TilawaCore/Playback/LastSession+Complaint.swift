extension LastSession {
  /// Returns the reason why this program cannot have stored the session; nil if there is none.
  ///
  /// The check covers every number in the session: an unchecked one would enter a calculation and could end the
  /// process.
  public func complaint(in structure: QuranStructure) -> String? {
    if let complaint = complaintAboutRanges(in: structure) { return complaint }
    guard (0...100).contains(volume) else { return "a volume of \(volume) per cent" }
    let gaps = [spec.gap, spec.passGap].compactMap(\.self) + position.changes.compactMap(\.newGap)
    guard gaps.allSatisfy(\.isAllowed) else { return "there is no such gap" }
    let repeats = [spec.each, spec.passes] + position.changes.compactMap(\.newCount)
    guard repeats.allSatisfy(\.isAllowed) else { return "there is no such count" }
    do throws(SessionError) { try spec.validate() } catch { return error.description }
    return position.complaint(in: structure)
  }

  private func complaintAboutRanges(in structure: QuranStructure) -> String? {
    guard !spec.ranges.isEmpty else { return "it holds no range" }
    let refs = spec.ranges.flatMap { [$0.first, $0.last] } + [spec.start].compactMap(\.self)
    for ref in refs {
      if ref.counting != riwayah.counting { return "\(ref) is of another counting" }
      if let complaint = structure.complaint(about: ref) { return complaint }
    }
    let isForward = spec.ranges.allSatisfy { structure.ordinal(of: $0.first) <= structure.ordinal(of: $0.last) }
    guard isForward else { return "a range runs backwards" }
    let hasWords = spec.ranges.allSatisfy { range in
      guard let words = range.words else { return true }
      return range.first == range.last && words.lowerBound >= 1
        && words.upperBound <= structure.span(of: range.first).count
    }
    return hasWords ? nil : "an ayah does not have such words"
  }
}

extension SessionPosition {
  /// The accepted numbers of passes and playings, more than can be heard.
  private static let passes = 1...1_000_000
  /// The longest accepted time in seconds; nothing recited in one piece is longer.
  private static let longest = 1_000_000

  fileprivate func complaint(in structure: QuranStructure) -> String? {
    guard (place.step == nil) == (landmark == nil) else { return "it has no place" }
    if let landmark {
      for ref in [landmark.ayat.first, landmark.ayat.last] {
        if let complaint = structure.complaint(about: ref) { return complaint }
      }
    }
    if let step = place.step {
      let indices = [step.section, step.block, step.item]
      guard indices.allSatisfy(RecordingTime.bounds.contains),
        [step.pass, step.play].allSatisfy(SessionPosition.passes.contains)
      else { return "its place does not exist" }
    }
    if case .at = place {
      guard RecordingTime.rates.contains(heard.rate),
        (0...heard.rate * SessionPosition.longest).contains(heard.frames)
      else { return "its time does not exist" }
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
