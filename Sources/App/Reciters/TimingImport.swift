package import AppBase
package import TilawaCore
package import TilawaIntake
import TilawaStore

/// The import of published timings, or of a reciter's exported ones.
package struct TimingImport {
  package let timed: TimedReciter
  /// The counting in which the file numbers the ayat; nil: that of the reciter.
  package let counting: VerseCounting?
  /// The surah of the file, if the file does not name it.
  package let surah: Int?

  package init(
    timed: TimedReciter, counting: VerseCounting?, surah: Int?
  ) {
    self.timed = timed
    self.counting = counting
    self.surah = surah
  }

  /// The content of a file that can be believed.
  package struct Taken {
    package let format: PublishedTimings.Format
    /// The name of the document, or of the folder of several.
    package let origin: String
    package var published: [AyahTiming] = []
    /// The ayat whose timings are no longer known.
    package var withheld: [AyahTiming] = []
    package var overlays: [String: [AyahTiming]] = [:]
    package var findings: [TimingFinding] = []

    package var isEmpty: Bool { published.isEmpty && overlays.isEmpty }
  }

  /// Reads and checks files, and those in folders, as one.
  ///
  /// - Throws: `Failure`, unreadable, where no ayah of them can be believed.
  package func read(_ paths: [String]) throws -> Taken {
    let reader = TimingReader(structure: timed.structure) { [quran = timed.quran] in try quran.texts(of: $0) }
    let files = try TimingDocument.files(at: paths)
    guard surah == nil || files.count == 1 else {
      throw Failure(.usage, RecitersSentences.surahOfOneFile(count: files.count))
    }
    let path = paths[0]
    let taken = try files.count == 1 ? read(files[0], reader) : read(all: files, reader)
    guard !taken.isEmpty else {
      let first = taken.findings.first { $0.message != nil }
      throw Failure(
        .unreadable,
        first.map { RecitersSentences.notBelievedSince(path: path, reason: "\($0)") }
          ?? RecitersSentences.notBelieved(path: path))
    }
    return taken
  }

  /// Reads several documents; exports of this program are read one by one.
  private func read(all files: [String], _ reader: TimingReader) throws -> Taken {
    let published = try TimingDocument.read(all: files)
    let checked = try reader.check(published, in: counting ?? timed.reciter.counting)
    let folder = files[0].split(separator: "/").dropLast().last ?? ""
    return Taken(
      format: published.format, origin: String(folder), published: checked.timings, withheld: checked.withheld,
      findings: checked.findings)
  }

  private func read(_ path: String, _ reader: TimingReader) throws -> Taken {
    let name = String(path.split(separator: "/").last ?? "")
    do {
      if let export = try TimingExport(try TimingDocument.bytes(of: path), reader: reader) {
        return Taken(
          format: .tilawa, origin: name, published: export.published, overlays: export.overlays,
          findings: export.findings)
      }
    } catch let problem as TimingDocument.Problem {
      throw Failure(.unreadable, RecitersSentences.notRead(path: path, reason: "\(problem)"))
    }
    let published = try TimingDocument.read(path, surah: surah)
    let checked = try reader.check(published, in: counting ?? timed.reciter.counting)
    return Taken(
      format: published.format, origin: name, published: checked.timings, withheld: checked.withheld,
      findings: checked.findings)
  }

  /// Stores the content of files.
  ///
  /// - Parameters:
  ///   - progress: called with the files that are cut anew.
  ///   - warn: takes a line about overlays whose sound is not here.
  package func store(
    _ taken: Taken, progress: @escaping TilawaIntake.Progress, warn: (Sentence) -> Void
  ) throws -> TimingEditor.Outcome {
    var outcome = TimingEditor.Outcome()
    if !taken.published.isEmpty {
      outcome = try timed.editor.publish(
        taken.published + taken.withheld, of: timed.reciter, from: taken.origin, progress: progress)
    }
    if !taken.overlays.isEmpty {
      let came = try timed.editor.take(taken.overlays, of: timed.reciter, now: SystemClock.now, progress: progress)
      let elsewhere = taken.overlays.count - came.here
      if elsewhere > 0 {
        warn(RecitersSentences.overlaysElsewhere(count: elsewhere))
      }
      outcome.add(came.outcome)
    }
    return outcome
  }

  // MARK: - The answer

  /// Tells the result of the import.
  ///
  /// - Parameter isDry: whether nothing was stored.
  package func answer(_ taken: Taken, _ outcome: TimingEditor.Outcome, isDry: Bool) -> CommandAnswer {
    let counts = Counts(taken.findings)
    let withheld = taken.findings.filter { if case .withheld = $0.decision { true } else { false } }
    var remarks = withheld.prefix(20).map { Sentence(verbatim: "\($0)") }
    if withheld.count > 20 { remarks.append(RecitersSentences.andMore(count: withheld.count - 20)) }
    if !counts.repairs.isEmpty {
      let kinds = counts.repairs.map { "\($1) \($0)" }.listed
      remarks.append(RecitersSentences.repaired(kinds: kinds))
    }
    let (id, format, ayat) = (timed.reciter.id, taken.format.name, taken.findings.count - counts.withheld)
    let line =
      isDry
      ? RecitersSentences.wouldTake(
        id: id, ayat: ayat, format: format, clean: counts.clean, repaired: counts.repaired, withheld: counts.withheld)
      : RecitersSentences.took(
        id: id, ayat: ayat, format: format, clean: counts.clean, repaired: counts.repaired, withheld: counts.withheld)
    return CommandAnswer(
      [TimedReciter.done(line, outcome)],
      JoinedMembers(value(taken, isDry: isDry), TimingOutcome(outcome)), remarks: remarks + outcome.faults)
  }

  private func value(_ taken: Taken, isDry: Bool) -> TimingsTaken {
    let counts = Counts(taken.findings)
    let ayat = taken.findings.compactMap { finding -> TimingsTaken.Ayah? in
      let (verdict, codes): (String, [String])
      switch finding.decision {
      case .clean: return nil
      case .repaired(let repairs): (verdict, codes) = ("repaired", repairs.map(\.code))
      case .withheld(let fault): (verdict, codes) = ("withheld", [fault.code])
      }
      return TimingsTaken.Ayah(
        ref: "\(finding.ref)", verdict: verdict, codes: codes, message: "\(finding.message ?? "")")
    }
    return TimingsTaken(
      reciter: timed.reciter.id, format: taken.format.rawValue, isDry: isDry, clean: counts.clean,
      repaired: counts.repaired, withheld: counts.withheld,
      overlays: taken.overlays.values.reduce(0) { $0 + $1.count }, ayat: ayat)
  }

  /// The numbers of ayat by the result of their check.
  private struct Counts {
    var clean = 0
    var repaired = 0
    var withheld = 0
    /// The number of ayat with each kind of repair, and the name of the kind.
    var repairs: [(Int, String)] = []

    init(_ findings: [TimingFinding]) {
      var kinds: [String: Int] = [:]
      for finding in findings {
        switch finding.decision {
        case .clean: clean += 1
        case .withheld: withheld += 1
        case .repaired(let all):
          repaired += 1
          for code in Set(all.map(\.code)) { kinds[code, default: 0] += 1 }
        }
      }
      repairs = kinds.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    }
  }
}
