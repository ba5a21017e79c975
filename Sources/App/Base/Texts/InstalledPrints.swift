import TilawaCore
package import TilawaStore

/// A print that was added, or a text in the script of prints.
package struct PrintOrScript {
  enum Content {
    case print(Print)
    case script(PrintText)
  }

  let id: PackID
  let result: Result<Content, StoreError>
}

extension InstalledTexts {
  /// Opens each print and each text in a script that is installed, and checks its digest.
  package static func prints(in context: AppContext) throws -> [PrintOrScript] {
    let store = try context.prints()
    let prints = try store.ids.map { id in
      PrintOrScript(id: id, result: Result { () throws(StoreError) in .print(try store.print(id)) })
    }
    let scripts = try store.scriptIDs.map { id in
      PrintOrScript(id: id, result: Result { () throws(StoreError) in .script(try store.script(id)) })
    }
    return prints + scripts
  }

  static var printHeadings: [Sentence] {
    [BaseSentences.print, BaseSentences.packKind, BaseSentences.textSize, BaseSentences.packTitle]
  }

  /// Tells that a print or a text in a script was installed, with its digest.
  package static func added(_ addition: PrintAddition) -> CommandAnswer {
    switch addition {
    case .print(let print, let isReplacement):
      let line =
        isReplacement
        ? BaseSentences.printReplaced(id: print.id, print: print.title)
        : BaseSentences.printAdded(id: print.id, print: print.title)
      return CommandAnswer(
        [
          line, BaseSentences.digestIs(digest: print.digest),
          BaseSentences.next(command: CommandHint("config", "set", "print", print.id)),
        ], PrintAdded(print: InstalledTextsValue.PrintValue(print)))
    case .script(let text, let spelledOtherwise, let differences, let isReplacement):
      let line =
        isReplacement
        ? BaseSentences.scriptReplaced(id: text.id.text, count: text.numbering.count)
        : BaseSentences.scriptAdded(id: text.id.text, count: text.numbering.count)
      let otherwise = spelledOtherwise == 0 ? [] : [BaseSentences.spelledOtherwise(count: spelledOtherwise)]
      let differing = differences.isEmpty ? [] : [BaseSentences.wordsDiffer(count: differences.count)]
      return CommandAnswer(
        [line] + otherwise + differing + [BaseSentences.digestIs(digest: text.sha256)],
        PrintAdded(print: InstalledTextsValue.PrintValue(text), differences: differences))
    case .differing(let differences):
      let rows = differences.map { ["\($0.ref):\($0.word)", $0.theirs, $0.ours] }
      let headings = [BaseSentences.wordPlace, BaseSentences.wordOfFile, BaseSentences.wordOfOurs]
      return CommandAnswer(
        parts: [
          .table(AnswerTable(rows, headings: headings)), .line(BaseSentences.wordsDiffer(count: differences.count)),
        ], PrintAdded(print: nil, differences: differences))
    }
  }
}

extension PrintOrScript {
  /// The cells of its row.
  var cells: [String] {
    switch result {
    case .success(.print(let print)):
      let size = BaseSentences.printSize(pages: print.pages, lines: print.linesOfPage).text
      return [id.text, BaseSentences.print.text, size, print.name ?? id.text]
    case .success(.script(let text)):
      return [
        id.text, BaseSentences.script.text, BaseSentences.scriptSize(count: text.numbering.count).text, text.name,
      ]
    case .failure(let error): return [id.text, BaseSentences.damaged.text, error.lineWithAdvice.text, ""]
    }
  }
}

extension InstalledTextsValue {
  /// A print that was added, or a text in the script of prints, for programs.
  struct PrintValue: Encodable {
    let id: String
    /// The kind: `print` or `script`; null for a damaged one.
    let kind: String?
    let ok: Bool
    let name: String?
    let pages: Int?
    let lines: Int?
    /// The script of a print.
    let script: String?
    /// The number of words of a script, with the numbers of ayat.
    let words: Int?
    let sha256: String?
    /// The fault of a damaged one.
    let message: String?

    private init(
      _ id: String, kind: String?, name: String? = nil, pages: Int? = nil, lines: Int? = nil, script: String? = nil,
      words: Int? = nil, sha256: String? = nil, message: String? = nil
    ) {
      (self.id, self.kind, ok, self.name, self.pages, self.lines) = (id, kind, message == nil, name, pages, lines)
      (self.script, self.words, self.sha256, self.message) = (script, words, sha256, message)
    }

    init(_ print: Print) {
      self.init(
        print.id, kind: "print", name: print.name, pages: print.pages, lines: print.linesOfPage,
        script: print.script.text, sha256: print.digest)
    }

    init(_ text: PrintText) {
      self.init(text.id.text, kind: "script", name: text.name, words: text.numbering.count, sha256: text.sha256)
    }

    init(_ item: PrintOrScript) {
      switch item.result {
      case .success(.print(let print)): self.init(print)
      case .success(.script(let text)): self.init(text)
      case .failure(let error): self.init(item.id.text, kind: nil, message: error.messageWithAdvice.text)
      }
    }
  }
}

/// The line for programs about what was installed.
private struct PrintAdded: Encodable {
  /// A word of a script that is not read as ours.
  struct Difference: Encodable {
    /// The place of our word.
    let word: String
    let theirs: String
    let ours: String
  }

  /// Null where words differ, and were not accepted.
  @Nullable var print: InstalledTextsValue.PrintValue?
  /// The words of a script that differ from ours; null for a print.
  @Nullable var differences: [Difference]?

  init(print: InstalledTextsValue.PrintValue?, differences: [ScriptDifference]? = nil) {
    self.print = print
    self.differences = differences?.map { Difference(word: "\($0.ref):\($0.word)", theirs: $0.theirs, ours: $0.ours) }
  }
}
