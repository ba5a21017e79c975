import ArgumentParser
import CommandOptions
import FoundationEssentials
import AppBase
import AppPlayback
import AppReciters
import Glibc
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

struct SetupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup", abstract: "Choose your riwayah, your reciters and what may be downloaded.",
    discussion: """
      In a terminal it asks, with numbers to choose from, and lets you hear reciters before you choose; q leaves everything as \
      it was. At the end it plays something, if you like. With options it asks nothing and plays nothing. It adds reciters \
      and never removes any; a teacher's recordings keep their place.

      Translations come from tanzil.net, for non-commercial use only, one for each of these languages: \
      \(PackOffer.translations.map(\.language).joined(separator: " ")); transliterations for \
      \(PackOffer.transliterations.map(\.language).joined(separator: " ")). For others, and for meanings of words: \
      tilawa text add FILE
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

  @Option(
    help: ArgumentHelp(
      "Download this translation, and show it while reading: a language such as en or tr; none: offer none.",
      valueName: "id"))
  var translation: String?

  @Option(help: ArgumentHelp("Download this transliteration: en or tr.", valueName: "id"))
  var transliteration: String?

  @Flag(name: .customLong("no-play"), help: "Do not offer to play something at the end.")
  var isSilent = false

  @Flag(help: "Do not ask for confirmation.")
  var yes = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    reciter = reciter.flatMap { $0.split(separator: ",") }.map { $0.trimmingSpace() }
  }

  func run() async throws {
    let context = AppContext()
    let offers = try [wanted(translation, .translation), wanted(transliteration, .transliteration)].compactMap(\.self)
    let library = try context.library(for: .writing)
    let state = try SetupState(library, try context.catalogue(), riwayah: try context.riwayah(nil))
    let isAsked =
      riwayah == nil && reciter.isEmpty && recordings == nil && network == nil && limit == nil
      && offers.isEmpty
    let preview = SetupPreview()
    let dialogue = isAsked ? try dialogue(state, preview) : nil
    let choice = if let dialogue { try askAll(dialogue, preview) } else { try byOptions(state) }
    guard var chosen = choice else {
      return Terminal.complain(SettingsCommandsSentences.nothingChanged.text)
    }
    if !isAsked { chosen.texts = offers }
    let reciters = try state.apply(chosen, now: SystemClock.now)
    let (texts, failure) = try await download(chosen.texts, in: context)
    var answer = try state.answer(chosen, reciters, texts)
    if chosen.riwayah != .hafs, try !context.texts().isThere(chosen.riwayah) {
      answer.remarks.append(WantedText(chosen.riwayah).sentence)
    }
    answer.tell(report)
    guard let dialogue else {
      if let failure { throw failure }
      return
    }
    if let failure { Terminal.complain(failure.message) }
    guard !isSilent, try state.canPlay(chosen, reciters), dialogue.wantsSound() else { return }
    let fresh = AppContext()
    let request = try PlayDefaults.complete(PlayRequest(ranges: ["1"]), for: .play, in: fresh.opening)
    try await PlaySession(.begin(request), in: fresh).run()
  }

  /// Returns the text of a kind that an option names; nil for none.
  ///
  /// - Throws: `ValidationError` for a text that is not offered.
  private func wanted(_ typed: String?, _ kind: PackKind) throws -> PackOffer? {
    guard let typed, typed != "none" else { return nil }
    if let offer = PackOffer.find(typed, kind) { return offer }
    let offers = PackOffer.all.filter { $0.kind == kind }
    let names = offers.flatMap { [$0.id, $0.languageName.lowercased()] }
    guard let near = NearestName.find(typed.lowercased(), among: names) else {
      let languages = offers.map(\.language).listed
      throw ValidationError(SettingsCommandsSentences.translationUnknown(translation: typed, languages: languages))
    }
    throw ValidationError(SettingsCommandsSentences.translationLike(translation: typed, name: "\(near)"))
  }

  /// Downloads and installs texts. The other choices hold without them.
  ///
  /// - Returns: the installed texts, and the failure that ended it; nil if there was none.
  private func download(_ offers: [PackOffer], in context: AppContext) async throws -> ([PackOffer], Failure?) {
    var installed: [PackOffer] = []
    for offer in offers {
      do {
        _ = try await context.install(offer)
        installed.append(offer)
      } catch {
        guard let failure = Failure(error) else { throw error }
        let (reason, command) = (failure.message, offer.command)
        return (
          installed,
          Failure(
            failure.code,
            offer.kind == .translation
              ? SettingsCommandsSentences.translationFailed(reason: reason, command: command)
              : SettingsCommandsSentences.transliterationFailed(reason: reason, command: command))
        )
      }
    }
    return (installed, nil)
  }

  private func dialogue(_ state: SetupState, _ preview: SetupPreview) throws -> SetupDialogue {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1), !report.json else {
      throw Failure(
        .usage,
        SettingsCommandsSentences.setupAsks(command: CommandHint("setup", "--riwayah", "hafs", "--reciter", "alafasy")))
    }
    let isOffered = try translation == nil && !state.hasTranslation
    let environment = Surroundings.environment
    let texts = isOffered ? PackOffer.inLanguage(of: environment, Folders(environment: environment)) : []
    return SetupDialogue(
      state: state, answer: { readLine() }, say: { Terminal.put($0 + "\n") }, ask: { Terminal.ask($0, on: 1) },
      columns: Terminal.columns, texts: texts,
      preview: preview.hear)
  }

  private func askAll(_ dialogue: SetupDialogue, _ preview: SetupPreview) throws -> SetupChoice? {
    let interruption = Interruption { code in
      preview.clear()
      _ = Terminal.attempt("\n")
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    return try dialogue.run()
  }

  /// - Throws: `Failure` for reciters that are unknown, or of another riwayah.
  private func byOptions(_ state: SetupState) throws -> SetupChoice? {
    let choice = try state.choice(
      riwayah: riwayah, reciters: reciter, own: recordings, network: network, limit: limit)
    guard !yes, !report.json, Terminal.isTerminal(0), Terminal.isTerminal(2) else { return choice }
    let names =
      choice.reciters.isEmpty
      ? SettingsCommandsSentences.noReciter.text : choice.reciters.map(\.id).listed
    let isRight = try Question.isGranted(
      SettingsCommandsSentences.saveThis(riwayah: choice.riwayah.name, reciters: names, settings: choice.settings).text,
      otherwise: SettingsCommandsSentences.addYes.text)
    return isRight ? choice : nil
  }
}

extension SetupChoice.Network: ExpressibleByArgument {}
extension SetupChoice.Own: ExpressibleByArgument {}
