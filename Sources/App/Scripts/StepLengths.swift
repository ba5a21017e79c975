import TilawaCore
package import TilawaPlayer

/// The lengths of the sound in a session, from which later steps take their share.
package struct StepLengths {
  /// The length of the last ayah.
  package private(set) var lastAyah = Duration.zero
  /// The length of the whole session, with its silences.
  package private(set) var whole = Duration.zero

  /// Makes the lengths before any session: zero.
  package init() {}

  /// Reads the lengths of the first session that ends in these news. The news start before the session, and are read
  /// after its end.
  package init(_ news: AsyncStream<NowPlaying.News>) async {
    var began = Duration.zero
    for await item in news {
      switch item {
      case .event(.ayah(let ayah), _): began = ayah.at.duration
      case .event(.count(let count), _): lastAyah = count.at.duration - began
      case .event(.end(let at, _), _): whole = at.duration
      case .left: return
      case .entered, .event, .intermission: break
      }
    }
  }
}

extension OutputTime {
  fileprivate var duration: Duration { .milliseconds(Int64(frames) * 1000 / Int64(max(1, rate))) }
}
