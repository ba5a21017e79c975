import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaScreens
import TilawaStore

/// What resembles an ayah, as lines for people and as JSON for programs.
struct SimilarView {
  /// In the Kufi counting, as all others here.
  let ref: AyahRef
  let ayat: [SimilarAyah]
  let phrases: [SimilarPhrase]
  let quran: QuranDatabase
  let riwayah: Riwayah
  let page: Page

  /// A text, and where in it each of its words stands.
  private struct Words {
    let text: String
    let scalars: [Range<Int>]

    init(_ text: String) {
      self.text = text
      scalars = AyahWords(text).scalars
    }

    /// Code points of runs of words; of words that the text has not, none.
    func places(of runs: [Range<Int>]) -> [Range<Int>] {
      runs.filter { $0.upperBound <= scalars.count && !$0.isEmpty }.map {
        scalars[$0.lowerBound].lowerBound..<scalars[$0.upperBound - 1].upperBound
      }
    }
  }

  private func words(of ref: AyahRef) throws -> Words { Words(try quran.text(of: ref)) }

  // MARK: - Lines

  func say() throws {
    let own = try words(of: ref)
    let shown = page.range(of: ayat.count)
    for similar in ayat[shown] { try say(similar, own) }
    if ayat.isEmpty {
      Terminal.complain("no ayah resembles \(name(ref))")
    } else if shown.count < ayat.count {
      Terminal.complain("\(Count.ayat(ayat.count)); \(shown.count) are shown, the next: --page \(page.number + 1)")
    }
    for phrase in phrases { Terminal.say(try line(phrase, own)) }
  }

  private func say(_ similar: SimilarAyah, _ own: Words) throws {
    let other = try words(of: similar.ayah)
    let flow = TextFlow.standardOutput()
    let emphasis = MarkedText.Emphasis.standardOutput(otherwise: .brackets)
    let pairs = [
      (ref, MarkedText(own.text, marks: own.places(of: similar.differing(of: own.scalars.count)))),
      (
        similar.ayah, MarkedText(other.text, marks: other.places(of: similar.differingInOther(of: other.scalars.count)))
      ),
    ]
    var lines: [Painted] = ["\(name(similar.ayah))\t\(similar.likeness / 10) %"]
    for (ref, text) in pairs {
      lines +=
        flow.columns == nil ? ["  \(name(ref))\t\(text.line(emphasis))"] : text.lines(flow, .rightToLeft, emphasis)
    }
    Terminal.say(lines: lines + [""])
  }

  private static let mostNamed = 8

  private func line(_ phrase: SimilarPhrase, _ own: Words) throws -> String {
    let ayat = phrase.others.map { name($0.ayah) }.uniqued()
    let named = ayat.prefix(SimilarView.mostNamed).joined(separator: " ")
    let rest = ayat.count > SimilarView.mostNamed ? " and \(ayat.count - SimilarView.mostNamed) more" : ""
    return "phrase\t\(AyahWords(own.text)[phrase.own.words])\t\(named)\(rest)"
  }

  /// The number of an ayah in the counting that is asked for.
  private func name(_ ref: AyahRef) -> String {
    guard riwayah.counting != .kufi else { return "\(ref)" }
    let refs = quran.structure.convert(ref, to: riwayah.counting)
    guard let first = refs.first, let last = refs.last else { return "\(ref) (kufi)" }
    return "\(AyahRange(first, last))"
  }

  // MARK: - JSON

  func json() throws -> JSON {
    let own = try words(of: ref)
    return .object([
      ("ref", .string(name(ref))), ("text", .string(own.text)), ("count", .int(ayat.count)),
      ("similar", .array(try ayat[page.range(of: ayat.count)].map { try json($0, own) })),
      ("phrases", .array(phrases.map { json($0, own) })),
    ])
  }

  private func json(_ similar: SimilarAyah, _ own: Words) throws -> JSON {
    let other = try words(of: similar.ayah)
    return .object([
      ("ref", .string(name(similar.ayah))), ("likeness", .number(SimilarView.thousandths(similar.likeness))),
      ("text", .string(other.text)),
      (
        "runs",
        .array(
          similar.runs.map { .object([("words", SimilarView.words($0.own)), ("other", SimilarView.words($0.other))]) })
      ),
      ("differing", SimilarView.ranges(own.places(of: similar.differing(of: own.scalars.count)))),
      ("differing_in_other", SimilarView.ranges(other.places(of: similar.differingInOther(of: other.scalars.count)))),
    ])
  }

  private func json(_ phrase: SimilarPhrase, _ own: Words) -> JSON {
    .object([
      ("words", SimilarView.words(phrase.own.words)), ("text", .string(AyahWords(own.text)[phrase.own.words])),
      (
        "elsewhere",
        .array(
          phrase.others.map { .object([("ref", .string(name($0.ayah))), ("words", SimilarView.words($0.words))]) })
      ),
    ])
  }

  /// First and last, from 1.
  private static func words(_ range: Range<Int>) -> JSON {
    .array([.int(range.lowerBound + 1), .int(range.upperBound)])
  }

  private static func ranges(_ ranges: [Range<Int>]) -> JSON {
    .array(ranges.map { .object([("start", .int($0.lowerBound)), ("end", .int($0.upperBound))]) })
  }

  private static func thousandths(_ number: Int) -> String {
    let digits = String(number % 1000)
    return "\(number / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension [String] {
  /// Each once, where it stands first.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
