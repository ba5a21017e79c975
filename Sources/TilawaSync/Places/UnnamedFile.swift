import Glibc
import TilawaFiles

/// A file of a place under its temporary name, which goes when this does.
final class UnnamedFile: Sendable {
  /// The name that it is to have in the place, and the last part of it.
  let name: String
  let part: String
  let folder: FolderHandle
  /// Its name in the folder until then.
  let temporary = TemporaryName.random()
  let descriptor: Int32

  /// Makes an empty file; nil and `errno` where that is not possible.
  init?(for name: String, in folder: FolderHandle) {
    (self.name, self.folder) = (name, folder)
    part = String(name.split(separator: "/").last ?? "")
    descriptor = openat(folder.number, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    guard descriptor >= 0 else { return }
    unlinkat(folder.number, temporary, 0)
    close(descriptor)
  }

  /// Writes bytes; false and `errno` where that fails.
  func write(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { Disk.write($0, to: descriptor) } }

  /// Waits until the bytes are on the disk; false and `errno` where that fails.
  func synchronize() -> Bool { fsync(descriptor) == 0 }

  /// Gives it its name.
  func name(by way: NamingWay) -> NamingWay.Result { way.give(part, to: temporary, in: folder.number) }
}
