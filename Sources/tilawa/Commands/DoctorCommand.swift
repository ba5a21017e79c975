import ArgumentParser
import Foundation
import TilawaApp
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaStore
import TilawaTerminal

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is installed, found and reachable.",
    discussion: """
      ok is as it should be; a note names what is not there and is not needed by everybody; FAIL is what has to be put right, and \
      the command ends with 69 then.
      """)

  @OptionGroup var report: ReportOptions

  func run() async throws {
    let context = AppContext()
    let bus = await context.sessionBus()
    let checks = stored(context) + libraries(context) + surroundings(context, bus)
    tell(checks)
    if checks.contains(where: { $0.level == .fail }) { throw Failure(.unavailable, "") }
  }

  /// What the program is nothing without.
  private func stored(_ context: AppContext) -> [HealthCheck] {
    [
      HealthCheck("program") { "tilawa \(Tilawa.version)" },
      HealthCheck("quran") {
        let quran = try context.quran()
        return "\(quran.path), verified: \(quran.structure.ayatCount(of: .kufi)) ayat"
      },
      HealthCheck("library") {
        let reciters = try context.library().reciters.all()
        return "\(context.folders.library), \(reciters.count) reciters"
      },
      HealthCheck("texts") { try texts(context) },
      HealthCheck("recordings") { try folder(context.folders.recordings) },
      HealthCheck("cache") { try folder(context.folders.cache) },
    ]
  }

  private func libraries(_ context: AppContext) -> [HealthCheck] {
    let sound = SoundLibrary.allCases.map { library in
      HealthCheck(library.rawValue, needed: library == .ffmpeg ? .bySome : .always) {
        try library.check()
        return library.purpose
      }
    }
    let drawing = DrawingLibrary.allCases.map { library in
      HealthCheck(library.rawValue, needed: .bySome) {
        try library.check()
        return library.purpose
      }
    }
    return [
      HealthCheck("loudness", needed: .bySome) { try context.loudnessLibrary() },
      HealthCheck("screen", needed: .bySome) { try screenLibrary() },
      HealthCheck("network", needed: .bySome) { try context.networkLibrary() },
    ] + sound + drawing
  }

  /// The version of the library that draws full screens.
  ///
  /// - Throws: `Failure` that says what to install where there is none.
  private func screenLibrary() throws -> String {
    do throws(TerminalError) {
      return try TerminalScreen.libraryVersion()
    } catch {
      throw Failure(.unavailable, "\(error)")
    }
  }

  private func surroundings(_ context: AppContext, _ bus: Result<String, Failure>) -> [HealthCheck] {
    [
      HealthCheck("font", needed: .bySome) {
        let source = try LetterOptions.source(context.setting(.font) ?? FontSource.standardFamily)
        guard access(source.path, R_OK) == 0 else {
          throw Failure(.noInput, "\(source.path): \(String(cString: strerror(errno)))")
        }
        return "\(source.family), \(source.path)"
      },
      HealthCheck("session bus", needed: .bySome) { try bus.get() },
      HealthCheck("sound server", needed: .bySome) {
        let sink = try PulseSink()
        let format = sink.wish.map { ", \($0.rate) Hz, \($0.channels) channels" } ?? ""
        return "sink \(sink.name)\(format)"
      },
    ]
  }

  /// A folder that is not there yet is made when it is needed.
  private func folder(_ path: String) throws -> String {
    if access(path, F_OK) != 0, errno == ENOENT { return path }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw Failure(.cannotCreate, "\(path): \(String(cString: strerror(errno)))")
    }
    return path
  }

  /// The riwayat whose text is installed, and the packs; throws for one that is damaged.
  private func texts(_ context: AppContext) throws -> String {
    let shelf = try context.texts()
    let names = try shelf.riwayat.map { try shelf.open($0).riwayah.name }
    let packs = try PackCatalogue(context).shelf
    let ids = try packs.ids.map { try packs.open($0).pack.id.text }
    return (["Hafs"] + names.filter { $0 != "Hafs" } + ids).joined(separator: ", ")
  }

  private func tell(_ checks: [HealthCheck]) {
    if report.json { return Terminal.say(JSON.object([("checks", .array(checks.map(\.json)))]).text) }
    for check in checks { Terminal.say("\(check.level.word) \(check.name)\t\(check.detail)") }
  }
}

/// Something that is as it should be, or is not.
struct HealthCheck {
  /// Who cannot do without it.
  enum Need { case always, bySome }

  enum Level: String {
    case ok, note, fail

    /// Four letters, for people.
    var word: String {
      switch self {
      case .ok: "ok  "
      case .note: "note"
      case .fail: "FAIL"
      }
    }
  }

  let name: String
  let level: Level
  let detail: String

  /// - Parameter body: says what is there; throws where that is not as it should be.
  init(_ name: String, needed: Need = .always, _ body: () throws -> String) {
    self.name = name
    do {
      detail = try body()
      level = .ok
    } catch {
      detail = Failure(error)?.message ?? "\(error)"
      level = needed == .always ? .fail : .note
    }
  }

  var json: JSON {
    .object([
      ("name", .string(name)), ("ok", .bool(level == .ok)), ("detail", .string(detail)),
      ("level", .string(level.rawValue)),
    ])
  }
}
