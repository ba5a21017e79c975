import TilawaCore

extension PlayerStatus {
  /// Describes what is on a stage now.
  ///
  /// - Parameters:
  ///   - stage: the stage of the player.
  ///   - process: number of the player's process.
  public init(_ stage: Stage, process: Int) async {
    let (scene, intermission) = (await stage.scene, await stage.intermission)
    let progress = await stage.progress
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
      session: scene.map { SessionMessage($0) }, position: progress.map { PositionMessage($0) },
      settings: progress.map { PlayerSettings($0.settings, rate: $0.at.rate) })
  }
}
