import FlyingFox
import Foundation
import Synchronization
import TilawaCore

/// The sound that a microphone hears for the page, one at a time: a recitation that is followed, or the recording for a
/// course. The microphone is this machine's or the page's own.
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

  /// The purpose of listening.
  enum Subject {
    /// A recitation that is followed. An empty range is sought; hidden words are said from memory.
    case passage(String, isHidden: Bool)
    /// A part of a course, which is recorded: a week, placement or assessment.
    case coursePart(String)

    /// Reads the wishes of the page.
    init(_ value: (String) -> String) {
      let part = value("part")
      self = part.isEmpty ? .passage(value("range"), isHidden: value("hidden") == "true") : .coursePart(part)
    }

    /// The arguments of the command.
    func arguments(_ microphone: Microphone) throws(StudioRequest.Fault) -> [String] {
      var parameters: [StudioRequest.Parameter] = [.option("input"), .option("rate")]
      var values: [(name: String, value: String)] = []
      if case .page(let rate) = microphone { values += [("input", "-"), ("rate", "\(rate)")] }
      let command: String
      switch self {
      case .passage(let range, let isHidden):
        command = "recite listen"
        parameters += [.words("range"), .flag("hidden")]
        values += [("range", range), ("hidden", isHidden ? "true" : "false")]
      case .coursePart(let part):
        command = "course record"
        let isWeek = !["placement", "assessment"].contains(part)
        parameters.append(isWeek ? .word("week") : .flag(part))
        values.append((isWeek ? "week" : part, isWeek ? part : "true"))
      }
      return try StudioRequest("listen", .changes, command, parameters).arguments(values)
    }
  }

  /// Begins to listen; what goes on already is ended. Its events are named `recite`.
  func begin(_ subject: Subject, by microphone: Microphone) throws(StudioRequest.Fault) {
    let job = StudioJob(program, try subject.arguments(microphone))
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
    let subject = StudioRecitation.Subject { name in
      if case .bool(let isSet)? = fields[name] { isSet ? "true" : "false" } else { fields[name]?.scalar ?? "" }
    }
    try recitation.begin(subject, by: .page(rate: rate))
  }
}
