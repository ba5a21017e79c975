import TilawaCore

/// Packs as XML of tanzil.net: a `sura` with `aya` in it, their numbers as `index` and each text as `text`.
enum PackXML {
  static func read(_ content: ArraySlice<UInt8>) throws(PackFault) -> PackDocument {
    guard !ForeignText.isWebPage(content) else { throw PackFault(StoreSentences.webPageNoPack) }
    var gathering = Gathering()
    do throws(ElementReader.Fault) {
      try ElementReader.read(content) { part, line in gathering.take(part, line) }
    } catch {
      throw error.line.map { PackFault(error.detail, at: .line($0)) } ?? PackFault(error.detail)
    }
    if let fault = gathering.fault { throw fault }
    guard !gathering.entries.isEmpty else {
      throw PackFault(
        StoreSentences.packXmlOfAnotherKind)
    }
    return try PackDocument(entries: gathering.entries, facts: gathering.facts)
  }

  private struct Gathering {
    var entries: [PackEntry] = []
    var facts = PackFacts()
    var fault: PackFault?
    private var surah: Int?

    mutating func take(_ part: ElementReader.Part, _ line: Int) {
      switch part {
      case .comment(let text):
        for line in text.split(whereSeparator: \.isNewline) { facts.take(comment: line) }
      case .begin("sura", let attributes): surah = number(attributes["index"], StoreSentences.suraWithoutIndex, line)
      case .begin("aya", let attributes): add(attributes, line)
      case .begin, .end, .characters: break
      }
    }

    private mutating func add(_ attributes: [String: String], _ line: Int) {
      // The document refuses more than this.
      guard fault == nil, entries.count <= PackDocument.most else { return }
      guard let ayah = number(attributes["index"], StoreSentences.ayaWithoutIndex, line) else { return }
      guard let surah, let text = attributes["text"] else {
        fault = PackFault(
          surah == nil ? StoreSentences.ayaStandsOutsideSura : StoreSentences.ayaNoText, at: .line(line))
        return
      }
      entries.append(PackEntry(surah: surah, ayah: ayah, text: text, place: .line(line)))
    }

    private mutating func number(_ text: String?, _ complaint: Sentence, _ line: Int) -> Int? {
      if let text, text.utf8.count <= 4, let number = Int(text), number > 0 { return number }
      fault = fault ?? PackFault(complaint, at: .line(line))
      return nil
    }
  }
}
