/// A term of a query: a word, or several in order, as letters.
struct SearchTerm: Hashable, Sendable {
  /// The letters, with single spaces between words.
  private(set) var letters: [SearchLetter] = []
  /// The typed vowel signs of each letter.
  private(set) var vowels: [VowelSigns] = []

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch LetterFolding.part(scalar) {
      case .letter(let letter): append(letter)
      case .letters(let letters): letters.forEach { append($0) }
      case .gap: if letters.last != .space, !letters.isEmpty { append(.space) }
      case .sign: addVowel(scalar)
      }
    }
    if letters.last == .space { removeLast() }
    settleEnds(of: text)
  }

  /// Makes a term of letters without vowel signs.
  init(letters: [SearchLetter]) {
    self.letters = letters
    vowels = Array(repeating: [], count: letters.count)
  }

  private init(_ letters: ArraySlice<SearchLetter>, _ vowels: ArraySlice<VowelSigns>) {
    self.letters = Array(letters)
    self.vowels = Array(vowels)
  }

  /// The words of the term, each as a term of its own.
  var words: [SearchTerm] {
    letters.indices.split { letters[$0] == .space }.map { SearchTerm(letters[$0], vowels[$0]) }
  }

  var hasVowels: Bool { vowels.contains { !$0.isEmpty } }

  /// Whether another term stands in it letter by letter.
  func contains(_ other: SearchTerm) -> Bool {
    guard letters.count >= other.letters.count else { return false }
    return (0...letters.count - other.letters.count).contains { letters[$0...].starts(with: other.letters) }
  }

  /// Turns ئ at the end of a word into a ya with an optional hamza, because many people type شئ for شيء.
  private mutating func settleEnds(of text: String) {
    guard text.unicodeScalars.contains("ئ") else { return }
    var hamzas = text.unicodeScalars.filter { LetterFolding.part($0) == .letter(.hamza) }[...]
    for place in letters.indices where letters[place] == .hamza {
      guard hamzas.popFirst() == "ئ", place + 1 == letters.count || letters[place + 1] == .space else { continue }
      letters[place] = .yeh
    }
  }

  private mutating func append(_ letter: SearchLetter) {
    letters.append(letter)
    vowels.append([])
  }

  private mutating func removeLast() {
    letters.removeLast()
    vowels.removeLast()
  }

  private mutating func addVowel(_ scalar: Unicode.Scalar) {
    guard let last = vowels.indices.last else { return }
    vowels[last].formUnion(VowelSigns(scalar.value))
  }
}
