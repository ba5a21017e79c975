import TilawaAudio
package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A search for the ayat of a passage in a recording. It chooses the references, and continues without those with
/// unreadable files. Where nobody else recites the whole passage, an acoustic model hears it.
///
/// Blocks; not to be called on the cooperative pool.
package struct PassageFinding: Sendable {
  /// The result of a search.
  package struct Outcome: Hashable, Sendable {
    /// The ayat with their places.
    package let passage: AlignedPassage
    /// The references, the best first.
    package let references: [AlignmentReference]
    /// The remarks on other reciters, a line each.
    package let notes: [String]
  }

  private let quran: QuranDatabase
  private let library: Library
  private let aligner: RecordingAligner
  private let model: @Sendable () throws -> AcousticModel

  /// Makes a search in this library.
  ///
  /// - Parameter model: loads the acoustic model, which is only needed where nobody else recites the passage.
  package init(
    in library: Library, quran: QuranDatabase, parameters: AlignmentParameters = AlignmentParameters(),
    model: @escaping @Sendable () throws -> AcousticModel = PhonemePassageFinding.installedModel
  ) {
    self.quran = quran
    self.library = library
    self.model = model
    aligner = RecordingAligner(words: library.timings.wordTimes, parameters: parameters)
  }

  /// Finds a passage in a recording.
  ///
  /// - Parameters:
  ///   - passage: the passage and its expected place.
  ///   - recording: the recording to read.
  ///   - ids: the ids of the reciters to compare with; if empty, they are chosen.
  ///   - progress: receives the progress of reading, in hundredths of a second of all files; its errors end the search.
  /// - Throws: `PlayerError.notFound` if a named reciter lacks part of the passage; `PlayerError.invalid` if the
  ///   recording does not hold it; `AudioError` if the recording or a named reciter's file cannot be read; `StoreError`.
  package func find(
    _ passage: SoughtPassage, in recording: Recording, named ids: [String] = [],
    progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let others = AlignmentReferences(for: recording, in: library, quran: quran)
    let choice = try others.choice(for: passage, named: ids)
    var (candidates, notes) = (choice.candidates, choice.notes)
    if candidates.isEmpty {
      let heard = PhonemePassageFinding(quran, model: try model())
      return Outcome(passage: try heard.find(passage, in: recording, progress: progress), references: [], notes: notes)
    }
    while true {
      let references = Array(candidates.prefix(AlignmentReferences.most))
      do {
        let found = try aligner.align(recording, with: passage, by: references, progress: progress)
        return Outcome(passage: found, references: references, notes: notes)
      } catch let error as AudioError {
        guard ids.isEmpty, candidates.count > 1, let path = error.path,
          let place = candidates.firstIndex(where: { $0.paths.contains(path) })
        else { throw error }
        notes.append("\(error); \(candidates[place].reciter.name) cannot be a reference")
        candidates.remove(at: place)
      }
    }
  }

  /// Finds several passages of one recording, each by itself. A passage that is not found, or has no reference, becomes
  /// a remark.
  ///
  /// - Parameters:
  ///   - passages: the passages in the order of the recording.
  ///   - recording: the recording to read.
  ///   - progress: receives the progress of reading for each passage, in hundredths of a second of all files; its
  ///     errors end the search.
  /// - Throws: the errors for one passage, if none is found.
  package func find(
    _ passages: [SoughtPassage], in recording: Recording, progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> Outcome {
    var (found, refusals) = ([Outcome](), [PlayerError]())
    for passage in passages {
      do {
        found.append(try find(passage, in: recording, progress: progress))
      } catch let error as PlayerError where error.code == .invalid || error.code == .notFound {
        refusals.append(error)
      }
    }
    if found.isEmpty, let refusal = refusals.first { throw refusal }
    var told: Set<String> = []
    return Outcome(
      passage: AlignedPassage(joining: found.map(\.passage)),
      references: found.flatMap(\.references).filter { told.insert($0.reciter.id).inserted },
      notes: found.flatMap(\.notes).filter { told.insert($0).inserted } + refusals.map { "\($0)" })
  }
}
