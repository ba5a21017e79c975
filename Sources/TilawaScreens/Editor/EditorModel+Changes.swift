import TilawaCore
import TilawaTerminal

extension EditorModel {
  /// Asks for a change.
  ///
  /// - Parameter place: the frame of the cursor once it is made; nil: where it is.
  mutating func ask(_ change: EditorChange, _ place: Int? = nil) -> ScreenEffect<EditorRequest> {
    pending = place
    return .request(.change(change))
  }

  mutating func onSegment(_ change: (Segment) -> EditorChange) -> Effects {
    guard let segment else {
      message = ScreensSentences.noSegmentHere
      return []
    }
    return [ask(change(segment))]
  }

  // MARK: - Markers

  mutating func removeMarker() -> Effects {
    guard isOnMarker else {
      message = ScreensSentences.noMarkerHere
      return []
    }
    return [ask(.removeMarker(cursor))]
  }

  /// Moves the marker under the cursor; where there is none, the cursor alone.
  mutating func nudge(milliseconds: Int) -> Effects {
    let frames = subject.frames(milliseconds: abs(milliseconds))
    return move(to: milliseconds < 0 ? cursor - frames : cursor + frames)
  }

  mutating func use(_ place: Int?, _ target: EditorRequest.Target) -> Effects {
    guard let place else {
      message = target == .pause ? ScreensSentences.noPauseNear : ScreensSentences.noCrossingNear
      return []
    }
    return move(to: place)
  }

  private mutating func move(to place: Int) -> Effects {
    let place = max(0, min(place, subject.frames))
    guard place != cursor else { return [] }
    guard isOnMarker else {
      cursor = place
      return []
    }
    if markers.contains(sorted: place) {
      message = ScreensSentences.anotherMarker
      return []
    }
    return [ask(.moveMarker(cursor, to: place), place)]
  }

  // MARK: - Segments

  mutating func assign(_ content: Segment.Content) -> Effects {
    guard let segment else { return onSegment { .assign(content, $0.id) } }
    return silence() + [ask(.assign(content, segment.id), start(after: segment))]
  }

  /// Returns the start of the next segment; nil after the last.
  func start(after segment: Segment) -> Int? { annotation.segments.first { $0.start >= segment.end }?.start }

  mutating func confirm() -> Effects {
    guard let segment else { return onSegment { .confirm([$0.id]) } }
    // The cursor goes from a flagged segment to the next flagged one.
    let flagged = segment.isFlagged ? annotation.segments.first { $0.isFlagged && $0.start > segment.start } : nil
    return [ask(.confirm([segment.id]), flagged?.start ?? start(after: segment))]
  }

  mutating func split() -> Effects {
    let place = cursor
    return onSegment { .split($0.id, place) }
  }

  mutating func merge() -> Effects {
    guard let segment else { return onSegment { .merge([$0.id]) } }
    guard let next = annotation.segments.first(where: { $0.start == segment.end }) else {
      message = ScreensSentences.noSegmentFollows
      return []
    }
    return [ask(.merge([segment.id, next.id]))]
  }

  private var suggestions: [Segment.ID] { annotation.segments.filter { $0.status == .suggested }.map(\.id) }

  mutating func askToConfirmAll() {
    guard !suggestions.isEmpty else {
      message = ScreensSentences.noMoreSuggestions
      return
    }
    mode = .dialogue(ConfirmAll(count: suggestions.count))
  }

  mutating func answer(_ key: TerminalKey, in dialogue: ConfirmAll) -> Effects {
    mode = .browsing
    guard key == .character("y") || key == .character("Y") || key == .enter else {
      message = ScreensSentences.nothingConfirmed
      return []
    }
    return [ask(.confirm(suggestions))]
  }
}
