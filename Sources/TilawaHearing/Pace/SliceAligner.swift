package import TilawaCore

/// Finds the ayat of a known passage in a slice of a file by what an acoustic model hears. Blocks while the file is read.
///
/// A fast recitation is heard once more, with shorter hops (docs/decisions/0149).
package struct SliceAligner: Sendable {
  /// The least confidence of the words by which the pace is measured: amid other things, words are found that nobody said.
  private static let leastConfidence = 0.85

  let model: AcousticModel
  let aligner: PhonemeAligner

  package init(_ model: AcousticModel, _ parameters: DecodingParameters = DecodingParameters()) {
    (self.model, aligner) = (model, PhonemeAligner(parameters))
  }

  /// Aligns a slice with a text. Hops of the result are hundredths of a second from its start.
  ///
  /// - Parameter progress: receives the progress of each reading, in hops; its errors end it.
  /// - Returns: nil where nothing of the text was heard.
  /// - Throws: `AudioError` where the file cannot be read; errors of `progress`.
  package func align(
    _ slice: AudioSlice, with text: RecitedText, progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> PassageAlignment? {
    try align(slice, heard: try PosteriorReader(model).read(slice, progress: progress), with: text, progress: progress)
  }

  /// Aligns a slice that the model has heard already; only a fast reciter is heard once more.
  package func align(
    _ slice: AudioSlice, heard sound: HeardSound, with text: RecitedText,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> PassageAlignment? {
    let words = aligner.words(in: sound, of: text)
    guard let paced = pace(words)?.fit(model), paced.features.hop != model.features.hop else {
      return try compared(aligner.align(words, of: text, in: sound), of: slice, heard: sound, by: model)
    }
    let again = try PosteriorReader(paced).read(slice, progress: progress)
    let (hop, usual) = (paced.features.hop, model.features.hop)
    return try compared(aligner.align(again, with: text), of: slice, heard: again, by: paced)?
      .retimed { ($0 * hop + usual / 2) / usual }
  }

  /// Compares the voices of the takes, where an ayah has several.
  func compared(
    _ alignment: PassageAlignment?, of slice: AudioSlice, heard sound: HeardSound, by model: AcousticModel
  ) throws -> PassageAlignment? {
    guard let alignment, alignment.hasSeveralTakes else { return alignment }
    let reader = VoiceReader(features: model.features, hopsInFrame: model.hopsInFrame)
    let prints = try reader.prints(
      of: alignment.takes.map { $0.start.hop.index..<max($0.start.hop.index, $0.soundEnd.index) }, in: slice,
      heard: sound.posteriors)
    let known = zip(alignment.takes, prints).compactMap { take, print in
      print.map { TwoVoices.Take(ayah: take.ayah, print: $0) }
    }
    guard let voices = TwoVoices(known) else { return alignment }
    return alignment.choosing(prints.map { $0.map(voices.isMain) ?? false })
  }

  /// Measures the pace; nil where too few words are sure.
  private func pace(_ words: [DecodedWord]) -> RecitationPace? {
    RecitationPace(
      words.filter { $0.confidence >= Self.leastConfidence },
      secondsInFrame: Double(model.samplesInFrame) / Double(model.features.rate))
  }
}

extension PassageAlignment {
  /// Returns the alignment with other hops.
  func retimed(_ hop: (Int) -> Int) -> PassageAlignment {
    func range(_ hops: Range<Hop>) -> Range<Hop> { Hop(hop(hops.lowerBound.index))..<Hop(hop(hops.upperBound.index)) }
    func mark(_ mark: Mark) -> Mark {
      Mark(hop: Hop(hop(mark.hop.index)), pause: range(mark.pause), confidence: mark.confidence)
    }
    func take(_ take: Take) -> Take {
      Take(
        ayah: take.ayah, isOpening: take.isOpening, start: mark(take.start), end: mark(take.end),
        soundEnd: Hop(hop(take.soundEnd.index)), part: take.part, match: take.match, pace: take.pace, flags: take.flags,
        words: take.words.map(range), firstWord: take.firstWord, ayahWords: take.ayahWords)
    }
    return PassageAlignment(
      takes: takes.map(take), openings: openings.map(take), count: count, asides: asides.map(range),
      isCredible: isCredible)
  }
}
