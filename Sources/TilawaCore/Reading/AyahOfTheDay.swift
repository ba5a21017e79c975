/// Which ayah is shown on a day: the same for everybody, and none twice before all were shown.
///
/// The ayat are those of the Kufi counting with 5 to 40 words: what a notification holds. Nothing but their length decides.
/// They are gone through in steps of about the golden section of their number, so that neighbouring days show places far apart.
public enum AyahOfTheDay {
  /// How many words an ayah has that is shown.
  public static let lengths = 5...40

  /// The words of the day's ayah.
  public static func words(on day: CalendarDay, in structure: QuranStructure) -> WordRange {
    let ayat = choice(in: structure)
    precondition(!ayat.isEmpty, "some ayat have 5 to 40 words")
    let place = CalendarDay.floorDivide(day.number, ayat.count).rest
    return ayat[place * stride(over: ayat.count) % ayat.count]
  }

  /// All that are shown, in the order of the text.
  public static func choice(in structure: QuranStructure) -> [WordRange] {
    (0..<structure.ayatCount(of: .kufi)).map { structure.span(of: structure.ayah(at: $0, in: .kufi)) }
      .filter { lengths.contains($0.count) }
  }

  /// The first number from the golden section of `count` that has no divisor in common with it, so that its multiples reach
  /// everything.
  static func stride(over count: Int) -> Int {
    let section = max(1, count * 618 / 1000)
    return (section..<section + count).first { divisor($0, count) == 1 } ?? 1
  }

  private static func divisor(_ one: Int, _ other: Int) -> Int { other == 0 ? one : divisor(other, one % other) }
}
