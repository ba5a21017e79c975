import Foundation
import Glibc

struct Original {
  let name: String
  let bytes: [UInt8]
}

enum Files {
  /// Returns the files of a folder, by name.
  static func all(in folder: String) -> [Original] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("\(folder)/*", 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      guard let path = found.gl_pathv[index].map({ String(cString: $0) }) else { return nil }
      let bytes = read(path)
      return bytes.isEmpty ? nil : Original(name: String(path.split(separator: "/").last ?? ""), bytes: bytes)
    }
  }

  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    fwrite(bytes, 1, bytes.count, file)
  }

  /// Removes a folder with all that is in it.
  static func remove(_ folder: String) { try? FileManager.default.removeItem(atPath: folder) }
}
