import TilawaCore

/// An audio file whose name tells its content: `SSSAAA.ext`, `SSS.ext`, `istiadha.ext`.
struct SourceFile: Hashable {
  enum Name: Hashable {
    /// Ayah 0 is the basmalah before the surah.
    case ayah(surah: Int, ayah: Int)
    case surah(Int)
    case istiadha
  }

  let path: String
  let name: Name

  /// Reads the name of the file. Returns nil if it tells no content, or if the file is not audio.
  init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, SoundKind(named: file) != nil else { return nil }
    guard let name = Name(parts[0]) else { return nil }
    self.path = path
    self.name = name
  }
}

extension SourceFile.Name {
  fileprivate init?(_ stem: Substring) {
    if stem.lowercased() == "istiadha" {
      self = .istiadha
      return
    }
    guard stem.isASCIIDigits, let number = Int(stem) else { return nil }
    switch stem.utf8.count {
    case 6: self = .ayah(surah: number / 1000, ayah: number % 1000)
    case 3: self = .surah(number)
    default: return nil
    }
  }
}
