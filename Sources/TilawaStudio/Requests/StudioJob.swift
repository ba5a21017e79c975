import Foundation
import Synchronization

/// A command that goes on for a while: each line that it prints is passed on, and it takes bytes until its input ends.
final class StudioJob: Sendable {
  private let process: Mutex<Process>
  private let input: Pipe
  private let output = Pipe()
  private let complaints = Pipe()

  /// - Parameter arguments: the arguments of the program.
  init(_ program: StudioProgram, _ arguments: [String]) {
    let process = Process()
    process.executableURL = URL(filePath: program.path)
    process.arguments = arguments
    process.environment = program.environment
    input = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = complaints
    self.process = Mutex(process)
  }

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - each: called with each line, on a thread of its own.
  ///   - end: called once at the end, with the exit code and the complaint.
  /// - Returns: whether it started.
  func start(each: @escaping @Sendable (String) -> Void, end: @escaping @Sendable (Int32, String?) -> Void) -> Bool {
    guard process.withLock({ (try? $0.run()) != nil }) else { return false }
    let (output, complaints) = (output.fileHandleForReading, complaints.fileHandleForReading)
    Thread.detachNewThread { [self] in
      var rest: [UInt8] = []
      while true {
        let bytes = output.availableData
        if bytes.isEmpty { break }
        rest += bytes
        while let place = rest.firstIndex(of: 0x0A) {
          each(String(decoding: rest[..<place], as: UTF8.self))
          rest.removeFirst(place + 1)
        }
        // No line of ours is so long.
        if rest.count > 1 << 20 { rest = [] }
      }
      let complaint = String(decoding: complaints.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").last
      let status = process.withLock { process in
        process.waitUntilExit()
        return process.terminationStatus
      }
      end(status, StudioProgram.complaint(complaint.map(String.init)))
    }
    return true
  }

  /// Passes bytes on to the command.
  func write(_ bytes: Data) { try? input.fileHandleForWriting.write(contentsOf: bytes) }

  /// Ends the input of the command.
  func endInput() { try? input.fileHandleForWriting.close() }

  /// Asks the command to end, as Ctrl-C does.
  func interrupt() { process.withLock { if $0.isRunning { $0.interrupt() } } }
}
