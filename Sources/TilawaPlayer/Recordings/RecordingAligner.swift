package import TilawaCore
package import TilawaHearing

/// An aligner of recordings of a known passage with other reciters of it.
///
/// Blocks for the whole work, on all processors; not to be called on the cooperative pool.
package struct RecordingAligner: Sendable {
  private let parameters: AlignmentParameters
  private let times: WordTimes

  /// Makes an aligner. Word times are carried over from references with known word times.
  package init(
    words times: @escaping WordTimes = { _, _ in [] }, parameters: AlignmentParameters = AlignmentParameters()
  ) {
    self.parameters = parameters
    self.times = times
  }

  /// Aligns a recording with a passage.
  ///
  /// - Parameters:
  ///   - recording: the recording to read.
  ///   - passage: the passage and its place in the recording.
  ///   - references: reciters of the same passage, the best first; at least one.
  ///   - progress: receives the progress of reading, in hundredths of a second of all files; its errors end the work.
  /// - Throws: `AudioError` if a file cannot be read; `PlayerError.invalid` if the recording does not hold the passage;
  ///   the errors of `progress`.
  package func align(
    _ recording: Recording, with passage: SoughtPassage, by references: [AlignmentReference],
    progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> AlignedPassage {
    let references = references.inCommonPieces
    let slice = passage.slice(of: recording.file)
    let items = [[slice]] + references.flatMap(\.sounds)
    var sequences = try MFCCReader(parameters.features).read(items, progress: progress)[...]
    let heard = sequences.removeFirst()
    let voices = references.map { RecitedPieces($0.pieces, taking: &sequences) }
    let known = voices.map { PassageReference($0.pieces, openings: $0.openings, parameters.features) }
    guard let alignment = PassageAligner(parameters).align(heard, with: known) else {
      throw refusal(recording, "nothing in it sounds like \(passage.range)")
    }
    guard alignment.isCredible else {
      throw refusal(
        recording,
        "it does not sound like \(passage.range); is this the right passage? Another reciter may help as a reference; by "
          + "hand: tilawa help annotate")
    }
    let found = AlignedPassage(
      alignment, of: references[0].pieces.map { .init(span: $0.span, opens: $0.opening?.surah) }, in: slice)
    return WordTransfer(from: zip(references, voices).map { ($0, $1.pieces) }, times: times, parameters)
      .adding(to: found, in: heard, of: slice)
  }

  private func refusal(_ recording: Recording, _ message: String) -> PlayerError {
    PlayerError(code: .invalid, operation: "align \(recording.title)", path: nil, message: message)
  }
}

/// The features of a reference's pieces, and of the optional openings by the index of their piece.
private struct RecitedPieces {
  let pieces: [MFCCSequence]
  let openings: [Int: MFCCSequence]

  /// Takes the features of the pieces from the front of `sequences`.
  ///
  /// - Parameter sequences: the features of `AlignmentReference.sounds`, followed by others, which stay.
  init(_ pieces: [AlignmentReference.Piece], taking sequences: inout ArraySlice<MFCCSequence>) {
    var openings: [Int: MFCCSequence] = [:]
    self.pieces = pieces.enumerated().map { place, piece in
      if piece.opening != nil { openings[place] = sequences.removeFirst() }
      return sequences.removeFirst()
    }
    self.openings = openings
  }
}
