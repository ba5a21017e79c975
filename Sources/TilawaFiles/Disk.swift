package import Glibc

/// Questions about paths, asked of the disk.
package enum Disk {
  /// Whether a path leads to anything.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

  package static func isFile(_ path: String) -> Bool { isKind(S_IFREG, path) }

  /// Whether it is a file that may be run.
  package static func isProgram(_ path: String) -> Bool { isFile(path) && access(path, X_OK) == 0 }

  /// The bytes of a file; nil where none is.
  package static func size(of path: String) -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : nil
  }

  /// The names in a folder, without `.` and `..`, in no order; nil and `errno` if it cannot be listed.
  package static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = String(entry: entry)
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// All bytes of a file; nil where it cannot be read, or has more than `limit`.
  package static func bytes(of path: String, atMost limit: Int = .max) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= limit else { return nil }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Writes all of it, or says by false and `errno` that it cannot.
  package static func write(_ bytes: UnsafeRawBufferPointer, to output: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(output, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  /// Waits until the names in a folder are on the disk; false and `errno` where they cannot be. A folder that cannot be read, or a file
  /// system that has no such call, is no failure.
  package static func synchronize(_ folder: String) -> Bool {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return true }
    defer {
      let number = errno
      close(descriptor)
      errno = number
    }
    return fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno)
  }

  /// Waits until this process alone has the lock of a file; false and `errno` where the system cannot lock it.
  package static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
    return true
  }

  /// The working folder of the process; nil if it no longer exists.
  package static var workingFolder: String? {
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    return String(path: here)
  }

  /// The full path of what may be named from here.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = workingFolder else { return path }
    return here == "/" ? "/" + path : "\(here)/\(path)"
  }

  /// The same without `.`, `..`, doubled and trailing slashes. No link is followed.
  package static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in absolute(path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder and the last part of a path; "." for one that is only a name.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }

  /// `file:` and the path, each byte that an address cannot hold escaped.
  package static func url(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return absolute(path).pathBytes.reduce(into: "file://") { url, byte in
      if plain.contains(byte) {
        url.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        url += byte < 16 ? "%0" : "%"
        url += String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == kind
  }
}

extension String {
  /// The name of what `readdir` found.
  package init(entry: UnsafeMutablePointer<dirent>) {
    self = withUnsafeBytes(of: &entry.pointee.d_name) { String(pathBytes: $0.prefix { $0 != 0 }) }
  }
}
