import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct SetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup", abstract: "Choose your riwayah, your reciters and what may be downloaded.",
    discussion: """
      In a terminal it asks, with numbers to choose from, and lets you hear reciters before you choose; q leaves everything as \
      it was. With options it asks nothing. It adds reciters and never removes any; a teacher's recordings keep their place.
      """)

  @Option(help: "The riwayah of your sessions.")
  var riwayah: Riwayah?

  @Option(
    help: ArgumentHelp(
      "The reciters, in order of preference: ids from the catalogue or the library, separated by commas, or several options. Teachers need not be named.",
      valueName: "id"), completion: .allReciters)
  var reciter: [String] = []

  @Option(help: "Whether your own recordings play before or after published reciters.")
  var recordings: SetupChoice.Own?

  @Option(help: "Whether sessions download missing files.")
  var network: SetupChoice.Network?

  @Option(help: ArgumentHelp("The limit for downloaded files, such as 500MB or 2GB; at least 1MB.", valueName: "size"))
  var limit: ByteSize?

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    reciter = reciter.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library(for: .writing)
    let state = try SetupState(library, try context.catalogue(), riwayah: try context.riwayah(nil))
    let isAsked = riwayah == nil && reciter.isEmpty && recordings == nil && network == nil && limit == nil
    let chosen = isAsked ? try askAll(state) : try byOptions(state)
    guard let chosen else { return Terminal.complain("nothing was changed") }
    try state.answer(chosen, state.apply(chosen, now: SystemClock.now)).tell(report)
  }

  private func askAll(_ state: SetupState) throws -> SetupChoice? {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1), !report.json else {
      throw Failure(
        .usage,
        "setup asks questions only on a terminal; elsewhere, type: tilawa setup --riwayah hafs --reciter alafasy")
    }
    let preview = SetupPreview()
    let interruption = Interruption { code in
      preview.clear()
      _ = Terminal.attempt("\n")
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let dialogue = SetupDialogue(
      state: state, answer: { readLine() }, say: { Terminal.put($0 + "\n") }, ask: { Terminal.ask($0, on: 1) },
      columns: Terminal.columns, preview: preview.hear)
    return try dialogue.run()
  }

  /// - Throws: `Failure` for reciters that are unknown, or of another riwayah.
  private func byOptions(_ state: SetupState) throws -> SetupChoice? {
    let choice = try state.choice(
      riwayah: riwayah, reciters: reciter, own: recordings, network: network, limit: limit)
    guard !yes, !report.json, Terminal.isTerminal(0), Terminal.isTerminal(2) else { return choice }
    let names = choice.reciters.isEmpty ? "no reciter" : choice.reciters.map(\.id).joined(separator: ", ")
    let isRight = try Question.isGranted(
      "\(choice.riwayah.name): \(names); \(choice.settings): save this?", otherwise: "add --yes")
    return isRight ? choice : nil
  }
}

extension SetupChoice.Network: ExpressibleByArgument {}
extension SetupChoice.Own: ExpressibleByArgument {}
