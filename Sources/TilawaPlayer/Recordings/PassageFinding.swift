import TilawaAudio
public import TilawaCore
public import TilawaHearing
public import TilawaStore

/// Finds the ayat of a passage in a recording: chooses who it is compared with, and goes on without whose files cannot be read.
///
/// Blocks; not to be called on the cooperative pool.
public struct PassageFinding: Sendable {
  /// What was found, and by whom.
  public struct Outcome: Hashable, Sendable {
    /// Where the ayat are.
    public let passage: AlignedPassage
    /// Who it was compared with, the best first.
    public let references: [AlignmentReference]
    /// What is to be said of others, a line each.
    public let notes: [String]
  }

  private let quran: QuranDatabase
  private let library: Library
  private let aligner: RecordingAligner

  /// Finds ayat in recordings of a library.
  public init(in library: Library, quran: QuranDatabase, parameters: AlignmentParameters = AlignmentParameters()) {
    self.quran = quran
    self.library = library
    aligner = RecordingAligner(words: library.timings.wordTimes, parameters: parameters)
  }

  /// - Parameters:
  ///   - passage: what the recording should hold, and where.
  ///   - recording: what is read.
  ///   - ids: who it is to be compared with; empty: they are chosen.
  ///   - progress: of the reading, in hundredths of a second of all files; may end it.
  /// - Throws: `PlayerError.notFound` where nobody can be compared with; `PlayerError.invalid` where the recording does not hold
  ///   the passage; `AudioError` where it, or the file of somebody who is named, cannot be read; `StoreError`.
  public func find(
    _ passage: SoughtPassage, in recording: Recording, named ids: [String] = [],
    progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let others = AlignmentReferences(for: recording, in: library, quran: quran)
    let choice = try others.choice(for: passage, named: ids)
    var (candidates, notes) = (choice.candidates, choice.notes)
    while true {
      let references = Array(candidates.prefix(AlignmentReferences.most))
      do {
        let found = try aligner.align(recording, with: passage, by: references, progress: progress)
        return Outcome(passage: found, references: references, notes: notes)
      } catch let error as AudioError {
        guard ids.isEmpty, candidates.count > 1, let path = error.path,
          let place = candidates.firstIndex(where: { $0.paths.contains(path) })
        else { throw error }
        notes.append("\(error); \(candidates[place].reciter.name) is no reference")
        candidates.remove(at: place)
      }
    }
  }

  /// Several passages of one recording, each for itself. What is not found of several, or what nobody else has, is a note.
  ///
  /// - Parameters:
  ///   - passages: in the order of the recording.
  ///   - recording: what is read.
  ///   - progress: of the reading of each passage, in hundredths of a second of all files; may end it.
  /// - Throws: as for one passage, where none of them is found.
  public func find(
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
