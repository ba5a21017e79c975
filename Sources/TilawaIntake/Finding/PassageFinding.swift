package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A search for the ayat of a passage in a recording by what an acoustic model hears.
///
/// The words are those of Hafs, also where the recording is in another riwayah: most of them are the same. Blocks; not to be
/// called on the cooperative pool.
package struct PassageFinding: Sendable {
  /// The result of a search.
  package struct Outcome: Hashable, Sendable {
    /// The ayat with their places.
    package private(set) var passage: AlignedPassage
    /// The remarks on passages that were not found, a line each.
    package let notes: [Sentence]
    /// The name of the model that heard them.
    package let model: String
    /// The seconds of a unit, for each word that another one follows: the pace of the recitation.
    package let unitLengths: [Double]

    /// Returns the outcome with the last ayah taken for said to its end, if another recording goes on after it; nil where nothing changes.
    package func goingOn(to next: Outcome) -> Outcome? {
      passage.goingOn(to: next.passage).map { passage in
        var outcome = self
        outcome.passage = passage
        return outcome
      }
    }
  }

  let quran: QuranDatabase
  let model: AcousticModel

  package init(_ quran: QuranDatabase, model: AcousticModel) { (self.quran, self.model) = (quran, model) }

  /// Finds a passage in a recording.
  ///
  /// - Parameters:
  ///   - passage: the passage and its place in the recording.
  ///   - recording: the recording to read.
  ///   - heard: what was heard in it, with the passage; nil: it is read.
  ///   - progress: receives the progress of reading, in hops; its errors end the search.
  /// - Throws: `PlayerError.invalid` if the recording does not hold the passage; `AudioError` if it cannot be read;
  ///   `StoreError`.
  package func find(
    _ passage: SoughtPassage, in recording: Recording, heard: HeardSlice? = nil,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let text = try PassageText(passage.range, in: quran)
    let wanted = passage.slice(of: recording.file)
    let heard =
      try heard?.part(wanted.start..<wanted.end) ?? PosteriorReader(model).hear(wanted, progress: progress)
    guard let alignment = try SliceAligner(model).align(heard, with: text.recited, progress: progress) else {
      throw refusal(recording, IntakeSentences.nothingLike(range: "\(passage.range)"))
    }
    guard alignment.isCredible else {
      throw refusal(recording, IntakeSentences.notLike(range: "\(passage.range)"))
    }
    let expected = quran.structure.span(of: passage.expected)
    return Outcome(
      passage: AlignedPassage(alignment, of: text.parts, in: heard.slice, expecting: expected), notes: [],
      model: model.name, unitLengths: text.unitLengths(in: alignment))
  }

  /// Finds several passages of one recording, each by itself. A passage that is not found becomes a remark.
  ///
  /// - Parameters:
  ///   - passages: the passages in the order of the recording.
  ///   - recording: the recording to read.
  ///   - heard: what was heard in it, with all passages; nil: the part of each is read.
  ///   - progress: receives the progress of reading for each passage, in hops; its errors end the search.
  /// - Throws: the errors for one passage, if none is found.
  package func find(
    _ passages: [SoughtPassage], in recording: Recording, heard: HeardSlice? = nil,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Outcome {
    var (found, refusals) = ([Outcome](), [PlayerError]())
    for passage in passages {
      do {
        found.append(try find(passage, in: recording, heard: heard, progress: progress))
      } catch let error as PlayerError where error.code == .invalid {
        refusals.append(error)
      }
    }
    if found.isEmpty, let refusal = refusals.first { throw refusal }
    return Outcome(
      passage: AlignedPassage(joining: found.map(\.passage)), notes: refusals.map(\.sentence), model: model.name,
      unitLengths: found.flatMap(\.unitLengths))
  }

  func refusal(_ recording: Recording, _ detail: Sentence) -> PlayerError {
    PlayerError(
      code: .invalid, operation: IntakeSentences.cannotAlign(title: recording.title), path: nil, detail: detail)
  }
}
