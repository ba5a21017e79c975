import Foundation
import TilawaCore

/// The microphone of one connection of a page: its first message names the recitation, the others are sound. A
/// recitation belongs to its connection, and ends with it.
struct StudioMicrophone {
  /// A message of the page.
  enum Message {
    case text(String)
    case sound(Data)
  }

  private let recitation: StudioRecitation
  private let place: StudioRequest.Place
  /// Sends a text to the page.
  private let reply: @Sendable (String) -> Void
  /// Ends the connection.
  private let close: @Sendable () -> Void
  /// Waits for an asynchronous function.
  private let wait: (@escaping @Sendable () async -> Void) -> Void
  private var begun: (job: StudioJob, isOfMachine: Bool)?

  /// The most bytes of the first message.
  static let longestText = 1000

  /// - Parameter place: the browsers that may ask: those in the network are not given the microphone of this machine.
  init(
    _ recitation: StudioRecitation, for place: StudioRequest.Place, reply: @escaping @Sendable (String) -> Void,
    close: @escaping @Sendable () -> Void, wait: @escaping (@escaping @Sendable () async -> Void) -> Void
  ) {
    (self.recitation, self.place, self.reply, self.close, self.wait) = (recitation, place, reply, close, wait)
  }

  /// Takes a message; returns once the command has taken its sound.
  mutating func take(_ message: Message) {
    switch message {
    case .sound(let bytes): if let job = begun?.job { wait { _ = await job.write(bytes) } }
    case .text where begun != nil: end()
    case .text(let text):
      do throws(StudioRequest.Fault) {
        try begin(text)
        reply("{\"ok\":true}")
      } catch {
        reply(JSON.line(encoding: StudioFault(error: error.sentence.text)))
        close()
      }
    }
  }

  /// Ends what was begun; what was heard is kept.
  func end() {
    begun?.job.endInput()
    if begun?.isOfMachine == true { begun?.job.interrupt() }
  }

  private mutating func begin(_ text: String) throws(StudioRequest.Fault) {
    guard text.utf8.count <= Self.longestText, let fields = try? JSON(reading: text), case .object = fields else {
      throw StudioRequest.Fault(StudioSentences.messageNoObject)
    }
    func value(_ name: String) -> String {
      if case .bool(let isSet)? = fields[name] { isSet ? "true" : "false" } else { fields[name]?.scalar ?? "" }
    }
    let microphone = try microphone(value)
    let job = try recitation.begin(StudioRecitation.Subject(value), by: microphone, each: reply, end: close)
    if case .machine = microphone { begun = (job, true) } else { begun = (job, false) }
  }

  private func microphone(_ value: (String) -> String) throws(StudioRequest.Fault) -> StudioRecitation.Microphone {
    if value("microphone") == "machine" {
      // A phone elsewhere does not turn on the microphone in this room.
      guard place == .machine else { throw StudioRequest.Fault(StudioSentences.onlyOnMachine) }
      return .machine
    }
    guard let rate = Int(value("rate")), (8000...192_000).contains(rate) else {
      throw StudioRequest.Fault(StudioSentences.valueRate(name: "rate", least: "8000", most: "192000"))
    }
    return .page(rate: rate)
  }
}
