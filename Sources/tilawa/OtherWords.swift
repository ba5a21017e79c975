/// The words of other programs for what Tilawa calls otherwise: of players (mpv, mpc, yt-dlp) and of apps for phones.
enum OtherWords {
  /// Returns the command line for the name of a command that there is not.
  static func command(for word: String) -> String? { lookUp(word, in: commands) }

  /// Returns the option of `play`, or the range, for an option that a command does not have.
  ///
  /// - Parameter command: the first word of the command; nil for the program itself.
  static func option(for name: String, of command: String?) -> String? {
    let meant = lookUp(name, in: options)
    return meant?.hasPrefix("--") == true && !["play", "render", nil].contains(command) ? nil : meant
  }

  private static func lookUp(_ word: String, in table: [(words: String, meant: String)]) -> String? {
    table.first { $0.words.split(separator: " ").contains { $0 == word.lowercased() } }?.meant
  }

  private static let commands: [(words: String, meant: String)] = [
    ("list ls", "library list"), ("lesson export", "library export"), ("next skip", "ctl next"),
    ("prev previous", "ctl prev"), ("pause", "ctl pause"), ("toggle", "ctl toggle"), ("seek", "ctl seek"),
    ("volume louder quieter", "ctl volume"), ("speed", "ctl speed"), ("version", "--version"),
    ("page", "read page:582"),
    ("juz para", "play juz:30"), ("surah sura", "play surah:18"), ("loop repeat", "play"),
    ("memorize memorise memorization murajaah", "hifz"), ("translation translations", "text"),
    ("qari sheikh shaikh reciter", "reciters"), ("bookmarks", "bookmark"),
  ]

  private static let options: [(words: String, meant: String)] = [
    ("loop loop-file loop-ayah repeat repeat-one repeat-ayah", "--each"),
    ("loop-playlist loop-range repeat-all repeats repeat-range count times", "--passes"),
    ("pause delay interval silence", "--gap"), ("tempo playback-rate playback-speed", "--speed"),
    ("audio-device audio-output ao device sink", "--output"), ("qari sheikh shaikh voice reader", "--reciter"),
    ("qiraat qiraah narration rewaya rewayah rawi", "--riwayah"), ("vol softvol audio-volume", "--volume"),
    ("sleep sleep-timer timer length duration end stop-after", "--for"), ("start ss seek begin", "--start-at"),
    ("background daemon fork", "--detach"), ("next autoplay continue continuous", "--then"),
    ("page pages", "page:582"), ("juz para", "juz:30"), ("surah sura chapter", "surah:18"),
    ("ayah ayat aya verse verses", "2:255"), ("from to range", "2:1-10"),
  ]
}
