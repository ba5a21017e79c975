import TilawaCore

/// A change that somebody asks for with a key.
enum EditorChange: Hashable {
  case place(Int)
  case moveMarker(Int, to: Int)
  case removeMarker(Int)
  case assign(Segment.Content, Segment.ID)
  case confirm([Segment.ID])
  case prefer(Segment.ID)
  case delete(Segment.ID)
  case split(Segment.ID, Int)
  case merge([Segment.ID])

  /// - Parameter seen: the segments on the screen; a segment that others changed since then stays.
  func edit(_ editing: SegmentEditing, seen: Annotation) throws(EditError) -> Edit {
    let edit = try edit(editing)
    let known = Set(seen.segments)
    guard edit.removed.allSatisfy(known.contains) else { throw EditError(ScreensSentences.changedMeanwhile) }
    return edit
  }

  private func edit(_ editing: SegmentEditing) throws(EditError) -> Edit {
    switch self {
    case .place(let frame): try editing.placeBoundary(at: frame)
    case .moveMarker(let frame, let place): try editing.moveBoundary(at: frame, to: place)
    case .removeMarker(let frame): try editing.removeBoundary(at: frame)
    case .assign(let content, let id): try editing.assign(content, to: id)
    case .confirm(let ids): try editing.confirm(ids)
    case .prefer(let id): try editing.choose(id)
    case .delete(let id): try editing.delete([id])
    case .split(let id, let frame): try editing.split(id, at: frame)
    case .merge(let ids): try editing.merge(ids)
    }
  }
}
