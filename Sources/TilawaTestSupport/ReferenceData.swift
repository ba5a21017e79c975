import Glibc

/// Real recitations, which are not part of the repository: below `TILAWA_REFERENCE_DATA`, else `../shared/data`.
package enum ReferenceData {
  package static let audio = folder("audio")
  /// The texts of eight riwayat, as tables.
  package static let riwayat = folder("riwayat")
  /// Texts of the Quran in other spellings.
  package static let quran = folder("quran")
  /// Translations in five languages, and a transliteration.
  package static let translations = folder("translations")
  /// Published timings.
  package static let timings = folder("timings")
  /// Lists of published reciters.
  package static let reciters = folder("reciters")

  /// Rules of tajweed in some surahs, by others.
  package static let tajweed = folder("tajweed")

  /// Layouts of prints by the words of their script.
  package static let prints = folder("prints")

  private static func folder(_ name: String) -> String? {
    let root = getenv("TILAWA_REFERENCE_DATA").map { String(cString: $0) } ?? "../shared/data"
    return access("\(root)/\(name)", R_OK) == 0 ? "\(root)/\(name)" : nil
  }

  package static func files() -> [String] {
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
