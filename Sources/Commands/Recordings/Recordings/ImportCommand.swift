import ArgumentParser
import CommandOptions
import TilawaCore

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Copy recordings into your library, with their labels if there are any.",
    discussion: """
      A recording is copied and never altered. The same sound is imported only once. From a folder, all new recordings are \
      imported. Labels are a file from Audacity, Praat or ELAN, a table, JSON, subtitles (SRT, WebVTT), LRC, a cue sheet, or a \
      sound with chapters. A label is 2:255, 2:1-3, 8:75-9:1, 2:282:1-40 (words), basmalah or 2:0, istiadha, - for \
      anything else, the name of a surah with a number (Humaza 3), or the words of the ayah.

      Without labels, Tilawa hears which ayat are recited and suggests labels; see annotate align. --range names the \
      passage that all these recordings hold together; labels may be plain numbers then: 3. At the end there is one \
      summary, and the command that confirms what is certain.

      A folder with at least 30 files that are named after surahs or ayat (001.mp3, Al-Baqarah.mp3, 002255.mp3) becomes a \
      reciter as with reciters add; the ayat of whole surahs are heard in the background.

      A folder that library export wrote brings its recordings, labels, bookmarks and hifz. If both libraries changed a \
      segment, the later change is used; all changes to one recording can be undone in one step, and a recording in your \
      trash stays there. To import labels alone, see annotate import.

      With --shared, several machines import one archive: each takes recordings that no other has, and sends what it finds \
      to the place of sync. A machine that ends loses its recordings to the others after two minutes. An archive in a bucket is \
      s3://BUCKET/PREFIX, as a place of sync; its recordings are fetched a few at a time.

      A new reciter comes first in the order of preference, so that your teacher is heard. To change that, use --last or \
      tilawa reciters order.
      """)

  @Argument(
    help: ArgumentHelp(
      "Recordings, folders or patterns; - for standard input; s3://BUCKET/PREFIX for a bucket.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(
    help: """
      Who recites. Default: who recites in the folder's other recordings, else the configured teacher, else you are asked, \
      else the name of the folder or file.
      """,
    completion: .reciters)
  var reciter: String?

  @Option(help: "The riwayah of the recitation. Default: the reciter's, else the configured one, else what is heard.")
  var riwayah: Riwayah?

  @Option(help: "The counting that the labels and the range use. Default: that of the riwayah.")
  var counting: VerseCounting?

  @Option(help: "The passage that the recordings hold together. Default: Tilawa finds it out.", completion: .ranges)
  var range: String?

  @Flag(name: .customLong("no-hear"), help: "Do not search the recordings for ayat.")
  var isUnheard = false

  @Flag(help: .hidden)
  var identify = false

  @Flag(help: "Confirm the labels that are certain. annotate undo takes that back.")
  var autoConfirm = false

  @Option(help: "The title of the recording. Default: the title in the file, else the name of the file.")
  var title: String?

  @Option(
    help: "The date of the recording. Default: the date in the file, else in its name, else the time of the file.")
  var date: DateArgument?

  @Flag(help: "If the recording belongs to another reciter, give it to --reciter, with its labels.")
  var move = false

  @Flag(help: "Put a new reciter last in the order of preference. Default: first (see recordings-order in config).")
  var last = false

  @Flag(help: "Do not copy the files; use them where they are.")
  var link = false

  @Option(
    help: ArgumentHelp(
      "A file of labels, or a folder of label files with the names of the recordings.", valueName: "file"),
    completion: .file())
  var labels: String?

  @Flag(help: "With a set of whole surahs: wait until their ayat are heard. Default: they are heard in the background.")
  var wait = false

  @Flag(
    name: .customLong("shared"),
    help: "Share the work with other devices that are synchronised with the same place, and import the same.")
  var isShared = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    if let reciter { try ReciterName.validate(reciter) }
    guard title?.contains(where: { !$0.isWhitespace }) ?? true else {
      throw ValidationError(RecordingCommandsSentences.titleEmpty)
    }
    guard !paths.contains("-") || paths.count == 1 else {
      throw ValidationError(RecordingCommandsSentences.inputAlone)
    }
    guard !isUnheard || (!autoConfirm && !identify) else {
      throw ValidationError(RecordingCommandsSentences.unheard)
    }
    guard !identify || (range == nil && labels == nil) else {
      throw ValidationError(RecordingCommandsSentences.onlyOne)
    }
    guard !paths.contains("-") || !link else { throw ValidationError(RecordingCommandsSentences.noLinkToInput) }
    guard !isShared || (!paths.contains("-") && labels == nil && title == nil) else {
      throw ValidationError(RecordingCommandsSentences.sharedOfMany)
    }
    guard !paths.contains(where: { $0.hasPrefix("s3://") }) || (paths.count == 1 && !link && labels == nil) else {
      throw ValidationError(RecordingCommandsSentences.bucketAlone)
    }
  }
}
