import TilawaAudio
import TilawaCore
import TilawaStore

extension Downloader {
  /// Returns the fault of a file if its length does not fit its text, else nil. Adds the length of a fitting file to
  /// the reciter's pace.
  func fault(
    _ order: Order, _ passage: ReciterPace.Passage, _ seconds: Double, _ path: String
  ) throws -> Sentence? {
    try withPaces(of: order.reciter.id) { paces in
      let range = paces.pace.range(of: passage)
      guard range.contains(seconds) else { return Downloader.words(seconds, range) }
      if !paces.pace.isKnown { paces.unsure.append((path, order.file.name, seconds)) }
      paces.pace.learn(passage, seconds: seconds)
      return nil
    }
  }

  private static func words(_ seconds: Double, _ range: ClosedRange<Double>) -> Sentence {
    func words(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }
    return IntakeSentences.lengthUnlikely(
      seconds: words(seconds), least: words(range.lowerBound), most: words(range.upperBound))
  }

  /// Returns the faults of two files of the reciter with the same content: the one whose length fits worse is wrong. If
  /// the lengths do not decide, both are wrong.
  func twin(
    of order: Order, _ passage: ReciterPace.Passage, _ seconds: Double, at other: String
  ) throws -> DownloadCommitter.Twin {
    let name = other.split(separator: "/").last.map(String.init) ?? other
    guard let name = RemoteFile.Name(fileName: name, counting: order.reciter.counting),
      try !contents.areAlike(order.file.name, name)
    else { return DownloadCommitter.Twin() }
    let otherPassage = try contents.passage(name)
    let (own, others) = try withPaces(of: order.reciter.id) { paces in
      (paces.pace.distance(of: seconds, from: passage), paces.pace.distance(of: seconds, from: otherPassage))
    }
    var twin = DownloadCommitter.Twin()
    if own - others >= -1 { twin.own = IntakeSentences.sameAs(file: name.words) }
    if own - others <= 1 { twin.other = IntakeSentences.sameAs(file: order.file.name.words) }
    return twin
  }

  private func withPaces<Value>(of id: String, _ body: (inout Paces) throws -> Value) throws -> Value {
    if paces.withLock({ $0[id] == nil }) {
      let known = try library.reciters.recitedLengths(of: id, limit: 300)
      let texts = try contents.quran.texts(of: known.map(\.words))
      let pace = ReciterPace(zip(texts, known).map { (RecitedLength.ofAyah($0), $1.seconds) })
      paces.withLock { $0[id] = $0[id] ?? Paces(pace: pace) }
    }
    return try paces.withLock { all in
      var own = all[id] ?? Paces(pace: ReciterPace())
      defer { all[id] = own }
      return try body(&own)
    }
  }

  /// Checks again the files that were stored before the reciter's pace was known; called when more files are here.
  ///
  /// - Returns: the files that are withheld now, with the reasons.
  func review(_ id: String) throws -> [(name: RemoteFile.Name, fault: Sentence)] {
    let unsure = try withPaces(of: id) { paces -> [(path: String, name: RemoteFile.Name, fault: Sentence)] in
      guard paces.pace.isKnown else { return [] }
      defer { paces.unsure = [] }
      return try paces.unsure.compactMap { path, name, seconds in
        let range = paces.pace.range(of: try contents.passage(name))
        return range.contains(seconds) ? nil : (path, name, Downloader.words(seconds, range))
      }
    }
    for (path, _, fault) in unsure { try library.downloads.withhold(path, because: fault.text) }
    return unsure.map { ($0.name, $0.fault) }
  }
}
