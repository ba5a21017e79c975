import Testing
@testable import TilawaCore

@Suite struct NameChoiceTests {
  private struct Person: Sendable, Equatable {
    let id: String
    let name: String
    var isOwn = false
  }

  private let people = [
    Person(id: "bilal", name: "Ustadh Bilal", isOwn: true), Person(id: "husary", name: "Mahmoud Khalil Al-Husary"),
    Person(id: "husary-warsh", name: "Al-Husary, Warsh"), Person(id: "omar", name: "عمر الفاروق"),
  ]

  private func meant(by typed: String) -> [String] {
    switch NameChoice(typed, among: people, isOwn: \.isOwn, names: { [$0.id, $0.name] }) {
    case .one(let person): [person.id]
    case .several(let several): several.map(\.id)
    case .none: []
    }
  }

  @Test(arguments: [
    ("bilal", "bilal"), ("Ustadh Bilal", "bilal"), ("ustadh bilal", "bilal"), ("Bil", "bilal"), ("husary", "husary"),
    ("khalil", "husary"), ("عمر", "omar"), ("الفاروق عمر", "omar"),
  ])
  func `an id, a name in other letters, or a part of one is enough`(typed: String, id: String) {
    #expect(meant(by: typed) == [id])
  }

  @Test func `a part that fits several names is no answer`() {
    #expect(meant(by: "al-hus") == ["husary", "husary-warsh"])
  }

  @Test func `of several the only own one is meant`() {
    let own = people + [Person(id: "mine", name: "My Al-Husary", isOwn: true)]
    guard case .one(let person) = NameChoice("al-hus", among: own, isOwn: \.isOwn, names: { [$0.name] }) else {
      Issue.record("nobody is meant")
      return
    }
    #expect(person.id == "mine")
  }

  @Test func `of a wrong name the nearest ones are told`() {
    guard case .none(let near) = NameChoice("bilel", among: people, names: { [$0.id, $0.name] }) else {
      Issue.record("somebody is meant")
      return
    }
    #expect(near.map(\.id) == ["bilal"])
  }

  @Test func `nothing is meant by nothing`() {
    #expect(meant(by: "").isEmpty)
  }
}
