package import TilawaCore
package import TilawaHearing
package import TilawaStore

extension PassageFinding {
  /// Finds what a recording holds of a lesson: ayat of one of its passages.
  ///
  /// - Parameters:
  ///   - passages: the passages of the lesson.
  ///   - pace: the pace of the lesson; nil where it is not known.
  /// - Throws: the errors of one passage.
  package func find(
    _ recording: Recording, among passages: [AyahRange], at pace: RecitationPace?, _ texts: TextStore,
    progress: PosteriorReader.Progress = { _, _ in }
  ) throws -> Outcome {
    let named = passages.map { "\($0)" }.listed
    let (written, riwayah) = (try passages.map { try PassageText($0, in: quran) }, recording.reciter.riwayah)
    let sought = try zip(passages, written).map { range, text in
      SliceAligner.Passage(text.recited, try SearchedQuran(quran, texts, riwayah: riwayah, within: range).text)
    }
    let slice = AudioSlice(whole: recording.file)
    let aligner = SliceAligner(model, .ofLesson)
    guard let found = try aligner.align(slice, among: sought, at: pace, progress: progress) else {
      throw refusal(recording, IntakeSentences.notLike(range: named))
    }
    let text = written[found.passage]
    let places = found.alignment.takes.map { text.parts[$0.ayah].span }
    let first = places.map(\.start).min() ?? 0
    let expected = WordRange(first, max(first + 1, places.map(\.end).max() ?? 0))
    return Outcome(
      passage: AlignedPassage(found.alignment, of: text.parts, in: slice, expecting: expected), notes: [],
      model: model.name, unitLengths: text.unitLengths(in: found.alignment))
  }
}
