import TilawaConsole
import TilawaCore
import TilawaStore

/// What is said of the place of those who are new in the order in which reciters are asked.
struct OrderWords {
  private let library: Library

  init(_ library: Library) { self.library = library }

  /// - Parameters:
  ///   - reciters: whose recordings were taken.
  ///   - known: the ids of those who were there before.
  func tell(new reciters: [Reciter], besides known: Set<String>) throws {
    var told = known
    for reciter in reciters where told.insert(reciter.id).inserted {
      if let line = try line(for: reciter) { Terminal.complain(line) }
    }
  }

  /// Nil where there is nobody else whom one could ask first.
  private func line(for reciter: Reciter) throws -> String? {
    let asked = try library.reciters.all().filter { $0.riwayah == reciter.riwayah }
    guard asked.count > 1, let place = asked.firstIndex(of: reciter) else { return nil }
    let order = "tilawa reciters order"
    if place == 0 {
      return "\(reciter.name) is new, and heard first where there is something of theirs; otherwise: \(order)"
    }
    let before = asked[place - 1].name
    return "\(reciter.name) is new, and asked after \(before); to hear them first: \(order) \(reciter.id)"
  }
}
