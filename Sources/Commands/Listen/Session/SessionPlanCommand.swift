import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScripts

struct SessionPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "List every step of a script with its length, without playing.")

  @Argument(help: ArgumentHelp("The script.", valueName: "file"), completion: .file(extensions: ["yaml", "yml"]))
  var file: String

  @OptionGroup var report: ReportOptions

  func run() throws {
    do {
      let context = AppContext()
      let checked = try CheckedScript(
        file: file, goingOnFrom: try context.library(), in: context, telling: Terminal.complain)
      let (script, resolved) = (checked.script, checked.resolved)
      var lengths = Lengths(file: file, context: context)
      let timeline = try ScriptTimeline(resolved.steps, from: Date(), clock: SessionClock()) { step in
        try lengths.length(of: step)
      }
      let view = SessionPlanView(script: script, resolved: resolved, timeline: timeline, lengths: lengths.known)
      if report.json { Terminal.say(view.json.text) } else { view.lines.forEach(Terminal.say) }
      for problem in lengths.problems { Terminal.complain(problem.message) }
      if let first = lengths.problems.first { throw Failure(first.code, "") }
    } catch let faults as ScriptFaults {
      throw SessionScript.tell(faults, of: file, to: Terminal.complain)
    }
  }

  /// The lengths of steps that play, found out once for the same words.
  private struct Lengths {
    let file: String
    let context: AppContext
    private(set) var known: [[String]: SessionLength] = [:]
    /// What cannot be heard, by its place in the script.
    private(set) var problems: [Failure] = []

    init(file: String, context: AppContext) {
      self.file = file
      self.context = context
    }

    mutating func length(of step: ResolvedStep) throws -> ScriptTimeline.Length {
      guard case .play(let play) = step.action else { return ScriptTimeline.Length(seconds: 0) }
      if let length = known[play.texts] { return length.timeline }
      do {
        let length = try SessionLength(try SessionPlay(play).complete(in: context.folders), in: context)
        known[play.texts] = length
        if let silence = length.silence { problems.append(at(step, silence)) }
        return length.timeline
      } catch {
        guard let failure = Failure(error) else { throw error }
        problems.append(at(step, failure))
        return ScriptTimeline.Length(seconds: 0)
      }
    }

    private func at(_ step: ResolvedStep, _ failure: Failure) -> Failure {
      Failure(failure.code, "\(file):\(step.place): \(failure.message)")
    }
  }
}

extension SessionLength {
  /// What cannot be heard takes no time.
  fileprivate var timeline: ScriptTimeline.Length {
    silence == nil ? ScriptTimeline.Length(seconds: seconds, lastAyah: lastAyah) : ScriptTimeline.Length(seconds: 0)
  }
}
