import AppBase
import TilawaAudio
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaPlayer

// The sound of a file of a split session.

extension SplitWriting {
  /// Writes the sound of a file without tags. The session is nil if nothing of it could be had.
  func render(
    _ file: SplitFile, number: Int, to path: String
  ) async throws -> (session: Session?, marks: HeardMarks, length: OutputTime) {
    let marks = HeardMarks()
    let interruption = context.leavingNothing(of: .sound, in: folder)
    let (part, session) = try await part(for: file, isFirst: number == 1)
    guard session.hasSound else {
      context.interface.warn(PlaybackSentences.fileLeftOut(ref: file.ref))
      return (nil, marks, OutputTime(frames: 0, rate: format.rate))
    }
    var words: WordFinder?
    if case .ayat = file.content { words = part.planner.words(of: session) }
    if options.lyrics == .words, case .page = file.content { words = part.planner.words(of: session) }
    let sink = FileSink(try OutputTarget(path), kind: options.kind, encoding: request.encoding)
    let player = try Player(
      session, riwayah: part.riwayah, on: sink, format: format,
      with: Player.Options(volume: request.volume ?? 100, speed: request.speed ?? .normal, replaced: part.replaced),
      using: Player.Services(
        levels: levels, words: words, repair: part.repair.session, fetching: part.fetching))
    let (show, done) = (show, done)
    _ = try await PlayerRunner(
      player: player, interface: context.interface,
      tell: {
        marks.note($0)
        return nil
      },
      warn: context.interface.warn, show: { show?(done + $0.at.frames, $0.waitingFor) }, interruption: interruption,
      usage: DownloadUsage(library: prepared.library)
    ).run(whenInterrupted: .discarded)
    let length = await player.total ?? OutputTime(frames: 0, rate: format.rate)
    return (await player.session, marks, length)
  }

  /// Returns the session of a file. Files that were missing when the session was made are looked for again: they may
  /// have come since then.
  private func part(for file: SplitFile, isFirst: Bool) async throws -> (PreparedSession, Session) {
    let excerpt = file.excerpt(of: prepared.session, isFirst: isFirst)
    guard excerpt.files.contains(where: \.isExpected) else { return (prepared.withoutFetching, excerpt) }
    var request = request
    var seen: Set<AyahRange> = []
    request.ranges = file.items.map { prepared.session.units[$0].ayat }.filter { seen.insert($0).inserted }
      .map(\.description)
    var part = try PreparedSession(request, in: context)
    try await part.fetchFirst()
    let found = SplitFile(name: file.name, content: file.content, items: Array(part.session.units.indices))
    return (part, found.excerpt(of: part.session, isFirst: isFirst))
  }
}
