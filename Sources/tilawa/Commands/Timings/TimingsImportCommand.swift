import ArgumentParser
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take over timings that somebody published, or that `timings export` wrote.",
    discussion: """
      mp3quran, QDC, quran-align and QUL as JSON, gapless databases, and CSV surah,ayah,start,end are read; which it is, the \
      file says. Every ayah is checked: what cannot be believed is withheld, and told. What was known of the same ayat is \
      replaced, what you put right by hand stays. Files that are here are cut anew.
      """)

  @Argument(
    help: ArgumentHelp("The file of timings.", valueName: "file"),
    completion: .file(extensions: ["json", "db", "sqlite", "csv"]))
  var file: String

  @OptionGroup var options: TimingOptions

  @Option(help: "The counting in which it numbers the ayat. Default: the reciter's.")
  var counting: VerseCounting?

  @Option(help: ArgumentHelp("Which surah it is about, where it does not say.", valueName: "n"))
  var surah: Int?

  @Flag(help: "Only say what it holds; change nothing.")
  var dryRun = false

  mutating func validate() throws {
    if let surah, !(1...114).contains(surah) { throw ValidationError("--surah is 1 to 114") }
  }

  func run() throws {
    let timed = try options.open(for: dryRun ? .reading : .writing)
    let path = absolute(file)
    let reader = TimingReader(structure: timed.structure, texts: { [quran = timed.quran] in try quran.texts(of: $0) })
    let taken = try read(path, reader, timed)
    guard !taken.isEmpty else {
      let why = taken.findings.first { $0.message != nil }.map { ": \($0)" } ?? ""
      throw Failure(.unreadable, "\(path): cannot use the timings: no ayah of them can be believed\(why)")
    }
    let outcome = dryRun ? TimingEditor.Outcome() : try store(taken, from: path, timed)
    if options.report.json { return Terminal.say(json(taken, outcome, timed).text) }
    tell(taken, outcome, timed)
  }

  /// What a file holds that can be believed.
  private struct Taken {
    let format: PublishedTimings.Format
    var published: [AyahTiming] = []
    /// Of which nothing is known any more.
    var withheld: [AyahTiming] = []
    var overlays: [String: [AyahTiming]] = [:]
    var findings: [TimingFinding] = []

    var isEmpty: Bool { published.isEmpty && overlays.isEmpty }
  }

  private func read(_ path: String, _ reader: TimingReader, _ timed: TimedReciter) throws -> Taken {
    do {
      if let export = try TimingExport(try TimingDocument.bytes(of: path), reader: reader) {
        return Taken(
          format: .tilawa, published: export.published, overlays: export.overlays, findings: export.findings)
      }
    } catch let problem as TimingDocument.Problem {
      throw Failure(.unreadable, "\(path): cannot read the timings: \(problem)")
    }
    let published = try TimingDocument.read(path, surah: surah)
    let checked = try reader.check(published, in: counting ?? timed.reciter.counting)
    return Taken(
      format: published.format, published: checked.timings, withheld: checked.withheld, findings: checked.findings)
  }

  private func store(_ taken: Taken, from path: String, _ timed: TimedReciter) throws -> TimingEditor.Outcome {
    var outcome = TimingEditor.Outcome()
    let progress = cuttingProgress(options.report)
    if !taken.published.isEmpty {
      let name = String(path.split(separator: "/").last ?? "")
      outcome = try timed.editor.publish(
        taken.published + taken.withheld, of: timed.reciter, from: name, progress: progress)
    }
    if !taken.overlays.isEmpty {
      let came = try timed.editor.take(taken.overlays, of: timed.reciter, now: TimedReciter.now, progress: progress)
      let elsewhere = taken.overlays.count - came.here
      if elsewhere > 0, !options.report.json {
        Terminal.complain(
          "\(Count.files(elsewhere)) with overlays: the audio is not here; they are kept for when it is")
      }
      outcome.add(came.outcome)
    }
    return outcome
  }

  // MARK: Telling

  private func tell(_ taken: Taken, _ outcome: TimingEditor.Outcome, _ timed: TimedReciter) {
    let counts = Counts(taken.findings)
    let withheld = taken.findings.filter { if case .withheld = $0.verdict { true } else { false } }
    for finding in withheld.prefix(20) { Terminal.complain("\(finding)") }
    if withheld.count > 20 { Terminal.complain("and \(withheld.count - 20) more; --json lists all") }
    if !counts.repairs.isEmpty {
      let kinds = counts.repairs.map { "\($1) \($0)" }.joined(separator: ", ")
      Terminal.complain("repaired, in ayat: \(kinds); --json lists them")
    }
    timed.tell(outcome)
    let done = dryRun ? "would take" : "took"
    Terminal.say(
      "\(timed.reciter.id): \(done) \(Count.ayat(taken.findings.count - counts.withheld)) from \(taken.format.name): "
        + "\(counts.clean) as they are, \(counts.repaired) repaired, \(counts.withheld) withheld"
        + TimedReciter.words(outcome))
  }

  private func json(_ taken: Taken, _ outcome: TimingEditor.Outcome, _ timed: TimedReciter) -> JSON {
    let counts = Counts(taken.findings)
    let ayat = taken.findings.compactMap { finding -> JSON? in
      let (verdict, codes): (String, [String])
      switch finding.verdict {
      case .clean: return nil
      case .repaired(let repairs): (verdict, codes) = ("repaired", repairs.map(\.code))
      case .withheld(let fault): (verdict, codes) = ("withheld", [fault.code])
      }
      return .object([
        ("ref", .string("\(finding.ref)")), ("verdict", .string(verdict)), ("codes", .strings(codes)),
        ("message", .string(finding.message ?? "")),
      ])
    }
    return .object(
      [
        ("reciter", .string(timed.reciter.id)), ("format", .string(taken.format.rawValue)), ("dry_run", .bool(dryRun)),
        ("clean", .int(counts.clean)), ("repaired", .int(counts.repaired)), ("withheld", .int(counts.withheld)),
        ("overlays", .int(taken.overlays.values.reduce(0) { $0 + $1.count })), ("ayat", .array(ayat)),
      ] + TimedReciter.json(outcome))
  }

  /// How many ayat came through.
  private struct Counts {
    var clean = 0
    var repaired = 0
    var withheld = 0
    /// How many ayat of each kind of repair, by its name.
    var repairs: [(Int, String)] = []

    init(_ findings: [TimingFinding]) {
      var kinds: [String: Int] = [:]
      for finding in findings {
        switch finding.verdict {
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
