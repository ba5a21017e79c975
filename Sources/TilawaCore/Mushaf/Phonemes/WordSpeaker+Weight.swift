extension WordSpeaker {
  /// The thing that follows a consonant.
  enum Following { case vowel, consonant, nothing }

  /// Adds a vowel, or a consonant that needs no weight.
  mutating func append(_ phoneme: Phoneme) {
    var phoneme = phoneme
    if phoneme.sound == .a, said.last?.manner.contains(.heavy) == true { phoneme.manner.insert(.heavy) }
    said.append(phoneme)
  }

  /// Adds the consonant of a letter with its weight, and draws out the vowel before it.
  mutating func append(_ phoneme: Phoneme, at index: Int, followedBy following: Following = .vowel) {
    var phoneme = phoneme
    if phoneme.sound.isElevated || phoneme.sound == .ra && isHeavyRa(index, followedBy: following) {
      phoneme.manner.insert(.heavy)
    }
    if phoneme.sound == .lam, isLamOfTheName(index), vowelBefore != .i { phoneme.manner.insert(.heavy) }
    drawOut(before: phoneme, at: index, followedBy: following)
    said.append(phoneme)
  }

  /// Sets the kind of the long vowel before a consonant.
  private mutating func drawOut(before phoneme: Phoneme, at index: Int, followedBy following: Following) {
    guard let last = said.indices.last else { return }
    if said[last].isLongVowel {
      // The alef between two hamzas of other riwayat stays as it is.
      if phoneme.manner.contains(.eased), !line[vowelLetter].marks.contains(.maddah) { return }
      if phoneme.sound == .hamza {
        said[last].madd = Lengthening.isParticle(at: vowelLetter, in: line) ? .munfasil : .muttasil
      } else if phoneme.manner.contains(.doubled) || following == .consonant {
        said[last].madd = .lazim
      } else if following == .nothing {
        said[last].madd = .arid
      }
    } else if following == .nothing, said[last].sound == .waw || said[last].sound == .ya, last > 0,
      said[last - 1].sound == .a, !said[last].manner.contains(.doubled)
    {
      said[last].madd = .lin
    }
  }

  /// Says the alef of the Name, which is not written.
  mutating func sayAlefOfTheName(_ index: Int) {
    if isLamOfTheName(index), let last = said.indices.last { said[last].madd = .tabii }
  }

  /// Whether a letter is the second ل of the Name.
  private func isLamOfTheName(_ index: Int) -> Bool {
    guard index > letters.lowerBound, line[index].base == "ل", line[index].marks.contains(.shaddah),
      line[index - 1].base == "ل", index + 1 < letters.upperBound
    else { return false }
    return SilentLetters.isTheName(at: index - 1, in: line) && !line[index + 1].marks.contains(.sukun)
  }

  /// The vowel that was said last, in this word or at the end of the one before; nil where there is none.
  var vowelBefore: Phoneme.Sound? {
    if let last = said.last { return last.sound }
    // A second hamza that fell had the vowel of the first one, also where the reader begins with it.
    let isSecondHamza = line[letters.lowerBound].marks.contains(.naql)
    guard let previousWord = previousWord ?? (isSecondHamza ? 0 : nil),
      let last = line.sounding(before: letters.lowerBound), last >= previousWord
    else { return nil }
    let letter = line[last]
    // A helping kasra follows tanween before hamzat wasl.
    if letter.hasTanween { return .i }
    if let vowel = letter.vowel { return vowel }
    guard letter.isVowelLetter, last > previousWord, let vowel = line[last - 1].vowel else {
      return letter.marks.contains(.maddah) ? .a : nil
    }
    return vowel
  }

  /// Whether ر is heavy: by its own vowel, else by the one before it.
  private func isHeavyRa(_ index: Int, followedBy following: Following) -> Bool {
    if following == .vowel { return line[index].vowel.map { $0 != .i } ?? false }
    guard let before = said.last else { return true }
    // ٱرْجِعُوٓا۟: the kasra of hamzat wasl, or of the word before, does not count.
    if index > letters.lowerBound, line[index - 1].base == "ٱ" { return true }
    if before.sound == .i {
      guard following == .consonant, let next = line.nextInWord(index) else { return false }
      return Phoneme.Sound(consonant: next.base)?.isElevated == true && next.vowel != .i
    }
    if before.sound.isVowel { return !before.isInclined && !lostItsYa }
    if before.sound == .ya || lostItsYa { return false }
    // A consonant can stand between before a stop: ٱلذِّكْرِ is light, and مِصْرَ heavy.
    let vowel = said.last { $0.sound.isVowel }
    return vowel?.sound != .i || before.sound == .sad
  }

  /// Whether the kasra at the end stands for a ي that fell: نُذُرِ, يَسْرِ and أَسْرِ have a light ر before a stop too.
  private var lostItsYa: Bool {
    guard lastBeforeStop.map({ line[$0].vowel == .i }) == true, letters.count <= 4 else { return false }
    let skeleton = letters.map { line[$0].base }
    return ["ونذر", "يسر", "أسر", "فأسر"].contains { skeleton.elementsEqual($0.unicodeScalars) }
  }
}
