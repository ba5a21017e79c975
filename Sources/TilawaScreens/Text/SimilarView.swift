package import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

/// The ayat that resemble one ayah, as lines for people.
package struct SimilarView {
  package let found: SimilarPage

  package init(found: SimilarPage) { self.found = found }

  private var ref: AyahRef { found.ref }
  private var quran: QuranDatabase { found.quran }
  private var page: ListPage { found.page }

  /// Prints the ayat, each beside the one that it resembles, and the phrases.
  package func say() throws {
    let own = try found.words(of: ref)
    let shown = page.range(of: found.ayat.count)
    for similar in found.ayat[shown] { try say(similar, own) }
    if found.ayat.isEmpty {
      Terminal.complain(ScreensSentences.noSimilar(ayah: found.name(ref)).text)
    } else if shown.count < found.ayat.count {
      Terminal.complain(
        ScreensSentences.similarShown(
          ayat: CoreSentences.ayat(count: found.ayat.count), count: shown.count, next: page.number + 1
        ).text)
    }
    for phrase in found.phrases { Terminal.say(try line(phrase, own)) }
  }

  private func say(_ similar: SimilarAyah, _ own: SimilarPage.Words) throws {
    let other = try found.words(of: similar.ayah)
    let flow = TextFlow.standardOutput()
    let emphasis = MarkedText.Emphasis.standardOutput(otherwise: .brackets)
    let pairs = [
      (ref, MarkedText(own.text, marks: own.places(of: similar.differing(of: own.scalars.count)))),
      (
        similar.ayah, MarkedText(other.text, marks: other.places(of: similar.differingInOther(of: other.scalars.count)))
      ),
    ]
    var lines: [Painted] = ["\(found.name(similar.ayah))\t\(similar.likeness / 10) %"]
    for (ref, text) in pairs {
      lines +=
        flow.columns == nil
        ? ["  \(found.name(ref))\t\(text.line(emphasis))"] : text.lines(flow, .rightToLeft, emphasis)
    }
    Terminal.say(lines: lines + [""])
  }

  private static let mostNamed = 8

  private func line(_ phrase: SimilarPhrase, _ own: SimilarPage.Words) throws -> String {
    let ayat = phrase.others.map { found.name($0.ayah) }.uniqued()
    let named = ayat.prefix(SimilarView.mostNamed).joined(separator: " ")
    let rest = ayat.count - SimilarView.mostNamed
    let places = rest > 0 ? ScreensSentences.andMore(named: named, count: rest).text : named
    return "\(ScreensSentences.phrase)\t\(AyahWords(own.text)[phrase.own.words])\t\(places)"
  }
}

extension [String] {
  /// Returns the texts without neighbours that are equal.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
