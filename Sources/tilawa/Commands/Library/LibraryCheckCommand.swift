import ArgumentParser
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaPlayer
import TilawaStore

struct LibraryCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Verify every recording's file and everything that is stored.",
    discussion: """
      Reads every byte. Ends with 65 where something is wrong that is not repaired. --repair puts right what follows from \
      other things; sounds in the recordings folder that the library does not know become recordings again. Nothing that \
      was recorded or marked is ever deleted.
      """)

  @Flag(help: "Put right what can be.")
  var repair = false

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: repair ? .writing : .reading)
    RecoveredRecordings.tell(in: library, context)
    let structure = try context.quran().structure
    if repair { Leftovers.remove(.recordings, in: context.folders.recordings) }
    let progress = Progress(report)
    var check = LibraryCheck(library, structure: structure, repair ? .repair : .look)
    var found = try check.run { progress.show($0, of: $1) }
    progress.clear()
    if repair {
      for index in found.problems.indices where found.problems[index].kind == .orphan {
        adopt(&found.problems[index], into: library)
      }
    }
    found.problems += try outlines(of: library)
    tell(found)
    if found.problems.contains(where: { $0.remedy != .repaired }) { throw Failure(.unreadable, "") }
  }

  /// Outlines that cannot be read. One that is not there is no fault, it is made when it is asked for; `--repair` makes both.
  private func outlines(of library: Library) throws -> [LibraryProblem] {
    let cache = OutlineCache(folders: library.folders)
    return try library.recordings.all().compactMap { recording in
      let path = "\(library.folders.outlines)/\(recording.sha256)"
      guard cache.kept(of: recording.sha256) == nil else { return nil }
      let wasThere = Disk.exists(path)
      let isMade = repair && (try? cache.outline(of: recording)) != nil
      guard wasThere else { return nil }
      return LibraryProblem(
        kind: .damagedOutline, sha256: recording.sha256, title: recording.title, path: path,
        message: "its waveform cannot be read", remedy: isMade ? .repaired : repair ? .none : .repairable)
    }
  }

  /// Makes a sound that the library does not know a recording again.
  private func adopt(_ problem: inout LibraryProblem, into library: Library) {
    guard let path = problem.path, let sha256 = problem.sha256 else { return }
    do {
      let teacher = try library.settings.value(of: .teacher) ?? "Recovered recordings"
      let known = try library.reciters.named(teacher)
      let isTheirs = known?.kind == .personal
      let riwayah = isTheirs ? known?.riwayah ?? .hafs : .hafs
      let owner = NewReciter(
        name: isTheirs || known == nil ? teacher : "Recovered recordings", riwayah: riwayah,
        counting: isTheirs ? known?.counting ?? riwayah.counting : riwayah.counting, kind: .personal)
      let file = NewAudioFile(
        file: try AudioProbe.measure(path), storage: .recordings, sha256: sha256, segments: [])
      let title = "Recovered \(sha256.prefix(8))"
      let isNew = try library.recordings.adopt(
        NewRecording(title: title, originalName: sha256), by: owner, file: file,
        added: Int(Date().timeIntervalSince1970))
      guard isNew else { return problem = problem.outcome(.repaired, "somebody imported it meanwhile") }
      problem = problem.outcome(.repaired, title: title, "it is the recording \(title) of \(owner.name) now")
    } catch {
      problem = problem.outcome(.none, "it cannot become a recording: \(error.lineWithAdvice)")
    }
  }

  private func tell(_ found: LibraryCheck.Report) {
    let open = found.problems.filter { $0.remedy != .repaired }
    if report.json {
      let problems = found.problems.map { problem in
        JSON.object([
          ("kind", .string(problem.kind.rawValue)), ("sha256", .optional(problem.sha256, JSON.string)),
          ("title", .optional(problem.title, JSON.string)), ("path", .optional(problem.path, JSON.string)),
          ("message", .string(problem.messageWithAdvice)), ("remedy", .string(problem.remedy.rawValue)),
        ])
      }
      return Terminal.say(
        JSON.object([
          ("ok", .bool(open.isEmpty)), ("recordings", .int(found.recordings)), ("bytes", .int(found.bytes)),
          ("problems", .array(problems)),
        ]).text)
    }
    for problem in found.problems {
      let place = [problem.title, problem.path].compactMap(\.self).joined(separator: ": ")
      let end =
        switch problem.remedy {
        case .none: ""
        case .repairable: " (--repair puts it right)"
        case .repaired: " (repaired)"
        }
      Terminal.say("\(place): \(problem.messageWithAdvice)\(end)")
    }
    let repaired = found.problems.count - open.count
    let words = open.isEmpty ? "all is well" : "\(open.count) wrong"
    Terminal.say(
      "\(found.recordings) recordings, \(Lengths.bytes(found.bytes)): \(words)\(repaired > 0 ? ", \(repaired) repaired" : "")"
    )
  }
}
