package import TilawaCore
package import TilawaStore

/// Remarks about the places of new reciters in the order of asking.
package struct OrderWords {
  private let library: Library

  package init(_ library: Library) { self.library = library }

  /// - Parameters:
  ///   - reciters: the reciters of the imported recordings.
  ///   - known: the ids of the reciters before the import.
  package func lines(new reciters: [Reciter], besides known: Set<String>) throws -> [Sentence] {
    var told = known
    return try reciters.compactMap { told.insert($0.id).inserted ? try line(for: $0) : nil }
  }

  /// Returns the line about the place of a new reciter in the order; nil if no other reciter could be asked first.
  private func line(for reciter: Reciter) throws -> Sentence? {
    let asked = try library.reciters.all().filter { $0.riwayah == reciter.riwayah }
    guard asked.count > 1, let place = asked.firstIndex(of: reciter) else { return nil }
    if place == 0 {
      return RecordingsSentences.heardFirst(name: reciter.name, command: CommandHint("reciters", "order"))
    }
    return RecordingsSentences.askedAfter(
      name: reciter.name, before: asked[place - 1].name, command: CommandHint("reciters", "order", reciter.id))
  }
}
