/// Where everything in the Quran stands: surahs, the ayat of every counting, divisions. Holds no text.
///
/// A value of about 100 kB; made once from the verified database and passed along.
public struct QuranStructure: Sendable {
  /// All 114, in order.
  public let surahs: [Surah]
  /// The pages, ajza and other divisions, each kind in order, as Hafs has them.
  public let divisions: [Division.Kind: [Division]]
  /// Whose juz, hizb and rub are counted; all riwayat have the pages of Hafs.
  public private(set) var riwayah = Riwayah.hafs

  /// The word at which each surah starts, from 0, and the number of all words at the end.
  let surahStarts: [Int]
  /// Every place where some counting ends a verse, as a number of words from the start of the Quran; ascending.
  let atomEnds: [Int]
  /// The ayat of each counting, by `VerseCounting.position`.
  let countings: [AyahTable]
  /// The word with which a quarter begins where it does not as in Hafs, by riwayah and number.
  private let moved: [Riwayah: [Int: Int]]

  /// - Parameters:
  ///   - surahs: the 114, in order.
  ///   - fawasil: in the order of the text; every surah ends with one that all countings share.
  ///   - divisions: of each kind in order.
  ///   - quarters: those that begin elsewhere than in Hafs.
  public init(surahs: [Surah], fawasil: [Fasilah], divisions: [Division], quarters: [MovedQuarter] = []) {
    self.surahs = surahs
    var byKind: [Division.Kind: [Division]] = [:]
    for kind in Division.Kind.allCases { byKind[kind] = divisions.filter { $0.kind == kind } }
    self.divisions = byKind
    var starts = [0]
    for surah in surahs { starts.append((starts.last ?? 0) + surah.words) }
    surahStarts = starts
    moved = Dictionary(grouping: quarters, by: \.riwayah).mapValues { quarters in
      Dictionary(quarters.map { ($0.number, starts[$0.surah - 1] + $0.word) }) { first, _ in first }
    }
    atomEnds = fawasil.map { starts[$0.surah - 1] + $0.word }
    countings = VerseCounting.allCases.map { AyahTable(counting: $0, fawasil: fawasil, surahStarts: starts) }
  }

  /// How many words the Quran has, in the text of Hafs.
  public var words: Int { surahStarts.last ?? 0 }
  /// How many atoms it has: stretches between places where some counting ends an ayah.
  public var atomCount: Int { atomEnds.count }

  /// How many ayat the surah has in `counting`.
  public func ayat(inSurah surah: Int, of counting: VerseCounting) -> Int {
    table(counting).count(inSurah: surah)
  }

  /// How many ayat the whole Quran has in `counting`.
  public func ayatCount(of counting: VerseCounting) -> Int { table(counting).ends.count }

  func table(_ counting: VerseCounting) -> AyahTable { countings[counting.position] }

  /// The same with the juz, hizb and rub of a riwayah.
  public func divided(as riwayah: Riwayah) -> QuranStructure {
    var structure = self
    structure.riwayah = riwayah
    return structure
  }

  /// The same with the juz, hizb and rub of the first riwayah that counts so: Hafs, Warsh or Doori. Of riwayat that count
  /// alike, Warsh and Qaloon differ in two rub, the others in none. Without such a riwayah, those of Hafs.
  func divided(asCounted counting: VerseCounting) -> QuranStructure {
    divided(as: Riwayah.allCases.first { $0.counting == counting } ?? .hafs)
  }

  /// The word with which a quarter of a hizb begins where that is not as in Hafs.
  func movedStart(ofQuarter number: Int) -> Int? { moved[riwayah]?[number] }
}

/// The ayat of one counting, by ordinal: 0 is the first of the Quran.
struct AyahTable: Sendable {
  let counting: VerseCounting
  /// The word after each ayah's last.
  let ends: [Int]
  /// The word at which each ayah starts.
  let starts: AyahStarts
  /// The ordinal of each surah's first ayah, and the count of all at the end.
  let firsts: [Int]

  init(counting: VerseCounting, fawasil: [Fasilah], surahStarts: [Int]) {
    self.counting = counting
    let bit = counting.bit.rawValue
    var ends: [Int] = []
    var firsts: [Int] = []
    ends.reserveCapacity(fawasil.count)
    firsts.reserveCapacity(surahStarts.count)
    var surah = 0
    for fasilah in fawasil {
      if fasilah.surah != surah {
        surah = fasilah.surah
        firsts.append(ends.count)
      }
      if fasilah.countings.rawValue & bit != 0 { ends.append(surahStarts[surah - 1] + fasilah.word) }
    }
    firsts.append(ends.count)
    self.ends = ends
    self.firsts = firsts
    starts = AyahStarts(ends: ends, first: AyahTable.uncounted(counting))
  }

  /// Words at the start of the Quran that belong to no ayah: the basmalah of al-Fatihah, where it is not counted as one.
  private static func uncounted(_ counting: VerseCounting) -> Int {
    switch counting {
    case .kufi, .makki: 0
    case .madaniLater, .madani6217: QuranStructure.basmalah.count
    }
  }

  func count(inSurah surah: Int) -> Int { firsts[surah] - firsts[surah - 1] }

  func span(_ ordinal: Int) -> WordRange { WordRange(starts[ordinal], ends[ordinal]) }

  func ref(_ ordinal: Int) -> AyahRef {
    let surah = firsts.partitioningIndex { $0 > ordinal }
    return AyahRef(surah: surah, ayah: ordinal - firsts[surah - 1] + 1, counting: counting)
  }

  /// The ordinals of the ayat that share a word with `span`; possibly none.
  func ordinals(overlapping span: WordRange) -> Range<Int> {
    let first = ends.partitioningIndex { $0 > span.start }
    let past = starts.partitioningIndex { $0 >= span.end }
    return first..<Swift.max(first, past)
  }

  /// The ordinals of the ayat that start inside `span`.
  func ordinals(startingIn span: WordRange) -> Range<Int> {
    starts.partitioningIndex { $0 >= span.start }..<starts.partitioningIndex { $0 >= span.end }
  }
}

/// Every ayah starts where the one before ends; only the first may leave words out before it.
struct AyahStarts: RandomAccessCollection, Sendable {
  let ends: [Int]
  let first: Int

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }
  subscript(ordinal: Int) -> Int { ordinal == 0 ? first : ends[ordinal - 1] }
}
