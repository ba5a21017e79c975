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
  /// - Parameter pace: the pace of the lesson; nil where it is not known.
  /// - Returns: nil where nothing of the lesson is heard.
  package func align(
    _ slice: AudioSlice, among passages: [Passage], at pace: RecitationPace?,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Found? {
    let paced = pace?.fit(model) ?? model
    let sound = try PosteriorReader(paced).read(slice, progress: progress)
    func best(_ align: (RecitedText) -> PassageAlignment?) -> Found? {
      let found = passages.indices.compactMap { place in
        align(passages[place].recited).flatMap { $0.isCredible ? Found(passage: place, alignment: $0) : nil }
      }
      return found.max { $0.alignment.evidence < $1.alignment.evidence }
    }
    let heard = best { aligner.align(aligner.words(in: sound, of: $0), of: $0, in: sound) }
    guard let best = heard ?? best({ aligner.guess($0, in: sound) }) else { return nil }
    let judge = AyahJudge(sound, text: passages[best.passage].searched)
    let doubted = best.alignment.doubting { take in
      let verdict = judge.verify(
        AyahJudge.Claim(hops: take.start.hop..<max(take.start.hop, take.soundEnd), ayah: take.ayah))
      return verdict.kind != .right || verdict.margin < Self.lead
    }
    let (hop, usual) = (paced.features.hop, model.features.hop)
    let compared = Self.compared(doubted, heard: sound)
    return Found(
      passage: best.passage, alignment: hop == usual ? compared : compared.retimed { ($0 * hop + usual / 2) / usual })
  }
}

extension PassageAlignment {
  /// The advantage of all takes over other speech.
  fileprivate var evidence: Float { takes.reduce(0) { $0 + Float($1.hops.numbers.count) * max(0, $1.match) } }
}
