import Glibc
import AppBase
import TilawaFiles
import TilawaStore

/// A small file that leads a browser to the address.
///
/// All users of a machine see the arguments of a program: the browser gets this file, which only its owner reads,
/// instead of the address with its secret.
struct LaunchPage {
  private let path: String
  private let environment: [String: String]

  /// Makes the file; nil where it cannot be made.
  init?(_ address: String, in folders: Folders, environment: [String: String]) {
    guard (try? Folders.create(folders.runtime)) != nil else { return nil }
    path = folders.runtime + "/studio.html"
    self.environment = environment
    let text = """
      <!doctype html><meta charset="utf-8"><title>Tilawa</title>
      <meta http-equiv="refresh" content="0;url=\(address)"><a href="\(address)">Tilawa</a>

      """
    unlink(path)
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    let bytes = Array(text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count else { return nil }
  }

  /// Opens the file in the browser of the user.
  ///
  /// - Returns: whether a program for that was found.
  func open() async -> Bool {
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
      let program = OtherProgram.path("xdg-open", environment)
    else { return false }
    return Background.start(program, ["xdg-open", path]) != nil
  }

  /// Removes the file.
  func close() { unlink(path) }
}
