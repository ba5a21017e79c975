import TilawaCore

/// The file name of a sound in an exported folder: the title, the SHA-256, and the usual ending of the format, as in
/// `Lesson-12-3f2a….m4a`. In folders of earlier versions the name is the SHA-256 alone.
package enum SoundName {
  /// The bytes of a title that are kept at the most; the name of a file has 255.
  private static let mostBytes = 120

  static func make(of recording: Recording, heading: [UInt8]) -> String {
    let title = readable(recording.title)
    let ending = ending(of: recording.originalName) ?? ending(by: heading)
    return (title.isEmpty ? "" : title + "-") + recording.sha256 + (ending.map { "." + $0 } ?? "")
  }

  /// The SHA-256 in the name of a sound; nil for any other name.
  static func digest(in name: String) -> String? {
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let digest = String(decoding: stem.utf8.suffix(64), as: UTF8.self)
    let rest = stem.utf8.dropLast(64)
    guard RecordingDocument.isDigest(digest), rest.isEmpty || rest.last == UInt8(ascii: "-") else { return nil }
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
    guard (2...5).contains(ending.utf8.count), ending.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return nil
    }
    return ending
  }

  /// The ending for the first bytes of a sound without a name.
  static func ending(by heading: [UInt8]) -> String? {
    let marks: [(Int, String, String)] = [
      (0, "RIFF", "wav"), (0, "RF64", "wav"), (0, "fLaC", "flac"), (0, "OggS", "ogg"), (0, "ID3", "mp3"),
      (0, "caff", "caf"), (0, "FORM", "aiff"), (4, "ftyp", "m4a"),
    ]
    return marks.first { heading.dropFirst($0.0).starts(with: $0.1.utf8) }?.2
  }
}
