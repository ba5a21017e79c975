extension SegmentEditing {
  /// A rule for the segments without a label in a file: remove them or keep them.
  package enum Others: Hashable, Sendable { case removed, kept }

  /// Returns the edit that takes over the labels of a file. Equal segments stay as they are, so that the same file
  /// changes nothing a second time. Segments with the same frames but another content keep their ids.
  package func takeOver(_ stretches: [LabelledStretch], others: Others = .removed) throws(EditError) -> Edit {
    var left = annotation.segments
    var taken: [LabelledStretch] = []
    for stretch in stretches {
      if let known = left.firstIndex(where: { says($0, stretch) }) {
        left.remove(at: known)
      } else {
        taken.append(stretch)
      }
    }
    var removed = others == .removed ? left : []
    var added: [Segment] = []
    for stretch in taken {
      let known = left.firstIndex { $0.frames == stretch.frames }.map { left.remove(at: $0) }
      if let known, others == .kept { removed.append(known) }
      added.append(try made(stretch, over: known))
    }
    let words = stretches.count == 1 ? "add 1 label of a file" : "add \(stretches.count) labels of a file"
    return Edit(words: words, removed: removed, added: added)
  }

  private func says(_ segment: Segment, _ stretch: LabelledStretch) -> Bool {
    segment.frames == stretch.frames && segment.status == stretch.status && segment.content.says(stretch.content)
      && (segment.chosen != nil) == stretch.isPreferred
  }

  private func made(_ stretch: LabelledStretch, over known: Segment?) throws(EditError) -> Segment {
    var segment = try made(stretch.frames, stretch.content, stretch.status, named: known?.id)
    segment.chosen = stretch.isPreferred ? stretch.details.chosen ?? known?.chosen ?? now : nil
    segment.changed = stretch.details.changed ?? now
    segment.evidence = stretch.details.evidence
    return segment
  }
}
