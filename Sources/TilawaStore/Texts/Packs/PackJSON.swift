import TilawaCore

/// Packs as JSON, in the shapes in which they are published: by keys such as "2:255", rows with numbers, arrays of surahs.
enum PackJSON {
  /// The deepest nesting of arrays and objects.
  private static let depth = 31

  static func read(_ content: [UInt8], numbers: [AyahRef]) throws(PackFault) -> PackDocument {
    let lines = PackLineStarts(content)
    let node: JSONNode
    do throws(JSONReader.Fault) {
      node = try JSONReader.node(content, .lenient, depth: depth)
    } catch {
      throw PackFault(StoreSentences.noJson(reason: error.reason.sentence), at: lines.place(of: error.offset))
    }
    var gathering = Gathering(numbers: numbers, lines: lines)
    try gathering.take(node, Position())
    guard !gathering.entries.isEmpty else {
      throw PackFault(StoreSentences.noNumberedText)
    }
    return try PackDocument(entries: gathering.entries, facts: gathering.facts)
  }

  /// The known numbers of surah, ayah and word for a value.
  private struct Position {
    var numbers: [Int] = []

    func inside(_ number: Int) -> Position { Position(numbers: numbers + [number]) }
  }

  private struct Gathering {
    let numbers: [AyahRef]
    let lines: PackLineStarts
    var entries: [PackEntry] = []
    var facts = PackFacts()

    mutating func take(_ node: JSONNode, _ position: Position) throws(PackFault) {
      guard entries.count <= PackDocument.most else { throw PackFault(StoreSentences.tooManyTexts) }
      switch node.value {
      case .string(let text): add(text, position, node.offset)
      case .array(let nodes): try take(nodes, position, at: node.offset)
      case .object(let members): try take(members, position, at: node.offset)
      case .null, .bool: add("", position, node.offset)
      case .number: break
      }
    }

    private mutating func add(_ text: String, _ position: Position, _ offset: Int) {
      let numbers = position.numbers
      guard (2...3).contains(numbers.count) else { return }
      entries.append(
        PackEntry(
          surah: numbers[0], ayah: numbers[1], word: numbers.count == 3 ? numbers[2] : nil, text: text,
          place: lines.place(of: offset)))
    }

    // MARK: - Arrays

    private mutating func take(_ nodes: [JSONNode], _ position: Position, at offset: Int) throws(PackFault) {
      // A text in pieces, as in files that mark emphasis.
      if position.numbers.count >= 2, !nodes.isEmpty, nodes.contains(where: { $0.text != nil }),
        nodes.contains(where: { $0.object != nil }) || position.numbers.count == 3
      {
        return add(nodes.compactMap(pieces).joined(), position, offset)
      }
      if position.numbers.isEmpty, nodes.count == numbers.count, nodes.allSatisfy({ isBareText($0) }) {
        for (node, ref) in zip(nodes, numbers) {
          entries.append(
            PackEntry(
              surah: ref.surah, ayah: ref.ayah, text: bareText(node) ?? "", place: lines.place(of: node.offset)))
        }
        return
      }
      for (index, node) in nodes.enumerated() {
        if let members = node.object {
          try take(members, position, or: index + 1, at: node.offset)
        } else {
          try take(node, position.inside(index + 1))
        }
      }
    }

    private func pieces(_ node: JSONNode) -> String? {
      node.text ?? node.object.flatMap { members in PackJSON.text(of: members)?.text }
    }

    private func isBareText(_ node: JSONNode) -> Bool { bareText(node) != nil }

    /// A text without numbers beside it.
    private func bareText(_ node: JSONNode) -> String? {
      if let members = node.object {
        return PackTable(members.map(\.0)) == nil ? PackJSON.text(of: members)?.text : nil
      }
      return node.text
    }

    // MARK: - Objects

    /// - Parameter index: its place in an array, where it says no number itself.
    private mutating func take(
      _ members: [JSONNode.Member], _ position: Position, or index: Int? = nil, at offset: Int
    ) throws(PackFault) {
      let fields = members.map(\.1.text)
      if position.numbers.isEmpty, let table = PackTable(members.map(\.0)), fields[table.text] != nil,
        let entry = try? table.entry({ fields[$0] ?? "" }, at: lines.place(of: offset))
      {
        entries.append(entry)
        return
      }
      if let first = members.first?.0, PackColumns.ref(first) != nil || Int(first) != nil {
        return try takeKeys(members, position)
      }
      if position.numbers.count < 2, let index, let inner = inner(members, position) {
        return try take(inner, position.inside(number(of: members, position) ?? index))
      }
      if let text = PackJSON.text(of: members), index != nil || position.numbers.count >= 2 {
        let position = index.map { position.inside(number(of: members, position) ?? $0) } ?? position
        // A text in pieces is no list of words.
        if let nodes = text.array { return add(nodes.compactMap(pieces).joined(), position, text.offset) }
        return try take(text, position)
      }
      guard index == nil || position.numbers.isEmpty else { return }
      for (key, value) in members {
        if let text = value.text { facts.take(key, text) }
      }
      for (_, value) in members where value.array != nil || value.object != nil { try take(value, position) }
    }

    /// Members whose names are numbers: "2:255", or a surah's, an ayah's, a word's.
    private mutating func takeKeys(_ members: [JSONNode.Member], _ position: Position) throws(PackFault) {
      for (key, value) in members {
        if let ref = PackColumns.ref(key) {
          var numbers = [ref.surah, ref.ayah]
          if let word = ref.word { numbers.append(word) }
          try take(value, Position(numbers: numbers))
        } else if let number = Int(key) {
          try take(value, position.inside(number))
        } else {
          throw PackFault(StoreSentences.keyAmongAyat(key: String(key.prefix(20))), at: lines.place(of: value.offset))
        }
      }
    }

    /// The ayat of a surah, or the words of an ayah.
    private func inner(_ members: [JSONNode.Member], _ position: Position) -> JSONNode? {
      let names = position.numbers.isEmpty ? PackColumns.ayat : PackColumns.words
      return members.first { key, value in names.contains(key.lowercased()) && value.array != nil }?.1
    }

    /// The number that an object gives for itself.
    private func number(of members: [JSONNode.Member], _ position: Position) -> Int? {
      let names =
        switch position.numbers.count {
        case 0: PackColumns.surah + ["id", "number"]
        case 1: ["numberinsurah"] + PackColumns.ayah + ["id", "number"]
        default: PackColumns.word
        }
      for name in names {
        if let value = members.first(where: { key, _ in key.lowercased() == name })?.1.text, let number = Int(value) {
          return number
        }
      }
      return nil
    }
  }

  /// The text among the members of an object.
  private static func text(of members: [JSONNode.Member]) -> JSONNode? {
    for name in PackColumns.text {
      guard let node = members.first(where: { key, _ in key.lowercased() == name })?.1 else { continue }
      if node.text != nil || node.array != nil { return node }
      if let inner = node.object, let text = text(of: inner) { return text }
    }
    return nil
  }
}

extension JSONReader.Fault.Reason {
  /// The reason as packs tell it.
  fileprivate var sentence: Sentence {
    switch self {
    case .depth: StoreSentences.nestedTooDeep
    case .early: StoreSentences.endsTooEarly
    case .noValue, .noDigit: StoreSentences.noValue
    case .noName: StoreSentences.memberNameMissing
    case .noColon: StoreSentences.colonMissing
    case .noBracket: StoreSentences.commaOrBracketMissing
    case .noBrace: StoreSentences.commaOrBraceMissing
    case .control: StoreSentences.textDoesNotEndOnLine
    case .openText: StoreSentences.textDoesNotEnd
    case .escape(let letter): StoreSentences.noEscapedLetter(letter: String(letter))
    case .half: StoreSentences.halfLetter
    case .noHexadecimal: StoreSentences.fourHexadecimalDigitsMissing
    case .more: StoreSentences.textBehindEnd
    }
  }
}
