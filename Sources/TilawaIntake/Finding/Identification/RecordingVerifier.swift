package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// A check of the confirmed labels of a recording by what an acoustic model hears.
///
/// Blocks; not to be called on the cooperative pool.
package struct RecordingVerifier: Sendable {
  private let quran: QuranDatabase
  private let texts: TextStore
  private let parameters: VerificationParameters
  private let model: @Sendable () throws -> AcousticModel
  private var structure: QuranStructure { quran.structure }

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - quran: the text of Hafs.
  ///   - texts: the texts of other riwayat.
  ///   - model: loads the acoustic model.
  package init(
    _ quran: QuranDatabase, texts: TextStore, parameters: VerificationParameters = VerificationParameters(),
    model: @escaping @Sendable () throws -> AcousticModel = AcousticModel.installed
  ) {
    (self.quran, self.texts, self.parameters, self.model) = (quran, texts, parameters, model)
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
  ///   - progress: receives the present step; the search is counted in labels.
  /// - Throws: `PlayerError.invalid` if no label of a whole ayah is confirmed; `AudioError` if the file cannot be read;
  ///   `StoreError`; the errors of `progress`.
  package func verify(
    _ recording: Recording, _ annotation: Annotation,
    progress: @escaping RecordingIdentifier.StepProgress = { _ in }
  ) throws -> VerifiedLabels {
    let (riwayah, file) = (recording.reciter.riwayah, recording.file)
    let (claims, passedOver) = claims(annotation, riwayah.counting)
    guard !claims.isEmpty else {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotVerify(title: recording.title), path: nil,
        detail: IntakeSentences.noWholeLabel)
    }
    let model = try model()
    let perHop = model.features.hop
    let sound = try PosteriorReader(model).read(AudioSlice(whole: file)) {
      try progress(.listening(done: $0 / perHop, of: $1 / perHop))
    }
    let verifier = AyahJudge(
      sound, text: try SearchedQuran(quran, texts, riwayah: riwayah).text, parameters)
    let edges = ClaimEdges(sound)
    var labels: [VerifiedLabels.Label] = []
    for claim in claims {
      labels.append(try label(claim, verifier, edges, in: file, sound.hops, riwayah.counting))
      try progress(.searching(done: labels.count, of: claims.count))
    }
    return VerifiedLabels(labels: labels.map { compared($0, labels, annotation) }, passedOver: passedOver)
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

  private func label(
    _ claim: Claim, _ verifier: AyahJudge, _ edges: ClaimEdges, in file: AudioFile, _ hops: Int,
    _ counting: VerseCounting
  ) throws(StoreError) -> VerifiedLabels.Label {
    func hop(_ frame: Int) -> Hop { min(Hop(hops), Hop(containing: frame, rate: file.rate)) }
    func frame(_ hop: Hop) -> Int { min(file.frames, hop.firstFrame(rate: file.rate)) }
    let place = hop(claim.frames.lowerBound)..<hop(claim.frames.upperBound)
    let verdict = verifier.verify(AyahJudge.Claim(hops: place, ayah: claim.ordinal))
    let ayah = structure.ayah(at: claim.ordinal, in: counting)
    var (kind, start, end) = (verdict.kind, verdict.start, verdict.end)
    if kind == .right {
      let around = around(claim.ordinal, counting)
      let text = try PassageText(around.range, in: quran).recited
      if let fault = edges.fault(of: place, ayah: around.place, in: text) {
        (kind, start, end) = (fault.kind, fault.start, fault.end)
      }
    }
    return VerifiedLabels.Label(
      segment: claim.segment, frames: claim.frames, ayah: ayah, kind: kind, margin: verdict.margin,
      nearest: verdict.nearest.map { structure.ayah(at: $0, in: counting) }, start: start.map(frame),
      end: end.map(frame), words: verdict.words)
  }

  /// Returns an ayah with those beside it in its surah, and its index among them.
  private func around(_ ordinal: Int, _ counting: VerseCounting) -> (range: AyahRange, place: Int) {
    let ayah = structure.ayah(at: ordinal, in: counting)
    let last = structure.ayat(inSurah: ayah.surah, of: counting)
    let (first, end) = (max(1, ayah.ayah - 1), min(last, ayah.ayah + 1))
    func ref(_ number: Int) -> AyahRef { AyahRef(surah: ayah.surah, ayah: number, counting: counting) }
    return (AyahRange(ref(first), ref(end)), ayah.ayah - first)
  }

  /// Returns a label that is broken off with a better take of its ayah, where there is one.
  private func compared(
    _ label: VerifiedLabels.Label, _ labels: [VerifiedLabels.Label], _ annotation: Annotation
  ) -> VerifiedLabels.Label {
    guard label.kind == .partial, let own = annotation.segment(label.segment)?.recited.first?.content else {
      return label
    }
    let broken = Set(labels.filter { $0.kind != .right }.map(\.segment))
    let better = annotation.segments.last { segment in
      segment.recited.map(\.content) == [own] && !broken.contains(segment.id) && !segment.yields
        && !segment.evidence.flags.contains { $0.rawValue == "part-of-ayah" }
    }
    var compared = label
    compared.better = better?.id
    return compared
  }
}
