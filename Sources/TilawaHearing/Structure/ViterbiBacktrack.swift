/// The optimal path of a segmental Viterbi search, phrase by phrase, found by following the backpointers.
struct ViterbiBacktrack {
  /// Some rows of the recording.
  struct Phrase: Hashable {
    let rows: Range<Int>
    /// The columns of the reference that are recited in it; nil in the garbage state.
    let columns: Range<Int>?
    /// Whether its columns follow those of the phrase before, without garbage in between.
    let goesOn: Bool
    /// The gain over the null model; 0 in the garbage state.
    let gain: Float

    var meanGain: Float { rows.isEmpty ? 0 : gain / Float(rows.count) }

    /// Returns whether the phrase is far too slow: the path waits there while something similar passes.
    func dwells(_ parameters: PresenceParameters) -> Bool {
      columns.map { Double(rows.count) > parameters.dwelling * Double($0.count) } ?? false
    }
  }

  /// The phrases, in order; each row is in one of them.
  let phrases: [Phrase]
  /// The cost of the path.
  let cost: Float

  /// Follows the backpointers from the end of the path.
  init(_ search: SegmentalViterbi, _ trellis: ViterbiTrellis) {
    cost = search.end.cost
    var phrases: [Phrase] = []
    let rows = trellis.starts.map(\.row) + [trellis.distance.height]
    var last = rows.count - 1
    var (place, isAside) = (search.end.place, search.end.isAside)
    while last > 0 {
      var first = last
      if isAside {
        repeat { first -= 1 } while first > 0 && !search.backpointers[first].toAside.contains(place)
        phrases.append(Phrase(rows: rows[first]..<rows[last], columns: nil, goesOn: false, gain: 0))
        last = first
        guard last > 0 else { break }
      }
      // From the end of a phrase to its beginning, and from there to the source of a jump.
      let start = search.backpointers[last].start(of: place)
      let before = search.backpointers[last - 1]
      let source = Self.source(of: start, before, trellis)
      isAside = before.fromAside.contains(source)
      let goesOn = source == start && !isAside
      let span = rows[last - 1]..<rows[last]
      let gain = trellis.garbageCosts[span].reduce(0, +) - trellis.cost(of: span, from: start, to: place)
      phrases.append(Phrase(rows: span, columns: start..<place, goesOn: goesOn && last > 1, gain: gain))
      last -= 1
      place = source
    }
    self.phrases = phrases.reversed()
  }

  /// Returns the gain of the phrases in which the path waits.
  func dwelling(_ parameters: PresenceParameters) -> Float {
    phrases.reduce(0) { $0 + ($1.dwells(parameters) ? max(0, $1.gain) : 0) }
  }

  private static func source(of place: Int, _ pointers: SegmentalViterbi.Backpointers, _ trellis: ViterbiTrellis) -> Int
  {
    let jump = pointers.jump(to: place)
    guard jump == SegmentalViterbi.far else { return place + Int(jump) }
    return trellis.ayat.firstIndex(of: place).map { Int(pointers.leaps[$0]) } ?? place
  }
}
