import Foundation
import TilawaAudio
package import TilawaCore
import TilawaDrawing
import TilawaStore

/// The checks of the installed program, its libraries and its surroundings.
package struct HealthChecks {
  package let context: AppContext
  /// Returns the version of the library for full screens; throws if it is missing.
  package let screen: () throws -> String
  /// Returns the purpose of the library that orders letters; throws if it is missing.
  package let letters: () throws -> String

  package init(
    in context: AppContext, screen: @escaping () throws -> String, letters: @escaping () throws -> String
  ) {
    self.context = context
    self.screen = screen
    self.letters = letters
  }

  package func run() async -> [HealthCheck] { stored() + libraries() + surroundings(await context.sessionBus()) }

  /// Returns the checks of the parts without which the program cannot work.
  private func stored() -> [HealthCheck] {
    [
      HealthCheck("program") { "tilawa \(Release.version)" },
      HealthCheck("quran") {
        let quran = try context.quran()
        return "\(quran.path), verified: \(quran.structure.ayatCount(of: .kufi)) ayat"
      },
      HealthCheck("library") {
        let reciters = try context.library().reciters.all()
        return "\(context.folders.library), \(reciters.count) reciters"
      },
      HealthCheck("texts") { try texts() },
      HealthCheck("recordings") { try folder(context.folders.recordings) },
      HealthCheck("cache") { try folder(context.folders.cache) },
    ]
  }

  private func libraries() -> [HealthCheck] {
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
      HealthCheck("screen", needed: .bySome) { try screen() },
      HealthCheck("FriBidi", needed: .bySome) { try letters() },
      HealthCheck("network", needed: .bySome) { try context.networkLibrary() },
    ] + sound + drawing
  }

  private func surroundings(_ bus: Result<String, Failure>) -> [HealthCheck] {
    [
      HealthCheck("font", needed: .bySome) {
        let source = try FontSource.named(context.setting(.font) ?? FontSource.standardFamily)
        guard access(source.path, R_OK) == 0 else {
          throw Failure(.noInput, "\(source.path): \(systemMessage())")
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

  /// Returns the path of a folder; throws if it exists and cannot be used. A missing folder is made later when it is
  /// needed.
  private func folder(_ path: String) throws -> String {
    if access(path, F_OK) != 0, errno == ENOENT { return path }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw Failure(.cannotCreate, "\(path): \(systemMessage())")
    }
    return path
  }

  /// Returns the names of the riwayat with an installed text, and the ids of the packs; throws if one is damaged.
  private func texts() throws -> String {
    let store = try context.texts()
    let names = try store.riwayat.map { try store.open($0).riwayah.name }
    let packs = try PackCatalogue(context).store
    let ids = try packs.ids.map { try packs.open($0).pack.id.text }
    return (["Hafs"] + names.filter { $0 != "Hafs" } + ids).joined(separator: ", ")
  }
}

/// A part of the program or its surroundings, and the result of its check.
package struct HealthCheck {
  /// The users who need the checked part: all, or some.
  package enum Need { case always, bySome }

  package enum Level: String {
    case ok, note, fail

    /// The level in four letters, for people.
    package var word: String {
      switch self {
      case .ok: "ok  "
      case .note: "note"
      case .fail: "FAIL"
      }
    }
  }

  package let name: String
  package let level: Level
  package let detail: String

  /// Runs a check.
  ///
  /// - Parameter body: returns words about the part; throws if it is not in order.
  package init(_ name: String, needed: Need = .always, _ body: () throws -> String) {
    self.name = name
    do {
      detail = try body()
      level = .ok
    } catch {
      detail = Failure(error)?.message ?? "\(error)"
      level = needed == .always ? .fail : .note
    }
  }

  /// The check for people.
  package var line: String { "\(level.word) \(name)\t\(detail)" }

  /// The check for programs.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("ok", .bool(level == .ok)), ("detail", .string(detail)),
      ("level", .string(level.rawValue)),
    ])
  }
}
