/// The structure of the Quran: surahs, the ayat of every counting, divisions; without the text.
///
/// A value of about 100 kB; it is made once from the verified database and passed along.
public struct QuranStructure: Sendable {
  /// The 114 surahs, in order.
  public let surahs: [Surah]
  /// The pages, ajza and other divisions, each kind in order, as in the Madani print of Hafs.
  public let divisions: [Division.Kind: [Division]]
  /// The riwayah of the juz, hizb and rub; the print says which pages there are.
  public private(set) var riwayah = Riwayah.hafs

  /// The first word of each surah, from 0, and the number of all words at the end.
  let surahStarts: [Int]
  /// The places at which some counting ends an ayah, as numbers of words from the start of the Quran; ascending.
  let atomEnds: [Int]
  /// The ayat of each counting, by `VerseCounting.position`.
  let countings: [AyahTable]
  /// The names of the surahs; copies of the structure share them.
  let names: SurahNames
  /// The first words of the quarters that begin elsewhere than in Hafs, by riwayah and number.
  private let moved: [Riwayah: [Int: Int]]
  /// The tables of other prints; nil where there is the Madani one alone.
  var shelf: PrintShelf?
  /// The choice of a print; nil: the Madani one.
  var inForce: PrintInForce?

  /// - Parameters:
  ///   - surahs: the 114 surahs, in order.
  ///   - fawasil: the fawasil in the order of the text; every surah ends with one that all countings share.
  ///   - divisions: the divisions, each kind in order.
  ///   - quarters: the quarters that begin elsewhere than in Hafs.
  public init(surahs: [Surah], fawasil: [Fasilah], divisions: [Division], quarters: [MovedQuarter] = []) {
    self.surahs = surahs
    names = SurahNames(surahs)
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

  /// The number of words in the Quran, in the text of Hafs.
  public var words: Int { surahStarts.last ?? 0 }
  /// The number of atoms: stretches between the places at which some counting ends an ayah.
  public var atomCount: Int { atomEnds.count }

  /// Returns the number of ayat of the surah in `counting`.
  public func ayat(inSurah surah: Int, of counting: VerseCounting) -> Int {
    table(counting).count(inSurah: surah)
  }

  /// Returns the number of ayat of the whole Quran in `counting`.
  public func ayatCount(of counting: VerseCounting) -> Int { table(counting).ends.count }

  func table(_ counting: VerseCounting) -> AyahTable { countings[counting.position] }

  /// Returns the structure with the juz, hizb and rub of a riwayah.
  public func divided(as riwayah: Riwayah) -> QuranStructure {
    var structure = self
    structure.riwayah = riwayah
    return structure
  }

  /// Returns the structure with the juz, hizb and rub of the first riwayah of a counting: Hafs, Warsh or Doori. Of
  /// riwayat with one counting, Warsh and Qaloon differ in two rub, the others in none. Without such a riwayah, the
  /// divisions are those of Hafs.
  func divided(asCounted counting: VerseCounting) -> QuranStructure {
    divided(as: Riwayah.allCases.first { $0.counting == counting } ?? .hafs)
  }

  /// Returns the first word of a quarter of a hizb that begins elsewhere than in Hafs; nil for the other quarters.
  func movedStart(ofQuarter number: Int) -> Int? { moved[riwayah]?[number] }
}

/// The ayat of one counting, by ordinal: 0 is the first of the Quran.
struct AyahTable: Sendable {
  let counting: VerseCounting
  /// The word after each ayah's last.
  let ends: [Int]
  /// The first word of each ayah.
  let starts: AyahStarts
  /// The ordinal of each surah's first ayah, and the number of all ayat at the end.
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

  /// Returns the number of words at the start of the Quran that belong to no ayah: the basmalah of al-Fatihah, if it is
  /// not counted as one.
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

  /// Returns the ordinals of the ayat that share a word with `span`; possibly none.
  func ordinals(overlapping span: WordRange) -> Range<Int> {
    let first = ends.partitioningIndex { $0 > span.start }
    let past = starts.partitioningIndex { $0 >= span.end }
    return first..<Swift.max(first, past)
  }

  /// Returns the ordinals of the ayat that start inside `span`.
  func ordinals(startingIn span: WordRange) -> Range<Int> {
    starts.partitioningIndex { $0 >= span.start }..<starts.partitioningIndex { $0 >= span.end }
  }
}

/// The first words of the ayat. Every ayah starts at the end of the one before; only the first may leave out words
/// before it.
struct AyahStarts: RandomAccessCollection, Sendable {
  let ends: [Int]
  let first: Int

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }
  subscript(ordinal: Int) -> Int { ordinal == 0 ? first : ends[ordinal - 1] }
}
