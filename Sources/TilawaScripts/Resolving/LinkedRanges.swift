import TilawaCore

/// The linking method as a list of ranges: 1, 1–2, 1–3 …, each repeated.
struct LinkedRanges {
  /// The greatest number of plays of ayat in a step.
  static let most = 20_000

  let structure: QuranStructure
  let linking: ScriptStep.Linking
  /// Ayat one by one, in order; parts of ayat as they are.
  let items: [AyahRange]

  init(_ ranges: [AyahRange], _ linking: ScriptStep.Linking, in structure: QuranStructure) {
    self.structure = structure
    self.linking = linking
    items = ranges.flatMap { range in
      range.words == nil ? structure.ayat(in: range).map { AyahRange($0, $0) } : [range]
    }
  }

  /// The number of ayat heard in all.
  var count: Int {
    items.indices.reduce(0) { sum, place in
      let times = place == 0 && linking.alone > 0 ? 0 : linking.times
      return sum + linking.alone + times * min(place + 1, linking.window ?? .max)
    }
  }

  /// The ranges in playing order. The first ayah has no ayah before it: it is heard alone, `alone` times, or `times`
  /// times if `alone` is 0.
  var ranges: [String] {
    items.indices.flatMap { place in
      let alone = Array(repeating: items[place].description, count: linking.alone)
      guard place > 0 || linking.alone == 0 else { return alone }
      let first = max(0, place + 1 - (linking.window ?? .max / 2))
      let link = joined(items[first...place])
      return alone + Array(repeating: link, count: linking.times).flatMap(\.self)
    }
  }

  /// Neighbours as one range.
  private func joined(_ items: ArraySlice<AyahRange>) -> [String] {
    var joined: [AyahRange] = []
    for item in items {
      if let last = joined.last, last.words == nil, item.words == nil,
        structure.ordinals(of: last).upperBound == structure.ordinals(of: item).lowerBound
      {
        joined[joined.count - 1] = AyahRange(last.first, item.last)
      } else {
        joined.append(item)
      }
    }
    return joined.map(\.description)
  }
}
