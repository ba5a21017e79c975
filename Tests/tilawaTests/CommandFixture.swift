import Foundation
@testable import AppBase
import TilawaAudio
import TilawaTestSupport

/// Runs the built command as a person would, with a home of its own.
final class CommandFixture: Sendable {
  struct Outcome {
    let code: Int32
    let output: String
    let complaint: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The lines of standard error.
    var complaints: [String] { complaint.split(separator: "\n").map(String.init) }
  }

  /// The acoustic model of the command.
  enum Ear {
    /// The model that is installed, for recitation.
    case recitation
    /// The model of `SungAyat`.
    case tones
  }

  /// The machine of the command.
  let machine: TestMachine
  var home: TemporaryFolder { machine.home }
  /// The folder for files that a test makes.
  let folder: TemporaryFolder

  /// The path of the acoustic model; nil: the installed one.
  private let model: String?

  init(hearing ear: Ear = .recitation) throws {
    machine = try TestMachine()
    folder = try TemporaryFolder()
    model = ear == .tones ? try ToneModel.path() : nil
  }

  /// The program that `TILAWA` names, such as a release; else the one beside the test bundle, in any build folder.
  static let program: URL = {
    if let named = ProcessInfo.processInfo.environment["TILAWA"] {
      precondition(FileManager.default.isExecutableFile(atPath: named), "TILAWA names no program: \(named)")
      return URL(filePath: named).resolvingSymlinksInPath()
    }
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = URL(filePath: tests).deletingLastPathComponent().appending(path: "tilawa")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "tilawa")
  }()

  /// - Parameter environment: added to that of the test's own machine; no sound server answers unless it names one.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(arguments, environment: environment)
  }

  /// - Parameters:
  ///   - standardOutput: a file that takes it instead of the outcome.
  ///   - input: what is typed into it; nil: nothing can be read.
  ///   - program: another than ours, such as a shell that calls ours.
  func run(
    _ arguments: [String], environment: [String: String] = [:], standardOutput: String? = nil, input: String? = nil,
    program: URL = CommandFixture.program
  ) throws -> Outcome {
    try outcome(
      of: start(
        arguments, environment: environment, standardOutput: standardOutput, input: input, program: program))
  }

  /// Runs it until it catches the signal and `isReady` says of its standard output that the time has come, and sends it.
  func interrupt(
    _ arguments: [String], by number: Int32, environment: [String: String] = [:], when isReady: (String) -> Bool
  ) throws -> Outcome {
    try interrupt(arguments, by: number, environment: environment) { output, _ in isReady(output) }
  }

  /// The same; `isReady` is told of its standard output and its standard error. The kernel tells nobody when a process begins
  /// to catch a signal: it is asked every 2 ms.
  func interrupt(
    _ arguments: [String], by number: Int32, environment: [String: String] = [:], when isReady: (String, String) -> Bool
  ) throws -> Outcome {
    let running = try start(arguments, environment: environment)
    let process = running.process
    func read(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    _ = Poll.until(everyMilliseconds: 2) {
      guard process.isRunning else { return true }
      let takesIt = [0, SIGKILL].contains(number) || CommandFixture.catches(number, process.processIdentifier)
      return takesIt && isReady(read(running.output), read(running.complaint))
    }
    kill(process.processIdentifier, number)
    return try outcome(of: running)
  }

  /// Whether a process has said what is to be done at a signal.
  private static func catches(_ number: Int32, _ process: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
    let caught = line.flatMap { $0.split(separator: "\t").last }.flatMap { UInt64($0, radix: 16) } ?? 0
    return caught >> UInt64(number - 1) & 1 == 1
  }

  private struct Running {
    let process: Process
    let output: String
    let complaint: String
  }

  private func start(
    _ arguments: [String], environment: [String: String] = [:], standardOutput: String? = nil, input: String? = nil,
    program: URL = CommandFixture.program
  ) throws -> Running {
    let process = process(arguments, environment, program: program)
    let (output, complaint) = (try capture("output"), try capture("complaint"))
    process.standardOutput = standardOutput.map { FileHandle(forWritingAtPath: $0) } ?? output.handle
    process.standardError = complaint.handle
    let typed = try input.map { try folder.write($0, to: "input-\(UUID().uuidString)") }
    process.standardInput = typed.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    try process.run()
    return Running(process: process, output: output.path, complaint: complaint.path)
  }

  /// Starts it and lets it run; what it prints stands in files of this name in the folder.
  func launch(
    _ arguments: [String], environment: [String: String] = [:], capturing name: String,
    program: URL = CommandFixture.program
  ) throws -> Process {
    let process = process(arguments, environment, program: program)
    for (ending, keys) in [("output", \Process.standardOutput), ("complaint", \Process.standardError)] {
      process[keyPath: keys] = FileHandle(forWritingAtPath: try folder.write("", to: "\(name)-\(ending)"))
    }
    try process.run()
    return process
  }

  /// Returns the command, or another program, on the test's own machine; it is not started yet.
  func process(
    _ arguments: [String], _ environment: [String: String] = [:], program: URL = CommandFixture.program
  ) -> Process {
    let model = model.map { ["TILAWA_ACOUSTIC_MODEL": $0] } ?? [:]
    return machine.process(program.path, arguments, environment: model.merging(environment) { $1 })
  }

  private func outcome(of running: Running) throws -> Outcome {
    running.process.waitUntilExit()
    return Outcome(
      code: running.process.terminationReason == .exit ? running.process.terminationStatus : -1,
      output: try String(contentsOfFile: running.output, encoding: .utf8),
      complaint: try String(contentsOfFile: running.complaint, encoding: .utf8))
  }

  private func capture(_ name: String) throws -> (path: String, handle: FileHandle?) {
    let path = try folder.write("", to: "\(name)-\(UUID().uuidString)")
    return (path, FileHandle(forWritingAtPath: path))
  }

  // MARK: - Sound made by code

  static let rate = 8000

  /// A reciter's folder with a tone for each name, one second long unless said otherwise.
  func tones(_ names: [String], in folder: String, frames: Int = CommandFixture.rate) throws -> String {
    for name in names {
      try self.folder.write("", to: "\(folder)/\(name).wav")
      _ = try Sound.write(
        .wav, to: "\(self.folder.path)/\(folder)/\(name).wav", frames: frames, rate: CommandFixture.rate)
    }
    return "\(self.folder.path)/\(folder)"
  }

  /// Adds a reciter of test tones with these files.
  @discardableResult
  func addReciter(_ name: String, _ files: [String], options: [String] = []) throws -> Outcome {
    try run(["reciters", "add", name, try tones(files, in: name)] + options)
  }
}
