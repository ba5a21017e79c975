package import AppBase
import Glibc
import TilawaCore
package import TilawaDesktop
import TilawaDrawing
import TilawaStore

/// The player on the session bus, with the names and pictures of surahs.
package enum DesktopService {
  /// Returns the desktop service; nil if there is no session bus, or TILAWA_BUS is `no`.
  package static func service(_ notices: DesktopPlayer.Notices, in context: AppContext) -> PlaybackServices.Service? {
    guard let address = BusAddress.ofSession(environment: Surroundings.environment) else { return nil }
    let player = DesktopPlayer(
      on: address, process: getpid(), notices: notices,
      surahs: { (try? context.quran().structure.surahs) ?? [] },
      art: { try? picture(of: $0, in: context.folders.cache + "/art") },
      words: { try? words(of: $0, in: $1, context) })
    return { nowPlaying, news in await player.attend(nowPlaying, news) }
  }

  /// The font of the pages, so that a surah's name looks as it does there; nil where it is not installed.
  static var font: LetterFont? {
    guard let source = try? FontSource(family: FontSource.standardFamily) else { return nil }
    return try? LetterFont(source)
  }

  /// The words of an ayah or of several; nil where the text names no ayah, such as a basmalah before a surah.
  private static func words(of ref: String, in riwayah: Riwayah, _ context: AppContext) throws -> String? {
    let quran = try context.quran()
    guard let range = try? RangeParser(structure: quran.structure, riwayah: riwayah).parse(ref) else { return nil }
    let text = SessionText(of: riwayah, quran: quran, in: context)
    return quran.structure.ayat(in: range).map { text.words(of: $0).text }.joined(separator: " ")
  }

  /// The address of a picture, whose file is named by a digest of its content.
  private static func picture(of surah: Surah, in folder: String) throws -> String {
    let drawing = SurahArt(of: surah).drawing(font)
    var hasher = SHA256Hasher()
    hasher.update(drawing.svg())
    let name = "\(hasher.finish().prefix(32)).png"
    if !Disk.exists("\(folder)/\(name)") {
      try WholeFile.write(try drawing.png(.noPicture), named: name, in: folder)
    }
    return Disk.url("\(folder)/\(name)")
  }
}
