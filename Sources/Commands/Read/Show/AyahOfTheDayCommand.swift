import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaDesktop
import TilawaScreens
import TilawaStore

struct AyahOfTheDayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ayah-of-the-day", abstract: "Show the ayah of the day, or show it automatically every day.",
    discussion: """
      It is one of 403 ayat that are well known and can be understood alone, and the same for everybody. No ayah is \
      repeated before all of them were shown.

      at 07:00 shows it on your desktop every day at that time, off ends that, and status shows the present setting.
      """)

  @Argument(
    help: ArgumentHelp("at HH:MM, off or status.", valueName: "reminder"), completion: .list(["at", "off", "status"]))
  var words: [String] = []

  @Option(help: "Another day, such as 2026-11-22.") var date: CalendarDayArgument?

  @Flag(help: "Show it as a desktop notification.") var notify = false

  @Option(
    help: "The riwayah for numbers, and for letters if its text is installed. Default: the configured one, else hafs.")
  var riwayah: Riwayah?

  @Option(
    help: ArgumentHelp(
      "Show this translation with it. Repeatable. Default: see tilawa text default.", valueName: "id"),
    completion: .packs(.translation))
  var translation: [String] = []

  @OptionGroup var report: ReportOptions

  private var reminder: Reminder {
    ReminderKind.ayahOfTheDay.reminder(translation.flatMap { ["--translation", $0] })
  }

  mutating func validate() throws {
    guard !words.isEmpty else { return }
    let wish = try ReminderWish(typed: words)
    if !translation.isEmpty, wish == .off || wish == .status {
      throw ValidationError(ReadCommandsSentences.noTranslationWith(words: words.joined(separator: " ")))
    }
    if date != nil || notify || riwayah != nil {
      throw ValidationError(ReadCommandsSentences.noOptionsWith(words: words.joined(separator: " ")))
    }
  }

  func run() async throws {
    let context = AppContext()
    let packs = try openPacks(in: context)
    guard words.isEmpty else { return try await reminder.carryOut(ReminderWish(typed: words)).tell(report) }
    let quran = try context.quran()
    let riwayah = try context.riwayah(riwayah)
    let day = try date?.day ?? context.library().settings.dayStart().day(of: .now)
    let shown = DailyAyah(AyahOfTheDay.words(on: day, in: quran.structure), quran, riwayah, in: context)
    guard !shown.text.isEmpty else { throw Failure(.unreadable, ReadCommandsSentences.textUnreadable) }
    let beside = ShownPacks(packs: packs, quran: quran)
    let notice = notify ? try await show(shown, beside, reading: context.option(for: riwayah)) : nil
    if report.json {
      return try CommandAnswer(value: shown.value(on: day, beside: beside.value(beside: shown.ref))).tell(report)
    }
    if notice == nil {
      let lines = try beside.lines(of: shown.ref, .standardOutput()) + beside.credits.map { Painted($0) }
      Terminal.say(lines: ["\(shown.text)", "\(shown.place)"] + lines)
    }
    try await Notice.openWhenClicked([notice].compactMap(\.self), in: AppContext())
  }

  /// Shows the ayah as a notice.
  ///
  /// - Parameter option: the option with which `tilawa read` shows the place in the riwayah.
  private func show(_ shown: DailyAyah, _ beside: ShownPacks, reading option: String) async throws -> Notice.Shown {
    let body = ([shown.text] + beside.texts(of: shown.ref)).joined(separator: "\n")
    let words = option.split(separator: " ").map(String.init)
    return try await Notice.show(
      DesktopNotice(title: "\(shown.name) \(shown.ref)", body: body),
      opening: Notice.Page(
        words: ReadCommandsSentences.openPlace(ref: "\(shown.ref)").text, arguments: ["read", "\(shown.ref)"] + words))
  }

  /// Opens the packs. This runs also before a reminder is set, so a missing pack is reported at once.
  private func openPacks(in context: AppContext) throws -> [OpenPack] {
    guard !translation.isEmpty else { return [] }
    let catalogue = try PackCatalogue(context)
    return try translation.map { try catalogue.open($0, .translation) }
  }
}

/// One day, such as `2026-11-22`.
struct CalendarDayArgument: ExpressibleByArgument {
  let day: CalendarDay

  init?(argument: String) {
    guard let day = CalendarDay(argument) else { return nil }
    self.day = day
  }

  // Examples would be offered as all that there is.
  static var allValueStrings: [String] { [] }
  static var defaultCompletionKind: CompletionKind { .list([]) }
}
