package import AppBase
package import TilawaAudio
package import TilawaCore
import TilawaIntake
package import TilawaPlayer
import TilawaStore

/// The writing of a session to a sound file, faster than it plays.
package struct Rendering {
  /// Shows how far the writing is; nil where nobody looks.
  package typealias Progress = @Sendable (Player.Progress) -> Void

  private let request: PlayRequest
  private let kind: FileSink.Kind
  private let path: String
  private let context: AppContext

  /// - Parameters:
  ///   - request: with its preset and the settings. It says whether a file is replaced, and whether a person is asked.
  ///   - kind: the kind of the file.
  ///   - path: the path of the file.
  package init(_ request: PlayRequest, to kind: FileSink.Kind, at path: String, in context: AppContext) {
    self.request = request
    self.kind = kind
    self.path = path
    self.context = context
  }

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - waiting: called with the ayah whose file is fetched first; nil when that is over.
  ///   - progress: called with the length of the session before the writing begins; returns what shows it.
  /// - Throws: `Failure` for a session without sound, without end, or with a file that must not be made.
  package func run(waiting: (String?) -> Void, progress: (OutputTime) -> Progress?) async throws -> CommandAnswer {
    var prepared = try PreparedSession(request, in: context)
    prepared.tell()
    guard prepared.session.hasSound else { throw prepared.nothingToHear }
    let asks = request.isForProgram != true
    try prepared.settleMissing(asking: asks)
    let file = try OutputTargets.find(
      [path], replacing: request.replacesFiles == true, asking: asks, in: context)[0]
    let folder = Disk.split(file.path).folder
    Leftovers.remove(.sound, in: folder)
    let interruption = context.leavingNothing(of: .sound, in: folder)
    try await prepared.fetchFirst { waiting($0) }
    waiting(nil)
    guard prepared.session.hasSound else {
      for fallback in prepared.replaced { context.interface.warn(EventLine.words(fallback)) }
      throw prepared.nothingToHear
    }
    let sink = FileSink(file, kind: kind, encoding: request.encoding)
    let format = prepared.format(for: sink, request)
    let totals = SessionTotals(prepared.session, rate: format.rate, speed: request.speed ?? .normal)
    let limit = request.lastFrame(rate: format.rate)
    guard let frames = [totals.frames, limit].compactMap(\.self).min() else {
      throw Failure(.usage, PlaybackSentences.endlessFile(option: "--for"))
    }
    let player = try player(of: prepared, on: sink, format, limit: limit)
    _ = try await PlayerRunner(
      player: player, interface: context.interface, tell: { _ in nil }, warn: context.interface.warn,
      show: progress(OutputTime(frames: frames, rate: format.rate)), interruption: interruption,
      usage: DownloadUsage(library: prepared.library)
    ).run(whenInterrupted: .discarded)
    let made = await player.total?.frames ?? frames
    return answer(prepared, format, OutputTime(frames: made, rate: format.rate), steps: totals.steps)
  }

  private func player(
    of prepared: PreparedSession, on sink: FileSink, _ format: AudioFormat, limit: Int?
  ) throws -> Player {
    try Player(
      prepared.session, riwayah: prepared.riwayah, on: sink, format: format,
      with: Player.Options(
        limit: limit, volume: request.volume ?? 100, speed: request.speed ?? .normal, replaced: prepared.replaced),
      using: Player.Services(
        levels: try prepared.levels(request), repair: prepared.repair.session, fetching: prepared.fetching))
  }

  private func answer(
    _ prepared: PreparedSession, _ format: AudioFormat, _ length: OutputTime, steps: Int?
  ) -> CommandAnswer {
    CommandAnswer(
      [
        PlaybackSentences.rendered(
          path: path, length: Lengths.time(length), rate: "\(format.rate)", channels: "\(format.channels)",
          riwayah: prepared.riwayah.name)
      ],
      RenderedFile(
        file: path, riwayah: prepared.riwayah.rawValue, rate: format.rate, channels: format.channels,
        frames: length.frames, seconds: JSONNumber(length), steps: steps, missing: prepared.session.missing.map(\.ref)))
  }
}
