import TilawaCore

/// An audio file whose name tells its content.
struct SourceFile: Hashable {
  enum Name: Hashable {
    /// Ayah 0 is the basmalah before the surah.
    case ayah(surah: Int, ayah: Int)
    case surah(Int)
    case istiadha
  }

  let path: String
  let name: Name

  init(path: String, name: Name) { (self.path, self.name) = (path, name) }

  /// Reads a name as downloads have it: `SSSAAA.ext`, `SSS.ext`. Returns nil for any other name.
  init?(path: String) {
    guard let stem = SourceFile.stem(of: path) else { return nil }
    switch stem.utf8.count {
    case _ where stem.lowercased() == "istiadha": self.init(path: path, name: .istiadha)
    case 6 where stem.isASCIIDigits:
      guard let number = Int(stem) else { return nil }
      self.init(path: path, name: .ayah(surah: number / 1000, ayah: number % 1000))
    case 3 where stem.isASCIIDigits:
      guard let number = Int(stem) else { return nil }
      self.init(path: path, name: .surah(number))
    default: return nil
    }
  }

  /// Returns the name of an audio file without its ending; nil for other files.
  static func stem(of path: String) -> Substring? {
    let file = path.split(separator: "/").last ?? ""
    guard SoundKind(named: file) != nil, let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    return file[..<dot]
  }
}
