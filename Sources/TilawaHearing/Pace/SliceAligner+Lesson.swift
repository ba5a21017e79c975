package import TilawaCore

extension SliceAligner {
  /// A passage of a lesson, in the two forms in which it is sought.
  package struct Passage: Sendable {
    package let recited: RecitedText
    /// The same ayat.
    package let searched: SearchedText

    package init(_ recited: RecitedText, _ searched: SearchedText) {
      (self.recited, self.searched) = (recited, searched)
    }
  }

  /// The ayat of a lesson that a slice holds.
  package struct Found {
    /// The index of the passage.
    package let passage: Int
    package let alignment: PassageAlignment
  }

  /// The least lead of an ayah over all others of its passage with which it is no doubt, in nats.
  private static let lead: Float = 8

  /// Finds the ayat of a slice that belongs to a lesson: those of one of its passages. Each is compared with all other ayat of that passage,
  /// and is flagged where another one may be meant.
  ///
  /// The slice is heard at the pace of the lesson, and where nothing is found so, as the model hears usually: who hurries through most ayat
  /// does not hurry through all.
  ///
  /// - Parameter pace: the pace of the lesson; nil where it is not known.
  /// - Returns: nil where nothing of the lesson is heard.
  package func align(
    _ slice: AudioSlice, among passages: [Passage], at pace: RecitationPace?,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Found? {
    let paced = pace?.fit(model) ?? model
    let sound = try PosteriorReader(paced).read(slice, progress: progress)
    if let found = best(of: passages, { aligner.align(aligner.words(in: sound, of: $0), of: $0, in: sound) }) {
      return compared(found, with: passages, in: sound, heardBy: paced)
    }
    if paced.features.hop != model.features.hop {
      let usual = try PosteriorReader(model).read(slice, progress: progress)
      if let found = best(of: passages, { aligner.align(aligner.words(in: usual, of: $0), of: $0, in: usual) }) {
        return compared(found, with: passages, in: usual, heardBy: model)
      }
    }
    return best(of: passages) { aligner.guess($0, in: sound) }
      .map { compared($0, with: passages, in: sound, heardBy: paced) }
  }

  /// Returns the passage of which most is heard; nil where none is believed.
  private func best(of passages: [Passage], _ align: (RecitedText) -> PassageAlignment?) -> Found? {
    let found = passages.indices.compactMap { place in
      align(passages[place].recited).flatMap { $0.isCredible ? Found(passage: place, alignment: $0) : nil }
    }
    return found.max { $0.alignment.evidence < $1.alignment.evidence }
  }

  /// Compares the takes of a passage with its other ayat, and with each other. Hops of the result are hundredths of a second.
  private func compared(
    _ found: Found, with passages: [Passage], in sound: HeardSound, heardBy paced: AcousticModel
  ) -> Found {
    let judge = AyahJudge(sound, text: passages[found.passage].searched)
    let doubted = found.alignment.doubting { take in
      let verdict = judge.verify(
        AyahJudge.Claim(hops: take.start.hop..<max(take.start.hop, take.soundEnd), ayah: take.ayah))
      return verdict.kind != .right || verdict.margin < Self.lead
    }
    let (hop, usual) = (paced.features.hop, model.features.hop)
    let compared = Self.compared(doubted, heard: sound)
    return Found(
      passage: found.passage, alignment: hop == usual ? compared : compared.retimed { ($0 * hop + usual / 2) / usual })
  }
}

extension PassageAlignment {
  /// The advantage of all takes over other speech.
  fileprivate var evidence: Float { takes.reduce(0) { $0 + Float($1.hops.numbers.count) * max(0, $1.match) } }
}
