import TilawaCore
import TilawaTerminal

extension EditorModel {
  mutating func browse(_ key: TerminalKey) -> Effects {
    switch key {
    case .left: step(columns: -1)
    case .right: step(columns: 1)
    case .shiftLeft: step(columns: -10)
    case .shiftRight: step(columns: 10)
    case .pageUp: turn(-1)
    case .pageDown: turn(1)
    case .home: cursor = 0
    case .end: cursor = subject.frames
    case .up: view.zoom(.nearer, around: cursor)
    case .down: view.zoom(.further, around: cursor)
    case .character("0"): view.set(.whole, around: cursor)
    case .character("1"): view.set(.column(milliseconds: 10), around: cursor)
    case .tab: goToMarker(.after)
    case .backTab: goToMarker(.before)
    case .escape: return silence()
    case .enter: return beginAssigning()
    case .character(let letter): return browse(letter)
    default: break
    }
    return []
  }

  private mutating func browse(_ letter: Character) -> Effects {
    switch letter {
    case "n": goToSuggestion(.after)
    case "p": goToSuggestion(.before)
    case "f": goToFlag(.after)
    case "F": goToFlag(.before)
    case "g": mode = .typing(PromptField(.time))
    case "/": mode = .typing(PromptField(.find))
    case "?": mode = .help(0)
    case "q": return [.leave(.done)]
    case "u": return [.request(.undo)]
    case "r": return [.request(.redo)]
    case " ": return toggleLoop()
    case "P": return playOn()
    case "m": return [ask(.place(cursor), cursor)]
    case "x": return removeMarker()
    case ",", ".": return nudge(milliseconds: letter == "." ? 1 : -1)
    case "<", ">": return nudge(milliseconds: letter == ">" ? 10 : -10)
    case "[", "]": return nudge(milliseconds: letter == "]" ? 50 : -50)
    case "z": return [.request(.find(.crossingAfter, around: cursor))]
    case "Z": return [.request(.find(.crossingBefore, around: cursor))]
    case "c": return [.request(.find(.pause, around: cursor))]
    default: return change(letter)
    }
    return []
  }

  private mutating func change(_ letter: Character) -> Effects {
    switch letter {
    case "s": return assign(.speech)
    case "o": return assign(.other)
    case "y": return confirm()
    case "Y": askToConfirmAll()
    case "*": return onSegment { .prefer($0.id) }
    case "d": return onSegment { .delete($0.id) }
    case "k": return split()
    case "j": return merge()
    default: break
    }
    return []
  }

  // MARK: - The cursor

  enum Side { case before, after }

  /// Turns the wheel: moves the visible part by an eighth of its width.
  mutating func scroll(_ step: Int) -> Effects {
    view.scroll(to: view.start + step * max(1, view.span / 8))
    return []
  }

  /// Moves the cursor by columns.
  private mutating func step(columns: Int) { goTo(column: view.column(of: cursor) + columns) }

  /// Moves the cursor to a column, and onto a marker if the column has one.
  mutating func goTo(column: Int) {
    let first = view.frame(ofColumn: column)
    let next = view.frame(ofColumn: column + 1)
    let place = markers.partitioningIndex { $0 >= first }
    cursor = place < markers.count && markers[place] < next ? markers[place] : first
  }

  private mutating func turn(_ pages: Int) {
    let span = view.span
    view.scroll(to: view.start + pages * span)
    cursor += pages * span
  }

  private mutating func goToMarker(_ side: Side) {
    guard let place = neighbour(of: markers, side) else {
      message = side == .after ? ScreensSentences.noMarkerAfter : ScreensSentences.noMarkerBefore
      return
    }
    cursor = place
  }

  private mutating func goToSuggestion(_ side: Side) {
    let starts = annotation.segments.filter { $0.status == .suggested }.map(\.start)
    guard let place = neighbour(of: starts, side) else {
      message = side == .after ? ScreensSentences.noSuggestionAfter : ScreensSentences.noSuggestionBefore
      return
    }
    cursor = place
  }

  /// Goes to the first flagged segment, where there is one, when the editor opens.
  mutating func goToFirstFlag() {
    let flagged = annotation.segments.filter(\.isFlagged)
    guard let first = flagged.first else { return }
    cursor = first.start
    let (next, confirm) = (keys.label(.editor, "next-flag"), keys.label(.editor, "confirm"))
    message = ScreensSentences.flagsToCheck(count: flagged.count, next: next, confirm: confirm)
  }

  private mutating func goToFlag(_ side: Side) {
    let starts = annotation.segments.filter(\.isFlagged).map(\.start)
    guard let place = neighbour(of: starts, side) else {
      let (words, other) =
        side == .after
        ? (ScreensSentences.noFlagAfter, "previous-flag") : (ScreensSentences.noFlagBefore, "next-flag")
      let fault = starts.isEmpty ? ScreensSentences.nothingFlagged : words
      let key = keys.label(.editor, other)
      message = starts.contains { $0 != cursor } ? ScreensSentences.otherWay(fault: fault, key: key) : fault
      return
    }
    cursor = place
  }

  private func neighbour(of places: [Int], _ side: Side) -> Int? {
    switch side {
    case .after: places.first { $0 > cursor }
    case .before: places.last { $0 < cursor }
    }
  }

  // MARK: - Sound

  private mutating func toggleLoop() -> Effects {
    if sound != .none { return silence() }
    guard let segment else { return playOn() }
    return loop(segment)
  }

  private mutating func playOn() -> Effects {
    guard cursor < subject.frames else {
      message = ScreensSentences.nothingFollows
      return []
    }
    sound = .playing
    return [.request(.play(cursor..<subject.frames, .playing))]
  }
}
