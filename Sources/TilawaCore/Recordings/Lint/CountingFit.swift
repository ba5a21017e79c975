/// Which countings the numbers of a set of files fit, by nothing but the numbers and how long the files are.
///
/// A counting fits that has every number, whose last numbers are those at which surahs end, and under which the files are as
/// long as their letters let one expect. Likelihoods are compared; files of ayat on which all countings agree tell the pace.
public struct CountingFit: Hashable, Sendable {
  /// A file by the number in its name, and how long it is.
  public struct NumberedFile: Hashable, Sendable {
    /// The surah's number, from 1.
    public let surah: Int
    /// The ayah's number, from 1, in a counting that is to be found out.
    public let ayah: Int
    /// Its length; more than nothing.
    public let length: Duration

    public init(surah: Int, ayah: Int, length: Duration) {
      self.surah = surah
      self.ayah = ayah
      self.length = length
    }

    /// The ayah that is meant if it is numbered in `counting`.
    public func ref(in counting: VerseCounting) -> AyahRef {
      AyahRef(surah: surah, ayah: ayah, counting: counting)
    }
  }

  /// How likely each counting is, as a logarithm beside the others; those that do not have all numbers are not there.
  public let likelihoods: [VerseCounting: Double]

  /// - Parameters:
  ///   - files: each number once.
  ///   - lengths: how long the words of every file under every counting take to recite, by `RecitedLength`.
  ///   - structure: says which words each number has under each counting.
  public init(_ files: [NumberedFile], lengths: [WordRange: Double], in structure: QuranStructure) {
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

  /// The countings that fit clearly better than the one stated, the likeliest first; empty where that fits, or nobody can say.
  public func better(than stated: VerseCounting) -> [VerseCounting] {
    guard let best = likelihoods.values.max(), best - (likelihoods[stated] ?? -.infinity) > CountingFit.clear else {
      return []
    }
    return VerseCounting.allCases.filter { best - (likelihoods[$0] ?? -.infinity) < CountingFit.near }
  }

  /// Files on which all agree that tell a pace.
  private static let needed = 5
  /// How far the logarithm of a length lies from what the letters say, as a mean; base 2.
  private static let deviation = 0.25
  /// So unlikely is any one file at the most: it may hold a mistake.
  private static let worst = 6.0
  /// A counting is clearly likelier by e to this power: one in three thousand.
  private static let clear = 8.0
  private static let near = 1.0

  /// How likely it is that the files end where they end: mostly a surah is there to its last ayah.
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
