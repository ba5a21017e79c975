extension Repetition {
  /// Applies a change; that of a speed changes nothing here.
  mutating func apply(_ change: Playback.Change) {
    switch change {
    case .each(let each): self.each = each
    case .passes(let passes): self.passes = passes
    case .gap(let gap): self.gap = gap
    case .speed: break
    }
  }

  /// The silence of a kind.
  func gap(_ kind: SessionSegment.GapKind) -> Gap { kind == .pass ? passGap ?? gap : gap }
}
