import TilawaCore
import Testing

@testable import TilawaHearing

/// Identification of passages among surahs 93 to 114. T-F3.6
@Suite struct PassageIdentifierTests {
  private var recited: RecitedQuran

  init() throws {
    recited = try RecitedQuran()
    recited.pause(20)
  }

  private func found() throws -> [FoundInterval] { try PassageIdentifier(recited.text).find(in: recited.sound) }

  @Test mutating func `ayat that follow each other are one passage, with its interval`() throws {
    let start = recited.frames
    for ayah in 3...7 { recited.say(96, ayah) }
    let end = recited.frames - 15
    let found = try found()
    #expect(found.map { recited.names($0.pieces) } == ["96:3 96:7"])
    let passage = try #require(found.first)
    #expect(passage.confidence >= IdentificationParameters().sure)
    #expect(passage.pieces.first == .whole && passage.pieces.last == .whole)
    #expect(abs(passage.hops.lowerBound.index - start * 4) <= 40)
    #expect(abs(passage.hops.upperBound.index - end * 4) <= 40)
    #expect(passage.others.isEmpty)
  }

  @Test mutating func `a part of an ayah is told as a part`() throws {
    recited.say(98, 6, words: 4..<13)
    let found = try found()
    #expect(found.map { recited.names($0.pieces) } == ["98:6"])
    #expect(found.first?.pieces.first == .partial && found.first?.pieces.last == .partial)
  }

  @Test mutating func `of equal words all places are told, and none is preferred by chance`() throws {
    recited.say(109, 3)
    let found = try found()
    #expect(found.map { recited.names($0.pieces) } == ["109:3"])
    #expect(found.first?.same.map(recited.names) == ["109:5"])
  }

  @Test mutating func `isti'adha and basmalah before a surah, and between two, are no ayat`() throws {
    recited.say(opening: recited.text.istiadha)
    recited.say(opening: recited.text.basmalah)
    for ayah in 1...4 { recited.say(112, ayah) }
    recited.say(opening: recited.text.basmalah)
    for ayah in 1...5 { recited.say(113, ayah) }
    #expect(try found().map { recited.names($0.pieces) } == ["112:1 113:5"])
  }

  @Test mutating func `a basmalah by itself is an ayah, and one before a surah is none, however long the pause`() throws
  {
    recited.say(1, 1)
    #expect(try found().map { recited.names($0.pieces) } == ["1:1"])
    recited.pause(25)
    let surah = 4 * recited.frames
    for ayah in 1...4 { recited.say(112, ayah) }
    let both = try found()
    #expect(both.map { recited.names($0.pieces) } == ["112:1 112:4"])
    let start = try #require(both.first?.hops.lowerBound.index)
    #expect(start < surah / 2)
  }

  @Test mutating func `two passages with talk between them are two`() throws {
    for ayah in 1...5 { recited.say(104, ayah) }
    recited.talk(120)
    for ayah in 1...8 { recited.say(99, ayah) }
    let found = try found().filter { $0.confidence >= IdentificationParameters().sure }
    #expect(found.map { recited.names($0.pieces) } == ["104:1 104:5", "99:1 99:8"])
  }

  @Test(arguments: [(first: 104, passages: ["104:1 104:9"]), (first: 99, passages: ["99:1", "104:2 104:9"])])
  mutating func `a guess before talk belongs to the passage that goes on from it after the talk`(
    first: Int, passages: [String]
  ) throws {
    recited.say(first, 1, words: 0..<2)
    recited.talk(130)
    for ayah in 2...9 { recited.say(104, ayah) }
    let found = try found()
    #expect(found.map { recited.names($0.pieces) } == passages)
    #expect(found.last?.confidence ?? 0 >= IdentificationParameters().sure)
  }

  @Test mutating func `who stops inside an ayah and goes back is in one passage`() throws {
    recited.say(98, 1, words: 0..<8)
    recited.say(98, 1, words: 5..<13)
    recited.say(98, 2)
    let found = try found()
    #expect(found.map { recited.names($0.pieces) } == ["98:1 98:2"], "\(found)")
  }

  @Test mutating func `talk, and silence, are nothing`() throws {
    recited.talk(150, seed: 11)
    #expect(try found().isEmpty)
    recited = try RecitedQuran()
    recited.pause(300)
    #expect(try found().isEmpty)
    recited = try RecitedQuran()
    #expect(try found().isEmpty)
  }

  @Test mutating func `while a place is sought, talk is compared with no place, and what is recited after it is found`()
    throws
  {
    recited.talk(120)
    func places(_ parameters: IdentificationParameters) -> [PassageSearch.Place] {
      let search = PassageSearch(recited.text, recited.sound, shortestPause: 20, parameters.places)
      var room = search.room()
      return search.places(0..<recited.frames, &room)
    }
    #expect(places(.seeking).isEmpty)
    #expect(!places(IdentificationParameters()).isEmpty)
    for ayah in 1...8 { recited.say(99, ayah) }
    let found = try PassageIdentifier(recited.text, .seeking).find(in: recited.sound)
    #expect(found.filter { $0.confidence >= 0.9 }.map { recited.names($0.pieces) } == ["99:1 99:8"])
  }

  @Test mutating func `places far behind the best are left out, and the others stay as they are`() throws {
    for ayah in 1...3 { recited.say(98, ayah) }
    for ayah in 1...2 { recited.say(109, ayah) }
    let search = PassageSearch(recited.text, recited.sound, shortestPause: 20, PlaceParameters())
    var room = search.room()
    let all = search.places(0..<recited.frames, &room)
    let near = search.places(0..<recited.frames, within: 40, &room)
    let best = try #require(all.first)
    #expect(near.filter { best.gain - $0.gain <= 40 } == all.filter { best.gain - $0.gain <= 40 })
    #expect(near.count < all.count)
    // The memory of a search changes nothing in the next one.
    #expect(search.places(0..<recited.frames, &room) == all)
  }

  @Test mutating func `an error of the progress ends the search`() throws {
    for ayah in 1...8 { recited.say(99, ayah) }
    struct Enough: Error {}
    #expect(throws: Enough.self) {
      try PassageIdentifier(recited.text).find(in: recited.sound) { _, _ in throw Enough() }
    }
  }
}
