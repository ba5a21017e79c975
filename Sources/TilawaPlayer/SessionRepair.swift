import Synchronization
import TilawaAudio
public import TilawaCore
import TilawaStore

/// Finds, while a session plays, others for what a file was to give and cannot.
public final class SessionRepair: Sendable {
  private let structure: QuranStructure
  private let library: Library
  /// What the reciters asked have for the session.
  public let offers: [ReciterOffer]
  private let passedOver: [Reciter]
  private let unusable: Mutex<[String: ResolvedUnit.Reason]>

  init(
    structure: QuranStructure, library: Library, offers: [ReciterOffer], passedOver: [Reciter],
    unusable: [String: ResolvedUnit.Reason]
  ) {
    self.structure = structure
    self.library = library
    self.offers = offers
    self.passedOver = passedOver
    self.unusable = Mutex(unusable)
  }

  /// The session without the file at `path`, and without those that turn out unusable on the way. Blocks on the disk.
  ///
  /// - Throws: `StoreError`.
  public func session(_ session: Session, without path: String, why: ResolvedUnit.Reason) throws -> Session {
    var session = session
    var lost = [path: why]
    while !lost.isEmpty {
      let known = Set(session.files.map(\.path))
      let resolver = resolver(session.spec.counting, without: lost)
      for path in lost.keys { session = session.without(path, by: resolver) }
      lost = try SourceLocator(library: library).unusable(session.files.filter { !known.contains($0.path) })
    }
    return session
  }

  private func resolver(_ counting: VerseCounting, without lost: [String: ResolvedUnit.Reason]) -> SourceResolver {
    let all = unusable.withLock { unusable in
      unusable.merge(lost) { $1 }
      return unusable
    }
    return SourceResolver(
      structure: structure, counting: counting, offers: offers, unusable: all, passedOver: passedOver)
  }
}

extension AudioError {
  /// Why the file is not played, in the words of the trail.
  var reason: ResolvedUnit.Reason { code == .notFound ? .noFile : .unreadable }
}
