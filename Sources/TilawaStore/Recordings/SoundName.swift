import TilawaCore

/// The file name of a sound in an exported folder: the title, the SHA-256, and the usual ending of the format, as in
/// `Lesson-12-3f2a….m4a`. In folders of earlier versions the name is the SHA-256 alone.
package enum SoundName {
  /// The bytes of a title that are kept at the most; the name of a file has 255.
  private static let mostBytes = 120

  /// - Parameters:
  ///   - recording: the recording, for its title.
  ///   - digest: the SHA-256 of the file.
  ///   - heading: the first bytes of the file.
  static func make(of recording: Recording, _ digest: String, heading: [UInt8]) -> String {
    let title = readable(recording.title)
    let named = ending(of: recording.originalName)
    let kind = SoundKind(heading: heading)
    // Keep the ending of the original name if its kind has it; another one would mislead.
    let ending = kind.map { kind in named.flatMap { kind.endings.contains($0) ? $0 : nil } ?? kind.ending } ?? named
    return (title.isEmpty ? "" : title + "-") + digest + (ending.map { "." + $0 } ?? "")
  }

  /// The SHA-256 in the name of a sound; nil for any other name.
  static func digest(in name: String) -> String? {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let digest = String(decoding: stem.utf8.suffix(64), as: UTF8.self)
    let rest = stem.utf8.dropLast(64)
    guard Hex.isDigest(digest), rest.isEmpty || rest.last == UInt8(ascii: "-") else { return nil }
    return digest
  }

  /// Letters and digits of any script, and hyphens between them: a name for every file system.
  package static func readable(_ title: String) -> String {
    var name = ""
    for character in title {
      let kept = character.isLetter || character.isNumber ? String(character) : "-"
      if kept == "-", name.isEmpty || name.hasSuffix("-") { continue }
      guard name.utf8.count + kept.utf8.count <= mostBytes else { break }
      name += kept
    }
    return name.hasSuffix("-") ? String(name.dropLast()) : name
  }

  private static func ending(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard (2...5).contains(ending.utf8.count), ending.utf8.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
    return ending
  }
}
