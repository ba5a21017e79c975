import TilawaCore

/// The contents of audio files as their names tell them.
///
/// The names of a folder are read together: `12.mp3` is a surah among whole surahs, an ayah in a folder of a surah, and an ayah of
/// the whole Quran among thousands (docs/decisions/0188).
struct SourceNames {
  private let names: [String: SourceFile.Name]

  /// Reads the names of files, each with its path.
  init(_ paths: [String], _ structure: QuranStructure, _ counting: VerseCounting) {
    let reader = SourceNameReader(structure)
    var names: [String: SourceFile.Name] = [:]
    for (folder, paths) in Dictionary(grouping: paths, by: SourceNames.folder(of:)) {
      var numbered: [(path: String, number: SourceNameReader.Number)] = []
      for path in paths {
        switch SourceFile.stem(of: path).flatMap(reader.read) {
        case .name(let name)?: names[path] = name
        case .number(let number)?: numbered.append((path, number))
        case nil: break
        }
      }
      let meaning = SourceNames.meaning(of: numbered.map(\.number), in: folder, reader, structure, counting)
      for (path, number) in numbered { names[path] = meaning(number) }
    }
    self.names = names
  }

  /// Returns the content of one of the files; nil where its name tells none.
  subscript(path: String) -> SourceFile.Name? { names[path] }

  /// Whether files in this folder are ayat of one surah by its name.
  static func isOfSurah(_ folder: String, _ structure: QuranStructure) -> Bool {
    SourceNameReader(structure).surah(ofFolder: name(of: folder[...])) != nil
  }

  private static func folder(of path: String) -> Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
  private static func name(of folder: Substring) -> String {
    folder.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Returns what the numbers of a folder stand for, when they are alone in the names of its files.
  private static func meaning(
    of numbers: [SourceNameReader.Number], in folder: Substring, _ reader: SourceNameReader,
    _ structure: QuranStructure,
    _ counting: VerseCounting
  ) -> (SourceNameReader.Number) -> SourceFile.Name? {
    let most = numbers.map(\.value).max() ?? 0
    if let surah = reader.surah(ofFolder: name(of: folder)), most <= structure.ayat(inSurah: surah.value, of: counting),
      // 64/001.mp3 is a surah of 64 kbit/s.
      !(surah.digits < 3 && numbers.contains { $0.digits == 3 && $0.value < 100 })
    {
      return { .ayah(surah: surah.value, ayah: $0.value) }
    }
    let isOfAll = most > structure.surahs.count && numbers.contains { $0.digits != 3 }
    if isOfAll, most <= structure.ayatCount(of: counting) {
      return { number in
        guard number.value > 0 else { return nil }
        let ref = structure.ayah(at: number.value - 1, in: counting)
        return .ayah(surah: ref.surah, ayah: ref.ayah)
      }
    }
    return { (1...structure.surahs.count).contains($0.value) ? .surah($0.value) : nil }
  }
}

/// A reader of one name, whatever else is in its folder.
struct SourceNameReader {
  /// A number as it is written.
  struct Number: Hashable {
    let value: Int
    let digits: Int
  }

  enum Reading: Hashable {
    case name(SourceFile.Name)
    /// A number alone: the other names of its folder tell of what.
    case number(Number)
  }

  /// The numbers and words of a name, in lower case and in their order.
  private struct Parts {
    var numbers: [Number] = []
    var words: [String] = []
    /// A letter for each part: `n` for a number, `w` for a word.
    var shape = ""
  }

  private static let ayahWords: Set = ["a", "ayah", "aya", "ayat", "verse", "v", "آية", "ايه", "الآية", "آيه"]

  private let structure: QuranStructure
  private let title: SurahTitle

  init(_ structure: QuranStructure) { (self.structure, title) = (structure, SurahTitle(structure)) }

  /// Reads the name of a file without its ending; nil where it tells nothing.
  func read(_ stem: Substring) -> Reading? {
    if stem.lowercased() == "istiadha" { return .name(.istiadha) }
    let parts = SourceNameReader.parts(of: stem)
    let isOfSurah = parts.words.first.map(SourceNameReader.isSurah) ?? false
    switch parts.shape {
    case "n":
      let number = parts.numbers[0]
      if number.digits == 6 { return .name(.ayah(surah: number.value / 1000, ayah: number.value % 1000)) }
      return number.digits <= 4 ? .number(number) : nil
    case "nn": return SourceNameReader.ayah(parts.numbers[0], parts.numbers[1])
    case "wnn" where isOfSurah: return SourceNameReader.ayah(parts.numbers[0], parts.numbers[1])
    case "wnwn" where isOfSurah && SourceNameReader.ayahWords.contains(parts.words[1]):
      return SourceNameReader.ayah(parts.numbers[0], parts.numbers[1])
    default: return surah(in: stem, parts).map { .name(.surah($0)) }
    }
  }

  /// Returns the surah whose ayat are in a folder of this name: "002", "2 - Al-Baqarah", "Surah Al-Baqarah". A name alone may be
  /// that of a person.
  func surah(ofFolder name: String) -> Number? {
    let parts = SourceNameReader.parts(of: name[...])
    if parts.shape == "n" { return isSurah(parts.numbers[0]) ? parts.numbers[0] : nil }
    guard !parts.numbers.isEmpty || parts.words.contains(where: SurahTitle.isSurah) else { return nil }
    // The number of a folder with words is no rate of bits.
    return surah(in: name[...], parts).map { Number(value: $0, digits: 3) }
  }

  /// Returns the surah that a name with words tells, by its number or its name.
  private func surah(in stem: Substring, _ parts: Parts) -> Int? {
    if parts.shape == "wn", SurahTitle.isSurah(parts.words[0]) { return parts.numbers[0].value }
    let named = title.surah(in: String(stem))
    guard parts.shape.hasPrefix("nw"), let first = parts.numbers.first, isSurah(first) else { return named }
    // "01 - Al-Mulk" counts tracks; "002 Mishary" counts surahs.
    if first.digits == 3, parts.numbers.count == 1 || named == first.value { return first.value }
    return named
  }

  private func isSurah(_ number: Number) -> Bool {
    number.digits <= 3 && (1...structure.surahs.count).contains(number.value)
  }

  private static func isSurah(_ word: String) -> Bool { word == "s" || SurahTitle.isSurah(word) }

  private static func ayah(_ surah: Number, _ ayah: Number) -> Reading? {
    guard surah.digits <= 3, ayah.digits <= 3, surah.value > 0 else { return nil }
    return .name(.ayah(surah: surah.value, ayah: ayah.value))
  }

  /// Returns the parts of a name. Digits of all scripts are digits.
  private static func parts(of name: Substring) -> Parts {
    var parts = Parts()
    var last: Character?
    for character in name {
      let digit = character.wholeNumberValue.flatMap { $0 < 10 ? $0 : nil }
      switch (digit, last) {
      case (let digit?, "n") where (parts.numbers.last?.digits ?? 0) < 18:
        let number = parts.numbers.removeLast()
        parts.numbers.append(Number(value: number.value * 10 + digit, digits: number.digits + 1))
      case (let digit?, _):
        parts.numbers.append(Number(value: digit, digits: 1))
        parts.shape.append("n")
        last = "n"
      case (nil, "w") where character.isLetter: parts.words[parts.words.count - 1] += character.lowercased()
      case (nil, _) where character.isLetter:
        parts.words.append(character.lowercased())
        parts.shape.append("w")
        last = "w"
      default: last = nil
      }
    }
    return parts
  }
}
