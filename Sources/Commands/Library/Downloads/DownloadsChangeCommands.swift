import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaScreens
import TilawaStore

/// Ranges of a reciter's fetched files.
struct FetchedRanges: ParsableArguments {
  @Argument(help: "Which ayat: 2:255, 67, juz:30 …, or all.", completion: .ranges)
  var ranges: [String]

  @Option(help: ArgumentHelp("Whose, by id or name.", valueName: "id"), completion: .reciters)
  var reciter: String

  @Option(help: "The riwayah in whose counting the ranges are read. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  /// The fetched files that hold any of it.
  func downloads(in library: Library, _ context: AppContext) throws -> [Download] {
    let (reciter, source) = try DownloadSource.find(reciter, in: library)
    let all = try library.downloads.all(by: reciter.id)
    guard ranges != ["all"] else { return all }
    let structure = try context.quran().structure
    let parsed = try DownloadSource.parse(ranges, try context.riwayah(riwayah), in: structure)
    let wanted = Set(
      DownloadPlan(parsed, of: reciter, from: source, in: structure, openings: .leftOut).map(\.fileName))
    return all.filter { wanted.contains($0.name) }
  }
}

struct DownloadsRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove fetched files. They can be fetched again.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let downloads = try what.downloads(in: library, context)
    let bytes = try library.downloads.remove(downloads.map(\.file.path))
    var left = (parts: 0, strangers: [String]())
    if what.ranges == ["all"], let reciter = try library.reciters.named(what.reciter) {
      left = try DownloadLeftovers.remove(of: reciter.id, in: library)
    }
    if report.json {
      return Terminal.say(
        JSON.object([
          ("removed", .int(downloads.count)), ("bytes", .int(bytes)), ("leftovers", .int(left.parts)),
          ("left", .strings(left.strangers)),
        ]).text)
    }
    Terminal.say("\(Count.files(downloads.count)) removed, \(Lengths.bytes(bytes)) freed")
    StrangersWords.tell(left.strangers)
  }
}

/// What is said of files among the downloads that the library did not put there.
enum StrangersWords {
  static func tell(_ strangers: [String]) {
    guard let first = strangers.first else { return }
    let rest = strangers.count > 1 ? " and \(strangers.count - 1) more" : ""
    Terminal.complain("\(first)\(rest): the library does not know what this is; it is left there")
  }
}

struct DownloadsPinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin", abstract: "Have fetched files stay, however large the cache grows.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws { try PinningReport.change(what, .pinned, report) }
}

struct DownloadsUnpinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpin", abstract: "Let fetched files go when the cache outgrows its limit.")

  @OptionGroup var what: FetchedRanges
  @OptionGroup var report: ReportOptions

  func run() throws { try PinningReport.change(what, .unpinned, report) }
}

private enum PinningReport {
  static func change(_ what: FetchedRanges, _ pinning: Pinning, _ report: ReportOptions) throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let downloads = try what.downloads(in: library, context)
    let count = try library.downloads.pin(downloads.map(\.file.path), pinning)
    let word = pinning == .pinned ? "pinned" : "unpinned"
    if report.json { return Terminal.say(JSON.object([(word, .int(count))]).text) }
    Terminal.say("\(Count.files(count)) \(count == 1 ? "is" : "are") \(word)")
    if pinning == .unpinned, let reciter = downloads.first?.reciter, try library.reciters.isPinned(reciter) {
      Terminal.complain("\(reciter) is pinned as a whole, so they stay all the same")
    }
  }
}

struct DownloadsVerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Decode every fetched file to its end and compare it with what came.",
    discussion: """
      What is damaged is withheld: it is not played, and another reciter takes its place. With --repair it is fetched again, \
      and so is what was withheld before.
      """)

  @OptionGroup var whose: OneReciterOption

  @Flag(help: "Fetch again what is missing, damaged or withheld.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let id = try whose.id(in: library)
    let found = try await audit(id, library)
    let troubles = found.troubles
    if !report.json {
      for (download, trouble) in troubles {
        Terminal.complain("\(download.reciter)/\(download.name): \(trouble)")
      }
    } else {
      let list = troubles.map { download, trouble in
        JSON.object([
          ("reciter", .string(download.reciter)), ("name", .string(download.name)), ("trouble", .string("\(trouble)")),
        ])
      }
      Terminal.say(
        JSON.object([("files", .int(found.files)), ("bytes", .int(found.bytes)), ("troubles", .array(list))]).text)
    }
    let sound = found.files - troubles.count
    if !report.json {
      Terminal.say(
        "\(sound) of \(Count.files(found.files)) \(found.files == 1 ? "is" : "are") whole (\(Lengths.bytes(found.bytes)))"
      )
    }
    guard !troubles.isEmpty else { return }
    guard repair else {
      throw Failure(.unreadable, "to fetch them again: tilawa downloads verify --repair")
    }
    try await DownloadSource.fetchAgain(
      troubles.map(\.download), library, on: DownloadScreen(isForProgram: report.json), in: context)
  }

  /// On a thread of its own: it blocks for long.
  private func audit(_ id: String?, _ library: Library) async throws -> DownloadAudit.Report {
    let isLive = !report.json && Terminal.isTerminal(2)
    let interruption = Interruption { code in
      if isLive { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    defer { if isLive { ProgressBar.clear() } }
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        let result = Result {
          try DownloadAudit(library: library).run(
            of: id,
            progress: { done, count in
              if isLive, done % 16 == 0 { Terminal.draw("\(done)/\(count) files", on: 2) }
            })
        }
        continuation.resume(with: result)
      }
    }
  }
}
