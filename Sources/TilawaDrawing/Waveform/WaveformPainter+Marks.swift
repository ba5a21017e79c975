import TilawaCore

extension WaveformPainter {
  /// The style of a kind of mark.
  struct MarkStyle {
    let colour: Colour
    let tint: Colour
    let dash: [Double]

    var stroke: Drawing.Stroke { Drawing.Stroke(colour: colour, dash: dash) }
  }

  func style(of mark: WaveformMark) -> MarkStyle { style(mark.status, mark.beginning) }

  private func style(_ status: SourceSegment.Status, _ beginning: WaveformMark.Beginning) -> MarkStyle {
    switch (status, beginning) {
    case (.suggested, _): MarkStyle(colour: theme.suggested, tint: theme.suggestedTint, dash: [5, 3])
    case (.confirmed, .join): MarkStyle(colour: theme.join, tint: theme.confirmedTint, dash: [2, 2])
    case (.confirmed, .segment): MarkStyle(colour: theme.confirmed, tint: theme.confirmedTint, dash: [])
    }
  }

  /// Draws the lanes: a box for each mark, with its label in it or above it.
  mutating func paintMarks() {
    for label in layout.labels {
      let outer = elements
      elements = []
      paintBox(label)
      paintLabel(label)
      elements = outer + [.group(words(label.mark), elements)]
    }
  }

  private mutating func paintBox(_ label: WaveformLayout.Label) {
    let y = layout.lane(label.mark.lane)
    let style = style(of: label.mark)
    let isSilent = label.mark.sound == .speech || label.mark.sound == .other
    elements.append(.box(label.x, y, isSilent ? theme.background : style.tint))
    if isSilent { elements.append(.hatching(label.x, y, spacing: 6, Drawing.Stroke(colour: theme.other))) }
    guard label.x.count > 3 else { return }
    let frame = label.mark.status == .suggested ? [3.0, 2] : []
    elements.append(.frame(label.x, y, Drawing.Stroke(colour: style.colour, dash: frame)))
  }

  private mutating func paintLabel(_ label: WaveformLayout.Label) {
    let size = WaveformLayout.labelSize
    let lane = layout.lane(label.mark.lane)
    let (words, weight) = (label.mark.words, label.mark.weight)
    if label.isInside {
      let middle = (label.x.lowerBound + label.x.upperBound) / 2
      let half = TextWidth.of(words, size: size, weight: weight) / 2 + 2
      if label.mark.sound == .speech || label.mark.sound == .other {
        elements.append(.box(middle - half..<middle + half, lane.dropFirst(3).dropLast(3), theme.background))
      }
      add(
        Drawing.Text(
          words: words, at: point(middle, lane.upperBound - 5), size: size, colour: theme.text, anchor: .middle,
          weight: weight))
    } else if let place = label.place {
      let bottom = layout.rows.upperBound - place.row * WaveformLayout.rowHeight
      let x = label.x.lowerBound
      elements.append(.box(x..<x + 1, bottom - 11..<lane.lowerBound, style(of: label.mark).colour))
      add(
        Drawing.Text(
          words: words, at: point(layout.x.lowerBound + place.start + 3, bottom - 3), size: size, colour: theme.text,
          weight: weight))
    }
  }

  /// Returns the text of a mark for the pointer.
  private func words(_ mark: WaveformMark) -> String {
    let times = [mark.frames.lowerBound, mark.frames.upperBound].map { RecordingTime.words($0, at: picture.rate) }
      .joined(separator: "–")
    var words = ["\(mark.number)", mark.words, times, mark.status.words.text]
    if mark.beginning == .join { words.append(DrawingSentences.fromJoin.text) }
    if let confidence = mark.segment.evidence.confidence {
      words.append(DrawingSentences.confidence(percent: Int((confidence * 100).rounded())).text)
    }
    if mark.segment.isFlagged, let flags = mark.segment.evidence.flags.text { words.append(flags) }
    return words.joined(separator: " · ")
  }

  /// Draws a line for each edge, exactly in the column of its frame; through the waveform if that leaves enough of it
  /// visible.
  mutating func paintMarkers() {
    let starts = Set(picture.marks.map(\.frames.lowerBound))
    var markers: [(frame: Int, lane: Int, style: MarkStyle)] = []
    for mark in picture.marks.sorted(by: { $0.rank < $1.rank }) {
      let end = mark.segment.end
      if !starts.contains(end), mark.frames.upperBound == end {
        markers.append((end, mark.lane, style(mark.status, .segment)))
      }
      markers.append((mark.frames.lowerBound, mark.lane, style(of: mark)))
    }
    markers = markers.filter { window.frames.contains($0.frame) }
    let isCrowded = markers.count * 6 > layout.x.count
    let bottom = isCrowded ? layout.wave.lowerBound + 6 : layout.wave.upperBound
    for (frame, lane, style) in markers { add(style, x(of: frame), layout.lane(lane).lowerBound..<bottom) }
  }

  private mutating func add(_ marker: MarkStyle, _ x: Int, _ y: Range<Int>) {
    guard !marker.dash.isEmpty else { return elements.append(.box(x..<x + 1, y, marker.colour)) }
    let ends = [y.lowerBound, y.upperBound].map { Drawing.Point(Double(x) + 0.5, Double($0)) }
    elements.append(.lines([ends], marker.stroke))
  }

  /// Draws the meanings of the occurring marks, and the number of hidden labels.
  mutating func paintLegend() {
    var x = layout.x.lowerBound
    let size = WaveformLayout.labelSize
    for (sentence, mark) in legend {
      let words = sentence.text
      let y = layout.legend - 9..<layout.legend + 1
      if let mark {
        elements.append(.box(x..<x + 14, y, style(of: mark).tint))
        add(style(of: mark), x, y)
      } else {
        elements.append(.hatching(x..<x + 14, y, spacing: 6, Drawing.Stroke(colour: theme.other)))
      }
      add(Drawing.Text(words: words, at: point(x + 19, layout.legend), size: size, colour: theme.faint))
      x += 19 + TextWidth.of(words, size: size) + 18
    }
    let hidden = layout.hidden
    let note = hidden == 0 ? "" : DrawingSentences.labelsWithoutRoom(count: hidden).text
    if x + TextWidth.of(note, size: size) < layout.x.upperBound {
      add(
        Drawing.Text(
          words: note, at: point(layout.x.upperBound, layout.legend), size: size, colour: theme.faint, anchor: .end))
    }
  }

  private var legend: [(Sentence, WaveformMark?)] {
    let marks = picture.marks
    let recited = marks.filter { $0.sound == .recited || $0.sound == .unassigned }
    var legend: [(Sentence, WaveformMark?)] = []
    if let mark = recited.first(where: { $0.status == .confirmed && $0.beginning == .segment }) {
      legend.append((DrawingSentences.confirmed, mark))
    }
    if let mark = recited.first(where: { $0.status == .suggested }) {
      legend.append((DrawingSentences.suggested, mark))
    }
    if let mark = marks.first(where: { $0.beginning == .join && $0.status == .confirmed }) {
      legend.append((DrawingSentences.join, mark))
    }
    if recited.count < marks.count { legend.append((DrawingSentences.otherSound, nil)) }
    return legend
  }
}

extension WaveformMark {
  /// The order of drawing: marks with a higher rank are drawn later and lie above; confirmed ones lie above suggested
  /// ones.
  fileprivate var rank: Int {
    (status == .confirmed ? 2 : 0) + (beginning == .segment ? 1 : 0)
  }
}

extension SourceSegment.Status {
  /// The word for the status.
  var words: Sentence {
    switch self {
    case .confirmed: DrawingSentences.confirmed
    case .suggested: DrawingSentences.suggested
    }
  }
}
