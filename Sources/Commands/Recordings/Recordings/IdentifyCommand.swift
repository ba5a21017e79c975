import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify", abstract: "Say which ayat a recording holds.",
    discussion: """
      FILE is a sound file, or a recording of the library: its id, its title, or last. It is compared with the files of the \
      reciters who have ayat as pieces of their own; of what nobody has here nothing can be recognised. What they sound like \
      is learnt in the background when they are added, else the first time, which takes some minutes for a whole Quran.

      Passages come in the order of the recording, each with how likely it is; below 90% it is said as a guess, with \
      what else it may be. What is like nothing here is not recognised: exit 65.
      """)

  @Argument(help: ArgumentHelp("The sound file, or the recording.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var stretch: StretchOptions

  @Option(
    help: ArgumentHelp("Look through these ayat only, such as juz:30.", valueName: "range"), completion: .ranges)
  var within: String?

  @Option(
    help: ArgumentHelp("Compare with this reciter; may be given again. Default: all who have ayat.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  @Option(help: "The riwayah in which ayat are numbered. Default: the recording's, else the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: .reading)
    let (sound, recording) = try sound(in: library)
    let riwayah = try self.riwayah ?? recording?.reciter.riwayah ?? context.riwayah(nil)
    let range = try within.map { try RangeParser(structure: quran.structure, riwayah: riwayah).parse($0) }
    guard range?.words == nil else { throw Failure(.usage, "--within: ayat are looked through, not words") }
    let slice = try stretch.slice(of: sound)
    let identifier = RecordingIdentifier(library: library, structure: quran.structure, folders: context.folders)
    let bar = StepBar(isQuiet: report.json)
    let found = try bar.around {
      try identifier.identify(
        slice, called: recording?.title, riwayah: riwayah, named: reference, within: range, progress: { bar.show($0) })
    }
    IdentificationAnswer(file: sound, found: found).tell(report)
  }

  /// Returns the file at a path, else the file of a recording of that name.
  private func sound(in library: Library) throws -> (AudioFile, Recording?) {
    do throws(AudioError) {
      return (try AudioProbe.measure(file), nil)
    } catch  where error.code == .notFound {
      guard let recording = try? library.recordings.find(file) else { throw error }
      return (recording.file, recording)
    }
  }
}
