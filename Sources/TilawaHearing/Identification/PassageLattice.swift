import CViterbi
import TilawaCore

/// The states of a stretch of text for a Viterbi search over CTC outputs that may begin and end at any unit, or has to hold all words.
///
/// A word has a place before it after a stop, a blank before it without a stop, and a chain of units and blanks for each of its forms.
/// Before the first word of an ayah the isti'adha and the basmalah may be said, and between two surahs the basmalah.
struct PassageLattice {
  /// The places at which a path may begin and end.
  enum Edges: Hashable {
    /// Any unit.
    case anywhere
    /// The beginning of the first word and the end of the last one.
    case whole
  }

  /// The output of a state that stands between words: a blank, or silence.
  static let pause: UInt8 = 254

  /// The states; the output of each, or `pause`, is its label.
  private(set) var states = StateGraph()
  /// The place in the text of each state's unit, or of the unit after it; -1 in an opening.
  private(set) var places: [Int32] = []

  private let text: SearchedText
  private let parameters: PlaceParameters
  private let edges: Edges
  private let words: Range<Int>

  /// The last states of a word before a stop, and of one that is joined to the next.
  private struct Ends {
    var stops: [Int32] = []
    var joins: [Int32] = []

    static func + (one: Ends, other: Ends) -> Ends {
      Ends(stops: one.stops + other.stops, joins: one.joins + other.joins)
    }
  }

  /// Makes the lattice of some words of a text.
  ///
  /// - Parameter openings: whether an isti'adha and a basmalah may be said before them.
  init(
    _ words: Range<Int>, of text: SearchedText, openings: Bool, edges: Edges = .anywhere, _ parameters: PlaceParameters
  ) {
    (self.words, self.text, self.edges, self.parameters) = (words, text, edges, parameters)
    var opening = Ends()
    if openings {
      let istiadha = append(opening: text.istiadha, after: Ends())
      opening = istiadha + append(opening: text.basmalah, after: istiadha)
    }
    var before = Ends()
    for word in words {
      var ends = before
      if text.openedWords.contains(word), word > words.lowerBound {
        ends = ends + append(opening: text.basmalah, after: before, isFirst: false)
      }
      if text.beginsAyah(word) { ends = ends + opening }
      before = append(word, after: ends)
    }
    guard let last = words.last else { return }
    add(
      Self.pause, from: stops(before.stops, cost: 0), entry: .infinity,
      exit: text.endsAyah(last) ? 0 : parameters.endsInAyah,
      at: text.wordStarts[last + 1])
  }

  private mutating func add(_ label: UInt8, from ways: [StateGraph.Way], entry: Float, exit: Float, at place: Int) {
    states.append(label, from: ways, entry: entry, exit: exit)
    places.append(Int32(place))
  }

  private func stops(_ states: [Int32], cost: Float) -> [StateGraph.Way] {
    states.map { StateGraph.Way(from: $0, cost: cost) }
  }

  private mutating func append(_ word: Int, after ends: Ends) -> Ends {
    let isFirst = text.beginsAyah(word)
    let isLast = text.endsAyah(word)
    let start = text.wordStarts[word]
    let stop = isFirst ? 0 : parameters.stop
    let (inside, opens) = (edges == .anywhere, edges == .anywhere || word == words.lowerBound)
    let closes = edges == .anywhere || word + 1 == words.upperBound
    let entry: Float = !opens ? .infinity : isFirst ? 0 : parameters.beginsInAyah
    let exit: Float = !inside ? .infinity : isFirst ? 0 : parameters.endsInAyah
    let pause = Int32(states.count)
    let canEnd = !ends.stops.isEmpty
    add(Self.pause, from: stops(ends.stops, cost: stop), entry: entry, exit: canEnd ? exit : .infinity, at: start)
    add(
      0, from: stops(ends.joins, cost: 0), entry: .infinity,
      exit: canEnd && inside ? parameters.endsInWord : .infinity, at: start)
    let (text, parameters) = (text, parameters)
    let closing = isLast ? 0 : parameters.endsInAyah
    return chains(text.forms(of: word), pause: pause, after: ends, stop: stop) { unit, form in
      let (isStart, isEnd) = (unit == 0, unit == form.units.count - 1)
      let (begins, ends) = (inside || opens && isStart, inside || closes && isEnd)
      return (
        entry: !begins ? .infinity : isStart && form.starts.contains(.pause) ? entry : parameters.beginsInWord,
        exit: !ends ? .infinity : isEnd && form.ends.contains(.pause) ? closing : parameters.endsInWord,
        place: min(start + unit, text.wordStarts[word + 1] - 1)
      )
    }
  }

  /// Adds words that are not of the text.
  private mutating func append(opening words: [[RecitedText.Form]], after ends: Ends, isFirst: Bool = true) -> Ends {
    let parameters = parameters
    var before = ends
    for (index, forms) in words.enumerated() {
      let pause = Int32(states.count)
      let entry: Float = isFirst && index == 0 ? parameters.opening : .infinity
      let stop = index == 0 ? 0 : parameters.stop
      add(Self.pause, from: stops(before.stops, cost: stop), entry: entry, exit: .infinity, at: -1)
      add(0, from: stops(before.joins, cost: 0), entry: .infinity, exit: .infinity, at: -1)
      before = chains(forms, pause: pause, after: before, stop: stop) { unit, _ in
        (entry: isFirst ? parameters.opening + parameters.beginsInWord : .infinity, exit: .infinity, place: -1)
      }
    }
    return before
  }

  /// Adds the forms of a word.
  private mutating func chains(
    _ forms: [RecitedText.Form], pause: Int32, after ends: Ends, stop: Float,
    _ edges: (Int, RecitedText.Form) -> (entry: Float, exit: Float, place: Int)
  ) -> Ends {
    var result = Ends()
    for form in forms {
      var ways: [StateGraph.Way] = []
      let first = form.units[0]
      func others(_ ends: [Int32]) -> [Int32] { ends.filter { states.labels[Int($0)] != first } }
      if form.starts.contains(.pause) {
        ways.append(StateGraph.Way(from: pause, cost: 0))
        ways += stops(others(ends.stops), cost: stop)
      }
      if form.starts.contains(.joined) {
        ways.append(StateGraph.Way(from: pause + 1, cost: 0))
        ways += stops(others(ends.joins), cost: 0)
      }
      for (unit, label) in form.units.enumerated() {
        let edge = edges(unit, form)
        if unit > 0 {
          states.appendNext(0, entry: .infinity, exit: edge.exit)
          states.appendNext(label, canSkip: form.units[unit - 1] != label, entry: edge.entry, exit: edge.exit)
          places += [Int32(edge.place), Int32(edge.place)]
        } else {
          add(label, from: ways, entry: edge.entry, exit: edge.exit, at: edge.place)
        }
      }
      let last = Int32(states.count - 1)
      if form.ends.contains(.pause) { result.stops.append(last) }
      if form.ends.contains(.joined) { result.joins.append(last) }
    }
    return result
  }
}
