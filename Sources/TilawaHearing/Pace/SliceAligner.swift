import TilawaCore

/// Finds the ayat of a known passage in a slice of a file by what an acoustic model heard in it.
///
/// A fast recitation is heard once more, with shorter hops (docs/decisions/0149): that blocks while the file is read.
package struct SliceAligner: Sendable {
  /// The least confidence of the words by which the pace is measured: amid other things, words are found that nobody said.
  private static let leastConfidence = 0.85

  let model: AcousticModel
  let aligner: PhonemeAligner

  package init(_ model: AcousticModel, _ parameters: DecodingParameters = DecodingParameters()) {
    (self.model, aligner) = (model, PhonemeAligner(parameters))
  }

  /// Aligns a slice with a text; only a fast reciter is heard once more. Hops of the result are hundredths of a second from its start.
  ///
  /// - Parameter progress: receives the progress of the second reading, in hops; its errors end it.
  /// - Returns: nil where nothing of the text was heard.
  /// - Throws: `AudioError` where the file cannot be read; errors of `progress`.
  package func align(
    _ heard: HeardSlice, with text: RecitedText, progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> PassageAlignment? {
    let (slice, sound) = (heard.slice, heard.sound)
    let words = aligner.words(in: sound, of: text)
    guard let paced = pace(words)?.fit(model), paced.features.hop != model.features.hop else {
      return aligner.align(words, of: text, in: sound).map { Self.compared($0, heard: sound) }
    }
    let again = try PosteriorReader(paced).read(slice, progress: progress)
    let (hop, usual) = (paced.features.hop, model.features.hop)
    return aligner.align(again, with: text).map { alignment in
      Self.compared(alignment, heard: again).retimed { ($0 * hop + usual / 2) / usual }
    }
  }

  /// Compares the voices and the ends of the takes, where an ayah has several.
  static func compared(_ alignment: PassageAlignment, heard sound: HeardSound) -> PassageAlignment {
    guard alignment.hasSeveralTakes else { return alignment }
    let prints = alignment.takes.map { take in
      let (start, end) = (take.start.hop.index, max(take.start.hop.index, take.soundEnd.index))
      return sound.voice.print(of: start / sound.hopsInFrame..<end / sound.hopsInFrame)
    }
    let known = zip(alignment.takes, prints).compactMap { take, print in
      print.map { TwoVoices.Take(ayah: take.ayah, print: $0) }
    }
    let isMain = TwoVoices(known).map { voices in prints.map { $0.map(voices.isMain) ?? false } }
    return alignment.judgingPaces(isMain).breaking(isMain).choosing(isMain).doubtingEarlier(isMain)
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
      var moved = Take(
        ayah: take.ayah, isOpening: take.isOpening, start: mark(take.start), end: mark(take.end),
        speechEnd: Hop(hop(take.speechEnd.index)), soundEnd: Hop(hop(take.soundEnd.index)), part: take.part,
        match: take.match, pace: take.pace, flags: take.flags, words: take.words.map(range), firstWord: take.firstWord,
        ayahWords: take.ayahWords)
      (moved.endOdds, moved.ending, moved.paceFlags) = (take.endOdds, take.ending, take.paceFlags)
      return moved
    }
    return PassageAlignment(
      takes: takes.map(take), openings: openings.map(take), count: count, asides: asides.map(range),
      isCredible: isCredible)
  }
}
