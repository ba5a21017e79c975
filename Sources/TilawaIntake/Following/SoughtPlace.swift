import TilawaCore
import TilawaHearing

/// A place that is sought while somebody recites, in the last 20 s.
struct SoughtPlace {
  private let finder: PlaceFinder
  /// The frames that were heard, from `firstFrame` on.
  private(set) var heard: HeardFrames
  private(set) var firstFrame = 0
  private let framesInSecond: Int
  /// The frames at which the place is sought next.
  private var nextSearch = 75

  /// The number of searches in which a sound grows to about three times its length: of one of less than 8 s, and of a longer one.
  private static let (searchesOfShortSound, searchesOfSound) = (20, 8)
  private static let shortFrames = 200
  /// The seconds between searches where nothing was found in the last 20 s.
  private static let secondsOfLateSearch = 5
  /// The most sound in which the place is sought: the last 20 s.
  private static let mostFrames = 500

  init(_ finder: PlaceFinder, hearing model: any HearingModel) {
    (self.finder, heard) = (finder, HeardFrames(noneOf: model))
    framesInSecond = 16_000 / model.samplesInFrame
  }

  /// Hears frames that follow, and returns the place where it is known now.
  mutating func add(_ new: HeardFrames) throws -> PlaceFinder.Place? {
    heard.append(new)
    guard heard.count >= nextSearch else { return nil }
    return try seek(heard.count >= Self.mostFrames / 2 ? .long : .short)
  }

  /// Returns the place in a sound that has ended; nil where it is not known.
  mutating func end() throws -> PlaceFinder.Place? { try seek(.long) }

  private mutating func seek(_ length: PlaceFinder.Length) throws -> PlaceFinder.Place? {
    guard heard.count > 0 else { return nil }
    // The longer the sound, the longer is a search of it, and the less do a few more words tell.
    let share = heard.count < Self.shortFrames ? Self.searchesOfShortSound : Self.searchesOfSound
    nextSearch = heard.count + max(framesInSecond / 5, heard.count / share)
    if let place = try finder.end(of: heard.sound, length) { return place }
    forgetOldest()
    return nil
  }

  private mutating func forgetOldest() {
    let forgotten = heard.keepLast(Self.mostFrames)
    guard forgotten > 0 else { return }
    firstFrame += forgotten
    nextSearch = heard.count + framesInSecond * Self.secondsOfLateSearch
  }
}
