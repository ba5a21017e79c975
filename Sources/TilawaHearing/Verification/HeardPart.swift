/// The part of an ayah that is heard where its beginning or its end is not.
struct HeardPart {
  /// The words that are heard whole, counted from the first word of the ayah; they follow each other. Nil where none is.
  let words: Range<Int>?

  /// - Returns: nil where the ayah is whole, or too long to tell. Words that are said again later count, too.
  init?(_ frames: Range<Int>, ayah: Int, _ search: PassageSearch, _ parameters: VerificationParameters) {
    let text = search.text
    let (own, units) = (text.ayahWords[ayah]..<text.ayahWords[ayah + 1], text.units(ofAyah: ayah))
    guard frames.count * own.count < parameters.mostCells, let part = search.path(own, frames) else { return nil }
    let whole = search.path(own, frames, edges: .whole)?.gain ?? 0
    guard part.gain - whole >= parameters.partialLead else { return nil }
    let found = frames.lowerBound + part.frames.lowerBound..<frames.lowerBound + part.frames.upperBound
    let rest = [frames.lowerBound..<found.lowerBound, found.upperBound..<frames.upperBound]
    let again = rest.filter { search.speechFrames(in: $0) >= parameters.fewestFrames }.compactMap {
      search.path(own, $0)
    }
    let heard = ([part] + again.filter { $0.heard.count >= parameters.missingUnits }).map(\.units)
    let first = heard.reduce(units.upperBound) { min($0, $1.lowerBound) }
    let last = heard.reduce(units.lowerBound) { max($0, $1.upperBound) }
    let (early, late) = (first - units.lowerBound, units.upperBound - last)
    guard max(early, late) >= parameters.missingUnits else { return nil }
    let said = own.filter { word in
      text.wordStarts[word] >= first - parameters.softUnits && text.wordStarts[word + 1] <= last + parameters.softUnits
    }
    words = said.first.map { $0 - own.lowerBound..<$0 + said.count - own.lowerBound }
  }
}
