import TilawaCore
package import TilawaHearing
import TilawaStore

extension RecitationFollower {
  /// The most ayat between two stretches of one recitation.
  private static let reach = 60

  /// Judges a sound that was heard to its end: first the passage is found in all of it, then each word is judged with all that follows.
  func judge(_ sound: HeardSound) throws -> [News] {
    var news: [News] = []
    if text == nil, let (range, confidence) = try passage(sound) {
      try follow(range)
      news.append(.found(range, confidence: confidence))
    }
    guard let text else { return news }
    let opinions = try secondOpinions()
    let whole = WholeRecitation(sound, text.recited, judging: text.words.count, judging, decoding, opinions: opinions)
    take(whole, sound)
    return news + whole.events.map(News.judged)
  }

  /// Returns the longest passage that is recited in a sound; nil where none is sure.
  private func passage(_ sound: HeardSound) throws -> (AyahRange, Double)? {
    guard let searched else { return nil }
    let sure = IdentificationParameters().sure
    let found = try PassageIdentifier(searched.text).find(in: sound).filter { $0.confidence >= sure }
    var groups: [(pieces: Range<Int>, hops: Int, confidence: Double)] = []
    for stretch in found {
      let pieces = stretch.pieces.pieces
      let wide = pieces.lowerBound - Self.reach..<pieces.upperBound + Self.reach
      if let last = groups.last, last.pieces.overlaps(wide) {
        let both = min(last.pieces.lowerBound, pieces.lowerBound)..<max(last.pieces.upperBound, pieces.upperBound)
        groups[groups.count - 1] = (both, last.hops + stretch.hops.count, max(last.confidence, stretch.confidence))
      } else {
        groups.append((pieces, stretch.hops.count, stretch.confidence))
      }
    }
    guard let best = groups.max(by: { $0.hops < $1.hops }) else { return nil }
    let start = searched.ordinals.lowerBound
    let ordinals = start + best.pieces.lowerBound..<start + best.pieces.upperBound
    return (quran.structure.range(ordinals, in: riwayah.counting), best.confidence)
  }

  /// The findings on lengths and stops; nil where it was not judged at its end, by another model, or is in another riwayah than Hafs.
  package var tajweed: [TajweedFinding]? {
    guard riwayah == .hafs, isOwnModel, let text, let judge, let whole else { return nil }
    return TajweedCheck(whole.sound, text.recited).findings(whole.words) { word in
      word.word < text.words.count && text.words[word.word].place != nil && judge[word.word].verdict == .recited
        && word.confidence >= TajweedParameters().leastConfidence
    }
  }
}
