import TilawaAudio
package import TilawaCore
package import TilawaStore

/// A measurement of the loudness of a reciter's sources: first of a short sample, then of all sound.
///
/// Each result is stored at once, in a transaction of its own. Blocks while the files are read; not to be called on the
/// cooperative pool.
package struct LoudnessSurvey: Sendable {
  /// The amount of a source to measure.
  package enum Depth: Hashable, Sendable {
    /// The sample only.
    case sample
    case whole
  }

  /// The result for one source.
  package struct Finding: Hashable, Sendable {
    /// The measured source.
    package let source: LoudnessSource
    /// The measured loudness; nil if the source is silent.
    package let loudness: Loudness?
    /// The files that could not be read and were left out, of those tried now.
    package let skipped: [String]
  }

  private let library: Library
  private let now: @Sendable () -> Int

  /// Makes a survey.
  ///
  /// - Parameters:
  ///   - library: the library for the results, opened for writing.
  ///   - now: returns the time in seconds since 1970.
  package init(library: Library, now: @escaping @Sendable () -> Int) {
    self.library = library
    self.now = now
  }

  /// Measures the sources with unknown loudness to this depth. Waits while another process measures the same reciter.
  ///
  /// - Parameters:
  ///   - id: the reciter's id.
  ///   - depth: a sample, or all sound after the sample.
  ///   - waiting: called before such a wait.
  ///   - progress: receives seconds of sound; starts again with each source, and after its sample.
  /// - Returns: the findings for all sources of the reciter with recited slices.
  /// - Throws: `PlayerError` if no file of a source can be read, `AudioError` without libebur128, `StoreError`.
  package func measure(
    _ id: String, to depth: Depth, waiting: () -> Void = {}, progress: Progress = { _, _ in }
  ) throws -> [Finding] {
    try library.loudness.measuring(id, waiting: waiting) {
      while true {
        let findings = try library.loudness.tasks(of: id).map { try finding(for: $0, depth, progress) }
        let settled = findings.compactMap(\.self)
        // Measure again if files were added anew meanwhile: the values are not theirs.
        if settled.count == findings.count { return settled }
      }
    }
  }

  /// Returns the finding for a source; nil if the source changed meanwhile.
  private func finding(for task: LoudnessTask, _ depth: Depth, _ progress: Progress) throws -> Finding? {
    var finding = Finding(source: task.source, loudness: task.source.loudness, skipped: [])
    if finding.loudness == nil {
      let sample = LoudnessSample(of: task.slices)
      guard let found = try hear(sample.pieces, of: task, sample.extent, progress) else { return nil }
      finding = found
      if sample.extent == .whole { return finding }
    }
    guard depth == .whole, finding.loudness?.extent != .whole else { return finding }
    return try hear(task.slices, of: task, .whole, progress)
  }

  private func hear(
    _ slices: [AudioSlice], of task: LoudnessTask, _ extent: Loudness.Extent, _ progress: Progress
  ) throws -> Finding? {
    var listener = try SliceListener()
    let total = slices.reduce(0) { $0 + $1.seconds }
    var done = 0.0
    for slice in slices {
      listener.hear(slice)
      done += slice.seconds
      progress(Int(done), Int(total))
    }
    guard listener.skipped.count < Set(slices.map(\.file.path)).count else {
      throw PlayerError(
        code: .unreadable, operation: IntakeSentences.cannotMeasure(reciter: task.source.reciter.id),
        path: listener.skipped.first, detail: IntakeSentences.notAddedFile)
    }
    let loudness = listener.loudness(extent: extent)
    if let loudness, try !library.loudness.store(loudness, of: task, at: now()) { return nil }
    return Finding(source: task.source, loudness: loudness, skipped: listener.skipped)
  }
}

extension AudioSlice {
  fileprivate var seconds: Double { Double(end - start) / Double(file.rate) }
}
