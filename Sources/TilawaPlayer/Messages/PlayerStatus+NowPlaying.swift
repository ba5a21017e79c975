import TilawaCore

extension PlayerStatus {
  /// Describes the present sessions.
  ///
  /// - Parameters:
  ///   - nowPlaying: the sessions of this process.
  ///   - process: the number of the player's process.
  package init(_ nowPlaying: NowPlaying, process: Int) async {
    let (info, intermission) = (await nowPlaying.info, await nowPlaying.intermission)
    let progress = await nowPlaying.progress
    let state: State =
      if intermission != nil {
        .intermission
      } else if let progress {
        progress.snapshot.isPaused ? .paused : progress.waitingFor == nil ? .playing : .waiting
      } else {
        .idle
      }
    self.init(
      state: state, process: process, intermission: intermission.map { IntermissionMessage($0) },
      session: info.map { SessionMessage($0) }, position: progress.map { PositionMessage($0) },
      settings: progress.map { PlayerSettings($0.settings, rate: $0.at.rate) })
  }
}
