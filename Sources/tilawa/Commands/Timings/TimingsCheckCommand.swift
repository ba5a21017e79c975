import ArgumentParser
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct TimingsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Ask the sound whether the timings belong to the reciter's files of surahs.",
    discussion: """
      Each timed file of a whole surah is aligned with another reciter who has all of its ayat one by one. Told is whether \
      the timings fit it, are all too early or late, run faster or slower, or are of another edition, which nothing repairs. \
      With --repair what is shifted or drifts is put right for this audio, as by timings set; timings unset takes it back.
      """)

  @Argument(
    help: ArgumentHelp("What to check, such as 78 or juz:30. Default: all.", valueName: "range"), completion: .ranges)
  var ranges: [String] = ["all"]

  @Option(
    help: ArgumentHelp("Compare with this reciter; may be given again. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  @Flag(help: "Put right what is shifted or drifts, for the files that are here.")
  var repair = false

  @OptionGroup var options: TimingOptions

  func run() throws {
    let timed = try options.open(for: repair ? .writing : .reading)
    let bar = StepBar(isQuiet: options.report.json)
    let verifier = TimingVerifier(library: timed.library, structure: timed.structure)
    let spans = try timed.spans(ranges)
    let found = try bar.around {
      try verifier.verify(timed.reciter, in: spans, named: reference) { done, all in
        bar.show(.listening(done: done, of: all))
      }
    }
    let outcome = repair ? try repaired(found, timed) : TimingEditor.Outcome()
    if options.report.json {
      let files = found.map { JSON.object(members($0)) }
      Terminal.say(
        JSON.object([("reciter", .string(timed.reciter.id)), ("files", .array(files))] + TimedReciter.json(outcome))
          .text)
    } else {
      Columns.say(found.map { ["\($0.surah)", words($0)] }, headings: ["surah", "result"], numbers: [0])
      timed.tell(outcome)
      if !outcome.recut.isEmpty { Terminal.complain("\(Count.files(outcome.recut.count)) cut anew") }
    }
    if !repair, found.contains(where: isWrong) { throw Failure(.unreadable, "") }
  }

  private func repaired(_ found: [TimingVerifier.Finding], _ timed: TimedReciter) throws -> TimingEditor.Outcome {
    var outcome = TimingEditor.Outcome()
    for finding in found where !finding.repaired.isEmpty {
      let digest = try timed.library.files.digest(of: finding.file.path, of: timed.reciter.id)
      let came = try timed.editor.take([digest: finding.repaired], of: timed.reciter, now: TimedReciter.now)
      outcome.add(came.outcome)
    }
    return outcome
  }

  private func isWrong(_ finding: TimingVerifier.Finding) -> Bool {
    switch finding.outcome {
    case .compared(let fit): fit.kind != .fits
    case .unlike: true
    case .noReference: false
    }
  }

  private func words(_ finding: TimingVerifier.Finding) -> String {
    guard case .compared(let fit) = finding.outcome else {
      return finding.outcome == .unlike
        ? "does not sound like this surah" : "nobody else has all of its ayat one by one"
    }
    let names = finding.references.map(\.name).joined(separator: " and ")
    let met = "\(fit.metCount) of \(Count.ayat(fit.count)) within 0.3 s, by \(names)"
    let shift = "\(fit.shift > 0 ? "+" : "")\(fit.shift) ms"
    return switch fit.kind {
    case .fits: "fits: \(met)"
    case .shifted: "shifted: right by \(shift), \(met)"
    case .drifting: "drifting: right by \(shift) and \(Double(fit.drift) / 1000)% longer, \(met)"
    case .otherEdition: "of another edition: at best \(met)"
    }
  }

  private func members(_ finding: TimingVerifier.Finding) -> [(String, JSON)] {
    let head: [(String, JSON)] = [
      ("surah", .int(finding.surah)), ("file", .string(finding.file.path)),
      ("references", .strings(finding.references.map(\.id))),
    ]
    guard case .compared(let fit) = finding.outcome else {
      return head + [("verdict", .string(finding.outcome == .unlike ? "unlike" : "no-reference"))]
    }
    return head + [
      ("verdict", .string(fit.kind.rawValue)), ("shift_ms", .int(fit.shift)),
      ("drift_ppm", .int(fit.drift * 10)), ("ayat", .int(fit.count)), ("met", .int(fit.metCount)),
      ("repaired", .bool(repair && !finding.repaired.isEmpty)),
    ]
  }
}
