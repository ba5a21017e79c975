import Foundation
package import TilawaApp
package import TilawaCore
import TilawaDrawing
import TilawaStore

/// A run of the studio, from its start to the request to end.
package struct StudioSession {
  /// The wishes of the person.
  package struct Wishes: Hashable, Sendable {
    /// The port; 0 for a free one.
    package var port: UInt16 = 0
    /// Whether the browser is opened.
    package var opens = true
    /// Whether a program reads the answer.
    package var isForProgram = false

    package init() {}
  }

  private let wishes: Wishes
  private let context: AppContext
  private let environment: [String: String]

  package init(_ wishes: Wishes, in context: AppContext, environment: [String: String] = Surroundings.environment) {
    (self.wishes, self.context, self.environment) = (wishes, context, environment)
  }

  /// Serves the page until a person or the system ends it.
  ///
  /// - Returns: the exit code of the request to end.
  /// - Throws: `Failure` where the port is taken, or the page is not installed.
  package func run() async throws -> ExitCodes {
    let files = StudioFiles(folder: try StudioFolder.locate(environment: environment), others: Self.fonts)
    guard files.hasPage else { throw Failure(.noInput, "the studio's page was not installed; install Tilawa again") }
    let player = StudioPlayerConnection(context.folders)
    let server = try StudioServer(
      port: wishes.port, files: files,
      program: StudioProgram(path: try Background.program(), environment: environment), player: player)
    let (ends, end) = AsyncStream.makeStream(of: ExitCodes.self)
    let interruption = context.interface.interruption { end.yield($0) }
    defer { withExtendedLifetime(interruption) {} }
    let serving = Task {
      do { try await server.run() } catch {
        end.yield(.unavailable)
        throw error
      }
    }
    try await server.waitUntilListening()
    player.watch(telling: server.events)
    StudioLibraryWatch(context.folders).watch(telling: server.events)
    tell(server)
    let door = wishes.opens ? StudioDoor(server.address, in: context.folders, environment: environment) : nil
    if let door, !(await door.open()) { context.interface.warn("no browser was found; open the address yourself") }
    var code = ExitCodes.done
    for await caught in ends {
      code = caught
      break
    }
    door?.close()
    await server.stop()
    if code == .unavailable { try await serving.value }
    return code == .interrupted ? .done : code
  }

  private func tell(_ server: StudioServer) {
    if wishes.isForProgram {
      context.interface.say(
        JSON.object([("address", .string(server.address)), ("port", .int(Int(server.port)))]).line)
    } else {
      context.interface.say(server.address)
      context.interface.say("Only this machine reaches it. Ctrl-C ends it; what plays goes on.")
    }
  }

  /// The fonts of the system that the page asks for, by their names below `/`.
  @Sendable private static func fonts() -> [String: String] {
    guard let font = try? FontSource(family: FontSource.standardFamily) else { return [:] }
    return ["fonts/AmiriQuran.ttf": font.path]
  }
}
