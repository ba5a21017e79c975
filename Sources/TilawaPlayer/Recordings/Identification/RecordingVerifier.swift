package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A check of the confirmed labels of a recording, by comparison with other reciters of the same ayat.
///
/// It uses one or two reciters: those with the most ayat around the labels, and among equals those of the same riwayah.
/// With two, a label is wrong only if neither of them hears its ayah. Blocks; not to be called on the cooperative pool.
package struct RecordingVerifier: Sendable {
  /// The number of ayat on either side of the labelled ones that are compared too.
  private static let around = 4

  private let library: Library
  private let structure: QuranStructure
  private let parameters: IdentificationParameters

  /// Makes a verifier for this library.
  package init(
    library: Library, structure: QuranStructure, parameters: IdentificationParameters = IdentificationParameters()
  ) {
    (self.library, self.structure, self.parameters) = (library, structure, parameters)
  }

  private struct Claim {
    let segment: Segment.ID
    let frames: Range<Int>
    let ordinal: Int
  }

  /// Checks the labels of a recording.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - annotation: its labels.
  ///   - ids: the ids of up to two reciters to compare with; if empty, they are chosen.
  ///   - progress: receives the progress in hops of all sound to read.
  /// - Throws: `PlayerError.invalid` if no label of a whole ayah is confirmed; `.notFound` if nobody has these ayat;
  ///   `AudioError` if a file cannot be read; `StoreError`; the errors of `progress`.
  package func verify(
    _ recording: Recording, _ annotation: Annotation, named ids: [String] = [],
    progress: @escaping MFCCReader.Progress = { _, _ in }
  ) throws -> VerifiedLabels {
    let counting = recording.reciter.counting
    let (claims, passedOver) = claims(annotation, counting)
    guard let first = claims.map(\.ordinal).min(), let last = claims.map(\.ordinal).max() else {
      throw PlayerError(
        code: .invalid, operation: "verify \(recording.title)", path: nil,
        message: "it has no confirmed label of a whole ayah")
    }
    let all = max(0, first - Self.around)..<min(structure.ayatCount(of: counting), last + 1 + Self.around)
    let source = ReferenceSource(structure: structure, library: library, counting: counting)
    let labelled = Set(claims.map(\.ordinal))
    let voices = try source.voices(of: all, recording.reciter.riwayah, named: ids, without: recording.file.path)
      .filter { voice in voice.ayat.count > 1 && labelled.contains { voice.ayat[$0] != nil } }.prefix(2)
    guard !voices.isEmpty else {
      throw PlayerError(
        code: .notFound, operation: "verify \(recording.title)", path: nil,
        message: "no other reciter of the library has its ayat as separate files; "
          + "add a reciter's files: tilawa reciters add NAME PATH")
    }
    let ordered = voices.map { $0.ayat.sorted { $0.key < $1.key } }
    var sequences = try MFCCReader(parameters.features).read(
      [[AudioSlice(whole: recording.file)]] + ordered.flatMap { $0.map(\.value) }, progress: progress)[...]
    let heard = sequences.removeFirst()
    let verdicts = ordered.map { ayat in
      let known = PassageReference(Array(sequences.prefix(ayat.count)), parameters.features)
      sequences = sequences.dropFirst(ayat.count)
      return self.verdicts(claims, heard, known, ayat.map(\.key), rate: recording.file.rate)
    }
    let labels = claims.indices.map { index in
      label(claims[index], verdicts.compactMap { $0[index] }, counting)
    }
    return VerifiedLabels(labels: labels, passedOver: passedOver, references: voices.map(\.reciter))
  }

  /// Returns the confirmed parts of one whole ayah each, and the number of other parts.
  private func claims(_ annotation: Annotation, _ counting: VerseCounting) -> ([Claim], passedOver: Int) {
    var (claims, passedOver) = ([Claim](), 0)
    for segment in annotation.segments where segment.status == .confirmed {
      for (content, frames) in segment.recited {
        guard case .text(let span) = content,
          let ayah = structure.ayat(sharing: span, in: counting).first, structure.span(of: ayah) == span
        else {
          passedOver += 1
          continue
        }
        claims.append(Claim(segment: segment.id, frames: frames, ordinal: structure.ordinal(of: ayah)))
      }
    }
    return (claims, passedOver)
  }

  /// Returns the verdict of a reference on each claim, with the nearest ordinal; nil if the reference lacks the ayah.
  private func verdicts(
    _ claims: [Claim], _ heard: MFCCSequence, _ known: PassageReference, _ ordinals: [Int], rate: Int
  ) -> [(verdict: LabelVerifier.Verdict, nearest: Int?)?] {
    let places = Dictionary(uniqueKeysWithValues: ordinals.enumerated().map { ($1, $0) })
    func hop(_ frame: Int) -> Hop { min(Hop(heard.count), Hop(containing: frame, rate: rate)) }
    let asked = claims.indices.filter { places[claims[$0].ordinal] != nil }
    let labels = asked.map { index in
      LabelVerifier.Label(
        hops: hop(claims[index].frames.lowerBound)..<hop(claims[index].frames.upperBound),
        piece: places[claims[index].ordinal] ?? 0)
    }
    var found: [(verdict: LabelVerifier.Verdict, nearest: Int?)?] = claims.map { _ in nil }
    for (index, verdict) in zip(asked, LabelVerifier(parameters).verify(heard, labels, by: known)) {
      found[index] = (verdict, verdict.nearest.map { ordinals[$0] })
    }
    return found
  }

  private func label(
    _ claim: Claim, _ verdicts: [(verdict: LabelVerifier.Verdict, nearest: Int?)], _ counting: VerseCounting
  ) -> VerifiedLabels.Label {
    let known = verdicts.filter { $0.verdict.kind != .unknown }
    let kinds = Set(known.map(\.verdict.kind))
    let kind: LabelVerifier.Verdict.Kind =
      known.isEmpty ? .unknown : kinds == [.wrong] ? .wrong : kinds == [.right] ? .right : .doubtful
    let margin = known.isEmpty ? 0 : known.reduce(0) { $0 + $1.verdict.margin } / Float(known.count)
    let nearest = known.min { $0.verdict.margin < $1.verdict.margin }?.nearest
    return VerifiedLabels.Label(
      segment: claim.segment, frames: claim.frames, ayah: structure.ayah(at: claim.ordinal, in: counting), kind: kind,
      margin: margin, nearest: nearest.map { structure.ayah(at: $0, in: counting) })
  }
}
