/// The thing that a typed name means among several things with names.
///
/// The first of these that fits anything decides: the name itself; the same in other letters (case, marks, spellings of
/// Arabic and Latin); a part of it; its words, each in any spelling.
package enum NameChoice<Item: Sendable>: Sendable {
  case one(Item)
  /// Each of them may be meant.
  case several([Item])
  /// Nothing fits; the things with the most similar names, three at most.
  case none(near: [Item])

  /// - Parameters:
  ///   - isOwn: whether a thing is the user's own. Where a part of a name fits several things, the only own one is meant.
  ///   - names: the names of a thing; none of them is empty.
  package init(
    _ typed: String, among items: [Item], isOwn: (Item) -> Bool = { _ in false }, names: (Item) -> [String]
  ) {
    let named = items.map { (item: $0, names: names($0)) }
    func fitting(_ fits: (String) -> Bool) -> [Item] { named.filter { $0.names.contains(where: fits) }.map(\.item) }
    let lower = typed.lowercased()
    let form = NameForm.joined(NameForm.words(of: typed))
    let words = NameForm.words(of: typed)
    let same = [
      fitting { $0 == typed }, fitting { $0.lowercased() == lower },
      form.letters.isEmpty ? [] : fitting { NameForm.joined(NameForm.words(of: $0)).letters == form.letters },
    ]
    if let found = same.first(where: { !$0.isEmpty }) {
      self = found.count == 1 ? .one(found[0]) : .several(found)
      return
    }
    let parts = [
      lower.isEmpty ? [] : fitting { $0.lowercased().contains(lower) },
      words.isEmpty ? [] : fitting { NameChoice.holds(words, $0) },
    ]
    guard let found = parts.first(where: { !$0.isEmpty }) else {
      self = .none(near: NameChoice.near(lower, form, named))
      return
    }
    let own = found.filter(isOwn)
    self = found.count == 1 ? .one(found[0]) : own.count == 1 ? .one(own[0]) : .several(found)
  }

  /// Whether a name has all these words.
  private static func holds(_ words: [NameForm.Ways], _ name: String) -> Bool {
    let own = NameForm.words(of: name)
    return words.allSatisfy { word in
      own.contains { other in word.contains { form in !form.letters.isEmpty && other.contains(form) } }
    }
  }

  /// Returns the things whose names are spelt most like a name.
  private static func near(
    _ typed: String, _ form: NameForm, _ named: [(item: Item, names: [String])]
  ) -> [Item] {
    let letters = Array(typed.utf8)
    let ranked = named.enumerated().compactMap { place, one -> (slips: Int, place: Int)? in
      let slips = one.names.map { name in
        let distance = EditDistance.between(letters, Array(name.lowercased().prefix(100).utf8))
        let isLike = NameForm.words(of: name).joined().contains { form.likeness(to: $0) > 0 }
        return isLike ? min(distance, 1) : distance
      }
      guard let least = slips.min(), least <= max(1, letters.count / 3) else { return nil }
      return (least, place)
    }
    return ranked.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.prefix(3).map { named[$0.place].item }
  }
}
