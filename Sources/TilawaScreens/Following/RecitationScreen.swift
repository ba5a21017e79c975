import Dispatch
import Synchronization
package import AppBase
package import AppLearning
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaTerminal
import TilawaFiles

/// A session of reciting on a full screen: the session runs on a thread of its own, the screen on this one.
package struct RecitationScreen {
  private let request: ReciteRequest
  private let context: AppContext

  package init(_ request: ReciteRequest, in context: AppContext) { (self.request, self.context) = (request, context) }

  /// Shows the session until it is over, and prints its summary.
  package func run(on look: ScreenLook) throws {
    let (events, control, outcome) = (ScreenEvents<RecitationScreenEvent>(), RecitationControl(), SessionOutcome())
    let started = DispatchSemaphore(value: 0)
    let isStarted = SystemThread.start { [request, context] in
      let display = ScreenDisplay(events, outcome) { started.signal() }
      do {
        try ReciteSession(request, in: context, display: display).perform(under: control)
      } catch {
        outcome.fail(error)
      }
      events.add(outcome.error == nil ? .over : .ended)
      started.signal()
    }
    guard isStarted else { throw Failure(.unavailable, SystemThread.refusal) }
    started.wait()
    if let error = outcome.error { throw error }
    let screen: TerminalScreen
    do throws(TerminalError) {
      screen = try look.open()
    } catch {
      control.end()
      throw Failure(.unavailable, ScreensSentences.noScreenLines(fault: error.sentence))
    }
    let title =
      (request.question?.task ?? ScreensSentences.reciteRanges(ranges: request.ranges.joined(separator: " "))).text
    let model = RecitationScreenModel(title, request.mode, hideAfter: request.hideAfter, keys: look.keys)
    let player = WordPlayer(on: request.output, control.sound) { trouble in
      control.setPlaying(false)
      events.add(.played(trouble.map { Sentence(verbatim: $0) }))
    }
    let voices = WordVoices(control, player, try context.riwayah(request.riwayah), context)
    let runner = ScreenRunner(model, RecitationScreenBackend(control, voices, look), on: screen, events)
    let code = runner.run()
    player.close()
    screen.close()
    if code != .done { control.end() }
    outcome.lines.forEach { Terminal.say($0.text) }
    if let error = outcome.error { throw error }
    if code != .done { throw Failure(silent: code) }
  }
}

/// The result of a session on another thread.
private final class SessionOutcome: Sendable {
  private struct State: Sendable {
    var lines: [Sentence] = []
    var error: (any Error)?
  }

  private let state = Mutex(State())

  var lines: [Sentence] { state.withLock(\.lines) }
  var error: (any Error)? { state.withLock(\.error) }
  func finish(_ lines: [Sentence]) { state.withLock { $0.lines = lines } }
  func fail(_ error: any Error) { state.withLock { $0.error = error } }
}

/// Passes a session on to its screen.
private final class ScreenDisplay: RecitationDisplay {
  private let events: ScreenEvents<RecitationScreenEvent>
  private let outcome: SessionOutcome
  private let begun: () -> Void

  init(_ events: ScreenEvents<RecitationScreenEvent>, _ outcome: SessionOutcome, begun: @escaping () -> Void) {
    (self.events, self.outcome, self.begun) = (events, outcome, begun)
  }

  func ask(_ question: MemoryQuestion) {
    events.add(.ask(question))
    begun()
  }

  func begin(_ lines: [Sentence]) { begun() }
  func follow(_ text: RecitationText) { events.add(.follow(text)) }
  func advance(to milliseconds: Int) { events.add(.advance(milliseconds: milliseconds)) }
  func show(_ words: [Int: WordVerdict], place: Int?) { events.add(.words(words, place: place)) }
  func show(_ ayah: ShownAyah, isAgain: Bool) {}
  func restart(_ part: Int) { events.add(.restart(part: part)) }
  func tell(_ line: Sentence) { events.add(.tell(line)) }
  func end(_ lines: [Sentence]) { outcome.finish(lines) }
}

/// The surroundings of the screen: what a person asks of the session.
private final class RecitationScreenBackend: ScreenBackend {
  typealias Model = RecitationScreenModel

  private let control: RecitationControl
  private let voices: WordVoices
  private let look: ScreenLook

  init(_ control: RecitationControl, _ voices: WordVoices, _ look: ScreenLook) {
    (self.control, self.voices, self.look) = (control, voices, look)
  }

  func perform(_ request: RecitationScreenRequest, for model: Model) throws(Never) -> [RecitationScreenEvent] {
    switch request {
    case .end: control.end()
    case .pause(let isPaused): control.setPaused(isPaused)
    case .hint: control.countHint()
    case .mark(let word, let mark): control.correct(word, mark)
    case .hear(let word, let voice, let isSlow):
      if let text = model.text { voices.hear(word, voice, isSlow: isSlow, in: text) }
    }
    return []
  }

  func page(of model: Model, rows: Int, columns: Int) -> [TextLine] {
    RecitationScreenPage(model: model, look: look).lines(rows: rows, columns: columns)
  }
}
