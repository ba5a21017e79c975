import Foundation
import TilawaCore
import TilawaDesktop
import TilawaDrawing
import TilawaStore

/// The player on the session bus, with the names and pictures of surahs.
enum BusAttendant {
  /// Nil where there is no session bus, or nobody wants it.
  static func make(_ notices: DesktopPlayer.Notices) -> Company.Attendant? {
    guard let address = BusAddress.ofSession(environment: Surroundings.environment) else { return nil }
    let player = DesktopPlayer(
      on: address, process: getpid(), notices: notices,
      surahs: { (try? CommandContext().quran().structure.surahs) ?? [] },
      art: { try? picture(of: $0, in: CommandContext().folders.cache + "/art") })
    return { stage, news in await player.attend(stage, news) }
  }

  /// The font of the pages, so that a surah's name looks as it does there; nil where it is not installed.
  private static var font: LetterFont? {
    guard let source = try? FontSource(family: FontSource.standardFamily) else { return nil }
    return try? LetterFont(source)
  }

  /// The address of a picture that is kept under a name made of what it shows, so that another picture is another file.
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
