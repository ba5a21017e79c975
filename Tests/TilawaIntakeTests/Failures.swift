import TilawaAudio

/// Errors that several threads met.
final class Failures: Sendable {
  private let errors = Guarded<[String]>([])

  func add(_ error: any Error) { errors.withLock { $0.append("\(error)") } }
  var all: [String] { errors.withLock { $0 } }
}
