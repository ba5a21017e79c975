package import TilawaCore

/// A stand-in for the fetching of files: at once, when it is released, or never.
package actor FakeFetch {
  package enum Manner: Sendable {
    case atOnce
    /// The file comes when `release` names it.
    case whenReleased
    case fails(any Error)
  }

  /// The segments of each file, by its name here.
  private let contents: [String: [SourceSegment]]
  private var manners: [String: Manner]
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
  private var released: Set<String> = []
  /// The names that were asked for, in order.
  package private(set) var asked: [String] = []
  /// The names of the files whose fetch was cancelled while it waited.
  package private(set) var cancelled: [String] = []
  /// The addresses with which a file was asked for last.
  package private(set) var urls: [String: [String]] = [:]
  /// The most that were on their way at once.
  package private(set) var most = 0
  private var underway = 0

  package init(_ contents: [String: [SourceSegment]], _ manners: [String: Manner] = [:]) {
    self.contents = contents
    self.manners = manners
  }

  package func fetch(_ file: RemoteFile) async throws -> [SourceSegment] {
    let name = file.fileName
    asked.append(name)
    urls[name] = file.urls
    underway += 1
    most = max(most, underway)
    defer { underway -= 1 }
    switch manners[name] ?? .atOnce {
    case .atOnce: break
    case .fails(let error): throw error
    case .whenReleased: try await wait(name)
    }
    return contents[name] ?? []
  }

  /// Lets a file come, now or when it is asked for; or fail.
  package func release(_ name: String, failing error: (any Error)? = nil) {
    manners[name] = error.map { .fails($0) } ?? .atOnce
    released.insert(name)
    waiting.removeValue(forKey: name)?.resume()
  }

  /// Whether a file is on its way.
  package func isWaiting(_ name: String) -> Bool { waiting[name] != nil }

  private func wait(_ name: String) async throws {
    guard !released.contains(name) else { return }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[name] = continuation }
      }
    } onCancel: {
      Task { await self.giveUp(name) }
    }
    if Task.isCancelled {
      cancelled.append(name)
      throw CancellationError()
    }
    if case .fails(let error)? = manners[name] { throw error }
  }

  private func giveUp(_ name: String) { waiting.removeValue(forKey: name)?.resume() }
}
