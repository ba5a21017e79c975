import Testing
import TilawaCore
import TilawaScripts
import TilawaTestSupport

/// Reads scripts over the miniature Quran: surah 1 has 7 ayat, all others 5; a page holds 10, a juz 20.
enum Reading {
  static let structure = MiniatureQuran.structure

  static func read(_ text: String, riwayah: Riwayah = .hafs) throws -> Script {
    try ScriptReader(structure: structure, riwayah: riwayah).read(text)
  }

  /// The faults of a text, as they are told; empty where it has none.
  static func faults(_ text: String) -> [String] { faults(Array(text.utf8)) }

  static func faults(_ bytes: [UInt8]) -> [String] {
    do throws(ScriptFaults) {
      _ = try ScriptReader(structure: structure, riwayah: .hafs).read(bytes)
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  static func resolve(
    _ text: String, riwayah: Riwayah = .hafs, cursors: [String: ScriptCursor] = [:], history: [[WordRange]] = []
  ) throws -> ResolvedScript {
    try ScriptResolver(structure: structure, riwayah: riwayah)
      .resolve(try read(text, riwayah: riwayah), cursors: cursors) { _, runs in Array(history.prefix(runs)) }
  }

  /// Returns each step, in a line.
  static func lines(
    _ text: String, riwayah: Riwayah = .hafs, cursors: [String: ScriptCursor] = [:], history: [[WordRange]] = []
  ) throws -> [String] {
    try resolve(text, riwayah: riwayah, cursors: cursors, history: history).steps.map(line)
  }

  static func line(_ step: ResolvedStep) -> String {
    switch step.action {
    case .play(let arguments): ([step.kind] + arguments.texts).joined(separator: " ")
    case .pause(.key): "pause key"
    case .pause(.seconds(let seconds)): "pause \(seconds)s"
    case .pause(.until(let time)): "pause until \(time)"
    case .pause(.ofLastAyah(let percent)): "turn \(percent)%"
    case .record(let arguments, let length): (["record"] + arguments.texts + ["\(length)"]).joined(separator: " ")
    case .stop(.now): "stop"
    case .stop(.at(let time)): "stop at \(time)"
    case .stop(.after(let seconds)): "stop after \(seconds)s"
    case .skip(let reason): "skip: \(reason)"
    }
  }
}
