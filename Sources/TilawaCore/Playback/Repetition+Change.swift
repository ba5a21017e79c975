extension Repetition {
  /// Applies a change; a change of speed has no effect here.
  mutating func apply(_ change: Playback.Change) {
    switch change {
    case .each(let each): self.each = each
    case .passes(let passes): self.passes = passes
    case .gap(let gap): self.gap = gap
    case .speed: break
    }
  }

  /// Returns the silence of a kind.
  func gap(_ kind: SessionSegment.GapKind) -> Gap { kind == .pass ? passGap ?? gap : gap }
}
