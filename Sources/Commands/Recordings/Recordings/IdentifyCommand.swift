import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore

struct IdentifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "identify", abstract: "Find out which ayat a recording contains.",
    discussion: """
      FILE is a sound file, or a recording of the library: its id, its title, or last. Tilawa hears its phonemes and \
      searches for them in the whole Quran, in any voice. No other recordings are needed. About eight seconds of \
      recitation are enough.

      Passages are listed in the order of the recording, each with its probability. Below 90% a passage is marked as a \
      guess, with alternatives. If the same words are in other ayat too, these are listed. \
      Ayat that lie between, before or after what was found, and were not heard, are named. Exit code 65: nothing was \
      recognised.
      """)

  @Argument(help: ArgumentHelp("The sound file, or the recording.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var interval: IntervalOptions

  @Option(
    help: ArgumentHelp("Search only these ayat, such as juz:30.", valueName: "range"), completion: .ranges)
  var within: String?

  @Option(help: "The riwayah of the recitation. Default: the recording's, else the configured one, else hafs.")
  var riwayah: Riwayah?

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let quran = try context.quran()
    let library = try context.library(for: .reading)
    let (sound, recording) = try sound(in: library)
    let riwayah = try self.riwayah ?? recording?.reciter.riwayah ?? context.riwayah(nil)
    let range = try within.map { try RangeParser(structure: quran.structure, riwayah: riwayah).parse($0) }
    guard range?.words == nil else { throw Failure(.usage, RecordingCommandsSentences.withinWords) }
    let slice = try interval.slice(of: sound)
    let identifier = RecordingIdentifier(quran, texts: try context.texts())
    let bar = StepBar(isQuiet: report.json)
    let found = try bar.around {
      try identifier.identify(
        slice, called: recording?.title, riwayah: riwayah, within: range, progress: { bar.show($0) })
    }
    IdentificationAnswer(file: sound, found: found, quran.structure).tell(report)
  }

  /// Returns the file at a path, else the file of a recording of that name.
  private func sound(in library: Library) throws -> (AudioFile, Recording?) {
    do throws(AudioError) {
      return (try AudioProbe.measure(file, demanding: .present), nil)
    } catch  where error.code == .notFound {
      guard let recording = try? library.recordings.find(file) else { throw error }
      return (recording.file, recording)
    }
  }
}
