package import TilawaCore

extension HifzStore {
  /// The result of an import of events.
  package struct Import: Hashable, Sendable {
    /// The number of events that were not here, and of those that were.
    package var (added, known) = (0, 0)
    /// The lines that were left out.
    package var faults: [Fault] = []
    /// The events that were read.
    package var events: [HifzEvent] = []

    package init() {}

    /// A line that is no event, from 1, with the reason.
    package struct Fault: Hashable, Sendable, CustomStringConvertible {
      package let line: Int
      package let reason: Sentence

      package init(line: Int, reason: Sentence) {
        self.line = line
        self.reason = reason
      }

      package var sentence: Sentence { StoreSentences.lineFault(line: line, reason: reason) }

      package var description: String { sentence.text }
    }

    /// The number of lines that were left out, by reason.
    package var refused: [Sentence: Int] { Dictionary(faults.map { ($0.reason, 1) }, uniquingKeysWith: +) }

    /// Sentences about the lines that were left out: the first of them, and the number of the others.
    package var complaints: [Sentence] {
      let others = faults.count - Self.mostComplaints
      let rest = others > 0 ? [StoreSentences.linesMore(count: others)] : []
      return faults.prefix(Self.mostComplaints).map(\.sentence) + rest
    }

    private static let mostComplaints = 20

    mutating func merge(into store: HifzStore, in structure: QuranStructure) throws(StoreError) {
      added = try store.merge(events, in: structure)
      known = events.count - added
    }
  }

  /// Reads the events of an exported file, and stores none. Lines that are no event are noted and left out.
  package static func read(_ text: String, in structure: QuranStructure) -> Import {
    HifzLines.read(text, in: structure)
  }

  /// All events, a line of JSON each, in the order of time.
  package func export(in structure: QuranStructure) throws(StoreError) -> String {
    HifzLines.text(of: try events(in: structure))
  }

  /// Adds the events of an exported file, in one transaction. Lines that are no event are noted and left out.
  package func `import`(_ text: String, in structure: QuranStructure) throws(StoreError) -> Import {
    var report = HifzLines.read(text, in: structure)
    try report.merge(into: self, in: structure)
    return report
  }
}
