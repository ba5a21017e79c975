package import TilawaAudio
package import TilawaCore
package import TilawaPlayer

/// A recording as watchers of the player see it: a pause. A command to go on or to stop ends it and keeps the sound.
package struct RecordingTurn {
  private let isOver: AsyncStream<Void>.Continuation
  private let watching: Task<Void, Never>

  /// - Parameters:
  ///   - title: the title of the recording, for people.
  ///   - seconds: the longest duration.
  ///   - recorder: the recorder that is running.
  ///   - nowPlaying: the state in which the pause appears.
  package init(_ title: Sentence, seconds: Int, _ recorder: SoundRecorder, on nowPlaying: NowPlaying) {
    let (ending, isOver) = AsyncStream.makeStream(of: Void.self)
    self.isOver = isOver
    watching = Task {
      let end = await nowPlaying.intermission(NowPlaying.Intermission(title: title.text, length: .seconds(seconds))) {
        for await _ in ending {}
      }
      if end != .timeIsUp { recorder.stop() }
    }
  }

  /// Ends the pause, because the recorder has ended.
  package func end() async {
    isOver.finish()
    await watching.value
  }
}
