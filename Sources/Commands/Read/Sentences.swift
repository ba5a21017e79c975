// Written by Scripts/sentences from Resources/sentences/en/ReadCommands.ftl. A change belongs there.

import TilawaCore

/// The sentences of ReadCommands.
enum ReadCommandsSentences {
  static var explainsHafs: Sentence {
    Sentence("ReadCommands.explains-hafs", "--riwayah hafs explains the text of Hafs")
  }
}
