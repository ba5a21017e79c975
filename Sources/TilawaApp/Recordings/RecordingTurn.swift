package import TilawaAudio
package import TilawaPlayer

/// A recording as those see it who watch the player: a pause. A command to go on or to stop ends it, and the sound is kept.
package struct RecordingTurn {
  private let isOver: AsyncStream<Void>.Continuation
  private let watching: Task<Void, Never>

  /// - Parameters:
  ///   - title: what it is, for people.
  ///   - seconds: how long it may be.
  ///   - recorder: what records.
  ///   - nowPlaying: where it is seen.
  package init(_ title: String, seconds: Int, _ recorder: SoundRecorder, on nowPlaying: NowPlaying) {
    let (ending, isOver) = AsyncStream.makeStream(of: Void.self)
    self.isOver = isOver
    watching = Task {
      let end = await nowPlaying.intermission(NowPlaying.Intermission(title: title, length: .seconds(seconds))) {
        for await _ in ending {}
      }
      if end != .timeIsUp { recorder.stop() }
    }
  }

  /// The recorder has ended.
  package func end() async {
    isOver.finish()
    await watching.value
  }
}
