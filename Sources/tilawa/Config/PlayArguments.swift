import ArgumentParser
import TilawaCore
import TilawaStore

/// Completes what somebody typed for a session by a preset and by what was settled for all sessions.
enum PlayArguments {
  /// Commands that take what `play` takes; `run` is `session run`.
  enum Command: String, CaseIterable {
    case play, queue, render, resume, run

    /// What is typed for it behind `tilawa`.
    fileprivate var words: [String] {
      switch self {
      case .play, .queue, .render, .resume: [rawValue]
      case .run: ["session", "run"]
      }
    }
  }

  /// What was typed behind `tilawa`, completed if it is for a session.
  static func complete(typed arguments: [String], in folders: Folders) throws -> [String] {
    for command in Command.allCases {
      let words = command.words
      guard arguments.starts(with: words) else { continue }
      return try words + complete(Array(arguments.dropFirst(words.count)), for: command, in: folders)
    }
    return arguments
  }

  /// Words for a command: the defaults, then those of the preset that is named in it, then those that are given.
  ///
  /// - Parameters:
  ///   - given: what was typed, or stands in a script.
  ///   - command: who is to read it.
  ///   - folders: where the library is.
  /// - Throws: `StoreError.notFound` for a preset that there is not. A library that cannot be read settles nothing.
  static func complete(_ given: [String], for command: Command, in folders: Folders) throws -> [String] {
    let standards = (try? SettingStore.standards(in: folders)) ?? [:]
    let pieces = ConfigKey.pieces(standards, for: command)
    // The steps of a script have their presets in it.
    guard command != .run, given.contains(where: isPreset) else {
      return pieces.isEmpty ? given : ArgumentLayers.merge([pieces, options(in: given)])
    }
    let syntax = OptionSyntax(PlayCommand.self)
    let own = command == .play ? syntax : command.syntax
    let typed = own.pieces(given)
    guard let name = typed.last(where: { $0.option == "preset" })?.value else { return given }
    let preset = syntax.pieces(try Library(folders: folders, for: .reading).presets.named(name).arguments)
    let fitting = preset.filter { piece in
      piece.option.map { own[$0] != nil && !(command != .play && $0 == "output") } ?? true
    }
    return ArgumentLayers.merge([pieces, fitting, typed.filter { $0.option != "preset" }])
  }

  private static func isPreset(_ word: String) -> Bool { word == "--preset" || word.hasPrefix("--preset=") }

  /// What is typed as pieces, where only the names of options matter: telling their values apart takes some milliseconds.
  private static func options(in words: [String]) -> [ArgumentPiece] {
    words.map { ArgumentPiece(option: $0.hasPrefix("--") ? OptionSyntax.name(of: $0) : nil, words: [$0]) }
  }

  /// Says so where what was settled, and not what was typed, is what cannot be read.
  static func blame(_ error: any Error, typed: [String], completed: [String]) -> any Error {
    guard typed != completed, Tilawa.exitCode(for: error) == .validationFailure,
      (try? Tilawa.parseAsRoot(typed)) != nil
    else { return error }
    return Failure(
      .configuration, "\(Tilawa.line(for: error)); this is what was settled, see: tilawa config list")
  }
}

extension PlayArguments.Command {
  fileprivate var syntax: OptionSyntax {
    switch self {
    case .play, .resume, .run: OptionSyntax(PlayCommand.self)
    case .queue: OptionSyntax(QueueCommand.self)
    case .render: OptionSyntax(RenderCommand.self)
    }
  }
}

extension ArgumentPiece {
  /// What stands behind the option.
  var value: String? {
    guard let first = words.first else { return nil }
    if words.count > 1 { return words[1] }
    return first.firstIndex(of: "=").map { String(first[first.index(after: $0)...]) }
  }
}
