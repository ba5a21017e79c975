import FlyingFox
import Foundation
import Synchronization
import TilawaCore

/// The recitation that the page listens to: one at a time, by this machine's microphone or by the page's own.
final class StudioRecitation: Sendable {
  private struct State {
    var number = 0
    var job: StudioJob?
  }

  private let program: StudioProgram
  private let events: StudioEvents
  private let state = Mutex(State())

  init(_ program: StudioProgram, _ events: StudioEvents) {
    (self.program, self.events) = (program, events)
  }

  /// The microphone of a recitation.
  enum Microphone {
    /// The microphone of this machine.
    case machine
    /// The page itself: samples of 16 bits, one channel.
    case page(rate: Int)
  }

  /// Begins to listen; one that goes on already is ended.
  ///
  /// - Parameters:
  ///   - range: the passage; empty: it is sought.
  ///   - isHidden: whether the words are said from memory.
  func begin(_ range: String, hidden isHidden: Bool, by microphone: Microphone) throws(StudioRequest.Fault) {
    var parameters: [StudioRequest.Parameter] = [.words("range"), .flag("hidden")]
    var values = [("range", range), ("hidden", isHidden ? "true" : "false")]
    if case .page(let rate) = microphone {
      parameters += [.option("input"), .option("rate"), .option("sample")]
      values += [("input", "-"), ("rate", "\(rate)"), ("sample", "s16")]
    }
    let request = StudioRequest("recite", .changes, "recite listen", parameters)
    let job = StudioJob(program, try request.arguments(values.map { (name: $0.0, value: $0.1) }))
    let number = state.withLock { state in
      state.job?.interrupt()
      state.number += 1
      state.job = job
      return state.number
    }
    let started = job.start(
      each: { [events] in events.send("recite", $0) },
      end: { [self] code, complaint in
        let isLatest = state.withLock { state in
          guard state.number == number else { return false }
          state.job = nil
          return true
        }
        guard isLatest else { return }
        events.send(
          "recite",
          JSON.object([
            ("event", .string("closed")), ("exit", .int(Int(code))), ("error", .optional(complaint, JSON.string)),
          ]).line)
      })
    guard started else { throw StudioRequest.Fault(message: "the program cannot be started") }
  }

  /// Ends the recitation; what was heard is kept.
  func end() {
    let job = state.withLock { $0.job }
    job?.endInput()
    job?.interrupt()
  }

  /// Ends the sound that the page sends.
  fileprivate func endSound() { state.withLock { $0.job }?.endInput() }

  fileprivate func hear(_ bytes: Data) { state.withLock { $0.job }?.write(bytes) }
}

/// The microphone of a page, as messages of a WebSocket. The first one is JSON, all others are samples.
struct StudioMicrophone: WSMessageHandler {
  let recitation: StudioRecitation

  /// The most bytes of a message: half a second of sound.
  private static let mostBytes = 96_000

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (replies, reply) = AsyncStream.makeStream(of: WSMessage.self)
    let task = Task {
      for await message in client {
        switch message {
        case .text(let text):
          do {
            try begin(text)
            reply.yield(.text("{\"ok\":true}"))
          } catch {
            let message = (error as? StudioRequest.Fault)?.message ?? "the first message is no JSON"
            reply.yield(.text(JSON.object([("error", .string(message))]).line))
          }
        case .data(let bytes) where bytes.count <= Self.mostBytes: recitation.hear(bytes)
        case .data, .close:
          recitation.endSound()
          reply.finish()
          return
        }
      }
      recitation.endSound()
      reply.finish()
    }
    reply.onTermination = { _ in task.cancel() }
    return replies
  }

  private func begin(_ text: String) throws {
    let fields = try JSON(reading: String(text.prefix(1000)))
    guard let rate = fields["rate"]?.scalar.flatMap({ Int($0) }), (8000...192_000).contains(rate) else {
      throw StudioRequest.Fault(message: "“rate” is 8000 to 192000")
    }
    try recitation.begin(
      fields["range"]?.scalar ?? "", hidden: fields["hidden"] == .bool(true), by: .page(rate: rate))
  }
}
