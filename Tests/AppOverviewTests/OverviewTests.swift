import Testing
import AppBase
import TilawaCore
import TilawaStore

@testable import AppOverview

/// The answer to `tilawa` alone.
@Suite struct OverviewTests {
  private let work = LibraryCounts.Work(count: 1, id: "1a2b3c4d", title: "Lesson 3", hasPassage: true)

  private func facts(_ change: (inout Overview.Facts) -> Void) -> Overview.Facts {
    var facts = Overview.Facts()
    facts.counts.reciters = 2
    change(&facts)
    return facts
  }

  private func lines(_ overview: Overview) -> [String] {
    overview.text.flatMap { part in
      switch part {
      case .line(let line), .remark(let line): [line]
      case .table(let table): table.rows.map { $0.joined(separator: " | ") }
      }
    }
  }

  // C10
  @Test func `an empty library is set up first`() {
    let overview = Overview(Overview.Facts())
    #expect(overview.step == .setUp)
    #expect(overview.step.command.description == "tilawa setup")
    #expect(lines(overview).contains("  empty"))
  }

  @Test func `a library that cannot be read is repaired first`() {
    let overview = Overview(facts { $0.trouble = "the library is damaged" })
    #expect(overview.step == .repair("the library is damaged"))
    #expect(overview.step.command.description == "tilawa doctor")
    #expect(!lines(overview).contains("Library"))
  }

  @Test func `a recording of an unknown passage needs a reciter for comparison, one of a known passage does not`() {
    var facts = facts {
      $0.counts.reciters = 0
      $0.counts.recordings = 1
      $0.counts.unlabelled = work
    }
    #expect(Overview(facts).step == .align(work))
    facts.counts.unlabelled?.hasPassage = false
    #expect(Overview(facts).step == .setUp)
  }

  @Test func `a recording without labels is aligned, also if its passage is unknown`() {
    var other = work
    #expect(
      Overview(facts { $0.counts.unlabelled = work }).step.command.description == "tilawa annotate align 1a2b3c4d")
    other.hasPassage = false
    other.count = 3
    let step = Overview(facts { $0.counts.unlabelled = other }).step
    #expect(step.command.description == "tilawa annotate align 1a2b3c4d")
    #expect(step.reason.hasPrefix("“Lesson 3” and 2 recordings more have no labels yet."))
  }

  @Test func `suggestions wait for a review, after recordings without labels`() {
    let waiting = facts {
      $0.counts.unreviewed = work
      $0.counts.suggested = 12
    }
    #expect(Overview(waiting).step == .review(work, suggestions: 12))
    #expect(Overview(waiting).step.command.description == "tilawa annotate review 1a2b3c4d")
    var both = waiting
    both.counts.unlabelled = work
    #expect(Overview(both).step == .align(work))
  }

  @Test func `suggestions are reviewed also where no published reciter is here`() {
    let overview = Overview(
      facts {
        $0.counts.reciters = 0
        $0.counts.teachers = 1
        $0.counts.recordings = 1
        $0.counts.suggested = 39
        $0.counts.unreviewed = work
      })
    #expect(overview.step == .review(work, suggestions: 39))
    #expect(lines(overview).contains("  1 reciter · 1 recording · 0 labels, 39 suggested"))
  }

  @Test func `today's goal comes before the last session`() {
    let khatm = Overview.KhatmState(name: "khatm", pages: 120, all: 604, nextPage: 121, remains: "2 pages remain")
    let session = Overview.Session(place: "2:5", reciters: ["husary"])
    let overview = Overview(
      facts {
        $0.khatm = khatm
        $0.session = session
        $0.reading = Overview.Reading(place: "18:20", page: 295)
      })
    #expect(overview.step == .read(khatm))
    #expect(overview.step.command.description == "tilawa read page:121")
    #expect(
      lines(overview).prefix(4) == [
        "Continue", "  l | listening: 2:5, husary | tilawa resume", "  r | reading: 18:20, page 295 | tilawa read",
        "  k | khatm: 120 of 604 pages, 2 pages remain today | tilawa read page:121",
      ])
  }

  @Test func `a session is continued, and one that ended is not`() {
    let left = Overview.Session(place: "2:5", reciters: [])
    #expect(Overview(facts { $0.session = left }).step == .resume(left))
    let ended = Overview(facts { $0.session = Overview.Session(place: nil, reciters: []) })
    #expect(ended.step == .play)
    #expect(!lines(ended).contains("Continue"))
  }

  @Test func `the library is told in one line, and the commands come last`() {
    let overview = Overview(
      facts {
        $0.counts.recordings = 1
        $0.counts.confirmed = 340
        $0.counts.suggested = 12
      }, commands: [["play", "Play ranges."]])
    #expect(lines(overview).contains("  2 reciters · 1 recording · 340 labels, 12 suggested"))
    #expect(lines(overview).suffix(4) == ["Commands", "  play | Play ranges.", "", "All commands: tilawa help --all"])
  }
}
