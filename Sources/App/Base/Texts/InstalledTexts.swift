package import TilawaCore
package import TilawaStore

/// The texts and packs that are installed beside the text of Hafs, and their faults.
package struct InstalledTexts {
  package typealias Text = (riwayah: Riwayah, result: Result<RiwayahText, StoreError>)
  package typealias Pack = (id: PackID, result: Result<TextPack, StoreError>, isDefault: Bool)

  package let riwayat: [Text]
  package let packs: [Pack]
  package let prints: [PrintOrScript]
  /// The texts to list that are not installed.
  private let wanted: [WantedText]
  /// The texts to list that can be downloaded.
  private let offers: [PackOffer]

  /// - Parameters:
  ///   - all: the riwayat to list, also those whose text is not installed.
  ///   - offers: the texts to list that can be downloaded.
  package init(
    riwayat: [Text], packs: [Pack], prints: [PrintOrScript] = [], all: [Riwayah] = [], offers: [PackOffer] = []
  ) {
    self.riwayat = riwayat
    self.packs = packs
    self.prints = prints
    self.offers = offers
    wanted = all.filter { riwayah in !riwayat.contains { $0.riwayah == riwayah } }.map { WantedText($0) }
  }

  package var isEmpty: Bool { riwayat.isEmpty && packs.isEmpty && prints.isEmpty }

  package var isDamaged: Bool {
    let texts = riwayat.contains { if case .failure = $0.result { true } else { false } }
    return texts || packs.contains { if case .failure = $0.result { true } else { false } }
      || prints.contains { if case .failure = $0.result { true } else { false } }
  }

  /// Opens each text that is installed, and checks its digest.
  package static func opened(in store: TextStore) -> [Text] {
    store.riwayat.map { riwayah in
      (riwayah, Result { () throws(StoreError) in try store.open(riwayah) })
    }
  }

  // MARK: - Answers

  /// Lists the texts; if there are none, with the command to install one.
  package var list: CommandAnswer {
    var answer = answer
    if isEmpty { answer.remarks = [BaseSentences.noText(command: CommandHint("text", "add", "FILE"))] }
    return answer
  }

  /// Lists the texts with their states.
  package var answer: CommandAnswer {
    CommandAnswer(
      parts: [
        .table(
          AnswerTable(riwayat.map(InstalledTexts.cells) + wanted.map(\.cells), headings: InstalledTexts.textHeadings)),
        .table(
          AnswerTable(
            packs.map(InstalledTexts.cells) + offers.filter { !isInstalled($0) }.map(InstalledTexts.cells),
            headings: InstalledTexts.packHeadings)),
        .table(AnswerTable(prints.map(\.cells), headings: InstalledTexts.printHeadings)),
      ],
      InstalledTextsValue(
        texts: riwayat.map { .init($0) }, packs: packs.map { .init($0) },
        prints: prints.isEmpty ? nil : prints.map { .init($0) },
        wanted: wanted.isEmpty ? nil : wanted.map(\.value),
        offers: offers.isEmpty ? nil : offers.map { .init($0, installed: isInstalled($0)) }))
  }

  private func isInstalled(_ offer: PackOffer) -> Bool { packs.contains { $0.id.text == offer.id } }

  private static var textHeadings: [Sentence] {
    [BaseSentences.textRiwayah, BaseSentences.textName, BaseSentences.textSize, BaseSentences.textState]
  }

  private static var packHeadings: [Sentence] {
    [BaseSentences.pack, BaseSentences.packKind, BaseSentences.packLanguage, BaseSentences.packTitle]
  }

  private static func cells(_ text: Text) -> [String] {
    let head = [text.riwayah.rawValue, text.riwayah.shownName]
    switch text.result {
    case .success(let opened):
      let ayat = BaseSentences.textAyat(count: opened.count, counting: text.riwayah.counting.shownName)
      return head + [ayat, BaseSentences.verified].map(\.text)
    case .failure(let error): return head + [BaseSentences.damaged, error.lineWithAdvice].map(\.text)
    }
  }

  private static func cells(_ pack: Pack) -> [String] {
    switch pack.result {
    case .success(let text):
      let name = Sentence(name: text.kind.rawValue).text
      let kind = pack.isDefault ? BaseSentences.defaultKind(kind: name).text : name
      return [
        "\(text.id)", kind, text.language?.englishName.map { Sentence(name: $0).text } ?? text.language?.code ?? "-",
        text.title,
      ]
    case .failure(let error): return ["\(pack.id)"] + [BaseSentences.damaged, error.lineWithAdvice].map(\.text)
    }
  }
}

extension InstalledTexts {
  private static func cells(_ offer: PackOffer) -> [String] {
    let kind = BaseSentences.offeredKind(kind: Sentence(name: offer.kind.rawValue).text, command: offer.command)
    return [offer.id, kind.text, Sentence(name: offer.languageName).text, offer.author ?? offer.name]
  }

  /// Tells that the text of a riwayah was installed.
  package static func added(_ text: RiwayahText) -> CommandAnswer {
    let riwayah = text.riwayah
    let next =
      riwayah == .hafs
      ? BaseSentences.hafsAdded
      : BaseSentences.next(command: CommandHint("show", "1", "--riwayah", riwayah.rawValue))
    let added = BaseSentences.textAdded(
      riwayah: riwayah.rawValue, count: text.count, counting: riwayah.counting.shownName)
    return CommandAnswer([added, next], InstalledTextsValue.Added(text: .init(text)))
  }
}

extension PackCatalogue {
  /// Returns each pack by its manifest.
  package func listed() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try store.pack(id) }
  }

  /// Returns each pack after its files were hashed.
  package func verified() throws -> [InstalledTexts.Pack] {
    try judged { (id) throws(StoreError) in try store.verify(id) }
  }

  private func judged(_ judge: (PackID) throws(StoreError) -> TextPack) throws -> [InstalledTexts.Pack] {
    let ids = try store.ids
    let standards = ids.isEmpty ? [] : PackKind.allCases.compactMap { try? standard($0) }
    return ids.map { id in
      (id, Result { () throws(StoreError) in try judge(id) }, standards.contains(id))
    }
  }
}
