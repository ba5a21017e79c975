import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore
import TilawaConsole
import TilawaStore

struct ConfigEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change settings in a text editor.",
    discussion: """
      The text contains every setting with an explanation. VISUAL or EDITOR names the editor. If the text has an error, \
      nothing is changed.
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
        return SettingsCommandsSentences.lineFault(line: fault.line, fault: fault.message).text
      }
    }
    let words =
      changed == 0
      ? SettingsCommandsSentences.nothingChanged : SettingsCommandsSentences.settingsChanged(count: changed)
    CommandAnswer([words], Edited(changed: changed)).tell(report)
  }

  /// The line for programs.
  private struct Edited: Encodable {
    /// The number of settings.
    let changed: Int
  }
}
