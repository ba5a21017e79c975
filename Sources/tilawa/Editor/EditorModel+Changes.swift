import TilawaCore
import TilawaTerminal

extension EditorModel {
  /// - Parameter place: where the cursor is once it is done; nil: where it was.
  mutating func ask(_ change: EditorChange, _ place: Int? = nil) -> EditorRequest {
    pending = place
    return .change(change)
  }

  mutating func onSegment(_ change: (Segment) -> EditorChange) -> [EditorRequest] {
    guard let segment else {
      note = "there is no segment here; m places a marker"
      return []
    }
    return [ask(change(segment))]
  }

  // MARK: - Markers

  mutating func removeMarker() -> [EditorRequest] {
    guard isOnMarker else {
      note = "there is no marker here; Tab goes to the next"
      return []
    }
    return [ask(.removeMarker(cursor))]
  }

  /// Moves the marker under the cursor, or the cursor alone where there is none.
  mutating func nudge(milliseconds: Int) -> [EditorRequest] {
    let frames = subject.frames(milliseconds: abs(milliseconds))
    return move(to: milliseconds < 0 ? cursor - frames : cursor + frames)
  }

  mutating func use(_ place: Int?, _ target: EditorRequest.Target) -> [EditorRequest] {
    guard let place else {
      note = target == .pause ? "there is no pause near here" : "the sound crosses zero nowhere near here"
      return []
    }
    return move(to: place)
  }

  private mutating func move(to place: Int) -> [EditorRequest] {
    let place = max(0, min(place, subject.frames))
    guard place != cursor else { return [] }
    guard isOnMarker else {
      cursor = place
      return []
    }
    if markers.contains(sorted: place) {
      note = "another marker stands there; j merges what it parts"
      return []
    }
    return [ask(.moveMarker(cursor, to: place), place)]
  }

  // MARK: - Segments

  mutating func assign(_ content: Segment.Content) -> [EditorRequest] {
    guard let segment else { return onSegment { .assign(content, $0.id) } }
    return silence() + [ask(.assign(content, segment.id), start(after: segment))]
  }

  /// Where the next segment begins; nil after the last.
  func start(after segment: Segment) -> Int? { annotation.segments.first { $0.start >= segment.end }?.start }

  mutating func confirm() -> [EditorRequest] {
    guard let segment else { return onSegment { .confirm([$0.id]) } }
    // Who goes through the flags goes on to the next.
    let flagged = segment.isFlagged ? annotation.segments.first { $0.isFlagged && $0.start > segment.start } : nil
    return [ask(.confirm([segment.id]), flagged?.start ?? start(after: segment))]
  }

  mutating func split() -> [EditorRequest] {
    let place = cursor
    return onSegment { .split($0.id, place) }
  }

  mutating func merge() -> [EditorRequest] {
    guard let segment else { return onSegment { .merge([$0.id]) } }
    guard let next = annotation.segments.first(where: { $0.start == segment.end }) else {
      note = "no segment follows this one at once"
      return []
    }
    return [ask(.merge([segment.id, next.id]))]
  }

  private var suggestions: [Segment.ID] { annotation.segments.filter { $0.status == .suggested }.map(\.id) }

  mutating func askToConfirmAll() {
    guard !suggestions.isEmpty else {
      note = "there is no suggestion left"
      return
    }
    mode = .asking(count: suggestions.count)
  }

  mutating func confirmAll() -> [EditorRequest] { [ask(.confirm(suggestions))] }
}
