public import TilawaCore
public import TilawaHearing

/// Aligns a recording of a known passage with others who recite it.
///
/// Blocks for as long as that takes, on as many processors as there are; not to be called on the cooperative pool.
public struct RecordingAligner: Sendable {
  private let parameters: AlignmentParameters
  private let times: WordTimes

  /// Aligns recordings by these figures; words are carried over from references of which it is known when theirs are heard.
  public init(
    words times: @escaping WordTimes = { _, _ in [] }, parameters: AlignmentParameters = AlignmentParameters()
  ) {
    self.parameters = parameters
    self.times = times
  }

  /// - Parameters:
  ///   - recording: what is read.
  ///   - passage: what it holds, and where.
  ///   - references: who recites the same, the best first; at least one.
  ///   - progress: of the reading, in hundredths of a second of all files; may end it.
  /// - Throws: `AudioError` where a file cannot be read; `PlayerError.invalid` where the recording does not hold the passage;
  ///   what `progress` throws.
  public func align(
    _ recording: Recording, with passage: SoughtPassage, by references: [AlignmentReference],
    progress: @escaping SpectrumReader.Progress = { _, _ in }
  ) throws -> AlignedPassage {
    let references = references.inCommonPieces
    let slice = passage.slice(of: recording.file)
    let items = [[slice]] + references.flatMap(\.sounds)
    var spectra = try SpectrumReader(parameters).read(items, progress: progress)[...]
    let heard = spectra.removeFirst()
    let voices = references.map { RecitedPieces($0.pieces, taking: &spectra) }
    let known = voices.map { PassageReference($0.pieces, openings: $0.openings, parameters) }
    guard let alignment = PassageAligner(parameters).align(heard, with: known) else {
      throw refusal(recording, "there is nothing in it that sounds like \(passage.range)")
    }
    guard alignment.isCredible else {
      throw refusal(recording, "it does not sound like \(passage.range); is that what it holds?")
    }
    let found = AlignedPassage(alignment, of: references[0].pieces, in: slice)
    return WordTransfer(from: zip(references, voices).map { ($0, $1.pieces) }, times: times, parameters)
      .adding(to: found, in: heard, of: slice)
  }

  private func refusal(_ recording: Recording, _ message: String) -> PlayerError {
    PlayerError(code: .invalid, operation: "align \(recording.title)", path: nil, message: message)
  }
}

/// What the pieces of a reference sound like, and by their places what may be said before them.
private struct RecitedPieces {
  let pieces: [VoiceSpectrum]
  let openings: [Int: VoiceSpectrum]

  /// - Parameter spectra: those of `AlignmentReference.sounds`, and others behind them, which are left.
  init(_ pieces: [AlignmentReference.Piece], taking spectra: inout ArraySlice<VoiceSpectrum>) {
    var openings: [Int: VoiceSpectrum] = [:]
    self.pieces = pieces.enumerated().map { place, piece in
      if piece.opening != nil { openings[place] = spectra.removeFirst() }
      return spectra.removeFirst()
    }
    self.openings = openings
  }
}
