import Foundation
import Glibc
import TilawaCore
import TilawaFiles

extension StudioHandler {
  /// The header that has the answer of the command beside its file.
  private static let answerHeader = "X-Tilawa-Answer"
  private static let folder = "/tmp/tilawa-file-"

  /// Gives the page a file that a command writes. It lies in a folder that only this user reads, until it is open.
  func give(
    _ asked: StudioRequest, _ values: [(name: String, value: String)], _ request: HTTPRequest
  ) async throws(StudioRequest.Fault) -> HTTPReply {
    guard let folder = TemporaryFile.folder(beginning: Self.folder) else {
      return StudioReply.fault(
        .internalError, StudioSentences.cannotMakeFolder(folder: "/tmp", reason: .system()))
    }
    let path = "\(folder)/\(asked.fileName)"
    defer {
      unlink(path)
      rmdir(folder)
    }
    switch try await program.run(asked, values, to: path) {
    case .failed(let code, let complaint): return Self.fault(code, complaint)
    case .done(let line):
      var reply = StudioSound.reply(to: request, path: path)
      reply["Content-Type"] = "application/octet-stream"
      reply["Cache-Control"] = "no-store"
      reply[Self.answerHeader] = line.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      return reply
    }
  }
}
