package import AppBase
package import AppRecordings
package import TilawaCore
package import TilawaStore
package import TilawaScripts

/// A step of a script that plays, as a request.
package struct SessionPlay {
  package let play: ResolvedPlay

  package init(_ play: ResolvedPlay) { self.play = play }

  /// - Throws: `ScriptFaults` at the option that has no such value.
  package func request() throws -> PlayRequest {
    var request = PlayRequest(ranges: play.ranges.map(\.text))
    for option in play.options {
      do throws(PlayRequest.BadWord) { try request.set(option) } catch {
        throw ScriptFaults([ScriptFault(at: option.place, Sentence(verbatim: "\(error)"))])
      }
    }
    return request
  }

  /// Returns the request, completed from its preset and the settings.
  ///
  /// - Parameter run: the options for all steps, such as the output.
  /// - Throws: `StoreError.notFound` for a missing preset; `Failure` for options that contradict each other only after
  ///   completion.
  package func complete(_ run: PlayRequest = PlayRequest(), in opening: LibraryOpening) throws -> PlayRequest {
    try PlayDefaults.complete(run.over(request()), for: .play, in: opening)
  }

  private var preset: PlayStep.Option? { play.options.first { $0.name == .preset } }

  /// The words that decide whether the options fit together: the options, and the ranges only with `--start-at`, an
  /// ayah of them. The ranges were read without a fault before.
  package var deciding: [String] {
    let options = play.texts.dropFirst(play.ranges.count)
    return play.options.contains { $0.name == .startAt } ? play.texts : Array(options)
  }

  /// Returns the faults of the step's options, alone and together.
  ///
  /// - Parameter riwayah: the riwayah whose counting numbers the ranges, if the step names none.
  package func faults(riwayah: Riwayah, in structure: QuranStructure, _ opening: LibraryOpening) throws -> [ScriptFault]
  {
    do {
      let request = try request()
      _ = try request.spec(riwayah: request.riwayah ?? riwayah, in: structure)
      return completeFaults(request, riwayah: riwayah, in: structure, opening)
    } catch let error as ScriptFaults {
      return error.faults
    } catch let error as RangeError {
      let option = play.options.first { $0.value == error.text }?.place
      let range = play.ranges.first { $0.text == error.text }?.place
      return [ScriptFault(at: range ?? option ?? firstPlace, Sentence(verbatim: "\(error)"))]
    } catch let error as SessionError {
      return [ScriptFault(at: place(of: "\(error)"), Sentence(verbatim: "\(error)"))]
    } catch let error as PlayRequest.Fault {
      return [ScriptFault(at: place(of: "\(error)"), Sentence(verbatim: "\(error)"))]
    }
  }

  /// Returns the faults of a step that appear only with the values of its preset or the settings.
  private func completeFaults(
    _ request: PlayRequest, riwayah: Riwayah, in structure: QuranStructure, _ opening: LibraryOpening
  ) -> [ScriptFault] {
    let place = preset?.place ?? firstPlace
    do {
      let complete = try complete(in: opening)
      guard complete != request else { return [] }
      do { _ = try complete.spec(riwayah: complete.riwayah ?? riwayah, in: structure) } catch {
        return [ScriptFault(at: place, PlayDefaults.blame(Sentence(error), on: request))]
      }
      return []
    } catch {
      return [ScriptFault(at: place, Failure(error)?.told ?? Sentence(verbatim: "\(error)"))]
    }
  }

  private var firstPlace: ScriptPlace {
    play.ranges.first?.place ?? play.options.first?.place ?? ScriptPlace(line: 1, column: 1)
  }

  /// Returns the place of the first option that a complaint names.
  private func place(of complaint: String) -> ScriptPlace {
    let words = complaint.split { $0 == " " || $0 == "," || $0 == ":" }
    return play.options.first { words.contains("--\($0.name.rawValue)") }?.place ?? firstPlace
  }
}

extension PlayRequest {
  /// - Throws: `BadWord`; nothing is changed then.
  package mutating func set(_ option: PlayStep.Option) throws(BadWord) {
    switch option.name {
    case .noLoudness: hasLoudness = false
    case .noSave: keeps = false
    default: try set(option.name.rawValue, to: option.value ?? "on")
    }
  }
}

/// A step of a script that records, as a request.
package enum SessionRecord {
  /// - Throws: `ScriptFaults` at the word that is wrong.
  package static func request(_ arguments: ScriptArguments) throws -> RecordRequest {
    var request = RecordRequest()
    for word in arguments.words {
      do throws(RecordRequest.Fault) { try request.set(word.text) } catch {
        throw ScriptFaults([ScriptFault(at: word.place, error.sentence)])
      }
    }
    return request
  }

  /// Returns the faults of the step's options.
  package static func faults(_ arguments: ScriptArguments) throws -> [ScriptFault] {
    do {
      _ = try request(arguments)
      return []
    } catch let error as ScriptFaults {
      return error.faults
    }
  }
}
