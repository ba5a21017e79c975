import Foundation
import Glibc
import Testing
import TilawaFiles
import TilawaTestSupport

struct OutputFileTests {
  private func error(_ name: String) -> FileError? {
    do throws(FileError) { _ = try OutputTarget(name) } catch { return error }
    return nil
  }

  // E2
  @Test func `a device is written into and stays a device`() throws {
    try OutputFile.write(Array("words".utf8), to: OutputTarget("/dev/null"))
    var info = stat()
    #expect(stat("/dev/null", &info) == 0 && info.st_mode & S_IFMT == S_IFCHR)
  }

  // E2, E10
  @Test func `a device that is full is a failure of writing`() throws {
    #expect {
      try OutputFile.write(Array("words".utf8), to: OutputTarget("/dev/full"))
    } throws: { error in
      (error as? FileError)?.code == .io && "\(error)" == "/dev/full: cannot write: No space left on device"
    }
  }

  // E2
  @Test func `a pipe is written into and stays a pipe`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile.write(Array("words".utf8), to: OutputTarget(path))
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, 16) == 5 && String(decoding: bytes.prefix(5), as: UTF8.self) == "words")
    var info = stat()
    #expect(stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFIFO)
    #expect(Disk.names(in: folder.path) == ["pipe"])
  }

  // E2
  @Test func `a link is followed and stays a link, also one to what is not there yet`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old", to: "old")
    #expect(symlink("old", folder.file("link")) == 0 && symlink("new", folder.file("dangling")) == 0)
    try OutputFile.write([1], to: OutputTarget(folder.file("link")))
    try OutputFile.write([2], to: OutputTarget(folder.file("dangling")))
    #expect(Disk.bytes(of: old) == [1] && Disk.bytes(of: folder.file("new")) == [2])
    #expect(readlink(folder.file("link")) == "old" && readlink(folder.file("dangling")) == "new")
  }

  @Test func `the kind of a target is known before anything is written`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", to: "a")
    #expect(link(path, folder.file("b")) == 0)
    #expect(try OutputTarget(path).kind == OutputTarget(folder.file("b")).kind)
    #expect(try OutputTarget(folder.file("c")).kind == .absent)
    #expect(try OutputTarget("/dev/null").kind == .stream)
    #expect(error(folder.path)?.message == "it is a folder")
    #expect(error(folder.path + "/")?.message == "it names a folder")
    #expect(error("")?.message == "it names no file")
    #expect(error(folder.file("none/c"))?.code == .cannotCreate)
    #expect(symlink("loop", folder.file("loop")) == 0)
    #expect(error(folder.file("loop"))?.code == .cannotCreate)
  }

  @Test func `what is not completed leaves nothing behind, and the old file whole`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    do {
      let file = try OutputFile(OutputTarget(path))
      try file.write([1, 2])
      #expect(Disk.names(in: folder.path)?.count == 2)
    }
    #expect(Disk.names(in: folder.path) == ["a"] && Disk.bytes(of: path) == Array("old".utf8))
  }

  @Test func `the mode of a file that is replaced is kept`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    chmod(path, 0o640)
    try OutputFile.write([1], to: OutputTarget(path))
    var info = stat()
    #expect(stat(path, &info) == 0 && info.st_mode & 0o777 == 0o640)
  }

  // A6
  @Test func `a temporary name cannot be known beforehand, and what has it is never opened`() throws {
    let names = (0..<100).map { _ in TemporaryFile.name(.incoming) }
    #expect(Set(names).count == 100)
    #expect(Set((0..<100).map { _ in TemporaryFile.name(.part(of: "a.wav")) }).count == 100)
    let long = TemporaryFile.name(.part(of: String(repeating: "ق", count: 120)))
    #expect(long.pathBytes.count < 255)
  }

  // E10
  @Test func `a full disk is one kind of failure, and a folder that cannot be written another`() {
    #expect(FileError(writing: "a", ENOSPC).code == .io && FileError(writing: "a", EDQUOT).code == .io)
    #expect(
      FileError(writing: "a", EACCES).code == .cannotCreate && FileError(writing: "a", EROFS).code == .cannotCreate)
  }

  private struct Document: Decodable {
    struct Part: Decodable { let start: Int }
    let name: String
    let parts: [Part]
  }

  // E10
  @Test(arguments: [
    (#"{"parts":[]}"#, "`name` is missing"), (#"{"name":1,"parts":[]}"#, "`name` is not a text"),
    (#"{"name":"","parts":[{"start":1},{}]}"#, "`parts[1].start` is missing"),
    (#"{"name":"","parts":[{"start":"1"}]}"#, "`parts[0].start` is not a whole number"),
    (#"{"name":null,"parts":[]}"#, "`name` is null"),
  ])
  func `a fault in JSON names the member`(text: String, words: String) throws {
    #expect {
      _ = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    } throws: { JSONFault.words($0) == words }
  }
}

@Suite struct SignalTests {
  // C12
  @Test func `a signal waits while something is written`() {
    let taken = withoutInterruption { () -> Int32 in
      pthread_kill(pthread_self(), SIGTERM)
      var waiting = sigset_t()
      sigpending(&waiting)
      guard sigismember(&waiting, SIGTERM) == 1 else { return 0 }
      var number: Int32 = 0
      sigemptyset(&waiting)
      sigaddset(&waiting, SIGTERM)
      sigwait(&waiting, &number)
      return number
    }
    #expect(taken == SIGTERM)
  }
}
