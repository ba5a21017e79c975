import TilawaCore
import TilawaTerminal

/// The surroundings of a screen: text, sound, the library, the time. It runs on the thread of its screen alone.
///
/// Every method answers with events for the model. `ScreenRunner` calls it.
protocol ScreenBackend: AnyObject {
  associatedtype Model: ScreenModel
  /// The error of its methods; it ends the screen.
  associatedtype Fault: Error

  /// Does what the model asks for; the events tell what came of it.
  func perform(_ request: Model.Request, for model: Model) throws(Fault) -> [Model.Event]

  /// Supplies what the model lacks by now, such as the text of another page. Called after each event.
  func supply(_ model: Model) throws(Fault) -> [Model.Event]

  /// Milliseconds until `timedOut` is to be called; nil: never.
  func timeout(for model: Model) -> Int?

  /// Does what is due, when nothing has happened for so long.
  func timedOut(_ model: Model) throws(Fault) -> [Model.Event]

  /// Prepares for drawing; called before each page.
  func beforeDrawing(_ model: Model) throws(Fault) -> [Model.Event]

  /// Does what the user does not wait for; called after each page. Events have the page drawn again.
  func afterDrawing(_ model: Model) throws(Fault) -> [Model.Event]

  /// Prepares for a stop of the program.
  func beforeStop(_ model: Model) throws(Fault) -> [Model.Event]

  /// Goes on after a stop of the program.
  func afterStop(_ model: Model)

  /// Returns the events for a press of the mouse at a row and a column of the last page.
  func events(forPressAt row: Int, _ column: Int, _ model: Model) -> [Model.Event]

  /// Makes the page of a screen of this size, from the top.
  func page(of model: Model, rows: Int, columns: Int) -> [TextLine]
}

extension ScreenBackend {
  func supply(_ model: Model) throws(Fault) -> [Model.Event] { [] }
  func timeout(for model: Model) -> Int? { nil }
  func timedOut(_ model: Model) throws(Fault) -> [Model.Event] { [] }
  func beforeDrawing(_ model: Model) throws(Fault) -> [Model.Event] { [] }
  func afterDrawing(_ model: Model) throws(Fault) -> [Model.Event] { [] }
  func beforeStop(_ model: Model) throws(Fault) -> [Model.Event] { [] }
  func afterStop(_ model: Model) {}
  func events(forPressAt row: Int, _ column: Int, _ model: Model) -> [Model.Event] { [] }
}

/// Runs a full screen: passes keys, sizes and events to its model, has effects performed, and draws the page after
/// them; `TerminalScreen` sends the rows that changed. Used by one thread, the one that made the screen.
final class ScreenRunner<Backend: ScreenBackend> {
  typealias Model = Backend.Model

  private(set) var model: Model
  private let backend: Backend
  private let screen: TerminalScreen
  private let events: ScreenEvents<Model.Event>
  private var ending: ExitCodes?

  init(_ model: Model, _ backend: Backend, on screen: TerminalScreen, _ events: ScreenEvents<Model.Event>) {
    self.model = model
    self.backend = backend
    self.screen = screen
    self.events = events
  }

  /// Runs until the model leaves, the events end, or the terminal is gone; returns the exit code.
  ///
  /// - Parameter first: events before the first page.
  func run(_ first: [Model.Event] = []) throws(Backend.Fault) -> ExitCodes {
    events.attach(screen.waker)
    try resize()
    try handle(first)
    try takeEvents()
    while ending == nil {
      try draw()
      var event = screen.next(within: backend.timeout(for: model))
      if event == .none { try handle(backend.timedOut(model)) }
      while event != .none, ending == nil {
        try take(event)
        event = screen.next(within: 0)
      }
    }
    return ending ?? .done
  }

  // MARK: - Events

  private func take(_ event: TerminalScreen.Event) throws(Backend.Fault) {
    switch event {
    case .key(let key): try handle(.key(key))
    case .mouse(.wheel(let step)): try handle(.wheel(step))
    case .mouse(.press(let row, let column)): try handle(backend.events(forPressAt: row, column, model))
    case .resized: try resize()
    case .stopRequested: try stop()
    case .woken: try takeEvents()
    case .closed: ending = .hangup
    case .none: break
    }
  }

  private func takeEvents() throws(Backend.Fault) {
    let (events, ending) = events.take()
    try handle(events)
    if let ending { self.ending = ending }
  }

  private func resize() throws(Backend.Fault) {
    let (rows, columns) = screen.size
    try handle(.resized(rows: rows, columns: columns))
  }

  private func handle(_ events: [Model.Event]) throws(Backend.Fault) { for event in events { try handle(event) } }

  private func handle(_ event: Model.Event) throws(Backend.Fault) {
    for effect in model.handle(event) { try perform(effect) }
    try handle(backend.supply(model))
  }

  private func perform(_ effect: ScreenEffect<Model.Request>) throws(Backend.Fault) {
    switch effect {
    case .leave(let code): ending = code
    case .suspend: try stop()
    case .repaint: screen.repaint()
    case .request(let request): try handle(backend.perform(request, for: model))
    }
  }

  private func stop() throws(Backend.Fault) {
    try handle(backend.beforeStop(model))
    screen.stop()
    backend.afterStop(model)
    try resize()
  }

  // MARK: - Drawing

  private func draw() throws(Backend.Fault) {
    try handle(backend.beforeDrawing(model))
    drawPage()
    let events = try backend.afterDrawing(model)
    guard !events.isEmpty else { return }
    try handle(events)
    drawPage()
  }

  private func drawPage() {
    let (rows, columns) = screen.size
    screen.draw(backend.page(of: model, rows: rows, columns: columns))
  }
}
