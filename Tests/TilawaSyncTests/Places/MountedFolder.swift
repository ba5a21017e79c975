import Foundation
import Glibc
import TilawaTestSupport

/// A file system that is mounted for one test.
final class MountedFolder: Sendable {
  let path: String
  private let home: TemporaryFolder

  static let isPossible: Bool = {
    (try? MountedFolder("tmpfs", options: "size=64k")) != nil
  }()

  static let hasFAT: Bool = { (try? MountedFolder.ofFAT()) != nil }()

  init(_ kind: String, options: String) throws {
    home = try TemporaryFolder()
    path = home.path + "/mounted"
    mkdir(path, 0o755)
    try Program.run("mount", ["-t", kind, "-o", options, "none", path])
  }

  private init(image home: TemporaryFolder) throws {
    self.home = home
    path = home.path + "/mounted"
    mkdir(path, 0o755)
    try Program.run("mount", ["-t", "vfat", "-o", "loop", home.path + "/image", path])
  }

  static func ofFAT() throws -> MountedFolder {
    let home = try TemporaryFolder()
    try home.write("", to: "image")
    truncate(home.path + "/image", 8 << 20)
    try Program.run("env", ["PATH=/usr/sbin:/sbin", "mkfs.vfat", home.path + "/image"])
    return try MountedFolder(image: home)
  }

  func remount(_ option: String) throws { try Program.run("mount", ["-o", "remount,\(option)", path]) }

  deinit { try? Program.run("umount", ["-l", path]) }
}
