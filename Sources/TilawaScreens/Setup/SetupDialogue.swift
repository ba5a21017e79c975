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
  /// The translation to offer; nil for none.
  package let translation: TranslationOffer?
  /// Plays a sample of a reciter; returns false when none was played.
  package let preview: (CatalogueEntry) -> Bool

  package init(
    state: SetupState, answer: @escaping () -> String?, say: @escaping (String) -> Void,
    ask: @escaping (String) -> Void, columns: Int, translation: TranslationOffer?,
    preview: @escaping (CatalogueEntry) -> Bool
  ) {
    self.state = state
    self.answer = answer
    self.say = say
    self.ask = ask
    self.columns = columns
    self.translation = translation
    self.preview = preview
  }

  /// Asks the questions and returns the choice; nil when everything is to stay as it is.
  package func run() throws -> SetupChoice? {
    do {
      var choice = try state.present()
      say("Press Enter to accept the value in brackets, ? for help, q to quit without changes.")
      choice.riwayah = try riwayah(choice.riwayah)
      choice.reciters = try reciters(choice.riwayah)
      choice.own = try own(choice.riwayah)
      choice.network = try network(choice.network)
      if choice.network == .on || choice.limit != .downloads { choice.limit = try limit(choice.limit) }
      if choice.network == .on, let translation, try isWanted(translation) { choice.translation = translation }
      return try isConfirmed(choice) ? choice : nil
    } catch is Stop {
      return nil
    }
  }

  /// Returns an answer without the spaces around it.
  private func next(_ prompt: String, help: String) throws -> String {
    while true {
      ask(prompt + " ")
      guard let line = answer() else {
        // The end of the input does not end the line of the prompt.
        say("")
        throw Stop.left
      }
      let words = String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      switch words.lowercased() {
      case "q", "quit": throw Stop.left
      case "?": say(help)
      default: return words
      }
    }
  }

  // MARK: - Riwayah

  private func riwayah(_ present: Riwayah) throws -> Riwayah {
    say("\nWhich riwayah do you recite?")
    for (index, riwayah) in Riwayah.allCases.enumerated() {
      let count = state.catalogue.entries.count { $0.riwayah == riwayah }
      say("  \(index + 1)  \(riwayah.name.padded(to: 9)) \(count) reciters")
    }
    while true {
      let typed = try next(
        "Riwayah [\(present.name)]:",
        help:
          "The riwayah decides the numbers of ayat and the reciters. Type a number or a name. If you are not sure, ask your teacher."
      )
      if typed.isEmpty { return present }
      if let number = Int(typed), Riwayah.allCases.indices.contains(number - 1) { return Riwayah.allCases[number - 1] }
      if let riwayah = Riwayah.allCases.first(where: {
        [$0.rawValue, $0.name.lowercased()].contains(typed.lowercased())
      }) {
        return riwayah
      }
      say("“\(typed)” is not in the list: type a number from 1 to \(Riwayah.allCases.count)")
    }
  }

  // MARK: - Reciters

  private static let page = 10
  private static let helpOfReciters = """
    1 3        these two, in that order: the first is asked first (ids work too)
    p 2        hear the beginning of al-Fatihah by the second
    s ghamdi   look for a name, in Arabic or Latin; s alone: all again
    m          more of them
    """

  private func reciters(_ riwayah: Riwayah) throws -> [SetupChoice.Whom] {
    let present = try state.reciters(of: riwayah).map { SetupChoice.Whom.here($0.id) }
    let all = state.catalogue.entries.filter { $0.riwayah == riwayah }
    let search = CatalogueSearch(all)
    guard let first = all.first.map({ state.whom(listed: $0.id) }) ?? present.first else { return [] }
    let proposed = present.isEmpty ? [first] : present
    var listed = all
    var shown = 0
    say("\nWhich reciters? If you name several, each ayah is played by the first one who has it.")
    shown = show(listed, from: 0)
    while true {
      let typed = try next(
        "Numbers, p N to hear, s NAME, m for more [\(proposed.map(\.id).joined(separator: " "))]:",
        help: Self.helpOfReciters)
      var words = typed.split { $0.isWhitespace || $0 == "," }.map(String.init)
      guard let verb = words.first else { return proposed }
      switch verb.lowercased() {
      case "m": shown = show(listed, from: shown < listed.count ? shown : 0)
      case "s":
        words.removeFirst()
        let found = search.find(words.joined(separator: " "))
        if found.isEmpty { say("no reciter of \(riwayah.name) has a name like that") }
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
    if past < listed.count { say("     and \(listed.count - past) more") }
    return past
  }

  private func hear(_ word: String?, of listed: [CatalogueEntry]) {
    guard let word, let entry = entry(word, of: listed) else { return say("type p with a number, such as p 1") }
    if !preview(entry) { say("\(entry.id) cannot be played now; you can still choose this reciter") }
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
        say("there is no number \(word)")
        return nil
      }
      do {
        let actual = try state.riwayah(of: whom)
        guard actual == riwayah else {
          say("\(whom.id) recites \(actual.name)")
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
      "Play your own recordings first, where they have the ayah?",
      state.own(riwayah) == .first,
      help: "With yes, your teacher plays where there is a recording, and a published reciter elsewhere.")
    return isFirst ? .first : .last
  }

  // MARK: - The network

  private func network(_ present: SetupChoice.Network) throws -> SetupChoice.Network {
    say("")
    let isWanted = try isYes(
      "May sessions download missing files?", present == .on,
      help: "Downloaded files are kept. With no, only files from tilawa download are played.")
    return isWanted ? .on : .off
  }

  private func limit(_ present: ByteSize) throws -> ByteSize {
    while true {
      let typed = try next(
        "Limit for downloaded files? [\(present)]:",
        help:
          "For example 500 MB or 2 GB. Above it, the files that were not heard for the longest time are deleted. Pinned files stay."
      )
      if typed.isEmpty { return present }
      if let size = ByteSize(limit: typed) { return size }
      say("“\(typed)” is not a size of 1 MB or more; type for example 500 MB or 2 GB")
    }
  }

  private func isWanted(_ translation: TranslationOffer) throws -> Bool {
    say("")
    return try isYes(
      "Download a translation? \(translation.name), \(TranslationOffer.terms)", true,
      help:
        "It comes from tanzil.net and is shown while you read. Others: tilawa setup --translation ID, tilawa text add FILE."
    )
  }

  /// Asks whether to hear something at the end. Leaving means no.
  package func wantsSound() -> Bool {
    let help = "y plays al-Fatihah by your first reciter, and shows the player: q stops it. n ends the setup."
    return (try? isYes("Play al-Fatihah now?", true, help: help)) ?? false
  }

  private func isConfirmed(_ choice: SetupChoice) throws -> Bool {
    say("\nriwayah    \(choice.riwayah.name)")
    say("reciters   \(choice.reciters.isEmpty ? "none" : choice.reciters.map(\.id).joined(separator: ", "))")
    say("recordings \(choice.own == .first ? "yours are heard first" : "yours are heard last")")
    say(
      "network    \(choice.network == .on ? "used while playing; up to \(choice.limit) are kept" : "not used while playing")"
    )
    if let translation = choice.translation { say("reading    with a translation: \(translation.name)") }
    return try isYes("Save these choices?", true, help: "y saves your choices; n changes nothing.")
  }

  private func isYes(_ question: String, _ otherwise: Bool, help: String) throws -> Bool {
    while true {
      switch try next("\(question) [\(otherwise ? "Y/n" : "y/N")]", help: help).lowercased() {
      case "": return otherwise
      case "y", "yes": return true
      case "n", "no": return false
      default: say("type y or n")
      }
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
