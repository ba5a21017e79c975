package import TilawaCore

/// The measurements of a sound from elsewhere, made by reading it to its end.
package struct MeasuredSound: Hashable, Sendable {
  /// The file, with its exact length.
  package let file: AudioFile
  /// The loudness; nil if it cannot be measured, or nothing is heard.
  package let loudness: Loudness?
  /// The digest of the sound; nil if it is not known.
  package let digest: SoundDigest?

  package init(file: AudioFile, loudness: Loudness?, digest: SoundDigest? = nil) {
    self.file = file
    self.loudness = loudness
    self.digest = digest
  }
}

/// Reads a sound to its end; `heard` says which of its frames count for the loudness. Throws for a file that is no
/// sound: `.corrupt` or `.unreadable` with the reason.
package typealias SoundMeasuring =
  @Sendable (_ path: String, _ heard: (AudioFile) -> [Range<Int>]) throws(StoreError) -> MeasuredSound

extension RecordingDocument {
  /// The frames of a file that are recited by its segments; the whole file if there are none.
  func heard(in file: AudioFile) -> [Range<Int>] {
    let recited = annotation.segments.flatMap { $0.recited.map(\.frames) }
      .map { $0.clamped(to: 0..<file.frames) }.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    return recited.isEmpty || sound.rate != file.rate ? [0..<file.frames] : recited
  }

  /// Returns the document with the measured facts of its sound in place of its own.
  ///
  /// Segments beyond the end of the sound are dropped; a segment with most of its length inside is cut off at the end.
  ///
  /// - Returns: the document, and a note for the user; the note is nil if nothing was changed.
  /// - Throws: `.corrupt` if the marks count frames at another rate than the sound has.
  func fitted(to measured: MeasuredSound) throws(StoreError) -> (document: RecordingDocument, note: Sentence?) {
    let file = measured.file
    let isMarked = !annotation.segments.isEmpty || !history.isEmpty
    guard sound.rate == file.rate || !isMarked else {
      throw StoreError(
        code: .corrupt, operation: StoreSentences.cannotImport(name: title), path: nil,
        detail: StoreSentences.markedAtAnotherRate(marked: sound.rate, rate: file.rate))
    }
    var (cut, left) = (0, 0)
    let segments = annotation.segments.compactMap { segment -> Segment? in
      guard segment.end > file.frames else { return segment }
      guard let kept = segment.cut(at: file.frames) else {
        left += 1
        return nil
      }
      cut += 1
      return kept
    }
    let names = Set(segments.map(\.id))
    let fitted =
      cut + left == 0
      ? annotation
      : SharedAnnotation(
        segments: segments, returned: annotation.returned.filter { names.contains($0.key) }, gone: annotation.gone)
    func isInside(_ change: Change) -> Bool {
      (change.edit.removed + change.edit.added).allSatisfy { $0.end <= file.frames }
    }
    // Drop the changes before one that does not fit: none of them could be taken back.
    let known = history[((history.lastIndex { !isInside($0) } ?? -1) + 1)...]
    let document = RecordingDocument(
      sha256: sha256, title: title, originalName: originalName, recordedAt: recordedAt, importedAt: importedAt,
      device: device, expected: expected, reciter: reciter,
      sound: Sound(rate: file.rate, channels: file.channels, frames: file.frames), loudness: measured.loudness,
      annotation: fitted, history: Array(known))
    guard sound.frames != file.frames || sound.rate != file.rate else { return (document, nil) }
    return (document, RecordingDocument.note(cut: cut, left: left))
  }

  /// Tells that a sound was measured, and how many of its segments were cut off or left out for that.
  private static func note(cut: Int, left: Int) -> Sentence {
    switch (cut, left) {
    case (0, 0): StoreSentences.soundMeasured
    case (_, 0): StoreSentences.soundMeasuredCut(cut: cut)
    case (0, _): StoreSentences.soundMeasuredLeft(left: left)
    case (_, _): StoreSentences.soundMeasuredBoth(cut: cut, left: left)
    }
  }
}

extension Segment {
  /// The same up to a frame; nil where most of it lies beyond.
  fileprivate func cut(at end: Int) -> Segment? {
    guard start < end, 2 * (end - start) >= self.end - start else { return nil }
    var content = content
    if case .recited(let parts) = content { content = .recited(parts.filter { $0.start < end }) }
    return Segment(
      id: id, start: start, end: end, content: content, status: status, changed: changed, chosen: chosen,
      evidence: evidence)
  }
}
