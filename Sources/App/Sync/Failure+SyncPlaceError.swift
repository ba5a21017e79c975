package import TilawaCore
package import TilawaSync

extension Failure {
  /// A failure of a place, as a line with its exit code.
  package init(_ error: SyncPlaceError) {
    switch error {
    case .exists(let name):
      self.init(.unreadable, SyncSentences.otherFile(name: name, command: CommandHint("sync", "verify")))
    case .full: self.init(.ioError, SyncSentences.full)
    case .readOnly: self.init(.cannotCreate, SyncSentences.readOnly)
    case .offline(let why): self.init(.unavailable, SyncSentences.offline(reason: why))
    case .refused(let why): self.init(.configuration, why)
    case .overBudget(let spent, let budget):
      self.init(
        .busy,
        SyncSentences.overBudget(
          spent: PlaceCost.text(spent), budget: PlaceCost.text(budget), option: "--over-budget",
          command: CommandHint("config", "set", "sync-budget", "AMOUNT")))
    case .damaged(let name):
      self.init(.unreadable, SyncSentences.damagedFile(name: name, command: CommandHint("sync", "verify")))
    }
  }
}
