import Foundation
import Testing
import TilawaIntake
import TilawaTestSupport

@Suite struct LeftoversTests {
  let folder: TemporaryFolder
  /// A process that has ended.
  let gone: Int32

  init() throws {
    folder = try TemporaryFolder()
    let process = Program.process("/bin/true", [])
    try process.run()
    process.waitUntilExit()
    gone = process.processIdentifier
  }

  private func names(_ kind: Leftovers.Kind, of owner: Leftovers.Owner = .gone, among files: [String]) throws
    -> [String]
  {
    for file in files { try folder.write("x", to: file) }
    Leftovers.remove(kind, in: folder.path, of: owner)
    return folder.files()
  }

  @Test func `what a process that is gone left goes`() throws {
    #expect(try names(.recordings, among: [".incoming-\(gone)-aB3xyz"]).isEmpty)
    #expect(try names(.sound, among: [".my file.wav.\(gone)-4294967295.part"]).isEmpty)
  }

  @Test func `what a living process has just begun stays, also before it is locked`() throws {
    let here = getpid()
    let files = [".incoming-\(here)-aB3xyz"]
    #expect(try names(.recordings, among: files) == files)
  }

  @Test(arguments: [61, -61]) func `what nobody holds goes, also where another process has the number by now`(
    seconds: Int
  ) throws {
    let name = ".incoming-\(getpid())-aB3xyz"
    try folder.write("x", to: name)
    Leftovers.remove(.recordings, in: folder.path, now: time(nil) + seconds)
    #expect(folder.files().isEmpty)
  }

  @Test func `what a living process holds stays, however old it is`() throws {
    let name = ".incoming-\(getpid())-aB3xyz"
    let descriptor = open(try folder.write("x", to: name), O_RDWR)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    Leftovers.remove(.recordings, in: folder.path, now: time(nil) + 1_000_000)
    #expect(folder.files() == [name])
  }

  @Test func `what somebody holds the lock of stays, whatever the number says`() throws {
    let name = ".incoming-\(gone)-aB3xyz"
    let path = try folder.write("x", to: name)
    let descriptor = open(path, O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(try names(.recordings, among: []) == [name])
    close(descriptor)
    #expect(try names(.recordings, among: []).isEmpty)
  }

  @Test func `other names, of a user or of the other kind, stay`() throws {
    let files = [
      ".incoming-\(gone)-aB3xyz9", ".incoming-x\(gone)-aB3xyz", ".incoming-aB3xyz", ".x.wav.\(gone).part",
      ".x.wav.\(gone)-.part", ".x.wav.\(gone)-12.partial", "x.wav.\(gone)-12.part", "incoming-\(gone)-aB3xyz",
    ]
    #expect(try names(.recordings, among: files) == files.sorted())
    #expect(try names(.sound, among: []) == files.sorted())
  }

  @Test func `a link is not followed and a folder not taken`() throws {
    let target = try folder.write("mine", to: "mine")
    let link = "\(folder.path)/.incoming-\(gone)-aB3xyz"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try folder.write("x", to: ".incoming-\(gone)-aB3xyy/inside")
    #expect(try names(.recordings, among: []).count == 3)
  }

  @Test func `a process that is about to end takes its own with it, and no other's`() throws {
    let here = getpid()
    let other = ".incoming-\(gone)-aB3xyz"
    #expect(try names(.recordings, of: .ourselves, among: [".incoming-\(here)-aB3xyz", other]) == [other])
  }

  @Test func `a folder that is not there is nothing to tidy`() {
    Leftovers.remove(.sound, in: folder.path + "/absent")
  }
}
