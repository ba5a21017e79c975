extension AnnotationLint {
  /// So many ayat left out in a surah are a slip; more are another passage.
  private static let skippedAtMost = 3

  /// What is recited for the first time comes in the order of the text; what was recited before is another take.
  var order: [Finding] {
    var findings: [Finding] = []
    var heard: [Recited] = []
    for recited in self.recited {
      defer { heard.append(recited) }
      guard !heard.contains(where: { $0.words.overlaps(recited.words) }) else { continue }
      let passage = heard.filter {
        structure.surah(ofWord: $0.words.start) == structure.surah(ofWord: recited.words.start)
      }
      if let later = passage.filter({ $0.words.start > recited.words.start }).min(by: {
        $0.words.start < $1.words.start
      }) {
        findings.append(
          Finding(
            kind: .order, segments: [later.segment.id, recited.segment.id],
            message: "\(label(later.words)) comes before \(label(recited.words))"))
      } else if let last = passage.last, let left = skipped(from: last.words.end, to: recited.words.start) {
        findings.append(
          Finding(
            kind: .skipped, segments: [last.segment.id, recited.segment.id],
            message: "\(left) \(left.contains("-") ? "are" : "is") left out between"))
      }
    }
    return findings
  }

  /// The ayat between two places of a surah, where they are few and no segment holds them.
  private func skipped(from end: Int, to start: Int) -> String? {
    guard start > end else { return nil }
    let between = WordRange(end, start)
    guard !recited.contains(where: { $0.words.overlaps(between) }) else { return nil }
    let ayat = structure.ayat(sharing: between, in: reciter.counting)
    guard !ayat.isEmpty, ayat.count <= Self.skippedAtMost else { return nil }
    return label(between)
  }
}
