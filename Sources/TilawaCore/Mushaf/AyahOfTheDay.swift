/// The choice of the ayah of the day: the same for everybody, and none twice before all were shown.
///
/// The chosen ayat are well known and can be understood without their context. Only their numbers are stored, in the
/// Kufi counting (decision 0080). The days step through them by about the golden section of their number, so that
/// neighbouring days show places far apart.
package enum AyahOfTheDay {
  /// Returns the words of the day's ayah.
  package static func words(on day: CalendarDay, in structure: QuranStructure) -> WordRange {
    let ayat = choice(in: structure)
    precondition(!ayat.isEmpty, "some of the chosen ayat are in the Quran")
    let place = CalendarDay.floorDivide(day.number, ayat.count).rest
    return ayat[place * stride(over: ayat.count) % ayat.count]
  }

  /// Returns all chosen ayat, in the order of the text.
  package static func choice(in structure: QuranStructure) -> [WordRange] {
    chosen.sorted { $0.key < $1.key }.flatMap { surah, ayat in ayat.map { AyahRef(surah: surah, ayah: $0) } }
      .filter { structure.contains($0) }.map { structure.span(of: $0) }
  }

  /// The numbers of the chosen ayat by surah.
  static let chosen: [Int: [Int]] = [
    1: [5],
    2: [
      21, 45, 110, 115, 148, 152, 153, 155, 163, 186, 195, 201, 208, 238, 245, 256, 257, 261, 263, 268, 269, 274, 277,
      281,
    ],
    3: [8, 18, 26, 31, 92, 102, 104, 133, 139, 160, 185, 190, 200],
    4: [1, 36, 40, 48, 58, 59, 79, 85, 86, 110, 114, 124, 125, 147], 5: [8, 9, 35, 90, 98, 100, 120],
    6: [17, 32, 54, 59, 82, 95, 102, 103, 104, 115, 132, 153, 160, 162, 164],
    7: [23, 31, 55, 56, 96, 180, 199, 200, 201, 204, 205], 8: [2, 24, 27, 29, 33, 46, 61],
    9: [18, 51, 71, 105, 119, 128],
    10: [9, 25, 26, 44, 57, 58, 62, 107, 109], 11: [6, 112, 114, 115, 123], 12: [101, 108], 13: [11, 28, 29],
    14: [7, 27, 34, 40, 41, 42], 15: [9, 49, 98, 99], 16: [18, 53, 77, 78, 90, 96, 97, 98, 125, 127, 128],
    17: [9, 23, 25, 36, 37, 44, 53, 70, 78, 80, 81, 82, 84, 110, 111], 18: [30, 46, 107, 109, 110], 19: [65, 76, 96],
    20: [8, 14, 82, 98, 112, 114, 124, 130, 131, 132], 21: [25, 30, 35, 47, 87, 92, 107], 22: [46, 70, 77],
    23: [62, 115, 116, 118], 24: [22, 30, 52, 56], 25: [58, 61, 62, 63, 71, 74], 26: [83], 27: [62, 65, 88],
    28: [56, 60, 70, 77, 83, 84, 88], 29: [2, 5, 6, 7, 41, 45, 56, 57, 60, 64, 69],
    30: [20, 21, 22, 30, 38, 41, 50, 60],
    31: [12, 14, 17, 18, 22, 27, 33, 34], 32: [15, 17], 33: [3, 21, 41, 43, 56, 70, 72], 34: [28, 39],
    35: [2, 3, 5, 6, 10, 15, 29, 38, 41], 36: [12, 36, 40, 58, 82, 83], 37: [180], 38: [29],
    39: [9, 10, 22, 23, 36, 42, 53, 54, 62], 40: [14, 19, 40, 55, 57, 60, 61, 64, 65], 41: [30, 33, 34, 36, 46, 53],
    42: [11, 19, 20, 25, 28, 30, 36, 40, 43, 49], 43: [36, 67, 84], 44: [38], 45: [13, 15], 46: [13],
    47: [7, 19, 24, 33],
    48: [4, 28], 49: [6, 10, 11, 12, 13, 15, 18], 50: [16, 18, 37, 39], 51: [22, 49, 50, 55, 56, 58], 52: [48],
    54: [17, 49],
    55: [13, 29, 46, 60], 57: [1, 3, 4, 7, 11, 16, 17, 20, 21, 22, 28], 58: [11], 59: [18, 19, 21, 22, 23, 24], 60: [8],
    61: [2, 8], 62: [9, 10], 63: [9, 11], 64: [1, 11, 13, 14, 15, 16, 17], 65: [7, 12], 66: [6],
    67: [1, 12, 13, 14, 15, 19, 23, 29], 70: [5], 73: [8, 9], 74: [38], 76: [2, 3, 25, 29, 30], 82: [6], 84: [6],
    85: [14],
    87: [14, 17], 90: [4], 91: [9], 93: [5, 11], 94: [5], 95: [4], 96: [1], 98: [5, 7], 99: [7, 8], 108: [1], 110: [3],
    112: [1],
  ]

  /// Returns the step between neighbouring days: the first number from the golden section of `count` without a divisor
  /// in common with it. So its multiples reach every place.
  static func stride(over count: Int) -> Int {
    let section = max(1, count * 618 / 1000)
    return (section..<section + count).first { divisor($0, count) == 1 } ?? 1
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int { other == 0 ? one : divisor(other, one % other) }
}
