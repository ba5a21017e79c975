import TilawaPlayer
package import AppBase
import Glibc
import TilawaAudio
package import TilawaCore
import TilawaIntake
import TilawaStore

/// The writing of a session to a folder, a sound file for each ayah or page, with tags and the files beside it.
package struct SplitRendering {
  /// Shows how many frames are done, and the ayah whose file is fetched first; nil where nobody looks.
  package typealias Progress = @Sendable (_ done: Int, _ waitingFor: String?) -> Void

  private let request: PlayRequest
  private let options: SplitOptions
  private let folder: String
  private let context: AppContext

  /// - Parameters:
  ///   - request: as `PlayRequest.split` returns it. It says whether files are replaced, and whether a person is asked.
  ///   - options: the form of the files.
  ///   - folder: the folder of the files; it is made if absent.
  package init(_ request: PlayRequest, _ options: SplitOptions, to folder: String, in context: AppContext) {
    self.request = request
    self.options = options
    self.folder = Disk.standardized(folder)
    self.context = context
  }

  /// Writes the files. Each file gets its name when it is complete; complete files stay if a later one fails.
  ///
  /// - Parameters:
  ///   - waiting: called with the ayah whose file is fetched first; nil when that is over.
  ///   - progress: called with the length of the session before the writing begins; returns what shows it.
  /// - Throws: `Failure` for a session without sound, and for a folder or file that must not be written.
  package func run(waiting: (String?) -> Void, progress: (OutputTime) -> Progress?) async throws -> CommandAnswer {
    // A signal between two files must not leave a half one either.
    let interruption = context.leavingNothing(of: .sound, in: folder)
    defer { withExtendedLifetime(interruption) {} }
    var prepared = try PreparedSession(request, in: context)
    prepared.tell()
    guard prepared.session.hasSound else { throw prepared.nothingToHear }
    if prepared.choice.missing == .fail { try prepared.settleMissing(asking: false) }
    let files = SplitFile.files(of: prepared.session, by: options.unit, in: prepared.structure)
    let targets = try prepareFolder(for: files)
    try await fetchFirst(&prepared, waiting)
    let sink = FileSink(path: folder, kind: options.kind)
    let format = prepared.format(for: sink, request)
    let totals = SessionTotals(prepared.session, rate: format.rate, speed: request.speed ?? .normal)
    var writing = SplitWriting(
      request: request, options: options, folder: folder, context: context, prepared: prepared, format: format,
      targets: targets, levels: try prepared.levels(request),
      album: album(of: prepared.session, prepared.structure.surahs))
    writing.show = progress(OutputTime(frames: totals.frames ?? 0, rate: format.rate))
    for (index, file) in files.enumerated() { try await writing.write(file, number: index + 1, of: files.count) }
    try writing.writePlaylist(named: playlistName)
    return answer(prepared, writing, format)
  }

  private func fetchFirst(_ prepared: inout PreparedSession, _ waiting: (String?) -> Void) async throws {
    try await prepared.fetchFirst { waiting($0) }
    waiting(nil)
    guard prepared.session.hasSound else {
      for fallback in prepared.replaced { context.interface.warn(EventLine.words(fallback)) }
      throw prepared.nothingToHear
    }
  }

  // MARK: - The folder

  private var playlistName: String {
    let name = Disk.split(folder).name
    return (name.isEmpty ? "playlist" : name) + ".m3u"
  }

  /// Makes the folder, and checks all files before the first is written.
  private func prepareFolder(for files: [SplitFile]) throws -> [String: OutputTarget] {
    try OutputTargets.check(folder: folder, in: context)
    if Disk.exists(folder), !Disk.isFolder(folder) {
      throw Failure(.cannotCreate, PlaybackSentences.folderIsFile(folder: folder, option: "--split"))
    }
    if !Disk.exists(folder), mkdir(folder, 0o777) != 0 { throw Failure(writing: errno, folder) }
    Leftovers.remove(.sound, in: folder)
    let names = files.flatMap { options.names(of: $0) } + (options.hasPlaylist ? [playlistName] : [])
    let targets = try OutputTargets.find(
      names.map { "\(folder)/\($0)" }, replacing: request.replacesFiles == true, asking: request.isForProgram != true,
      in: context)
    return Dictionary(zip(names, targets)) { first, _ in first }
  }

  // MARK: - Words

  /// Returns the title of the whole: the surah, or the first and the last.
  private func album(of session: Session, _ surahs: [Surah]) -> String {
    let heard = Set(session.units.map(\.ayat.first.surah)).sorted()
    let names = heard.compactMap { number in surahs.first { $0.id == number }?.transliteration }
    guard let first = names.first, let last = names.last else { return "Quran" }
    return names.count == 1 ? first : "\(first) – \(last)"
  }

  private func answer(_ prepared: PreparedSession, _ writing: SplitWriting, _ format: AudioFormat) -> CommandAnswer {
    let missing = prepared.session.missing.map(\.ref)
    let length = OutputTime(frames: writing.done, rate: format.rate)
    return CommandAnswer(
      [
        PlaybackSentences.splitRendered(
          folder: folder, count: writing.files.count, length: Lengths.time(length), rate: "\(format.rate)",
          channels: "\(format.channels)", riwayah: prepared.riwayah.name)
      ],
      RenderedFolder(
        folder: folder, split: options.unit.rawValue, riwayah: prepared.riwayah.rawValue, rate: format.rate,
        channels: format.channels, seconds: JSONNumber(length), files: writing.files,
        playlist: options.hasPlaylist ? playlistName : nil, missing: missing),
      remarks: missing.isEmpty ? [] : [PlaybackSentences.leftOut(ayat: missing.listed(atMost: 12))])
  }
}

extension SplitOptions {
  /// Returns the names of a sound file and of the files beside it.
  func names(of file: SplitFile) -> [String] {
    [sound(of: file)] + [lyricsName(of: file), cueName(of: file)].compactMap(\.self)
  }

  func sound(of file: SplitFile) -> String { "\(file.name).\(kind)" }

  func lyricsName(of file: SplitFile) -> String? { lyrics == .none ? nil : "\(file.name).lrc" }

  /// Returns the name of the cue sheet; nil for an ayah, because it has no parts with titles of their own.
  func cueName(of file: SplitFile) -> String? {
    if case .page = file.content, hasCue { "\(file.name).cue" } else { nil }
  }
}
