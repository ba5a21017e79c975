import Glibc

/// A file in the making, under another name in the same folder until `complete`: whoever looks finds the old one or the
/// whole new one. What is not completed is removed when it goes. Blocks on the disk.
package struct OutputFile: ~Copyable {
  /// Open for reading and writing.
  package let descriptor: Int32
  private let path: String
  private let temporary: String
  private var isComplete = false

  /// - Throws: `.cannotCreate`: no such folder, no permission, a folder, link or device of that name.
  package init(path: String) throws(AudioError) {
    try Self.checkTarget(path)
    let temporary = Self.temporaryName(for: path)
    let descriptor = Glibc.open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw AudioError(.cannotCreate, "write", path: path, systemMessage(errno)) }
    // For as long as it is open, so that others know what a process that was killed left behind.
    flock(descriptor, LOCK_EX | LOCK_NB)
    self.descriptor = descriptor
    self.path = path
    self.temporary = temporary
  }

  deinit {
    Glibc.close(descriptor)
    if !isComplete { unlink(temporary) }
  }

  /// Makes a file of these bytes.
  ///
  /// - Throws: `.cannotCreate`; `.ioFailed`, for a full disk too.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(AudioError) {
    var file = try OutputFile(path: path)
    try file.write(Array(bytes))
    try file.complete()
  }

  private func write(_ bytes: [UInt8]) throws(AudioError) {
    let failure = bytes.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = Glibc.write(descriptor, base, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return nil
    }
    if let failure { throw AudioError(.ioFailed, "write", path: path, systemMessage(failure)) }
  }

  /// Puts the file on the disk and gives it its name.
  package mutating func complete() throws(AudioError) {
    guard fsync(descriptor) == 0, rename(temporary, path) == 0 else {
      throw AudioError(.ioFailed, "write", path: path, systemMessage(errno))
    }
    isComplete = true
    let folder = Glibc.open(Self.split(path).folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    Glibc.close(folder)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  private static func temporaryName(for path: String) -> String {
    let (folder, name) = split(path)
    let unique = "\(getpid())-\(UInt32.random(in: 0 ... .max))"
    return (path.contains("/") ? folder : "") + ".\(name.prefix(60)).\(unique).part"
  }

  /// Only a regular file is replaced.
  private static func checkTarget(_ path: String) throws(AudioError) {
    guard !split(path).name.isEmpty else {
      throw AudioError(.cannotCreate, "write", path: path, "it names no file")
    }
    var status = stat()
    // The link itself is looked at: the new file takes the place of what the path names, and /dev/stdout is a link.
    guard lstat(path, &status) == 0 else { return }
    let complaint =
      switch status.st_mode & S_IFMT {
      case S_IFREG: String?.none
      case S_IFDIR: "it is a folder"
      case S_IFLNK: "it is a link; name the file itself"
      default: "it is not a regular file"
      }
    if let complaint { throw AudioError(.cannotCreate, "write", path: path, complaint) }
  }
}
