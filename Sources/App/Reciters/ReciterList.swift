package import AppBase
package import TilawaCore
package import TilawaStore

/// The reciters of the library, in the order in which they are asked.
package struct ReciterList: ValueAnswer {
  private let reciters: [Reciter]
  private let files: [String: ReciterFiles]
  private let loudness: [Reciter: [LoudnessSource]]
  /// The riwayah of the list; nil: all.
  private let riwayah: Riwayah?

  /// Reads the reciters from the library.
  ///
  /// - Parameter riwayah: the riwayah of the reciters; nil: all.
  package init(_ library: Library, riwayah: Riwayah? = nil) throws {
    self.riwayah = riwayah
    reciters = try library.reciters.all().filter { (riwayah ?? $0.riwayah) == $0.riwayah }
    loudness = Self.byReciter(try library.loudness.sources())
    files = try library.reciters.files()
  }

  /// Groups sources by reciter. The sources must be sorted by reciter. A reciter can have thousands of them.
  private static func byReciter(_ all: [LoudnessSource]) -> [Reciter: [LoudnessSource]] {
    var sources: [Reciter: [LoudnessSource]] = [:]
    var first = all.startIndex
    while first < all.endIndex {
      let reciter = all[first].reciter
      let past = all[first...].firstIndex { $0.reciter.id != reciter.id } ?? all.endIndex
      sources[reciter] = Array(all[first..<past])
      first = past
    }
    return sources
  }

  package var remarks: [Sentence] {
    guard reciters.isEmpty else { return [] }
    let command = CommandHint("setup")
    return [
      riwayah.map { RecitersSentences.noRecitersOf(riwayah: $0.name, command: command) }
        ?? RecitersSentences.noReciters(command: command)
    ]
  }

  package var text: [AnswerPart] {
    let rows = reciters.map { reciter in
      let counting = reciter.counting == reciter.riwayah.counting ? "" : " (\(reciter.counting.shownName))"
      return [
        reciter.id, reciter.name, reciter.riwayah.shownName + counting, files[reciter.id]?.words.text ?? "",
        (loudness[reciter] ?? []).words.text,
      ]
    }
    let headings = [
      RecitersSentences.id, RecitersSentences.name, RecitersSentences.riwayah, RecitersSentences.from,
      RecitersSentences.loudness,
    ]
    return [.table(AnswerTable(rows, headings: headings))]
  }

  package var value: some Encodable {
    RecitersListed(
      reciters: reciters.map { reciter in
        JoinedMembers(
          ReciterValue(reciter), files[reciter.id].map { ReciterFilesValue($0) },
          RecitersListed.Level(loudness: (loudness[reciter] ?? []).value))
      })
  }
}
