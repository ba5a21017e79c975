public import ArgumentParser
import AppPlayback
public import TilawaAudio

/// The options of `render` for a folder of files.
struct SplittingOptions: ParsableArguments {
  @Option(
    help: """
      Write a file for each: ayah or page. Repeats, gaps and connecting ayat of your settings are left out; those that you \
      type, such as --each 3, are in each file.
      """)
  var split: SplitUnit?

  @Option(
    help: "The kind of the files: \(FileSink.Kind.allCases.map(\.rawValue).joined(separator: ", ")). Default: mp3.")
  var format: FileSink.Kind?

  @Option(
    help: """
      Files with timed text (.lrc) beside the sound: ayah (a line for each ayah), words (with the times of words where \
      they are known), none. Default: ayah.
      """)
  var lyrics: SplitOptions.Lyrics?

  @Flag(inversion: .prefixedNo, help: "A cue sheet (.cue) with the ayat beside each page. Default: yes.")
  var cue: Bool?

  @Flag(inversion: .prefixedNo, help: "A playlist of all files, FOLDER.m3u in the folder. Default: yes.")
  var playlist: Bool?

  @Flag(inversion: .prefixedNo, help: "A cover with the name of the surah in each file; wav has none. Default: yes.")
  var cover: Bool?

  /// The name of the first option that was given beside `--split`; nil if there is none.
  var firstGiven: String? {
    [
      ("--format", format != nil), ("--lyrics", lyrics != nil), ("--cue", cue != nil), ("--playlist", playlist != nil),
      ("--cover", cover != nil),
    ].first(where: \.1)?.0
  }

  func options(_ unit: SplitUnit, _ kind: FileSink.Kind) -> SplitOptions {
    SplitOptions(
      unit: unit, kind: kind, lyrics: lyrics ?? .ayah, hasCue: cue ?? true, hasPlaylist: playlist ?? true,
      hasCover: cover ?? true)
  }
}

extension SplitUnit: ExpressibleByArgument {}
extension SplitOptions.Lyrics: ExpressibleByArgument {}
extension FileSink.Kind: ExpressibleByArgument {}
