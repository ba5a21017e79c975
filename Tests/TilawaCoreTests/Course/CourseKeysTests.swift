import Testing

@testable import TilawaCore

/// Keys are letters here; the order of the statements is that in which they arrived.
@Suite struct CourseKeysTests {
  private static func key(_ letter: Character) -> String { String(repeating: letter, count: 64) }

  private func event(_ kind: CourseEvent.Kind, by author: Character, student: String? = nil) -> CourseEvent {
    let time = ZonedTime(seconds: 1000, offset: 0, zone: "UTC")
    return CourseEvent(
      id: "\(kind)\(author)", course: "c", author: Self.key(author), student: student, time: time, counter: 1,
      kind: kind)
  }

  private func secured(_ code: Character, by author: Character) -> CourseEvent {
    event(.secured(recovery: Self.key(code)), by: author)
  }
  private func followed(_ next: Character, by author: Character) -> CourseEvent {
    event(.followed(key: Self.key(next)), by: author)
  }
  private func recovered(_ next: Character, _ code: Character, by author: Character) -> CourseEvent {
    event(.recovered(key: Self.key(next), recovery: Self.key(code)), by: author)
  }

  private func current(_ events: CourseEvent...) -> Character? {
    CourseKeys(first: Self.key("a"), events).current.first
  }

  @Test func `the key before names the one that follows`() {
    #expect(current() == "a")
    #expect(current(followed("b", by: "a")) == "b")
    #expect(current(followed("b", by: "a"), followed("c", by: "b")) == "c")
    #expect(current(followed("c", by: "b"), followed("b", by: "a")) == "c", "what belongs before may arrive later")
  }

  @Test func `a key that was given up names no other one`() {
    #expect(current(followed("b", by: "a"), followed("d", by: "a")) == "b")
    #expect(current(followed("b", by: "a"), followed("a", by: "b")) == "b", "nor does it come back")
    #expect(current(followed("d", by: "x")) == "a")
  }

  @Test func `the recovery code wins over the old key, whichever came first`() {
    let (code, thief, owner) = (secured("r", by: "a"), followed("d", by: "a"), recovered("b", "s", by: "r"))
    #expect(current(code, thief, owner) == "b")
    #expect(current(code, owner, thief) == "b")
    #expect(current(code, thief, followed("e", by: "d"), owner, followed("f", by: "e")) == "b")
    #expect(current(owner, thief) == "d", "without a code nobody recovers")
  }

  @Test func `a recovery code holds until it is used, and once`() {
    let keys = CourseKeys(
      first: Self.key("a"),
      [
        secured("r", by: "a"), secured("t", by: "a"), recovered("b", "s", by: "r"), recovered("d", "t", by: "r"),
        secured("t", by: "b"),
      ])
    #expect(keys.current.first == "b")
    #expect(keys.recovery?.first == "s")
    #expect(keys.used.map(\.first) == ["r"])
    #expect(keys.way == .code)
  }

  @Test func `what a former key signed holds where the present one vouches for it`() {
    let keys = CourseKeys(
      first: Self.key("a"),
      [
        followed("b", by: "a"), event(.vouched(["one"]), by: "b", student: "s"), event(.vouched(["two"]), by: "a"),
      ])
    #expect(keys.hold("one", by: Self.key("a")))
    #expect(!keys.hold("two", by: Self.key("a")))
    #expect(keys.hold("three", by: Self.key("b")))
    #expect(!keys.hold("one", by: Self.key("d")))
  }

  @Test func `statements of a student, or without end, change nothing`() {
    #expect(current(event(.followed(key: Self.key("b")), by: "a", student: "s")) == "a")
    let many = (0..<1000).map { number in
      CourseEvent(
        id: "\(number)", course: "c", author: "\(number)", student: nil,
        time: ZonedTime(seconds: 0, offset: 0, zone: "UTC"), counter: number, kind: .followed(key: "\(number + 1)"))
    }
    #expect(CourseKeys(first: "0", many).current == "200")
  }
}
