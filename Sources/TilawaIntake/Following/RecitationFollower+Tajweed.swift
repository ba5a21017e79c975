import TilawaCore
package import TilawaHearing

extension RecitationFollower {
  /// The findings on lengths and stops; nil where it was not judged at its end, by another model, or is in another riwayah than Hafs.
  package var tajweed: [TajweedFinding]? {
    // The frames of the program's own network alone can be measured.
    guard riwayah == .hafs, model is AcousticModel, let judged, let sound = judged.sound else { return nil }
    let (text, judge) = (judged.text, judged.judge)
    return TajweedCheck(sound, text.recited).findings(judged.words) { word in
      word.word < text.words.count && text.words[word.word].place != nil && judge[word.word].verdict == .recited
        && word.confidence >= TajweedParameters().leastConfidence
    }
  }
}
