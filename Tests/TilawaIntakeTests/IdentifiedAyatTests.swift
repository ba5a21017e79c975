import Testing
import TilawaCore
import TilawaHearing
import TilawaTestSupport

@testable import TilawaIntake

@Suite struct IdentifiedAyatTests {
  private let structure: QuranStructure
  private let file = AudioFile(path: "lesson.wav", rate: 1000, channels: 1, frames: 600_000)

  init() throws { structure = try RealQuran.structure() }

  private func recording(_ passages: [(ayat: ClosedRange<Int>, seconds: ClosedRange<Int>)]) -> IdentifiedRecording {
    IdentifiedRecording(
      passages: passages.map { ayat, seconds in
        IdentifiedRecording.Passage(
          range: range(ayat), first: .whole, last: .whole,
          frames: seconds.lowerBound * 1000..<seconds.upperBound * 1000, same: [], confidence: 0.99, others: [])
      }, amongAyat: 6236, words: .hafs)
  }

  private func range(_ ayat: ClosedRange<Int>) -> AyahRange {
    AyahRange(AyahRef(surah: 78, ayah: ayat.lowerBound), AyahRef(surah: 78, ayah: ayat.upperBound))
  }

  @Test func `ayat between the parts of a passage are sought, and missing where they are not found`() throws {
    let sought = recording([(4...10, 10...60), (13...20, 75...140)]).sought(in: file, structure)
    #expect(sought.count == 1)
    #expect(sought.first?.expected == range(4...20))
    #expect(sought.first?.range == range(1...23))
    #expect(sought.first?.frames?.lowerBound == 0)
  }

  @Test func `passages that are far from each other in the text are sought apart`() {
    let sought = recording([(1...3, 10...30), (35...40, 100...140)]).sought(in: file, structure)
    #expect(sought.map(\.expected) == [range(1...3), range(35...40)])
    #expect(sought[0].frames?.upperBound ?? .max <= sought[1].frames?.lowerBound ?? 0)
  }

  @Test func `ayat between, before and after what was found are named`() {
    #expect(
      recording([(4...10, 10...60), (13...38, 75...140)]).unheard(structure) == [
        range(1...3), range(11...12), range(39...40),
      ])
  }

  @Test func `however many ayat lie between two passages, they are named`() {
    #expect(recording([(1...2, 1...9), (39...40, 10...20)]).unheard(structure) == [range(3...38)])
  }

  @Test func `a passage from the middle of a long surah leaves nothing out`() {
    let clip = IdentifiedRecording(
      passages: [
        IdentifiedRecording.Passage(
          range: AyahRange(AyahRef(surah: 2, ayah: 255), AyahRef(surah: 2, ayah: 255)), first: .whole, last: .whole,
          frames: 0..<1000, same: [], confidence: 0.99, others: [])
      ], amongAyat: 6236, words: .hafs)
    #expect(clip.unheard(structure).isEmpty)
  }
}
