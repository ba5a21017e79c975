import Foundation

/// The running of other programs of the system.
package enum OtherProgram {
  /// The result of a run of a program.
  package struct Outcome {
    package let status: Int32
    package let output: [UInt8]
    /// The first line on standard error; nil if there was none.
    package let complaint: String?
  }

  /// Returns the path of a program; nil if it is not installed.
  package static func path(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }.first {
      Disk.isProgram($0)
    }
  }

  /// Returns the path if it is that of an executable program; else nil.
  package static func executable(_ path: String) -> String? {
    Disk.isProgram(path) ? path : nil
  }

  /// Runs a program to its end; returns nil if it does not start. After `timeout` it is told to end.
  ///
  /// - Parameter input: the bytes for its standard input.
  package static func run(
    _ program: String, _ words: [String], _ environment: [String: String], input: [UInt8] = [], timeout: Duration
  ) async -> Outcome? {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = environment
    let (given, said, complaints) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : given
    process.standardOutput = said
    process.standardError = complaints
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    guard (try? process.run()) != nil else { return nil }
    let alarm = Task {
      try await Task.sleep(for: timeout)
      process.terminate()
    }
    async let output = all(of: said.fileHandleForReading)
    async let complaint = all(of: complaints.fileHandleForReading)
    if !input.isEmpty {
      try? given.fileHandleForWriting.write(contentsOf: Data(input))
      try? given.fileHandleForWriting.close()
    }
    for await _ in ended {}
    alarm.cancel()
    let line = String(decoding: await complaint, as: UTF8.self).split(separator: "\n").first.map(String.init)
    return Outcome(status: process.terminationStatus, output: await output, complaint: line)
  }

  /// Reads the output on a thread of its own, so that the program never waits for this process.
  private static func all(of handle: FileHandle) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Array(handle.readDataToEndOfFile())) }
    }
  }
}
