import ArgumentParser
import TilawaCore
import TilawaScripts

/// A step that plays, as the command that plays it.
struct SessionPlay {
  let arguments: ScriptArguments

  init(_ arguments: ScriptArguments) { self.arguments = arguments }

  /// - Parameter more: options that hold for all steps, such as `--output=null`.
  /// - Throws: `ScriptFaults` at the option that the parser refuses.
  func command(_ more: [String] = []) throws -> PlayCommand {
    do {
      return try PlayCommand.parse(arguments.texts + more)
    } catch {
      throw ScriptFaults([SessionPlay.fault(error, arguments) { _ = try PlayCommand.parse(["1:1", $0]) }])
    }
  }

  /// The same with what was settled for all sessions, and its preset.
  ///
  /// - Throws: `StoreError.notFound` where there is no such preset; `Failure` for words that only together are none.
  func settledCommand(_ more: [String] = []) throws -> PlayCommand {
    let words = try words(more)
    do { return try PlayCommand.parse(words) } catch {
      throw Failure(.configuration, "\(Tilawa.line(for: error)); \(blame)")
    }
  }

  private func words(_ more: [String] = []) throws -> [String] {
    try PlayArguments.complete(arguments.texts + more, for: .play, in: CommandContext().folders)
  }

  /// Whose words they are that do not fit the step, which alone is without fault.
  private var blame: String {
    preset == nil
      ? "this is what was settled, see: tilawa config list"
      : "this is in its preset, or what was settled; see: tilawa preset list, tilawa config list"
  }

  private var preset: ScriptArguments.Word? {
    arguments.words.first { $0.text.hasPrefix("--\(PlayOptionName.preset.rawValue)=") }
  }

  /// The words on which it depends whether its options go together: ranges, which were read without fault, only where one
  /// ayah of them is named.
  var deciding: [String] {
    let options = arguments.texts.filter { $0.hasPrefix("--") }
    return options.contains { $0.hasPrefix("--\(PlayOptionName.startAt.rawValue)=") } ? arguments.texts : options
  }

  /// What is wrong with its options, alone and together.
  ///
  /// - Parameter riwayah: in whose counting ranges are read where the step names none.
  func faults(riwayah: Riwayah, in structure: QuranStructure) throws -> [ScriptFault] {
    do {
      let command = try command()
      _ = try command.session.spec(riwayah: command.session.riwayah ?? riwayah, in: structure)
      return settledFaults(riwayah: riwayah, in: structure)
    } catch let error as ScriptFaults {
      return error.faults
    } catch let error as RangeError {
      let word = arguments.words.first { $0.text == error.text || $0.text.hasSuffix("=\(error.text)") }
      return [ScriptFault(at: (word ?? arguments.words[0]).place, "\(error)")]
    } catch let error as SessionError {
      return [ScriptFault(at: SessionPlay.place(of: "\(error)", in: arguments), "\(error)")]
    }
  }

  /// What is wrong with a step only with what its preset says, or what was settled for all sessions.
  private func settledFaults(riwayah: Riwayah, in structure: QuranStructure) -> [ScriptFault] {
    let place = (preset ?? arguments.words[0]).place
    do {
      // Parsing takes longer than all else.
      guard try words() != arguments.texts else { return [] }
      let command = try settledCommand()
      do { _ = try command.session.spec(riwayah: command.session.riwayah ?? riwayah, in: structure) } catch {
        return [ScriptFault(at: place, "\(error); \(blame)")]
      }
      return []
    } catch {
      return [ScriptFault(at: place, Failure(error)?.message ?? "\(error)")]
    }
  }

  /// What is wrong with the options of a step that records.
  static func faults(record arguments: ScriptArguments) -> [ScriptFault] {
    do {
      _ = try RecordCommand.parse(arguments.texts)
      return []
    } catch {
      return [fault(error, arguments) { _ = try RecordCommand.parse([$0]) }]
    }
  }

  /// The parser's complaint, at the first word about which it says the same alone, else at the first that it speaks of.
  private static func fault(
    _ error: any Error, _ arguments: ScriptArguments, parse: (String) throws -> Void
  ) -> ScriptFault {
    let message = Tilawa.line(for: error)
    for word in arguments.words where word.text.hasPrefix("--") {
      do { try parse(word.text) } catch  where Tilawa.line(for: error) == message {
        return ScriptFault(at: word.place, message)
      } catch {}
    }
    return ScriptFault(at: place(of: message, in: arguments), message)
  }

  private static func place(of message: String, in arguments: ScriptArguments) -> ScriptPlace {
    let named = arguments.words.first { word in
      guard word.text.hasPrefix("--") else { return false }
      return message.split { $0 == " " || $0 == "," || $0 == ":" }.contains { $0 == word.text.prefix { $0 != "=" } }
    }
    return (named ?? arguments.words.first)?.place ?? ScriptPlace(line: 1, column: 1)
  }

}
