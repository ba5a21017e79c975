import TilawaAudio
package import TilawaCore
package import TilawaStore

/// The values for absent fields of a request: those of the named preset, then the settings.
package enum PlayDefaults {
  /// The command that reads the request.
  package enum Command: Hashable, Sendable {
    case play, queue, render, resume
    /// The command `session run`; each of its steps is completed as `play`.
    case run

    /// The groups of options that the settings decide. For `resume`, the session was decided at its beginning; only its
    /// output and display are decided now.
    fileprivate var settled: Set<PlayOption.Group> {
      switch self {
      case .play: [.session, .sound, .format, .player]
      case .queue: [.session]
      case .render: [.session, .sound]
      case .resume, .run: [.player]
      }
    }

    /// - Throws: an error about options of the request that contradict each other.
    fileprivate func check(_ request: PlayRequest) throws(PlayRequest.Fault) {
      switch self {
      case .play:
        try request.check()
        try request.checkSink()
      case .queue, .render: try request.check()
      case .resume: try request.checkSink()
      case .run: break
      }
    }

    /// The options that it takes from a preset.
    fileprivate var preset: Set<PlayOption.Group> {
      switch self {
      case .play: [.session, .sound, .format, .player]
      case .queue: [.session]
      case .render: [.session, .sound, .format]
      case .resume, .run: []
      }
    }
  }

  /// Returns the request with its absent fields filled from its preset and the settings.
  ///
  /// - Parameters:
  ///   - request: the request as it was typed, or as written in a script.
  ///   - opening: the library.
  /// - Throws: `StoreError.notFound` for a missing preset; `Failure`, configuration, for settings that contradict the
  ///   request or one another. An unreadable library counts as one without settings.
  package static func complete(
    _ request: PlayRequest, for command: Command, in opening: LibraryOpening
  ) throws -> PlayRequest {
    let settings = try settled(for: command, beside: request, in: opening)
    var base = settings
    if let name = request.preset, !command.preset.isEmpty {
      let preset = try opening.library().presets.named(name).request()
      base = preset.keeping { name in PlayOption.named(name).map { command.preset.contains($0.group) } ?? false }
        .over(settings)
    }
    var complete = request.over(base)
    complete.preset = nil
    try check(complete, of: request, for: command)
    return complete
  }

  /// Returns the settings of a command for the fields that are absent in a request. A value that this version does not understand
  /// holds nothing up: `config list` says so.
  private static func settled(
    for command: Command, beside request: PlayRequest, in opening: LibraryOpening
  ) throws -> PlayRequest {
    let texts = (try? opening.standards()) ?? [:]
    var settings = PlayRequest()
    for (name, text) in texts {
      guard let option = PlayOption.named(name), command.settled.contains(option.group),
        option.text(request) == nil
      else { continue }
      var next = settings
      if (try? next.set(name, to: text)) != nil { settings = next }
    }
    return settings
  }

  /// Checks the completed request. The error names the source of the values that contradict the request, if the request
  /// alone is valid.
  private static func check(_ complete: PlayRequest, of request: PlayRequest, for command: Command) throws {
    do throws(PlayRequest.Fault) { try command.check(complete) } catch {
      guard complete != request, (try? command.check(request)) != nil else { throw error }
      throw Failure(.configuration, blame(error.sentence, on: request))
    }
  }

  /// Returns a fault with the likely source of the values that contradict a request, if the request alone is valid.
  package static func blame(_ fault: Sentence, on request: PlayRequest) -> Sentence {
    let settings = CommandHint("config", "list")
    return request.preset == nil
      ? BaseSentences.faultOfSetting(fault: fault, command: settings)
      : BaseSentences.faultOfPreset(fault: fault, presetCommand: CommandHint("preset", "list"), command: settings)
  }
}
