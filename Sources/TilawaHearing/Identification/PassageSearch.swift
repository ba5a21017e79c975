import TilawaCore

/// A search for the places of a text that fit some frames of posteriors.
///
/// The greedy units of the frames are compared with the whole text by their edit distance, as a whole and in parts; the best
/// places are compared by a Viterbi search that knows all ways to say the words.
struct PassageSearch: Sendable {
  /// A place of the text that fits.
  struct Place: Hashable, Sendable {
    /// The units of the text.
    var units: Range<Int>
    /// The frames of the posteriors.
    var frames: Range<Int>
    /// The lead over other speech, in nats.
    let gain: Float
    /// The mean distance of its frames to the best outputs, in nats.
    let loss: Float
    /// Other places at which the same units are said.
    var same: [Range<Int>] = []
    /// The units that are said.
    let heard: [UInt8]

    /// Returns the same sound at another of the places at which its units are said.
    func moved(to other: Range<Int>) -> Place {
      var place = self
      place.same = (same + [units]).filter { $0 != other }.sorted { $0.lowerBound < $1.lowerBound }
      place.units = other
      return place
    }
  }

  /// Memory that one search after the other uses, for one text.
  struct Room {
    fileprivate var scan = EditScan.Room()
    fileprivate var lattice: PassageLattice
    fileprivate var path = LatticeRoom()
  }

  let text: SearchedText
  private let posteriors: Posteriors
  /// Whether somebody speaks in each frame.
  private let speech: [Bool]
  private let parameters: PlaceParameters

  /// Creates a search in a recording.
  ///
  /// - Parameter shortestPause: the shortest pause, in hops.
  init(_ text: SearchedText, _ sound: HeardSound, shortestPause: Int, _ parameters: PlaceParameters) {
    (self.text, self.parameters, posteriors) = (text, parameters, sound.posteriors)
    var speech = [Bool](repeating: false, count: sound.posteriors.count)
    for part in sound.speech(shortestPause: shortestPause) {
      for frame in Self.frames(part, of: sound) { speech[frame] = true }
    }
    self.speech = speech
  }

  /// Returns memory for searches.
  func room() -> Room { Room(lattice: PassageLattice(of: text, parameters)) }

  /// Returns the frames that have any of some hops.
  static func frames(_ hops: Range<Int>, of sound: HeardSound) -> Range<Int> {
    let size = sound.hopsInFrame
    return (hops.lowerBound / size..<(hops.upperBound + size - 1) / size).clamped(to: 0..<sound.posteriors.count)
  }

  /// Returns the number of frames in which somebody speaks.
  func speechFrames(in frames: Range<Int>) -> Int { frames.reduce(0) { $0 + (speech[$1] ? 1 : 0) } }

  /// Returns the best path through some words in some frames; nil where they are not heard.
  func path(_ words: Range<Int>, _ frames: Range<Int>, edges: PassageLattice.Edges = .anywhere) -> LatticePath? {
    let emissions = FrameEmissions(posteriors, frames, speech: speech, parameters)
    var (lattice, room) = (PassageLattice(of: text, parameters), LatticeRoom())
    lattice.hold(words, openings: true, edges: edges)
    return LatticePath(emissions, in: lattice, &room)
  }

  /// Returns the places that fit some frames, the best first; none overlaps another one, and none says the same.
  ///
  /// - Parameters:
  ///   - end: the place at which the text before the frames ended.
  ///   - reach: the difference to the best place, in nats, from which on places need not be told.
  func places(_ frames: Range<Int>, after end: Int? = nil, within reach: Float = .infinity, _ room: inout Room)
    -> [Place]
  {
    let heard = posteriors[frames].greedyPath().map { UInt8($0) }
    guard heard.count >= 3, !text.units.isEmpty else { return [] }
    let emissions = FrameEmissions(posteriors, frames, speech: speech, parameters)
    let openings = hasOpening(heard)
    var regions = regions(of: heard, &room.scan)
    if let end { regions.append(region(from: end - heard.count / 4, units: heard.count)) }
    var places: [Place] = []
    var best = Float(0)
    for words in Self.merged(regions) {
      room.lattice.hold(words, openings: openings)
      guard let path = LatticePath(emissions, in: room.lattice, atLeast: best - reach, &room.path),
        path.heard.count >= 3
      else { continue }
      best = max(best, path.gain)
      let found = path.frames.lowerBound + frames.lowerBound..<path.frames.upperBound + frames.lowerBound
      places.append(Place(units: path.units, frames: found, gain: path.gain, loss: path.loss, heard: path.heard))
    }
    return Self.distinct(places.sorted { ($0.gain, $1.units.lowerBound) > ($1.gain, $0.units.lowerBound) })
  }

  /// Returns the words that may be said, around each place that is like what is heard.
  private func regions(of heard: [UInt8], _ room: inout EditScan.Room) -> [Range<Int>] {
    // Short phrases are said in many places.
    let most = heard.count <= parameters.partUnits ? parameters.shortPlaces : parameters.places
    var regions = matches(heard, most: most, &room).map { region(around: $0.end, heard: 0..<heard.count, of: heard) }
    guard heard.count > parameters.partUnits * 3 / 2 else { return regions }
    let parts = (heard.count + parameters.partUnits / 2) / parameters.partUnits
    for part in 0..<parts {
      let range = heard.count * part / parts..<heard.count * (part + 1) / parts
      regions += matches(Array(heard[range]), most: parameters.partPlaces, &room).map {
        region(around: $0.end, heard: range, of: heard)
      }
    }
    return regions
  }

  private func matches(_ heard: [UInt8], most: Int, _ room: inout EditScan.Room) -> [EditScan.Match] {
    let slack = 3 + Int(parameters.slack * Double(heard.count))
    let found = EditScan(heard).matches(in: text.units[...], most: most, slack: slack, &room)
    let mostErrors = parameters.mostErrors * Double(heard.count)
    return found.first.map { Double($0.distance) <= mostErrors } == true ? found : []
  }

  /// Returns the words around the end of a part of what is heard.
  private func region(around end: Int, heard part: Range<Int>, of heard: [UInt8]) -> Range<Int> {
    let before = Double(part.upperBound) * parameters.stretching
    let after = Double(heard.count - part.upperBound) * parameters.stretching
    return text.words(ofUnits: end - Int(before) - 12..<end + Int(after) + 12)
  }

  private func region(from start: Int, units: Int) -> Range<Int> {
    text.words(ofUnits: start - 12..<start + Int(Double(units) * (parameters.stretching + 0.5)) + 12)
  }

  /// Returns the regions that are not mostly inside another region.
  private static func merged(_ regions: [Range<Int>]) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    for region in regions where !region.isEmpty {
      if kept.contains(where: { 10 * $0.clamped(to: region).count >= 8 * region.count }) { continue }
      kept.append(region)
    }
    return kept
  }

  /// Returns places without those that overlap a better one, and joins those that say the same.
  private static func distinct(_ places: [Place]) -> [Place] {
    var kept: [Place] = []
    for place in places {
      let isThere = kept.contains { other in
        ([other.units] + other.same).contains { 2 * $0.clamped(to: place.units).count > place.units.count }
      }
      if isThere { continue }
      if let same = kept.firstIndex(where: { $0.heard == place.heard }) {
        kept[same].same.append(place.units)
      } else {
        kept.append(place)
      }
    }
    return kept
  }

  /// Whether an isti'adha or a basmalah may be among what is heard.
  private func hasOpening(_ heard: [UInt8]) -> Bool {
    for opening in [text.istiadha, text.basmalah] {
      let units = opening.flatMap { $0.first?.units ?? [] }
      guard !units.isEmpty else { continue }
      if 2 * Int(EditScan(units).distances(in: heard[...]).min() ?? .max) <= units.count { return true }
    }
    return false
  }
}
