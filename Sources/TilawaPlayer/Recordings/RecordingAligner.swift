public import TilawaAudio
public import TilawaCore

/// Aligns a recording of a known passage with others who recite it.
///
/// Blocks for as long as that takes, on as many processors as there are; not to be called on the cooperative pool.
public struct RecordingAligner: Sendable {
  private let structure: QuranStructure
  private let parameters: AlignmentParameters

  /// Aligns recordings by these figures.
  public init(structure: QuranStructure, parameters: AlignmentParameters = AlignmentParameters()) {
    self.structure = structure
    self.parameters = parameters
  }

  /// - Parameters:
  ///   - recording: what is read.
  ///   - passage: what it holds.
  ///   - references: who recites the same, the best first; at least one.
  ///   - progress: of the reading, in hundredths of a second of all files; may end it.
  /// - Throws: `AudioError` where a file cannot be read; `PlayerError.invalid` where the recording does not hold the passage;
  ///   what `progress` throws.
  public func align(
    _ recording: Recording, with passage: AyahRange, by references: [AlignmentReferences.Reference],
    progress: @escaping SpectrumReader.Progress = { _, _ in }
  ) throws -> AlignedPassage {
    let items = [[AudioSlice(whole: recording.file)]] + references.flatMap(\.ayat)
    var spectra = try SpectrumReader(parameters).read(items, progress: progress)[...]
    let heard = spectra.removeFirst()
    let known = references.map { reference in
      let ayat = Array(spectra.prefix(reference.ayat.count))
      spectra = spectra.dropFirst(reference.ayat.count)
      return PassageReference(ayat, parameters)
    }
    guard let alignment = PassageAligner(parameters).align(heard, with: known) else {
      throw refusal(recording, "there is not enough speech in it for \(passage)")
    }
    guard alignment.isCredible else {
      throw refusal(recording, "it does not sound like \(passage); is that what it holds?")
    }
    let ordinals = structure.ordinals(of: passage)
    let spans = ordinals.map { structure.span(of: structure.ayah(at: $0, in: passage.counting)) }
    return AlignedPassage(alignment, of: spans, in: recording.file)
  }

  private func refusal(_ recording: Recording, _ message: String) -> PlayerError {
    PlayerError(code: .invalid, operation: "align \(recording.title)", path: nil, message: message)
  }
}
