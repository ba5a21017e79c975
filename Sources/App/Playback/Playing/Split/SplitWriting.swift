import AppBase
import Glibc
import TilawaAudio
import TilawaCore
import TilawaIntake
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
  private var tags: SplitTags

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
    tags = SplitTags(options, rate: format.rate, surahs: prepared.structure.surahs, in: context)
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
    try tags.finish(untagged, as: target, text, number, of: total)
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
}
