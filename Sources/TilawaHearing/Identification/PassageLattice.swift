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
  private var forms = WordForms()
  private var edges = Edges.anywhere
  private var words = 0..<0

  /// The last states of a word before a stop, and of one that is joined to the next.
  private struct Ends {
    var stops: [Int32] = []
    var joins: [Int32] = []

    static func + (one: Ends, other: Ends) -> Ends {
      Ends(stops: one.stops + other.stops, joins: one.joins + other.joins)
    }
  }

  /// The units of a form, and the ways to begin and to end it.
  private struct Chain {
    let units: ArraySlice<UInt8>
    let starts: RecitedText.Edges
    let ends: RecitedText.Edges
  }

  /// Makes an empty lattice of a text.
  init(of text: SearchedText, _ parameters: PlaceParameters) { (self.text, self.parameters) = (text, parameters) }

  /// Makes the lattice of some words, in place of those before.
  ///
  /// - Parameter openings: whether an isti'adha and a basmalah may be said before them.
  mutating func hold(_ words: Range<Int>, openings: Bool, edges: Edges = .anywhere) {
    (self.words, self.edges) = (words, edges)
    states.removeAll()
    places.removeAll(keepingCapacity: true)
    var opening = Ends()
    if openings {
      let istiadha = append(opening: text.istiadha, after: Ends())
      opening = istiadha + append(opening: text.basmalah, after: istiadha)
    }
    guard let first = words.first, let last = words.last else { return }
    var before = Ends()
    var ayah = text.ayah(ofWord: first)
    for word in words {
      while word >= text.ayahWords[ayah + 1] { ayah += 1 }
      let isFirst = word == text.ayahWords[ayah]
      var ends = before
      if isFirst, word > first, text.openedWords.contains(word) {
        ends = ends + append(opening: text.basmalah, after: before, isFirst: false)
      }
      if isFirst { ends = ends + opening }
      before = append(word, isFirst: isFirst, isLast: word + 1 == text.ayahWords[ayah + 1], after: ends)
    }
    addWays(from: before.stops, cost: 0)
    add(
      Self.pause, entry: .infinity, exit: text.endsAyah(last) ? 0 : parameters.endsInAyah,
      at: text.wordStarts[last + 1])
  }

  /// Adds a state with the ways that were added for it.
  private mutating func add(_ label: UInt8, entry: Float, exit: Float, at place: Int) {
    states.appendJoined(label, entry: entry, exit: exit)
    places.append(Int32(place))
  }

  /// Adds ways into the next state; none from states with a label.
  private mutating func addWays(from ends: [Int32], cost: Float, butOf label: UInt8? = nil) {
    for end in ends where label == nil || states.labels[Int(end)] != label { states.addWay(from: end, cost: cost) }
  }

  private mutating func append(_ word: Int, isFirst: Bool, isLast: Bool, after ends: Ends) -> Ends {
    let (parameters, start) = (parameters, text.wordStarts[word])
    let stop = isFirst ? 0 : parameters.stop
    let (inside, opens) = (edges == .anywhere, edges == .anywhere || word == words.lowerBound)
    let closes = edges == .anywhere || word + 1 == words.upperBound
    let entry: Float = !opens ? .infinity : isFirst ? 0 : parameters.beginsInAyah
    let exit: Float = !inside ? .infinity : isFirst ? 0 : parameters.endsInAyah
    let pause = Int32(states.count)
    let canEnd = !ends.stops.isEmpty
    addWays(from: ends.stops, cost: stop)
    add(Self.pause, entry: entry, exit: canEnd ? exit : .infinity, at: start)
    addWays(from: ends.joins, cost: 0)
    add(0, entry: .infinity, exit: canEnd && inside ? parameters.endsInWord : .infinity, at: start)
    let closing = isLast ? 0 : parameters.endsInAyah
    let end = text.wordStarts[word + 1] - 1
    var result = Ends()
    for form in forms.forms(of: word, in: text) {
      let chain = Chain(units: forms.units(of: form), starts: form.starts, ends: form.ends)
      let count = chain.units.count
      let (begin, finish) = (
        form.starts.contains(.pause) ? entry : parameters.beginsInWord,
        form.ends.contains(.pause) ? closing : parameters.endsInWord
      )
      append(chain, pause: pause, after: ends, stop: stop, to: &result) { unit in
        let (isStart, isEnd) = (unit == 0, unit == count - 1)
        return (
          entry: !(inside || opens && isStart) ? .infinity : isStart ? begin : parameters.beginsInWord,
          exit: !(inside || closes && isEnd) ? .infinity : isEnd ? finish : parameters.endsInWord,
          place: min(start + unit, end)
        )
      }
    }
    return result
  }

  /// Adds words that are not of the text.
  private mutating func append(opening words: [[RecitedText.Form]], after ends: Ends, isFirst: Bool = true) -> Ends {
    let inside: Float = isFirst ? parameters.opening + parameters.beginsInWord : .infinity
    var before = ends
    for (index, forms) in words.enumerated() {
      let pause = Int32(states.count)
      let entry: Float = isFirst && index == 0 ? parameters.opening : .infinity
      let stop = index == 0 ? 0 : parameters.stop
      addWays(from: before.stops, cost: stop)
      add(Self.pause, entry: entry, exit: .infinity, at: -1)
      addWays(from: before.joins, cost: 0)
      add(0, entry: .infinity, exit: .infinity, at: -1)
      var result = Ends()
      for form in forms {
        let chain = Chain(units: form.units[...], starts: form.starts, ends: form.ends)
        append(chain, pause: pause, after: before, stop: stop, to: &result) { _ in
          (entry: inside, exit: .infinity, place: -1)
        }
      }
      before = result
    }
    return before
  }

  /// Adds a form of a word, and its last state to `result`.
  @inline(__always)
  private mutating func append(
    _ chain: Chain, pause: Int32, after ends: Ends, stop: Float, to result: inout Ends,
    _ edges: (Int) -> (entry: Float, exit: Float, place: Int)
  ) {
    guard var before = chain.units.first else { return }
    if chain.starts.contains(.pause) {
      states.addWay(from: pause, cost: 0)
      addWays(from: ends.stops, cost: stop, butOf: before)
    }
    if chain.starts.contains(.joined) {
      states.addWay(from: pause + 1, cost: 0)
      addWays(from: ends.joins, cost: 0, butOf: before)
    }
    for (unit, label) in chain.units.enumerated() {
      let edge = edges(unit)
      if unit > 0 {
        states.appendNext(0, entry: .infinity, exit: edge.exit)
        states.appendNext(label, canSkip: before != label, entry: edge.entry, exit: edge.exit)
        places.append(Int32(edge.place))
        places.append(Int32(edge.place))
      } else {
        add(label, entry: edge.entry, exit: edge.exit, at: edge.place)
      }
      before = label
    }
    let last = Int32(states.count - 1)
    if chain.ends.contains(.pause) { result.stops.append(last) }
    if chain.ends.contains(.joined) { result.joins.append(last) }
  }
}
