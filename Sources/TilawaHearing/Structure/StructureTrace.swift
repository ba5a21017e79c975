/// How a recording goes through a passage, phrase by phrase: what a structure sweep has found.
struct StructureTrace {
  /// Some rows of the recording.
  struct Phrase: Hashable {
    let rows: Range<Int>
    /// The columns of the reference that are recited in it; nil where it is something else.
    let columns: Range<Int>?
    /// Whether its columns follow those of the phrase before, nothing else in between.
    let goesOn: Bool
    /// By how much cheaper it is than by chance; 0 where it is something else.
    let gain: Float

    var meanGain: Float { rows.isEmpty ? 0 : gain / Float(rows.count) }

    /// Whether it is far too slow for what is recited in it: the way waits there for something else to pass that sounds like it.
    func dwells(_ parameters: AlignmentParameters) -> Bool {
      columns.map { Double(rows.count) > parameters.dwelling * Double($0.count) } ?? false
    }
  }

  /// In order; all rows are in one.
  let phrases: [Phrase]
  /// What all of it costs.
  let cost: Float

  /// Follows the cheapest way back.
  init(_ sweep: StructureSweep, _ field: StructureField) {
    cost = sweep.end.cost
    var phrases: [Phrase] = []
    let rows = field.starts.map(\.row) + [field.distance.height]
    var note = rows.count - 1
    var (place, isAside) = (sweep.end.place, sweep.end.isAside)
    while note > 0 {
      var first = note
      if isAside {
        repeat { first -= 1 } while first > 0 && !sweep.notes[first].toAside.contains(place)
        phrases.append(Phrase(rows: rows[first]..<rows[note], columns: nil, goesOn: false, gain: 0))
        note = first
        guard note > 0 else { break }
      }
      // From a phrase to the place from which it began, and to the one from which that was jumped to.
      let start = sweep.notes[note].start(of: place)
      let before = sweep.notes[note - 1]
      let source = Self.source(of: start, before, field)
      isAside = before.fromAside.contains(source)
      let goesOn = source == start && !isAside
      let span = rows[note - 1]..<rows[note]
      let gain = field.fillers[span].reduce(0, +) - field.cost(of: span, from: start, to: place)
      phrases.append(Phrase(rows: span, columns: start..<place, goesOn: goesOn && note > 1, gain: gain))
      note -= 1
      place = source
    }
    self.phrases = phrases.reversed()
  }

  /// What is gained where the way waits.
  func dwelling(_ parameters: AlignmentParameters) -> Float {
    phrases.reduce(0) { $0 + ($1.dwells(parameters) ? max(0, $1.gain) : 0) }
  }

  private static func source(of place: Int, _ note: StructureSweep.Note, _ field: StructureField) -> Int {
    let jump = note.jump(to: place)
    guard jump == StructureSweep.far else { return place + Int(jump) }
    return field.ayat.firstIndex(of: place).map { Int(note.leaps[$0]) } ?? place
  }
}
