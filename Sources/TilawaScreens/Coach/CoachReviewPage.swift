import AppCourse
import AppLearning
import TilawaCore
import TilawaTerminal

/// The page of a teacher's review: the sound as a waveform, the words with suggestions and marks, and the present place.
struct CoachReviewPage {
  let model: CoachReviewModel
  /// The lowest and highest sample of each hundredth of a second.
  let peaks: [ClosedRange<Float>]
  let look: ScreenLook

  private static let waveRows = 3

  func lines(rows: Int, columns: Int) -> [TextLine] {
    let help = HelpPage.coach(model.keys)
    if case .help(let line) = model.mode { return help.page(from: line, rows: rows, columns: columns) }
    let foot = [message(columns)] + help.foot(columns: columns)
    let head = [title(columns)] + wave(columns) + [marks(columns)]
    let here = details(columns)
    let free = max(1, rows - head.count - here.count - foot.count)
    var body = text(columns, rows: free)
    body += Array(repeating: TextLine(), count: max(0, free - body.count))
    return head + body + here + foot
  }

  private func title(_ columns: Int) -> TextLine {
    let style = TextStyle(nil, .reverse)
    let sign = model.speaking != nil ? "● " : model.isPlaying ? "▶ " : "‖ "
    let place = ScreensSentences.placeOf(
      place: RecitationWords.length(model.place / 1000), length: RecitationWords.length(model.length / 1000))
    let facts =
      [place] + (model.speed == .normal ? [] : [ScreensSentences.speed(speed: "\(model.speed)")])
      + [ScreensSentences.marks(count: model.marks.count), ScreensSentences.suggestions(count: model.findings.count)]
    let words = ([model.title] + facts.map(\.text)).joined(separator: " · ")
    var line = TextLine(" \(sign)\(words)", style).fitting(columns)
    line.pad(to: columns, style)
    return line
  }

  // MARK: - The waveform

  private func column(_ milliseconds: Int, _ columns: Int) -> Int {
    max(0, min(columns - 1, milliseconds * columns / max(1, model.length)))
  }

  private func wave(_ columns: Int) -> [TextLine] {
    guard !peaks.isEmpty, columns > 0 else {
      return [TextLine(ScreensSentences.soundNotHere.text, TextStyle(nil, .dim))]
    }
    let shown = (0..<columns).map { column -> ClosedRange<Float> in
      let first = min(peaks.count - 1, column * peaks.count / columns)
      let slice = peaks[first..<max(first + 1, min(peaks.count, (column + 1) * peaks.count / columns))]
      return (slice.map(\.lowerBound).min() ?? 0)...(slice.map(\.upperBound).max() ?? 0)
    }
    let cursor = column(model.place, columns)
    return WaveformStrip(shown, height: Self.waveRows, scale: WaveformStrip.scale(of: shown)).rows.map { row in
      var line = TextLine()
      for (index, sign) in row.enumerated() {
        line.append(String(sign), index == cursor ? TextStyle(.magenta, .reverse) : TextStyle(.cyan))
      }
      return line
    }
  }

  /// A row below the waveform: marks and suggestions at their places.
  private func marks(_ columns: Int) -> TextLine {
    var signs = [Int: (String, TextStyle)]()
    for index in model.findings {
      if let time = model.words[index].time { signs[column(time.lowerBound, columns)] = ("△", TextStyle(.yellow)) }
    }
    for mark in model.marks { if let time = mark.time { signs[column(time, columns)] = ("▲", TextStyle(.green)) } }
    var line = TextLine()
    for index in 0..<columns {
      let (sign, style) = signs[index] ?? (" ", .plain)
      line.append(sign, style)
    }
    return line
  }

  // MARK: - The words

  private func text(_ columns: Int, rows: Int) -> [TextLine] {
    guard !model.words.isEmpty else { return [TextLine(ScreensSentences.wordsUnknownMark.text, TextStyle(nil, .dim))] }
    let setting = LineSetting(
      knowledge: look.knowledge, columns: columns, textColumns: PageView.textColumns(columns))
    var (all, parts, used): ([(parts: [LineSetting.Part], words: ClosedRange<Int>)], [LineSetting.Part], Int) = (
      [], [], 0
    )
    var first = 0
    for index in model.words.indices {
      let piece = piece(index)
      if used > 0, used + 1 + piece.text.columns > PageView.textColumns(columns) {
        all.append((parts, first...index - 1))
        (parts, used, first) = ([], 0, index)
      }
      if used > 0 { parts.append((" ", .plain)) }
      parts.append(piece)
      used += piece.text.columns + (used > 0 ? 1 : 0)
    }
    all.append((parts, first...model.words.count - 1))
    let here = all.firstIndex { $0.words.contains(model.selection ?? 0) } ?? 0
    let start = max(0, min(here - rows / 2, all.count - rows))
    return all[start..<min(all.count, start + rows)].map { setting.aligned($0.parts) }
  }

  private func piece(_ index: Int) -> LineSetting.Part {
    let word = model.words[index]
    let mark = model.marks.first { $0.word == word.ref }
    var style = TextStyle.plain
    var sign = ""
    if let mark {
      (style, sign) = (TextStyle(.green), " ⟨\(mark.symbol?.rawValue ?? ScreensSentences.mark.text)⟩")
    } else if word.isFinding, !model.dismissed.contains(index) {
      (style, sign) = (TextStyle(.yellow), " \(RecitationWords.sign(word.verdict))")
    }
    if index == model.selection { style.stress.formUnion(.reverse) }
    return (word.text + sign, style)
  }

  // MARK: - The place

  private func details(_ columns: Int) -> [TextLine] {
    var words: [String] = []
    if let selection = model.selection {
      let word = model.words[selection]
      words.append(word.ref)
      if word.isFinding {
        let (verdict, percent) = (word.verdict.rawValue, Int(word.confidence * 100))
        words.append(ScreensSentences.programSays(verdict: verdict, percent: percent).text)
      }
      if word.time == nil { words.append(ScreensSentences.notHeard.text) }
    } else {
      words.append(ScreensSentences.atTime(time: RecitationWords.length(model.place / 1000)).text)
    }
    var lines = [TextLine(words.joined(separator: " · "), TextStyle(nil, .bold)).fitting(columns)]
    var mark: [String] = []
    if let present = model.mark {
      mark = [
        ScreensSentences.mark.text, present.symbol?.rawValue ?? "", present.text.printableLine,
        present.voice == nil ? "" : ScreensSentences.spoken.text,
      ].filter { !$0.isEmpty }
    }
    lines.append(TextLine(mark.joined(separator: " · "), TextStyle(.green)).fitting(columns))
    let whole = [model.text.printableLine, model.voice == nil ? "" : ScreensSentences.spoken.text].filter {
      !$0.isEmpty
    }
    lines.append(
      TextLine(
        whole.isEmpty ? "" : ScreensSentences.whole(text: whole.joined(separator: " · ")).text, TextStyle(nil, .dim)
      ).fitting(columns))
    return lines
  }

  private func message(_ columns: Int) -> TextLine {
    switch model.mode {
    case .typing(let prompt): prompt.line(columns: columns)
    case .dialogue(let result):
      TextLine(ScreensSentences.storeQuestion(result: "\(result.words)").text, TextStyle(.yellow, .bold))
    case .browsing, .help:
      TextLine(
        model.speaking != nil ? ScreensSentences.speakNow.text : model.message?.text ?? "", TextStyle(nil, .bold))
    }
  }
}

extension HelpPage {
  /// Returns the page of the keys of a review.
  static func coach(_ keys: KeyTable) -> HelpPage {
    var signs = TextLine(ScreensSentences.signSuggestion.text, TextStyle(.yellow))
    signs.append("   \(ScreensSentences.signMark)", TextStyle(.green))
    return HelpPage(
      .coach, keys, mouse: ScreensSentences.wheelSelectsWords, signs: signs,
      hints: [
        [
          (["play"], ScreensSentences.hintPlay), (["next-finding"], ScreensSentences.hintSuggestion),
          (["confirm"], ScreensSentences.hintConfirm), (["dismiss"], ScreensSentences.hintDismiss),
          (["comment"], ScreensSentences.hintWords), (["voice"], ScreensSentences.hintSpeak),
          (["pass"], ScreensSentences.hintPass), (["again"], ScreensSentences.hintAgain),
          (["help"], ScreensSentences.hintHelp),
          (["quit"], ScreensSentences.hintLeave),
        ]
      ])
  }
}
