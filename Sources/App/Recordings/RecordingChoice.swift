package import AppBase
package import TilawaCore
package import TilawaStore

/// The recordings that a person names: each word is a recording, `last:30` for the latest imports, a reciter, or a range
/// of ayat that are labelled in them.
///
/// A whole name comes before a part of one, and a recording before a reciter, and both before a range.
package struct RecordingChoice {
  private let library: Library
  private let context: AppContext

  package init(_ library: Library, in context: AppContext) { (self.library, self.context) = (library, context) }

  /// Returns the recordings of all words, each once; those of a reciter, a range or `last:30` in the order of import.
  ///
  /// - Parameter reciter: the reciter of all of them; nil: any. Without words all his recordings are meant.
  /// - Throws: `StoreError` for a name that is unknown, or may mean several things; `Failure` where a reciter or a range
  ///   has no recordings.
  package func recordings(_ words: [String], by reciter: String? = nil) throws -> [Recording] {
    let reciter = try reciter.map { try library.reciters.choose($0) }
    let named = try words.isEmpty ? reciter.map { try recordings(by: $0) } ?? [] : words.flatMap { try recordings($0) }
    var seen: Set<String> = []
    return named.filter { (reciter == nil || $0.reciter == reciter) && seen.insert($0.sha256).inserted }
  }

  /// The fault of a word such as `last:0`; nil for words without one.
  package static func fault(in word: String) -> Sentence? {
    latest(word).flatMap { $0 < 1 ? RecordingsSentences.latestFromOne(word: word) : nil }
  }

  private func recordings(_ word: String) throws -> [Recording] {
    if let fault = RecordingChoice.fault(in: word) { throw Failure(.usage, fault) }
    if let count = RecordingChoice.latest(word) {
      let latest = try library.recordings.latest(count)
      // The error of an empty library names the command that fills it.
      if latest.isEmpty { _ = try library.recordings.find(word) }
      return latest.reversed()
    }
    if let exact = try library.recordings.findExact(word) { return [exact] }
    if let reciter = try library.reciters.named(word) { return try recordings(by: reciter) }
    if let ranges = try ranges(word) { return try recordings(holding: ranges, word) }
    do throws(StoreError) {
      return [try library.recordings.find(word)]
    } catch {
      guard error.code == .notFound, let reciter = try? library.reciters.choose(word) else { throw error }
      return try recordings(by: reciter)
    }
  }

  /// Returns the number of a word such as `last:30`; nil for other words.
  private static func latest(_ word: String) -> Int? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "last" else { return nil }
    return Int(ArabicText.westernDigits(String(parts[1])))
  }

  private func recordings(by reciter: Reciter) throws -> [Recording] {
    var filter = RecordingFilter()
    filter.reciter = reciter.id
    let found = try library.recordings.listed(filter).map(\.recording)
    guard !found.isEmpty else { throw Failure(.noInput, RecordingsSentences.noRecordingsOf(name: reciter.name)) }
    return inOrder(found)
  }

  private func ranges(_ word: String) throws -> [WordRange]? {
    let structure = try context.quran().structure
    let riwayah = try context.riwayah(nil)
    let parser = RangeParser(structure: structure.divided(as: riwayah), counting: riwayah.counting)
    return (try? parser.parse([word]))?.map { structure.span(of: $0) }
  }

  private func recordings(holding ranges: [WordRange], _ word: String) throws -> [Recording] {
    let found = try ranges.flatMap { range in
      var filter = RecordingFilter()
      filter.text = range
      return try library.recordings.listed(filter).map(\.recording)
    }
    guard !found.isEmpty else { throw Failure(.noInput, RecordingsSentences.notContained(range: word)) }
    return inOrder(found)
  }

  private func inOrder(_ recordings: [Recording]) -> [Recording] {
    recordings.sorted { ($0.importedAt, $0.title) < ($1.importedAt, $1.title) }
  }
}
