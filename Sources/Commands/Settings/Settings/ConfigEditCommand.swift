import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaCore
import TilawaConsole
import TilawaStore

struct ConfigEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change settings in an editor, all at once.",
    discussion: """
      Every setting stands in the text, with what it is for. VISUAL or EDITOR names the editor. Nothing is changed before all \
      of it can be read.
      """)

  @OptionGroup var report: ReportOptions

  func run() throws {
    let context = AppContext()
    let configuration = Configuration(try context.library(for: .writing), in: context)
    let text = ConfigText.text(configuration.keys, try configuration.shown())
    var changed = 0
    try TextEditor.edit(text, environment: Surroundings.environment) { text in
      do {
        changed = try configuration.apply(text)
        return nil
      } catch let fault as ConfigText.Fault {
        return "line \(fault.line): \(fault.message)"
      }
    }
    if report.json { return Terminal.say(JSON.object([("changed", .int(changed))]).text) }
    Terminal.say(changed == 0 ? "nothing was changed" : "\(changed) \(changed == 1 ? "setting" : "settings") changed")
  }
}
