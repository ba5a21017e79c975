import Glibc

/// A file in the making, under another name in the same folder until `complete`: a reader finds the old file or the
/// whole new one. An incomplete file is removed with this value. Blocks on the disk.
///
/// The content for a device or a pipe is made in a temporary file too, and copied when it is complete.
package struct OutputFile: ~Copyable {
  /// Open for reading and writing.
  package let descriptor: Int32
  private let target: OutputTarget
  private let place: Place
  private var isComplete = false

  private enum Place {
    /// The temporary name.
    case beside(String)
    /// The device or pipe, open.
    case into(Int32)
  }

  /// - Throws: `.cannotCreate`: no permission, or the folder is gone; `.io`: the disk is full.
  package init(_ target: OutputTarget) throws(FileError) {
    self.target = target
    guard target.kind != .stream else {
      let stream = open(target.path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard stream >= 0 else { throw FileError(writing: target.name) }
      do throws(FileError) { descriptor = try TemporaryFile.nameless(for: target.name) } catch {
        close(stream)
        throw error
      }
      place = .into(stream)
      return
    }
    let (folder, name) = Disk.split(target.path)
    let made = try TemporaryFile.create(.part(of: name), in: folder, mode: 0o666, for: target.name)
    descriptor = made.descriptor
    place = .beside(made.path)
    // The new file may be read by those who could read the old one.
    var info = stat()
    if case .file = target.kind, stat(target.path, &info) == 0 { fchmod(descriptor, info.st_mode & 0o777) }
  }

  deinit {
    close(descriptor)
    switch place {
    case .beside(let temporary): if !isComplete { unlink(temporary) }
    case .into(let stream): close(stream)
    }
  }

  /// Makes a file of these bytes.
  package static func write(_ bytes: [UInt8], to target: OutputTarget) throws(FileError) {
    var file = try OutputFile(target)
    try file.write(bytes)
    try file.complete()
  }

  /// Adds bytes.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard bytes.withUnsafeBytes({ Disk.write($0, to: descriptor) }) else { throw failure() }
  }

  /// Puts the file on the disk and gives it its name, or its bytes to the device or pipe.
  package mutating func complete() throws(FileError) {
    switch place {
    case .into(let stream): try pour(into: stream)
    case .beside(let temporary):
      guard fsync(descriptor) == 0, rename(temporary, target.path) == 0 else { throw failure() }
      isComplete = true
    }
  }

  private func pour(into stream: Int32) throws(FileError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw failure() }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      if count == 0 { return }
      guard Disk.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: stream) else { throw failure() }
    }
  }

  /// Returns the present `errno` as a failure to write.
  private func failure() -> FileError {
    FileError(.io, FilesSentences.cannotWrite, path: target.name, .system())
  }
}
