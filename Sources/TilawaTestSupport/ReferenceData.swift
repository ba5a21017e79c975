import Glibc

/// Real recitations, which are not part of the repository: below `TILAWA_REFERENCE_DATA`, else `../shared/data`.
public enum ReferenceData {
  public static let audio = folder("audio")
  /// The texts of eight riwayat, as tables.
  public static let riwayat = folder("riwayat")
  /// Texts of the Quran in other spellings.
  public static let quran = folder("quran")
  /// Translations in five languages, and a transliteration.
  public static let translations = folder("translations")
  /// Published timings.
  public static let timings = folder("timings")
  /// Lists of published reciters.
  public static let reciters = folder("reciters")

  private static func folder(_ name: String) -> String? {
    let root = getenv("TILAWA_REFERENCE_DATA").map { String(cString: $0) } ?? "../shared/data"
    return access("\(root)/\(name)", R_OK) == 0 ? "\(root)/\(name)" : nil
  }

  public static func files() -> [String] {
    guard let audio else { return [] }
    return names(in: audio).flatMap { folder in names(in: "\(audio)/\(folder)").map { "\(audio)/\(folder)/\($0)" } }
  }

  private static func names(in path: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(path)/*", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      found.gl_pathv[index].flatMap { String(cString: $0).split(separator: "/").last.map(String.init) }
    }
  }
}
