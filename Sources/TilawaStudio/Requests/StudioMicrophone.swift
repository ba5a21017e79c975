import FoundationEssentials
import TilawaCore

/// The connection of a page with one command: its first message names the command, the others are sound. The command belongs to its
/// connection, and ends with it.
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
  private var begun: (job: StudioJob, microphone: StudioRecitation.Microphone)?
  /// Whether the page said that all of its sound is sent.
  private var isWhole = false

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
    case .text where begun != nil:
      isWhole = true
      end()
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

  /// Ends what was begun; what was heard is kept, a part of a file is not.
  func end() {
    guard let (job, microphone) = begun else { return }
    switch microphone {
    case .page: job.endInput()
    case .file: isWhole ? job.endInput() : job.interrupt()
    case .machine, .nothing:
      job.endInput()
      job.interrupt()
    }
  }

  private mutating func begin(_ text: String) throws(StudioRequest.Fault) {
    guard text.utf8.count <= Self.longestText, let fields = try? JSON(reading: text), case .object = fields else {
      throw StudioRequest.Fault(StudioSentences.messageNoObject)
    }
    func value(_ name: String) -> String {
      if case .bool(let isSet)? = fields[name] { isSet ? "true" : "false" } else { fields[name]?.scalar ?? "" }
    }
    let subject = StudioRecitation.Subject(value)
    let microphone = if let source = subject.source { source } else { try microphone(value) }
    begun = (try recitation.begin(subject, by: microphone, in: value("speaks"), each: reply, end: close), microphone)
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
