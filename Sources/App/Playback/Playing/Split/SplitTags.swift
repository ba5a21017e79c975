import AppBase
import Glibc
import TilawaAudio
import TilawaCore
import TilawaDrawing
import TilawaFiles

/// The tags and covers of the files of a split session.
struct SplitTags {
  private let options: SplitOptions
  private let rate: Int
  private let surahs: [Surah]
  private let context: AppContext
  private var covers: [Int: TaggedSound.Cover] = [:]
  private var hasTags = true

  init(_ options: SplitOptions, rate: Int, surahs: [Surah], in context: AppContext) {
    self.options = options
    self.rate = rate
    self.surahs = surahs
    self.context = context
  }

  /// Gives the sound its tags and its name. Without FFmpeg's libraries it has no tags; that is told once.
  mutating func finish(
    _ untagged: String, as target: OutputTarget, _ text: SplitText, _ number: Int, of total: Int
  ) throws {
    if hasTags {
      let tagged = TaggedSound(
        tags: text.tags(number, of: total), chapters: text.chapters, cover: cover(of: text.file.surah),
        rate: rate)
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
    guard let facts = surahs.first(where: { $0.id == surah }),
      let png = try? SurahArt(of: facts).drawing(DesktopService.font).png(.noPicture)
    else { return nil }
    covers[surah] = TaggedSound.Cover(png: png, size: SurahArt.size)
    return covers[surah]
  }
}
