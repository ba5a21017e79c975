import ArgumentParser
import Foundation
import TilawaAudio
import TilawaCore
import TilawaStore

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what is installed, found and reachable.")

  @OptionGroup var report: ReportOptions

  private struct Check {
    let name: String
    let result: Result<String, Failure>

    init(_ name: String, _ body: () throws -> String) {
      self.name = name
      do { result = .success(try body()) } catch {
        result = .failure(Failure(error) ?? Failure(.bug, "\(error)"))
      }
    }
  }

  func run() async throws {
    let context = CommandContext()
    let bus = await context.sessionBus()
    let checks = [
      Check("program") { "tilawa \(Tilawa.version)" },
      Check("quran") {
        let quran = try context.quran()
        return "\(quran.path), verified: \(quran.structure.ayatCount(of: .kufi)) ayat"
      },
      Check("library") {
        let reciters = try context.library().reciters()
        return "\(context.folders.library), \(reciters.count) reciters"
      },
      Check("texts") { try texts(context) },
      Check("recordings") { context.folders.recordings },
      Check("cache") { context.folders.cache },
      Check("loudness") { try context.loudnessLibrary() },
      Check("screen") { try context.screenLibrary() },
      Check("network") { try context.networkLibrary() },
      Check("session bus") { try bus.get() },
      Check("sound server") {
        let sink = try PulseSink()
        let format = sink.wish.map { ", \($0.rate) Hz, \($0.channels) channels" } ?? ""
        return "sink \(sink.name)\(format)"
      },
    ]
    tell(checks)
    for check in checks {
      guard case .failure(let failure) = check.result, failure.code != .unavailable else { continue }
      throw Failure(failure.code, "")
    }
  }

  /// The riwayat whose text is installed, and the packs; throws for one that is damaged.
  private func texts(_ context: CommandContext) throws -> String {
    let shelf = try context.texts()
    let names = try shelf.riwayat.map { try shelf.open($0).riwayah.name }
    let packs = try PackCatalogue(context).shelf
    let ids = try packs.ids.map { try packs.open($0).pack.id.text }
    return (["Hafs"] + names.filter { $0 != "Hafs" } + ids).joined(separator: ", ")
  }

  private func tell(_ checks: [Check]) {
    guard report.json else {
      for check in checks {
        switch check.result {
        case .success(let detail): Terminal.say("ok   \(check.name)\t\(detail)")
        case .failure(let failure): Terminal.say("FAIL \(check.name)\t\(failure.message)")
        }
      }
      return
    }
    let list = checks.map { check in
      switch check.result {
      case .success(let detail):
        JSON.object([("name", .string(check.name)), ("ok", .bool(true)), ("detail", .string(detail))])
      case .failure(let failure):
        JSON.object([("name", .string(check.name)), ("ok", .bool(false)), ("detail", .string(failure.message))])
      }
    }
    Terminal.say(JSON.object([("checks", .array(list))]).text)
  }
}
