import Foundation

/// A program that runs in the background until the last reference to it goes, or this process ends.
package final class RunningProgram: Sendable {
  private let input = Pipe()
  private let process: Process

  /// Starts a program by its path. Its output goes to `log`, or nowhere.
  package init(_ path: String, _ arguments: [String], in folder: String, log: String? = nil) throws {
    process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The shell ends the program when its own input ends, which also happens when this process is killed.
    process.arguments = ["-c", #""$@" </dev/null & id=$!; cat >/dev/null; kill $id; wait $id"#, "sh", path] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["HOME": folder, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    process.standardInput = input
    let output = log.flatMap { log in
      FileManager.default.createFile(atPath: log, contents: nil) ? FileHandle(forWritingAtPath: log) : nil
    }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = output ?? FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
