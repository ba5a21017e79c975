import TilawaCore
package import TilawaPlayer

/// How long what a session plays was heard, of which later steps take their share.
package struct StepLengths {
  /// The last ayah.
  package private(set) var lastAyah = Duration.zero
  /// All of it, with its silences.
  package private(set) var whole = Duration.zero

  /// Nothing yet.
  package init() {}

  /// Of the first session that ends in these news; they are read from before it began, once it is over.
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
