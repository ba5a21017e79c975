package import Glibc

// The system's functions on paths, for paths that are Strings. These overloads win over the C library's when the path
// is a String, so that no call can forget that a path is bytes.

package func open(_ path: String, _ flags: Int32) -> Int32 { path.withPath { Glibc.open($0, flags) } }

package func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  path.withPath { Glibc.open($0, flags, mode) }
}

package func openat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
  path.withPath { Glibc.openat(folder, $0, flags) }
}

package func openat(_ folder: Int32, _ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  path.withPath { Glibc.openat(folder, $0, flags, mode) }
}

// The C library's `stat` cannot be named here: the type of that name stands before it.
@discardableResult
package func stat(_ path: String, _ info: UnsafeMutablePointer<stat>) -> Int32 {
  path.withPath { Glibc.fstatat(AT_FDCWD, $0, info, 0) }
}

@discardableResult
package func lstat(_ path: String, _ info: UnsafeMutablePointer<stat>) -> Int32 {
  path.withPath { Glibc.fstatat(AT_FDCWD, $0, info, AT_SYMLINK_NOFOLLOW) }
}

@discardableResult
package func fstatat(_ folder: Int32, _ path: String, _ info: UnsafeMutablePointer<stat>, _ flags: Int32) -> Int32 {
  path.withPath { Glibc.fstatat(folder, $0, info, flags) }
}

@discardableResult
package func unlink(_ path: String) -> Int32 { path.withPath { Glibc.unlink($0) } }

@discardableResult
package func unlinkat(_ folder: Int32, _ path: String, _ flags: Int32) -> Int32 {
  path.withPath { Glibc.unlinkat(folder, $0, flags) }
}

/// Gives a file another name. The name is on the disk when this returns 0, so that nobody acknowledges what a loss of power takes back.
package func rename(_ path: String, _ other: String) -> Int32 {
  guard renameWithoutWaiting(path, other) == 0 else { return -1 }
  return Disk.synchronize(Disk.split(other).folder) ? 0 : -1
}

/// The same for one of many files: behind the last one the caller has their folder on the disk, by `Disk.synchronize`.
package func renameWithoutWaiting(_ path: String, _ other: String) -> Int32 {
  path.withPath { path in other.withPath { Glibc.rename(path, $0) } }
}

@discardableResult
package func link(_ path: String, _ other: String) -> Int32 {
  path.withPath { path in other.withPath { Glibc.link(path, $0) } }
}

@discardableResult
package func symlink(_ content: String, _ path: String) -> Int32 {
  content.withPath { content in path.withPath { Glibc.symlink(content, $0) } }
}

@discardableResult
package func mkdir(_ path: String, _ mode: mode_t) -> Int32 { path.withPath { Glibc.mkdir($0, mode) } }

@discardableResult
package func rmdir(_ path: String) -> Int32 { path.withPath { Glibc.rmdir($0) } }

@discardableResult
package func chmod(_ path: String, _ mode: mode_t) -> Int32 { path.withPath { Glibc.chmod($0, mode) } }

@discardableResult
package func access(_ path: String, _ mode: Int32) -> Int32 { path.withPath { Glibc.access($0, mode) } }

package func opendir(_ path: String) -> OpaquePointer? { path.withPath { Glibc.opendir($0) } }

package func fopen(_ path: String, _ mode: String) -> UnsafeMutablePointer<FILE>? {
  path.withPath { Glibc.fopen($0, mode) }
}

@discardableResult
package func glob(
  _ pattern: String, _ flags: Int32, _ complain: (@convention(c) (UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ found: UnsafeMutablePointer<glob_t>
) -> Int32 {
  pattern.withPath { Glibc.glob($0, flags, complain, found) }
}

@discardableResult
package func inotify_add_watch(_ descriptor: Int32, _ path: String, _ mask: UInt32) -> Int32 {
  path.withPath { Glibc.inotify_add_watch(descriptor, $0, mask) }
}

/// A word for a program that is started: arguments and settings hold paths. The caller frees it.
package func strdup(_ word: String) -> UnsafeMutablePointer<CChar>? {
  word.withPath { word -> UnsafeMutablePointer<CChar>? in Glibc.strdup(word) }
}

/// The real path without links; nil and `errno` if the path leads nowhere.
package func realpath(_ path: String) -> String? {
  guard let real = path.withPath({ Glibc.realpath($0, nil) }) else { return nil }
  defer { free(real) }
  return String(path: real)
}

/// The content of a link; nil and `errno` if the path is no link.
package func readlink(_ path: String) -> String? {
  var letters = [CChar](repeating: 0, count: 1 << 12)
  let count = path.withPath { Glibc.readlink($0, &letters, letters.count) }
  return count < 0 ? nil : String(pathBytes: letters.prefix(count).map(UInt8.init(bitPattern:)))
}

/// Starts a program that is named by its path.
package func posix_spawn(
  _ process: UnsafeMutablePointer<pid_t>, _ program: String, _ actions: UnsafePointer<posix_spawn_file_actions_t>?,
  _ attributes: UnsafePointer<posix_spawnattr_t>?, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>,
  _ settings: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  program.withPath { Glibc.posix_spawn(process, $0, actions, attributes, words, settings) }
}

@discardableResult
package func posix_spawn_file_actions_addopen(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ descriptor: Int32, _ path: String, _ flags: Int32,
  _ mode: mode_t
) -> Int32 {
  path.withPath { Glibc.posix_spawn_file_actions_addopen(actions, descriptor, $0, flags, mode) }
}
