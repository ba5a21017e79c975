/// The likelihood of each counting for a set of numbered files, from nothing but the numbers and the lengths of the
/// files.
///
/// A counting fits if it has every number, if surahs end at their last numbers, and if the lengths match the letters.
/// Likelihoods are compared. Files of ayat with the same words in all countings give the pace.
package struct CountingFit: Hashable, Sendable {
  /// A file with the number in its name and its length.
  package struct NumberedFile: Hashable, Sendable {
    /// The surah's number, from 1.
    package let surah: Int
    /// The ayah's number, from 1, in an unknown counting.
    package let ayah: Int
    /// The length of the file; above zero.
    package let length: Duration

    package init(surah: Int, ayah: Int, length: Duration) {
      self.surah = surah
      self.ayah = ayah
      self.length = length
    }

    /// Returns the ayah with this number in `counting`.
    package func ref(in counting: VerseCounting) -> AyahRef {
      AyahRef(surah: surah, ayah: ayah, counting: counting)
    }
  }

  /// The likelihood of each counting as a logarithm, only meaningful in comparison; countings without all the numbers
  /// are left out.
  package let likelihoods: [VerseCounting: Double]

  /// Computes the likelihoods.
  ///
  /// - Parameters:
  ///   - files: the files, each number once.
  ///   - lengths: the recited lengths, by `RecitedLength`, of the words of every file under every counting.
  ///   - structure: the structure that turns the numbers into words.
  package init(_ files: [NumberedFile], lengths: [WordRange: Double], in structure: QuranStructure) {
    let possible = VerseCounting.allCases.filter { counting in
      files.allSatisfy { structure.contains($0.ref(in: counting)) }
    }
    let timed = files.filter { $0.length > .zero }
    let agreed = timed.filter { file in Set(possible.map { structure.span(of: file.ref(in: $0)) }).count == 1 }
    func pace(_ file: NumberedFile, _ counting: VerseCounting) -> Double? {
      lengths[structure.span(of: file.ref(in: counting))].map {
        AnnotationLint.log2(file.length / .seconds(1)) - AnnotationLint.log2($0)
      }
    }
    let common =
      agreed.count >= CountingFit.needed
      ? possible.first.flatMap { counting in CountingFit.median(agreed.compactMap { pace($0, counting) }) } : nil
    let disputed = timed.filter { !agreed.contains($0) }
    likelihoods = Dictionary(
      uniqueKeysWithValues: possible.map { counting in
        let paces = disputed.compactMap { pace($0, counting) }
        let usual = common ?? CountingFit.median(paces) ?? 0
        let misses = paces.reduce(0) { $0 + min(CountingFit.worst, abs($1 - usual) / CountingFit.deviation) }
        return (counting, CountingFit.completeness(files, counting, structure) - misses)
      })
  }

  /// Returns the likeliest countings, in the order of `VerseCounting`, if they fit clearly better than the stated one;
  /// empty if the stated one fits or nothing can be concluded.
  package func better(than stated: VerseCounting) -> [VerseCounting] {
    guard let best = likelihoods.values.max(), best - (likelihoods[stated] ?? -.infinity) > CountingFit.clear else {
      return []
    }
    return VerseCounting.allCases.filter { best - (likelihoods[$0] ?? -.infinity) < CountingFit.near }
  }

  /// The least number of files with the same words in all countings that give a pace.
  private static let needed = 5
  /// The mean difference between the logarithm of a file's length and of its recited length; base 2.
  private static let deviation = 0.25
  /// The greatest penalty of a single file, because it may hold a mistake.
  private static let worst = 6.0
  /// The least difference of log likelihoods for a clear result: one in three thousand.
  private static let clear = 8.0
  private static let near = 1.0

  /// Returns the log likelihood of the last numbers of surahs; usually a surah is complete to its last ayah.
  private static func completeness(
    _ files: [NumberedFile], _ counting: VerseCounting, _ structure: QuranStructure
  ) -> Double {
    let bySurah = Dictionary(grouping: files, by: \.surah)
    return bySurah.reduce(0) { sum, surah in
      let numbers = Set(surah.value.map(\.ayah))
      guard let last = numbers.max(), numbers.count == last else { return sum }
      return sum + (last == structure.ayat(inSurah: surah.key, of: counting) ? -0.1 : -4)
    }
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }
}
