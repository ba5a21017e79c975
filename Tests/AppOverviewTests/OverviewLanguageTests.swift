import AppBase
import Foundation
import Testing
import TilawaCore
import TilawaStore

@testable import AppOverview

/// The places of the first screen in a language that is made up: each sentence of the catalogue between ⟦ and ⟧.
@Suite struct OverviewLanguageTests {
  private let sentences: SentenceCatalogue.Module

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let file = root.appending(path: "Resources/sentences/en/AppOverview.ftl")
    sentences = try SentenceCatalogue.module(String(contentsOf: file, encoding: .utf8))
  }

  private var facts: Overview.Facts {
    var facts = Overview.Facts()
    (facts.counts.reciters, facts.counts.recordings, facts.counts.suggested) = (2, 1, 3)
    facts.session = Overview.Session(place: "2:5", reciters: ["husary"])
    facts.reading = Overview.Reading(place: "2:5", page: 2)
    facts.khatm = Overview.KhatmState(name: "khatm", pages: 3, all: 604, nextPage: 4, remains: "2 pages remain")
    facts.courses = [Overview.CourseState(.student, line: "week 2")]
    facts.hifz = "hifz 2/7"
    return facts
  }

  // A-L1
  @Test func `each place to continue at is said by the catalogue of a language`() throws {
    let lines = sentences.map { name, pattern in
      "\(name) = ⟦" + pattern.names.sorted().map { "{ $\($0) }" }.joined(separator: " ") + "⟧"
    }
    let catalogue = SentenceCatalogue(.english) { module in
      module == "AppOverview" ? lines.joined(separator: "\n") : nil
    }
    for sentence in Overview(facts).places.map(\.words) {
      let text = try #require(catalogue.text(of: sentence))
      #expect(text.hasPrefix("⟦") && text.hasSuffix("⟧"))
    }
  }

  // A-L1
  @Test func `the places to continue at are said in English as the file has them`() throws {
    let places = Overview(facts).places
    #expect(places.count == 5)
    for sentence in places.map(\.words) {
      let name = try #require(sentence.code.split(separator: ".").last.map(String.init))
      let pattern = try #require(sentences[name], "the file has no \(name)")
      #expect(pattern.filled(with: sentence.values, .english, say: \.inEnglish) == sentence.text)
    }
  }
}
