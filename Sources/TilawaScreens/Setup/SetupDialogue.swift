package import AppBase
package import AppReciters
package import TilawaCore
import TilawaStore
import TilawaTerminal

/// The questions of `tilawa setup`, one after the other. It changes nothing itself.
package struct SetupDialogue {
  /// The error that ends the dialogue early.
  private enum Stop: Error { case left }

  package let state: SetupState
  /// A line of an answer; nil at the end of the input.
  package let answer: () -> String?
  package let say: (String) -> Void
  /// Shows the prompt of an answer, on the line of the answer.
  package let ask: (String) -> Void
  /// The number of columns of the terminal.
  package let columns: Int
  /// The texts to offer, in the language of the user; none where the question is left out.
  package let texts: [PackOffer]
  /// Plays a sample of a reciter; returns false when none was played.
  package let preview: (CatalogueEntry) -> Bool

  package init(
    state: SetupState, answer: @escaping () -> String?, say: @escaping (String) -> Void,
    ask: @escaping (String) -> Void, columns: Int, texts: [PackOffer],
    preview: @escaping (CatalogueEntry) -> Bool
  ) {
    self.state = state
    self.answer = answer
    self.say = say
    self.ask = ask
    self.columns = columns
    self.texts = texts
    self.preview = preview
  }

  /// Asks the questions and returns the choice; nil when everything is to stay as it is.
  package func run() throws -> SetupChoice? {
    do {
      var choice = try state.present()
      say(ScreensSentences.pressEnter.text)
      choice.riwayah = try riwayah(choice.riwayah)
      choice.reciters = try reciters(choice.riwayah)
      choice.own = try own(choice.riwayah)
      choice.network = try network(choice.network)
      if choice.network == .on || choice.limit != .downloads { choice.limit = try limit(choice.limit) }
      if choice.network == .on, !texts.isEmpty { choice.texts = try wanted(texts) }
      return try isConfirmed(choice) ? choice : nil
    } catch is Stop {
      return nil
    }
  }

  /// Returns an answer without the spaces around it.
  private func next(_ prompt: Sentence, help: Sentence) throws -> String {
    while true {
      ask("\(prompt) ")
      guard let line = answer() else {
        // The end of the input does not end the line of the prompt.
        say("")
        throw Stop.left
      }
      let words = String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      switch words.lowercased() {
      case "q", "quit": throw Stop.left
      case "?": say(help.text)
      default: return words
      }
    }
  }

  // MARK: - Riwayah

  private func riwayah(_ present: Riwayah) throws -> Riwayah {
    say("\n\(ScreensSentences.whichRiwayah)")
    for (index, riwayah) in Riwayah.allCases.enumerated() {
      let count = state.catalogue.entries.count { $0.riwayah == riwayah }
      say("  \(index + 1)  \(riwayah.shownName.padded(to: 9)) \(ScreensSentences.recitersCounted(count: count))")
    }
    while true {
      let typed = try next(
        ScreensSentences.riwayahWanted(present: present.name),
        help:
          ScreensSentences.riwayahHelp
      )
      if typed.isEmpty { return present }
      if let number = Int(typed), Riwayah.allCases.indices.contains(number - 1) { return Riwayah.allCases[number - 1] }
      if let riwayah = Riwayah.allCases.first(where: {
        [$0.rawValue, $0.name.lowercased()].contains(typed.lowercased())
      }) {
        return riwayah
      }
      say(ScreensSentences.notInList(typed: typed, count: Riwayah.allCases.count).text)
    }
  }

  // MARK: - Reciters

  private static let page = 10
  private static var helpOfReciters: Sentence {
    let lines = [
      ("1 3     ", ScreensSentences.helpTheseTwo), ("p 2     ", ScreensSentences.helpHear),
      ("s ghamdi", ScreensSentences.helpLook), ("m       ", ScreensSentences.helpMore),
    ]
    return Sentence(verbatim: lines.map { typed, words in "\(typed)   \(words)" }.joined(separator: "\n"))
  }

  private func reciters(_ riwayah: Riwayah) throws -> [SetupChoice.Whom] {
    let present = try state.reciters(of: riwayah).map { SetupChoice.Whom.here($0.id) }
    let all = state.catalogue.entries.filter { $0.riwayah == riwayah }
    let search = CatalogueSearch(all)
    guard let first = all.first.map({ state.whom(listed: $0.id) }) ?? present.first else { return [] }
    let proposed = present.isEmpty ? [first] : present
    var listed = all
    var shown = 0
    say("\n\(ScreensSentences.whichReciters)")
    shown = show(listed, from: 0)
    while true {
      let typed = try next(
        ScreensSentences.numbersWanted(present: proposed.map(\.id).joined(separator: " ")),
        help: Self.helpOfReciters)
      var words = typed.split { $0.isWhitespace || $0 == "," }.map(String.init)
      guard let verb = words.first else { return proposed }
      switch verb.lowercased() {
      case "m": shown = show(listed, from: shown < listed.count ? shown : 0)
      case "s":
        words.removeFirst()
        let found = search.find(words.joined(separator: " "))
        if found.isEmpty { say(ScreensSentences.noSuchReciter(riwayah: riwayah.name).text) }
        listed = found.isEmpty ? all : found
        shown = show(listed, from: 0)
      case "p": hear(words.dropFirst().first, of: listed)
      default:
        if let chosen = try chosen(words, of: listed, riwayah) { return chosen }
      }
    }
  }

  /// Shows the next page and returns how many were shown by then.
  private func show(_ listed: [CatalogueEntry], from first: Int) -> Int {
    let past = min(first + Self.page, listed.count)
    let width = (first..<past).map { listed[$0].id.count }.max() ?? 0
    for index in first..<past {
      let entry = listed[index]
      let style = entry.style == .murattal ? "" : " · \(entry.style.rawValue)"
      let files = CatalogueView(entry: entry, known: nil).files(.brief)
      let number = String("\(index + 1)".reversed()).padded(to: 3).reversed()
      let line = "\(String(number))  \(entry.id.padded(to: width)) \(entry.name) · \(entry.arabicName)\(style)"
      // Leave out the number of files first: a choice needs it least.
      let rest = columns - line.count - 3
      say(rest < files.count ? line.fitting(columns) : line + " · " + files)
    }
    if past < listed.count { say("     \(ScreensSentences.moreListed(count: listed.count - past))") }
    return past
  }

  private func hear(_ word: String?, of listed: [CatalogueEntry]) {
    guard let word, let entry = entry(word, of: listed) else { return say(ScreensSentences.typeP.text) }
    if !preview(entry) { say(ScreensSentences.cannotPreview(reciter: entry.id).text) }
  }

  private func entry(_ word: String, of listed: [CatalogueEntry]) -> CatalogueEntry? {
    if let number = Int(word) { return listed.indices.contains(number - 1) ? listed[number - 1] : nil }
    return state.catalogue[id: word]
  }

  /// Returns the chosen reciters; nil when the question must be asked again.
  private func chosen(_ words: [String], of listed: [CatalogueEntry], _ riwayah: Riwayah) throws -> [SetupChoice.Whom]?
  {
    var chosen: [SetupChoice.Whom] = []
    for word in words {
      let whom: SetupChoice.Whom? =
        if Int(word) == nil { try state.whom(typed: word) } else {
          entry(word, of: listed).map { state.whom(listed: $0.id) }
        }
      guard let whom else {
        say(ScreensSentences.noNumber(number: word).text)
        return nil
      }
      do {
        let actual = try state.riwayah(of: whom)
        guard actual == riwayah else {
          say(ScreensSentences.recitesOther(reciter: whom.id, riwayah: actual.name).text)
          return nil
        }
      } catch let failure as Failure {
        say(failure.message)
        return nil
      }
      if !chosen.contains(whom) { chosen.append(whom) }
    }
    return chosen
  }

  // MARK: - Recordings

  private func own(_ riwayah: Riwayah) throws -> SetupChoice.Own {
    say("")
    let isFirst = try isYes(
      ScreensSentences.ownFirst,
      state.own(riwayah) == .first,
      help: ScreensSentences.ownHelp)
    return isFirst ? .first : .last
  }

  // MARK: - The network

  private func network(_ present: SetupChoice.Network) throws -> SetupChoice.Network {
    say("")
    let isWanted = try isYes(
      ScreensSentences.mayDownload, present == .on,
      help: ScreensSentences.mayDownloadHelp(command: CommandHint(naming: "download")))
    return isWanted ? .on : .off
  }

  private func limit(_ present: ByteSize) throws -> ByteSize {
    while true {
      let typed = try next(
        ScreensSentences.limitWanted(present: "\(present)"),
        help:
          ScreensSentences.limitHelp
      )
      if typed.isEmpty { return present }
      if let size = ByteSize(limit: typed) { return size }
      say(ScreensSentences.noSize(typed: typed).text)
    }
  }

  // MARK: - Words of one's language

  /// Returns the texts to download: the offered ones, those of another language, or none.
  private func wanted(_ offered: [PackOffer]) throws -> [PackOffer] {
    say("")
    let question = ScreensSentences.downloadWords(names: titles(of: offered), terms: "\(PackOffer.terms)")
    let help = ScreensSentences.wordsHelp(command: CommandHint("text", "add", "FILE"))
    while true {
      let typed = try next(ScreensSentences.yesUnlessNo(question: question), help: help)
      if typed.isEmpty || isAnswer(typed, ScreensSentences.answersYes) { return offered }
      if isAnswer(typed, ScreensSentences.answersNo) { return [] }
      let others = PackOffer.named(typed)
      if !others.isEmpty { return others }
      let languages = PackOffer.translations.map(\.language).joined(separator: " ")
      say(ScreensSentences.noLanguage(typed: typed, languages: languages).text)
    }
  }

  private func titles(of texts: [PackOffer]) -> String { texts.map(\.name).joined(separator: ", ") }

  private func isAnswer(_ typed: String, _ answers: Sentence) -> Bool {
    answers.text.split(separator: " ").contains { $0 == typed.lowercased() }
  }

  // MARK: - The end

  /// Asks whether to hear something at the end. Leaving means no.
  package func wantsSound() -> Bool {
    let help = ScreensSentences.soundHelp
    return (try? isYes(ScreensSentences.playNow, true, help: help)) ?? false
  }

  private func isConfirmed(_ choice: SetupChoice) throws -> Bool {
    say("\n" + line(ScreensSentences.sumRiwayah, Sentence(verbatim: choice.riwayah.shownName)))
    let names = choice.reciters.map(\.id).listed
    let reciters = names.isEmpty ? ScreensSentences.noReciters : Sentence(verbatim: names)
    say(line(ScreensSentences.sumReciters, reciters))
    let own = choice.own == .first ? ScreensSentences.yoursFirst : ScreensSentences.yoursLast
    say(line(ScreensSentences.sumRecordings, own))
    let network =
      choice.network == .on
      ? ScreensSentences.networkUsed(limit: "\(choice.limit)") : ScreensSentences.networkNotUsed
    say(line(ScreensSentences.sumNetwork, network))
    if !choice.texts.isEmpty {
      say(line(ScreensSentences.sumReading, ScreensSentences.readingWith(names: titles(of: choice.texts))))
    }
    return try isYes(ScreensSentences.saveChoices, true, help: ScreensSentences.saveHelp)
  }

  /// Returns a line of the choice: its name in eleven columns, and the value.
  private func line(_ name: Sentence, _ value: Sentence) -> String {
    name.text + String(repeating: " ", count: max(1, 11 - name.text.columns)) + value.text
  }

  private func isYes(_ question: Sentence, _ otherwise: Bool, help: Sentence) throws -> Bool {
    while true {
      let asked =
        otherwise ? ScreensSentences.yesUnlessNo(question: question) : ScreensSentences.noUnlessYes(question: question)
      let typed = try next(asked, help: help)
      if typed.isEmpty { return otherwise }
      if isAnswer(typed, ScreensSentences.answersYes) { return true }
      if isAnswer(typed, ScreensSentences.answersNo) { return false }
      say(ScreensSentences.typeYOrN.text)
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
