/// The letters of an ayah in the texts of the King Fahd Complex, in the signs that `WordSpeaker` reads.
///
/// These texts write the same sounds with other signs than Tanzil's: two forms of each tanween, another sukun, and the
/// alef of hamzat wasl with the vowel before it and a dot for its own.
struct KingFahdText {
  let riwayah: Riwayah
  private(set) var words: [[RecitedLetter]] = []
  /// The numbers of the words with a saktah after them.
  private(set) var saktahs: [Int] = []
  private var isBetweenWords = true
  private var hasSeat = false

  /// Reads an ayah.
  ///
  /// - Parameters:
  ///   - text: the text of the ayah.
  ///   - before: the last word of the ayah before it; empty where nothing comes before.
  init(_ text: String, of riwayah: Riwayah, after before: [RecitedLetter]) {
    self.riwayah = riwayah
    for scalar in text.unicodeScalars { read(scalar) }
    for index in words.indices {
      var word = PrintedWord(words[index], of: riwayah, after: index > 0 ? words[index - 1] : before)
      words[index] = word.rewritten(before: index + 1 < words.count ? words[index + 1] : [])
    }
  }

  /// Whether و, ي and alef are silent under the sign of sukun, as in the prints of the Maghrib.
  private var isMaghribi: Bool { riwayah == .warsh || riwayah == .qaloon }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20, 0xA0: isBetweenWords = true
    case 0x640: hasSeat = true
    case 0x654, 0x655: readHamza()
    case 0x6D2: append("ى")
    case 0x621...0x63A, 0x641...0x64A, 0x66E, 0x670, 0x671, 0x6E5...0x6E8: append(scalar)
    case 0x652: take(isMaghribi ? .sukun : .roundZero)
    case 0x6E1: take(.sukun)
    case 0x657: take(.fathatan)
    case 0x65E: take(.dammatan)
    case 0x656: take(.kasratan)
    case 0x65C: take(.imalah)
    case 0x6EA where riwayah == .warsh: take(.taqlil)
    case 0x6ED where riwayah == .doori || riwayah == .soosi: take(.taqlil)
    case 0x6DF: take(.middleDot)
    case 0x6DC: readSmallSeen()
    default: if let mark = LetterMarks(scalar) { take(mark) }
    }
  }

  private mutating func take(_ mark: LetterMarks) {
    guard let last = words.indices.last, let letter = words[last].indices.last else { return }
    words[last][letter].marks.formUnion(mark)
  }

  private mutating func append(_ base: Unicode.Scalar) {
    if isBetweenWords { words.append([]) }
    isBetweenWords = false
    hasSeat = false
    words[words.count - 1].append(RecitedLetter(base: base, marks: [], word: words.count - 1, scalars: 0..<1))
  }

  /// Reads a hamza that is a mark: on a tatweel, on a letter without sound of its own, or by itself.
  private mutating func readHamza() {
    guard !hasSeat, let last = words.indices.last, let letter = words[last].last else { return append("ء") }
    switch letter.base {
    case "ى" where letter.marks == [], "ي" where letter.marks == [], "و" where letter.marks == []:
      words[last][words[last].count - 1].base = "ئ"
    case "\u{670}":
      words[last].removeLast()
      append("ء")
    default: append("ء")
    }
  }

  /// Reads the small س: on ص it is said instead; elsewhere it is the sign of saktah.
  private mutating func readSmallSeen() {
    guard let last = words.indices.last, let letter = words[last].last else { return }
    if letter.base == "ص" { take(.smallSeen) } else { saktahs.append(last) }
  }
}

extension LetterMarks {
  /// The dot in the middle: a beginning with damma, or a hamza that is eased.
  static let middleDot = LetterMarks(rawValue: 1 << 18)
  static let dots: LetterMarks = [.imalah, .taqlil, .tashil, .middleDot]
  /// The signs of a vowel between a and i.
  static let inclined: LetterMarks = [.imalah, .taqlil]
}
