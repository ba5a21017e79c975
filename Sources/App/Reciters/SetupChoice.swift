package import AppBase
package import TilawaCore
package import TilawaStore

/// The choices of the setup: the riwayah, the reciters, and the use of the network.
package struct SetupChoice: Equatable {
  package var riwayah: Riwayah
  /// The reciters, in the order in which they are asked.
  package var reciters: [Whom]
  /// The place of reciters with the user's own recordings.
  package var own: Own
  /// Whether sessions fetch missing files.
  package var network: Network
  /// The most bytes that fetched files may take.
  package var limit: ByteSize
  /// The translation and the transliteration to download.
  package var texts: [PackOffer] = []

  package enum Network: String, CaseIterable { case on, off }

  /// The place of the user's own recordings: before published reciters, or after them.
  package enum Own: String, CaseIterable { case first, last }

  /// A reciter by id. The library may have given an id of the catalogue to another reciter.
  package enum Whom: Hashable {
    /// A reciter of the library.
    case here(String)
    /// A reciter of the catalogue whose set is not in the library.
    case new(String)

    package var id: String {
      switch self {
      case .here(let id), .new(let id): id
      }
    }
  }
}

/// The library and the catalogue, as the setup reads and changes them.
package struct SetupState {
  private let library: Library
  package let catalogue: Catalogue
  /// The ids in the library of sets of the catalogue, by their ids in the catalogue.
  private let known: [String: String]
  /// The configured riwayah; Hafs where none is.
  package let riwayah: Riwayah

  package init(_ library: Library, _ catalogue: Catalogue, riwayah: Riwayah) throws {
    self.library = library
    self.catalogue = catalogue
    self.riwayah = riwayah
    known = try CatalogueView.known(in: library)
  }

  /// Returns the present choices.
  package func present() throws -> SetupChoice {
    SetupChoice(
      riwayah: riwayah, reciters: try reciters(of: riwayah).map { .here($0.id) }, own: try own(riwayah),
      network: try library.settings.value(of: .network).flatMap(SetupChoice.Network.init) ?? .on,
      limit: try library.downloads.limit())
  }

  /// Whether a translation is the default of reading.
  package var hasTranslation: Bool {
    get throws { try library.settings.value(of: PackKind.translation.setting) != nil }
  }

  /// Returns the place of reciters with the user's own recordings in the order; the configured place if there are none.
  package func own(_ riwayah: Riwayah) throws -> SetupChoice.Own {
    let kinds = try library.reciters.all().filter { $0.riwayah == riwayah }.map(\.kind)
    guard let last = kinds.lastIndex(of: .personal), let first = kinds.firstIndex(of: .reciter) else {
      return try library.settings.isOwnFirst() ? .first : .last
    }
    return last < first ? .first : .last
  }

  /// The reciters of a riwayah in the library whose recordings are not the user's own, in their order.
  package func reciters(of riwayah: Riwayah) throws -> [Reciter] {
    try library.reciters.all().filter { $0.riwayah == riwayah && $0.kind == .reciter }
  }

  /// Returns the riwayah of a reciter.
  ///
  /// - Throws: `Failure` for an unknown reciter, and for a teacher, who is not chosen here.
  package func riwayah(of whom: SetupChoice.Whom) throws -> Riwayah {
    switch whom {
    case .new(let id): return try entry(id).riwayah
    case .here(let id):
      let reciter = try reciter(id)
      guard reciter.kind == .reciter else {
        throw Failure(
          .usage,
          RecitersSentences.teacherNotChosen(id: id, command: CommandHint("reciters", "order")))
      }
      return reciter.riwayah
    }
  }

  /// Returns the reciter with a typed id. The library comes before the catalogue, as in every other command.
  package func whom(typed id: String) throws -> SetupChoice.Whom {
    try library.reciters.all().contains { $0.id == id } ? .here(id) : whom(listed: id)
  }

  /// Returns the reciter with an id of the catalogue; the one of the library if the set is there.
  package func whom(listed id: String) -> SetupChoice.Whom { known[id].map(SetupChoice.Whom.here) ?? .new(id) }

  private func entry(_ id: String) throws -> CatalogueEntry {
    guard let entry = catalogue[id: id] else { throw Failure(.noInput, UnknownReciter.words(id)) }
    return entry
  }

  private func reciter(_ id: String) throws -> Reciter {
    guard let reciter = try library.reciters.all().first(where: { $0.id == id }) else {
      throw Failure(.noInput, UnknownReciter.words(id))
    }
    return reciter
  }

  /// Applies the choices.
  ///
  /// Adds the new reciters, under another id if theirs is taken. Puts the chosen ones first among the published
  /// reciters of the riwayah. Stores the settings. Unchanged values are not written.
  ///
  /// - Returns: the chosen reciters, as the library has them.
  package func apply(_ choice: SetupChoice, now: Int) throws -> [Reciter] {
    let before = try present()
    let reciters = try choice.reciters.map { whom in
      switch whom {
      case .here(let id): try reciter(id)
      case .new(let id): try library.reciters.add(entry(id).description(), now: now)
      }
    }
    let first = reciters.map(\.id)
    let all = try self.reciters(of: choice.riwayah).map(\.id)
    let wanted = first + all.filter { !first.contains($0) }
    if wanted != all { try library.reciters.arrange(wanted) }
    if try choice.own != own(choice.riwayah) { try arrange(choice.own, in: choice.riwayah) }
    if try choice.own != (library.settings.isOwnFirst() ? .first : .last) {
      try library.settings.set(.ownPlace, to: choice.own == .first ? nil : LibrarySetting.ownLast)
    }
    if choice.riwayah != before.riwayah { try library.settings.set(.riwayah, to: choice.riwayah.rawValue) }
    if choice.network != before.network { try library.settings.set(.network, to: choice.network.rawValue) }
    if choice.limit != before.limit { try library.settings.set(.downloadsLimit, to: String(choice.limit.bytes)) }
    return reciters
  }

  /// Puts the reciters with the user's own recordings first, or last, among those of a riwayah.
  private func arrange(_ own: SetupChoice.Own, in riwayah: Riwayah) throws {
    let all = try library.reciters.all().filter { $0.riwayah == riwayah }
    let (personal, others) = (all.filter { $0.kind == .personal }, all.filter { $0.kind != .personal })
    try library.reciters.arrange((own == .first ? personal + others : others + personal).map(\.id))
  }

  /// Whether a session with these reciters would sound: a file of them is here, or can be downloaded.
  package func canPlay(_ choice: SetupChoice, _ reciters: [Reciter]) throws -> Bool {
    guard !reciters.isEmpty else { return false }
    return try choice.network == .on || !hasNothing(of: reciters)
  }

  /// Whether all reciters are fetched ones, and no file of them is here.
  package func hasNothing(of reciters: [Reciter]) throws -> Bool {
    try reciters.allSatisfy { reciter in
      try library.reciters.source(of: reciter.id) != nil && library.downloads.size(of: reciter.id).files == 0
    }
  }
}

extension SetupState {
  /// The present choice, changed by options.
  ///
  /// - Throws: `Failure` for reciters that are unknown, or of another riwayah.
  package func choice(
    riwayah: Riwayah?, reciters: [String], own: SetupChoice.Own?, network: SetupChoice.Network?, limit: ByteSize?
  ) throws -> SetupChoice {
    var choice = try present()
    if let riwayah, riwayah != choice.riwayah {
      choice.riwayah = riwayah
      choice.reciters = try self.reciters(of: riwayah).map { .here($0.id) }
      choice.own = try self.own(riwayah)
    }
    let chosen = try reciters.flatMap { try $0.split(separator: ",").map { try whom(typed: String($0)) } }
    for whom in chosen {
      let recited = try self.riwayah(of: whom)
      guard recited == choice.riwayah else {
        throw Failure(
          .usage,
          RecitersSentences.recitesAnother(
            id: whom.id, recited: recited.name, riwayah: choice.riwayah.name, option: recited.rawValue))
      }
    }
    if !chosen.isEmpty { choice.reciters = chosen.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    choice.own = own ?? choice.own
    choice.network = network ?? choice.network
    choice.limit = limit ?? choice.limit
    return choice
  }

  /// The lines with the commands that can be typed next.
  private func next(_ choice: SetupChoice, _ reciters: [Reciter]) throws -> [Sentence] {
    guard let first = reciters.first else {
      let riwayah = choice.riwayah
      guard catalogue.entries.contains(where: { $0.riwayah == riwayah }) else {
        let add = CommandHint("reciters", "add", "NAME", "PATH", "--riwayah", riwayah.rawValue)
        return [RecitersSentences.next(command: add)]
      }
      let search = CommandHint("reciters", "search", "--riwayah", riwayah.rawValue)
      let setup = CommandHint("setup", "--riwayah", riwayah.rawValue, "--reciter", "ID")
      return [RecitersSentences.next(command: search), RecitersSentences.next(command: setup)]
    }
    guard choice.network == .off, try hasNothing(of: reciters) else {
      return [RecitersSentences.next(command: CommandHint("play", "1"))]
    }
    return [
      RecitersSentences.nextOr(
        command: CommandHint("download", "1", "--reciter", first.id),
        otherCommand: CommandHint("setup", "--network", "on"))
    ]
  }
}

extension SetupState {
  /// Returns the answer about a choice that was applied.
  ///
  /// - Parameters:
  ///   - reciters: the chosen reciters, as the library has them.
  ///   - texts: the texts that were downloaded.
  package func answer(
    _ choice: SetupChoice, _ reciters: [Reciter], _ texts: [PackOffer] = []
  ) throws -> CommandAnswer {
    let added = choice.reciters.compactMap { whom -> String? in if case .new(let id) = whom { id } else { nil } }
    let names = reciters.map(\.id).listed
    let whom = names.isEmpty ? RecitersSentences.noReciterYet.text : names
    var lines = [Sentence(verbatim: "\(choice.riwayah.shownName): \(whom)"), choice.settings]
    lines += texts.map { offer in
      offer.kind == .translation
        ? RecitersSentences.translation(name: offer.name, terms: "\(PackOffer.terms)")
        : RecitersSentences.transliteration(name: offer.name, terms: "\(PackOffer.terms)")
    }
    return CommandAnswer(
      lines + (try next(choice, reciters)),
      SetupMade(
        riwayah: choice.riwayah.rawValue, reciters: reciters.map { ReciterValue($0) }, added: added,
        recordings: choice.own.rawValue, network: choice.network.rawValue, downloadsLimit: choice.limit.bytes,
        translation: texts.first { $0.kind == .translation }?.id,
        transliteration: texts.first { $0.kind == .transliteration }?.id))
  }
}

extension SetupChoice {
  /// The settings in words: "network on, up to 5 GB of downloaded files".
  package var settings: Sentence {
    switch (own, network) {
    case (.first, .on): RecitersSentences.networkOn(limit: "\(limit)")
    case (.first, .off): RecitersSentences.networkOff(limit: "\(limit)")
    case (.last, .on): RecitersSentences.networkOnOwnLast(limit: "\(limit)")
    case (.last, .off): RecitersSentences.networkOffOwnLast(limit: "\(limit)")
    }
  }
}
