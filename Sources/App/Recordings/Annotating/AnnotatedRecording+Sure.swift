import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaStore

// The suggestions that may be confirmed unheard.

extension Annotation {
  /// The suggestions that may be confirmed unheard.
  package var sure: [Segment] { sure(atLeast: DecodingParameters().vouched) }
}

extension AnnotatedRecording {
  /// Confirms the suggestions that are sure, as one edit.
  ///
  /// - Parameter stretch: the part of the recording, in frames; nil: all of it.
  /// - Returns: the confirmed segments; empty, without an edit, where no suggestion is sure.
  @discardableResult
  package func confirmSure(in stretch: Range<Int>? = nil) throws(StoreError) -> [Segment] {
    let sure = try annotation().sure.filter { segment in stretch.map { segment.frames.overlaps($0) } ?? true }
    guard !sure.isEmpty else { return [] }
    _ = try library.annotations.edit(recording, now: SystemClock.now) { (editing) throws(EditError) in
      try editing.confirm(sure.map(\.id))
    }
    return sure
  }
}

extension [Int] {
  /// Joins sorted places that leave out no more than `gap` others between them.
  func runs(leavingOut gap: Int) -> [Range<Int>] {
    reduce(into: []) { runs, place in
      if let last = runs.last, place - last.upperBound <= gap {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }
}
