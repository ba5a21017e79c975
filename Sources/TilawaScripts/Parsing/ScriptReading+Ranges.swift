import TilawaCore

extension ScriptReading {
  /// The ranges and variables of a text or of a list of them.
  mutating func ranges(_ value: YAMLValue, of key: String, in riwayah: Riwayah) -> [PlayStep.Range] {
    switch value.content {
    case .text(let text): return ranges(text, at: value.place, riwayah)
    case .list(let values) where !values.isEmpty:
      return values.flatMap { value -> [PlayStep.Range] in
        guard let text = text(value, of: key) else { return [] }
        return ranges(text, at: value.place, riwayah)
      }
    case .nothing, .list, .fields:
      fault(value.place, TilawaScriptsSentences.saysWhatToHear(key: key))
      return []
    }
  }

  private static let longest = 1000

  private mutating func ranges(_ text: String, at place: ScriptPlace, _ riwayah: Riwayah) -> [PlayStep.Range] {
    guard !isFull else { return [] }
    guard !text.trimmingWhitespace.isEmpty else {
      fault(place, TilawaScriptsSentences.rangeMissing)
      return []
    }
    // Places in it are found by counting.
    guard text.utf8.count <= Self.longest else {
      fault(place, TilawaScriptsSentences.rangesTooLong(most: "\(Self.longest)"))
      return []
    }
    let scalars = text.unicodeScalars
    var ranges: [PlayStep.Range] = []
    var rest = scalars[...]
    func offset(_ index: String.Index) -> Int { scalars.distance(from: scalars.startIndex, to: index) }
    while let open = Self.place(of: "{", in: rest) {
      ranges += plain(rest[..<open], offset(rest.startIndex), text, place, riwayah)
      let here = source.place(of: offset(open), in: text, at: place)
      let inner = rest[scalars.index(open, offsetBy: 2)...]
      guard let close = Self.place(of: "}", in: inner) else {
        fault(here, TilawaScriptsSentences.bracesOpen)
        return ranges
      }
      if let key = variable(String(inner[..<close]), at: here) { ranges.append(.variable(key, at: here)) }
      rest = inner[scalars.index(close, offsetBy: 2)...]
    }
    ranges += plain(rest, offset(rest.startIndex), text, place, riwayah)
    return ranges
  }

  /// The position of two such signs in a row; nil if there is none.
  private static func place(of sign: Unicode.Scalar, in scalars: Substring.UnicodeScalarView) -> String.Index? {
    scalars.indices.first { scalars[$0...].starts(with: [sign, sign]) }
  }

  /// Ranges without variables; the name of a surah may have spaces in it.
  private mutating func plain(
    _ part: Substring.UnicodeScalarView, _ offset: Int, _ text: String, _ place: ScriptPlace, _ riwayah: Riwayah
  ) -> [PlayStep.Range] {
    let parser = RangeParser(structure: structure, riwayah: riwayah, grain: .word)
    let words = part.split { $0.properties.isWhitespace }
    guard let first = words.first, let last = words.last else { return [] }
    func here(_ word: Substring.UnicodeScalarView, _ position: Int) -> ScriptPlace {
      let start = part.distance(from: part.startIndex, to: word.startIndex)
      return source.place(of: offset + start + position, in: text, at: place)
    }
    let whole = String(part[first.startIndex..<last.endIndex])
    if words.count > 1, !String(first).contains(where: \.isNumber), isKnown(whole, riwayah, parser) {
      return [.text(whole, at: here(first, 0))]
    }
    return words.compactMap { word in
      do throws(RangeError) {
        if known[riwayah]?.contains(String(word)) != true { _ = try parser.parse(String(word)) }
        known[riwayah, default: []].insert(String(word))
        return .text(String(word), at: here(word, 0))
      } catch {
        let hint = word.contains(",") ? TilawaScriptsSentences.separateBySpaces : Sentence(verbatim: error.message)
        fault(here(word, error.position), TilawaScriptsSentences.rangeWrong(text: String(word), reason: hint))
        return nil
      }
    }
  }

  private mutating func isKnown(_ text: String, _ riwayah: Riwayah, _ parser: RangeParser) -> Bool {
    if known[riwayah]?.contains(text) == true { return true }
    guard (try? parser.parse(text)) != nil else { return false }
    known[riwayah, default: []].insert(text)
    return true
  }

  /// Reads a text such as `yasin` or `2:1` as ayat, for a start or an end.
  mutating func range(_ field: YAMLValue.Field, in riwayah: Riwayah) -> AyahRange? {
    guard let text = text(field) else { return nil }
    do throws(RangeError) {
      return try RangeParser(structure: structure, riwayah: riwayah).parse(text)
    } catch {
      fault(
        source.place(of: error.position, in: text, at: field.value.place),
        TilawaScriptsSentences.rangeWrong(text: text, reason: Sentence(verbatim: error.message)))
      return nil
    }
  }
}
