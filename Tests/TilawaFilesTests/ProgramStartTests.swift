import Foundation
import Glibc
import Testing
import TilawaTestSupport

@testable import TilawaFiles

@Suite struct ProgramStartTests {
  private func shell(_ script: String, _ words: String...) -> ProgramStart {
    ProgramStart("/bin/sh", ["sh", "-c", script, "sh"] + words, environment: ["PATH": "/usr/bin:/bin"])
  }

  private func run(
    _ start: ProgramStart, giving given: [UInt8] = [], within limit: Duration = .seconds(60),
    patience: Duration = .seconds(60)
  ) throws -> ProgramRun.Outcome {
    var run = try #require(ProgramRun(start, giving: given, within: limit, patience: patience))
    return run.outcome()
  }

  private var openFiles: Int { Disk.names(in: "/proc/self/fd")?.count ?? 0 }

  @Test func `a run gives the code, what was printed and what was complained of`() throws {
    let outcome = try run(shell(#"echo "$1"; echo no >&2; exit 66"#, "a b"))
    #expect(outcome.code == 66)
    #expect(String(decoding: outcome.output, as: UTF8.self) == "a b\n")
    #expect(String(decoding: outcome.complaints, as: UTF8.self) == "no\n")
  }

  @Test func `a run may end with the answer of a program that goes on`() throws {
    let answering = shell("echo yes; exec sleep 1000 >/dev/null 2>&1")
    var going = try #require(ProgramRun(answering, within: .seconds(60), until: .ofStreams))
    #expect(going.outcome().code == 0)
    #expect(going.program.code == nil)
    going.program.signal(SIGKILL)
    #expect(going.program.wait() == 128 + SIGKILL)
    var refusing = try #require(ProgramRun(shell("exit 66"), within: .seconds(60), until: .ofStreams))
    #expect(refusing.outcome().code == 66)
  }

  @Test func `much input and much output pass each other`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try run(shell("cat"), giving: bytes).output == bytes)
  }

  @Test func `a program that reads nothing does not end this one`() throws {
    #expect(try run(shell("exec 0<&-; exit 3"), giving: [UInt8](repeating: 1, count: 3_000_000)).code == 3)
  }

  @Test func `600 runs leave no descriptor open`() throws {
    let before = openFiles
    for _ in 0..<600 { _ = try run(shell("exit 0"), giving: [1]) }
    // Other tests open some meanwhile.
    #expect(openFiles < before + 300)
  }

  @Test func `a program gets its three streams and no other descriptor`() throws {
    let first = open("/dev/null", O_RDONLY)
    // The shell has the folder and descriptors of its own open while it looks, all of them with small numbers.
    let file = fcntl(first, F_DUPFD, 100)
    defer { for opened in [first, file] { close(opened) } }
    try #require(file >= 100)
    let names = try run(shell("exec 9</proc/$$/fd 2>/dev/null; ls /proc/$$/fd"))
    let numbers = String(decoding: names.output, as: UTF8.self).split(separator: "\n").compactMap { Int32($0) }
    #expect(!numbers.isEmpty && !numbers.contains(file))
  }

  @Test func `a program that takes too long is told to end, and then killed`() throws {
    let willing = shell("trap 'exit 7' TERM; while :; do :; done")
    #expect(try run(willing, within: .milliseconds(300)).code == 7)
    let stubborn = shell("trap '' TERM; while :; do :; done")
    #expect(try run(stubborn, within: .milliseconds(100), patience: .milliseconds(100)).code == 128 + SIGKILL)
  }

  @Test func `signals that this thread keeps away reach the program`() throws {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #expect(try run(shell("kill -TERM $$; exit 1")).code == 128 + SIGTERM)
  }

  @Test func `a program that is not there does not start`() {
    #expect(ProgramStart("/nowhere", ["nowhere"]).start() == nil)
    #expect(errno == ENOENT)
  }

  @Test func `a code is the same however often it is asked for, and no signal is sent afterwards`() throws {
    let program = try #require(shell("exit 5").start())
    #expect(program.wait() == 5)
    #expect(program.code == 5)
    program.signal(SIGKILL)
    #expect(program.wait() == 5)
  }

  /// A program that is started elsewhere may keep descriptors that are not its own.
  @Test func `no other part of the program starts programs`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("TestSupport") {
      // `Sentence.system` says the system's message.
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(".system(", with: "").replacing("func system(", with: "")
      if text.contains(/\bposix_spawnp?\(|\bProcess\(\)|\bPipe\(\)|\bpopen\(|\bsystem\(/) {
        found.insert(file.lastPathComponent)
      }
    }
    #expect(found == ["ProgramStart.swift", "SystemCalls.swift"])
  }
}

@Suite struct PassedArgumentsTests {
  private func read(_ bytes: [UInt8]) throws -> (arguments: [String]?, rest: [UInt8]) {
    let pair = try #require(OpenDescriptor.pair())
    pair.ours.send(bytes)
    pair.ours.close()
    let arguments = PassedArguments.read(from: pair.theirs.number)
    var rest: [UInt8] = []
    while pair.theirs.read(into: &rest) {}
    return (arguments, rest)
  }

  @Test(arguments: [[], ["a"], ["", "a b", "", "--note=\u{627}\u{644}\n*"], [String(repeating: "x", count: 100_000)]])
  func `arguments come as they were passed, and what follows them stays`(arguments: [String]) throws {
    let (read, rest) = try read(PassedArguments.bytes(arguments) + [1, 2, 3])
    #expect(read == arguments)
    #expect(rest == [1, 2, 3])
  }

  @Test func `bytes that are no text come as they were passed`() throws {
    let name = String(pathBytes: [0x61, 0xFF, 0x62])
    #expect(try read(PassedArguments.bytes([name])).arguments?.first?.pathBytes == [0x61, 0xFF, 0x62])
  }

  @Test(arguments: ["", "0000", "0000000g", "FFFFFFFF", "ffffffffa", "00000002a", "00000002ab", "-0000001\u{0}"])
  func `other input is no argument`(text: String) throws {
    #expect(try read(Array(text.utf8)).arguments == nil)
  }
}
