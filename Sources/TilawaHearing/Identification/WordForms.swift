import TilawaCore

/// The forms of the words of a text that were asked for once: they are the same in each lattice, and to find them takes longer than the lattice.
///
/// All words of the Quran take 3 MB.
struct WordForms {
  /// A way to say a word.
  struct Form {
    /// The place of its units in those of all forms.
    fileprivate let first: Int32
    fileprivate let count: Int32
    let starts: RecitedText.Edges
    let ends: RecitedText.Edges
  }

  private var forms: [Form] = []
  private var units: [UInt8] = []
  /// The first form of each word, and their number; -1 where it is not known yet.
  private var words: [(first: Int32, count: Int32)] = []

  /// Returns the forms of a word. All words are those of one text.
  mutating func forms(of word: Int, in text: SearchedText) -> ArraySlice<Form> {
    if words.isEmpty { words = Array(repeating: (-1, 0), count: text.words) }
    if words[word].first < 0 {
      let found = text.forms(of: word)
      words[word] = (Int32(forms.count), Int32(found.count))
      for form in found { add(form) }
    }
    let (first, count) = words[word]
    return forms[Int(first)..<Int(first + count)]
  }

  private mutating func add(_ form: RecitedText.Form) {
    forms.append(
      Form(first: Int32(units.count), count: Int32(form.units.count), starts: form.starts, ends: form.ends))
    units += form.units
  }

  /// Returns the units of a form.
  func units(of form: Form) -> ArraySlice<UInt8> { units[Int(form.first)..<Int(form.first + form.count)] }
}
