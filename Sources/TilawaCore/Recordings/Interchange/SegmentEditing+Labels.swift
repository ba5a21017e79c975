extension SegmentEditing {
  /// A rule for the segments without a label in a file: remove them or keep them.
  package enum Others: Hashable, Sendable { case removed, kept }

  /// Returns the edit that takes over the labels of a file. Equal segments stay as they are, so that the same file
  /// changes nothing a second time. Segments with the same frames but another content keep their ids.
  package func takeOver(_ intervals: [LabelledInterval], others: Others = .removed) throws(EditError) -> Edit {
    var left = annotation.segments
    var taken: [LabelledInterval] = []
    for interval in intervals {
      if let known = left.firstIndex(where: { says($0, interval) }) {
        left.remove(at: known)
      } else {
        taken.append(interval)
      }
    }
    var removed = others == .removed ? left : []
    var added: [Segment] = []
    for interval in taken {
      let known = left.firstIndex { $0.frames == interval.frames }.map { left.remove(at: $0) }
      if let known, others == .kept { removed.append(known) }
      added.append(try made(interval, over: known))
    }
    let words = intervals.count == 1 ? "add 1 label of a file" : "add \(intervals.count) labels of a file"
    return Edit(words: words, removed: removed, added: added)
  }

  private func says(_ segment: Segment, _ interval: LabelledInterval) -> Bool {
    segment.frames == interval.frames && segment.status == interval.status && segment.content.says(interval.content)
      && (segment.chosen != nil) == interval.isPreferred
  }

  private func made(_ interval: LabelledInterval, over known: Segment?) throws(EditError) -> Segment {
    var segment = try made(interval.frames, interval.content, interval.status, named: known?.id)
    segment.chosen = interval.isPreferred ? interval.details.chosen ?? known?.chosen ?? now : nil
    segment.changed = interval.details.changed ?? now
    segment.evidence = interval.details.evidence
    return segment
  }
}
