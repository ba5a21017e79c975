import TilawaCore
import Testing

@testable import TilawaHearing

// Q-RE4
@Suite struct WordRivalsTests {
  private func units(_ units: [AcousticUnit]) -> [UInt8] { units.map(\.rawValue) }

  private func sound(_ place: Int, _ expected: AcousticUnit?, _ heard: AcousticUnit?, _ ratio: Double = 8) -> RivalSound
  {
    RivalSound(place: place, expected: expected?.rawValue, heard: heard?.rawValue, ratio: ratio)
  }

  @Test func `another word of the Quran is another kind than a sound like the right one, and than any other`() {
    let said = units([.qaf, .u, .lam])
    func kind(_ heard: AcousticUnit) -> RivalKind? {
      WordRivals(said, [sound(0, .qaf, heard)]).candidates(after: 0).first?.kind
    }
    #expect(QuranWords.contains(said))
    // كُلۡ is a word; غُل and شُل are none.
    #expect(kind(.kaf) == .word && kind(.ghayn) == .alike && kind(.sheen) == .other)
  }

  @Test func `sounds before and after a word, and a last nasal, are not judged`() {
    let said = units([.meem, .i, .noon])
    for rival in [sound(0, nil, .ba), sound(3, nil, .ba), sound(2, .noon, .lam)] {
      #expect(WordRivals(said, [rival]).candidates(after: 0).isEmpty)
    }
    #expect(!WordRivals(said, [sound(0, .meem, .ba)]).candidates(after: 0).isEmpty)
    #expect(WordRivals(said, [sound(0, .meem, .ba)]).candidates(after: 1).isEmpty)
    #expect(WordRivals(said, [sound(1, nil, .ba)]).strength(after: 1) == -.infinity)
  }

  @Test func `another form of a word is no slip, and rivals must be likelier than it`() {
    let (said, paused) = (units([.qaf, .a, .ba, .lam, .a]), units([.qaf, .a, .ba, .lam]))
    let sounds = [sound(4, .a, nil, 3), sound(4, .a, .u, 8)]
    let rivals = WordRivals(said, sounds, otherForms: [said, paused], isJoined: true)
    #expect(rivals.sounds == [sound(4, .a, .u, 5)])
  }

  @Test func `a last vowel that is another one is told where the next word follows without a pause`() {
    let (said, paused) = (units([.qaf, .a, .ba, .lam, .a]), units([.qaf, .a, .ba, .lam]))
    let sounds = [sound(4, nil, .u, 8), sound(4, nil, .meem, 7)]
    let joined = WordRivals(paused, sounds, otherForms: [said, paused], isJoined: true)
    #expect(joined.units == said && joined.sounds == [sound(4, .a, .u, 8)])
    #expect(WordRivals(paused, sounds, otherForms: [said, paused], isJoined: false).candidates(after: 0).isEmpty)
  }

  // Warsh reads ٱلَارۡضِ for ٱلۡأَرۡضِ, and قَدَ اَفۡلَحَ for قَدۡ أَفۡلَحَ.
  @Test func `hamzas that Warsh leaves out are known, and other hamzas are not taken for them`() {
    func isOfWarsh(
      _ word: [AcousticUnit], _ place: Int, after before: AcousticUnit?, forms: [[AcousticUnit]] = []
    ) -> Bool {
      let rivals = WordRivals(
        units(word), [sound(place, .hamza, nil)], otherForms: ([word] + forms).map(units), after: before?.rawValue,
        isJoined: false)
      let isFound = rivals.candidates(after: 0).first?.isOfOtherReading ?? false
      #expect(isFound == ((rivals.hamzaStrength(after: 0) ?? -.infinity) > 0))
      return isFound
    }
    let earth: [AcousticUnit] = [.lam, .hamza, .a, .ra, .dad, .i]
    #expect(isOfWarsh(earth, 1, after: .a))
    let prospered: [AcousticUnit] = [.hamza, .a, .fa, .lam, .hha, .a]
    #expect(isOfWarsh(prospered, 0, after: .dal))
    #expect(!isOfWarsh(prospered, 0, after: .a) && !isOfWarsh(prospered, 0, after: nil))
    // All readers leave out that of the article where another word stands before it.
    #expect(!isOfWarsh([.hamza, .a] + earth, 0, after: .dal, forms: [earth]))
    // Warsh says those of ٱلۡقُرۡءَانُ, سَأَلَ and شَيۡءٌ; that of مُؤۡمِن becomes a part of the vowel.
    #expect(!isOfWarsh([.qaf, .u, .ra, .hamza, .longA, .noon, .u], 3, after: nil))
    #expect(!isOfWarsh([.seen, .a, .hamza, .a, .lam, .a], 2, after: nil))
    #expect(!isOfWarsh([.sheen, .a, .ya, .hamza], 3, after: nil))
    #expect(!isOfWarsh([.meem, .u, .hamza, .meem, .i, .noon], 2, after: nil))
  }

  @Test func `a word says whether such a hamza is heard in it, if it may be judged`() {
    let earth = units([.lam, .hamza, .a, .ra, .dad, .i])
    func rivals(_ sounds: [RivalSound]) -> WordRivals {
      WordRivals(earth, sounds, otherForms: [earth], isJoined: false)
    }
    #expect(rivals([]).hamzaStrength(after: 0) == -.infinity)
    #expect(rivals([sound(3, .ra, nil)]).hamzaStrength(after: 0) == -.infinity)
    #expect(rivals([sound(1, .hamza, nil)]).hamzaStrength(after: 2) == nil)
    #expect(WordRivals(units([.qaf, .u, .lam]), []).hamzaStrength(after: 0) == nil)
    let both = rivals([sound(1, .hamza, nil, 9), sound(3, .ra, nil, 4)])
    #expect(both.strength(after: 0) == both.hamzaStrength(after: 0))
    #expect(both.strengthInAnyReading(after: 0) == rivals([sound(3, .ra, nil, 4)]).strength(after: 0))
  }
}
