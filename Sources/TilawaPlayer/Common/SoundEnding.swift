/// The file name endings of sound files, for searching folders. The true type of a file depends on its content.
enum SoundEnding {
  private static let all: Set<String> = [
    "3g2", "3ga", "3gp", "3gpp", "aac", "ac3", "aif", "aifc", "aiff", "amr", "ape", "asf", "au", "avi", "awb", "bwf",
    "caf", "eac3", "flac", "flv", "m4a", "m4b", "m4r", "mka", "mkv", "mov", "mp2", "mp3", "mp4", "mpc", "mpga", "oga",
    "ogg", "opus", "qta", "rf64", "spx", "tak", "tta", "w64", "wav", "wave", "webm", "wma", "wv",
  ]

  /// Whether a file of this name may hold sound.
  static func isThere(in name: some StringProtocol) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    return all.contains(name[name.index(after: dot)...].lowercased())
  }
}
