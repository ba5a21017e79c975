// Written by Scripts/sentences from Resources/sentences/en/TilawaMerging.ftl. A change belongs there.

import TilawaCore

/// The sentences of TilawaMerging.
enum MergingSentences {
  static var notWhole: Sentence { Sentence("TilawaMerging.not-whole", "it is not whole") }
  static var empty: Sentence { Sentence("TilawaMerging.empty", "it is empty") }
  static var noPartOfLog: Sentence { Sentence("TilawaMerging.no-part-of-log", "it is not a part of a log") }
  static var noVersion: Sentence { Sentence("TilawaMerging.no-version", "it has no version") }
  static var headingContradicts: Sentence {
    Sentence("TilawaMerging.heading-contradicts", "its heading contradicts it")
  }
  static var operationIncomplete: Sentence {
    Sentence("TilawaMerging.operation-incomplete", "an operation lacks what every one has")
  }
  static var valueNoObject: Sentence {
    Sentence("TilawaMerging.value-no-object", "the value of an operation is no object")
  }
  static var noSnapshot: Sentence { Sentence("TilawaMerging.no-snapshot", "it is not a snapshot") }
  static var snapshotIncomplete: Sentence {
    Sentence("TilawaMerging.snapshot-incomplete", "a snapshot lacks what every one has")
  }
  static var noPieceOfSnapshot: Sentence {
    Sentence("TilawaMerging.no-piece-of-snapshot", "it is not a piece of a snapshot")
  }
  static var operationWithoutName: Sentence {
    Sentence("TilawaMerging.operation-without-name", "an operation has no name")
  }
}
