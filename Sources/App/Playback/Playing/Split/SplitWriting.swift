import AppBase
import Glibc
import TilawaAudio
import TilawaCore
import TilawaDrawing
import TilawaIntake
import TilawaPlayer
import TilawaStore

/// The files of a split session while they are written, one after the other.
struct SplitWriting {
  let request: PlayRequest
  let options: SplitOptions
  let folder: String
  let context: AppContext
  /// The session as a whole.
  let prepared: PreparedSession
  let format: AudioFormat
  let targets: [String: OutputTarget]
  /// The gain of each file, the same in all parts.
  let levels: Levels
  let album: String
  var show: SplitRendering.Progress?
  /// The number of frames in the files so far.
  private(set) var done = 0
  /// The facts about the files so far.
  private(set) var files: [RenderedFolder.File] = []
  private var entries: [Playlist.Entry] = []
  private var covers: [Int: TaggedSound.Cover] = [:]
  private var hasTags = true

  init(
    request: PlayRequest, options: SplitOptions, folder: String, context: AppContext, prepared: PreparedSession,
    format: AudioFormat, targets: [String: OutputTarget], levels: Levels, album: String
  ) {
    self.request = request
    self.options = options
    self.folder = folder
    self.context = context
    self.prepared = prepared
    self.format = format
    self.targets = targets
    self.levels = levels
    self.album = album
  }

  /// Writes a file, and those beside it.
  mutating func write(_ file: SplitFile, number: Int, of total: Int) async throws {
    let name = options.sound(of: file)
    guard let target = targets[name] else { return }
    let untagged = "\(folder)/\(TemporaryFile.name(.part(of: name)))"
    let (session, marks, length) = try await render(file, number: number, to: untagged)
    let interruption = context.leavingNothing(of: .sound, in: folder)
    defer {
      unlink(untagged)
      withExtendedLifetime(interruption) {}
    }
    guard let session else { return }
    let text = SplitText(
      file: file, session: session, marks: marks, length: length, album: album,
      title: file.title(prepared.structure.surahs).text, quran: prepared.quran, riwayah: prepared.riwayah,
      letters: SessionText(of: prepared))
    try finish(untagged, target, text, number, of: total)
    if let name = options.lyricsName(of: file), let target = targets[name] {
      try OutputFile.write(Array(text.lyrics(options.lyrics).text.utf8), to: target)
    }
    if let cue = options.cueName(of: file), let target = targets[cue] {
      try OutputFile.write(Array(text.cue(of: name).text.utf8), to: target)
    }
    done += length.frames
    entries.append(text.entry(of: name))
    files.append(
      RenderedFolder.File(
        file: name, ayat: file.ref, title: text.title, frames: length.frames, seconds: JSONNumber(length)))
  }

  func writePlaylist(named name: String) throws {
    guard let target = targets[name] else { return }
    try OutputFile.write(Array(Playlist(title: album, entries: entries).text.utf8), to: target)
  }

  // MARK: - Sound

  /// Writes the sound of a file without tags. The session is nil if nothing of it could be had.
  private func render(
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

  // MARK: - Tags

  /// Gives the sound its tags and its name. Without FFmpeg's libraries it has no tags; that is told once.
  private mutating func finish(
    _ untagged: String, _ target: OutputTarget, _ text: SplitText, _ number: Int, of total: Int
  ) throws {
    if hasTags {
      let tagged = TaggedSound(
        tags: text.tags(number, of: total), chapters: text.chapters, cover: cover(of: text.file.surah),
        rate: format.rate)
      do throws(AudioError) {
        return try tagged.write(options.kind, from: untagged, to: target)
      } catch {
        guard error.code == .unsupported else { throw error }
        context.interface.warn(PlaybackSentences.untagged(reason: error.sentence))
        hasTags = false
      }
    }
    guard rename(untagged, target.path) == 0 else { throw FileError(writing: target.name) }
  }

  /// Returns the picture of a surah; nil where it cannot be drawn.
  private mutating func cover(of surah: Int) -> TaggedSound.Cover? {
    guard options.hasCover, options.kind.holdsCover else { return nil }
    if let known = covers[surah] { return known }
    guard let facts = prepared.structure.surahs.first(where: { $0.id == surah }),
      let png = try? SurahArt(of: facts).drawing(DesktopService.font).png(.noPicture)
    else { return nil }
    covers[surah] = TaggedSound.Cover(png: png, size: SurahArt.size)
    return covers[surah]
  }
}
