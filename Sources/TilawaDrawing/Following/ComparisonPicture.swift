import TilawaCore

/// A picture of the same words in two voices, below each other: sound, spectrogram and pitch.
package struct ComparisonPicture: Sendable {
  /// A voice.
  package struct Voice: Sendable {
    let name: String
    /// The length in seconds.
    let seconds: Double
    /// The lowest and highest sample of equal parts.
    let peaks: [ClosedRange<Float>]
    /// The levels of each hop from the lowest band on, in natural logarithms.
    let levels: [[Float]]
    /// The pitch of each hop in hertz; nil where there is no voice.
    let pitch: [Float?]
    /// The words with their seconds; one may be the chosen one.
    let words: [(name: String, seconds: Range<Double>, isChosen: Bool)]

    package init(
      name: String, seconds: Double, peaks: [ClosedRange<Float>], levels: [[Float]], pitch: [Float?],
      words: [(name: String, seconds: Range<Double>, isChosen: Bool)]
    ) {
      (self.name, self.seconds, self.peaks) = (name, seconds, peaks)
      (self.levels, self.pitch, self.words) = (levels, pitch, words)
    }
  }

  /// The number of equal parts of a sound that are shown.
  package static let columns = 900
  private static let (width, left, top, waveHeight, gap, bands) = (1000, 70, 70, 90, 30, 64)
  private static let bandHeight = 3
  private static let height = 2 * panel + top + 20
  private static let panel = 30 + waveHeight + bands * bandHeight + gap
  /// The range of pitch in hertz.
  private static let pitches: ClosedRange<Double> = 70...450
  /// The shades of the spectrogram, and the natural logarithms below the loudest level that they stand for.
  private static let (shades, depth) = (8, Float(9))

  private let title: String
  private let note: String
  private let voices: [Voice]

  package init(title: String, note: String, _ voices: [Voice]) {
    (self.title, self.note, self.voices) = (title, note, voices)
  }

  /// Draws the picture.
  package func drawing(theme: WaveformTheme) -> Drawing {
    var drawing = Drawing(width: Self.width, height: Self.height, title: title, background: theme.background)
    drawing.elements = [
      .text(Drawing.Text(words: title, at: Drawing.Point(40, 34), size: 20, colour: theme.text, weight: .bold)),
      .text(Drawing.Text(words: note, at: Drawing.Point(40, 56), size: 11, colour: theme.faint)),
    ]
    for (index, voice) in voices.enumerated() {
      drawing.elements += elements(voice, y: Self.top + index * Self.panel, theme)
    }
    return drawing
  }

  /// The longest of the voices, so that lengths can be compared.
  private var seconds: Double { max(0.1, voices.map(\.seconds).max() ?? 0) }
  private func x(_ seconds: Double) -> Double {
    Double(Self.left) + (seconds / self.seconds * Double(Self.columns)).rounded()
  }

  private func elements(_ voice: Voice, y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    let (wave, sound) = (y + 30, y + 30 + Self.waveHeight)
    return [
      .text(
        Drawing.Text(
          words: voice.name, at: Drawing.Point(Double(Self.left), Double(y + 18)), size: 15, colour: theme.text,
          weight: .bold))
    ] + chosen(voice, wave, theme) + peaks(voice, wave, theme) + spectrogram(voice, sound, theme)
      + pitch(voice, sound, theme) + words(voice, wave, theme)
  }

  private func chosen(_ voice: Voice, _ y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    voice.words.filter(\.isChosen).map { word in
      .box(
        Int(x(word.seconds.lowerBound))..<Int(x(word.seconds.upperBound)), y..<y + Self.waveHeight, theme.confirmedTint)
    }
  }

  private func peaks(_ voice: Voice, _ y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    let most = max(0.01, voice.peaks.reduce(0) { max($0, abs($1.lowerBound), abs($1.upperBound)) })
    let middle = Double(y) + Double(Self.waveHeight) / 2
    let scale = Double(Self.waveHeight) / 2 / Double(most)
    let lines = voice.peaks.enumerated().map { index, peak -> [Drawing.Point] in
      let place = x(voice.seconds * (Double(index) + 0.5) / Double(max(1, voice.peaks.count))).rounded(.down) + 0.5
      return [
        Drawing.Point(place, (middle - Double(peak.upperBound) * scale).rounded()),
        Drawing.Point(place, (middle - Double(peak.lowerBound) * scale).rounded() + 1),
      ]
    }
    return [.lines(lines, Drawing.Stroke(colour: theme.wave))]
  }

  /// Draws each shade at once, as lines along the time.
  private func spectrogram(_ voice: Voice, _ y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    let most = voice.levels.lazy.map { $0.max() ?? 0 }.max() ?? 0
    var runs = [[[Drawing.Point]]](repeating: [], count: Self.shades + 1)
    for band in 0..<Self.bands {
      let shades = voice.levels.map { hop -> Int in
        guard band < hop.count else { return 0 }
        return max(0, min(Self.shades, Int((1 - (most - hop[band]) / Self.depth) * Float(Self.shades + 1))))
      }
      var start = 0
      while start < shades.count {
        let end = shades[start...].firstIndex { $0 != shades[start] } ?? shades.count
        let (from, to) = (at(start, voice), at(end, voice))
        for row in 0..<Self.bandHeight where shades[start] > 0 && from < to {
          let line = Double(y + (Self.bands - 1 - band) * Self.bandHeight + row) + 0.5
          runs[shades[start]].append([Drawing.Point(from, line), Drawing.Point(to, line)])
        }
        start = end
      }
    }
    return (1...Self.shades).map { shade in
      let colour = theme.background.mixed(with: theme.wave, hundredths: 100 * shade / Self.shades)
      return .lines(runs[shade], Drawing.Stroke(colour: colour))
    }
  }

  private func at(_ hop: Int, _ voice: Voice) -> Double {
    x(voice.seconds * Double(hop) / Double(max(1, voice.levels.count)))
  }

  private func pitch(_ voice: Voice, _ y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    var (lines, line): ([[Drawing.Point]], [Drawing.Point]) = ([], [])
    let room = Double(Self.bands * Self.bandHeight)
    func place(_ hertz: Double) -> Double {
      Double(y) + room * (1 - (hertz - Self.pitches.lowerBound) / (Self.pitches.upperBound - Self.pitches.lowerBound))
    }
    for (hop, pitch) in voice.pitch.enumerated() {
      guard let pitch, Self.pitches.contains(Double(pitch)) else {
        if line.count > 2 { lines.append(line) }
        line = []
        continue
      }
      line.append(Drawing.Point(x(voice.seconds * Double(hop) / Double(voice.pitch.count)), place(Double(pitch))))
    }
    if line.count > 2 { lines.append(line) }
    let labels = [100.0, 200, 300, 400].map { hertz in
      Drawing.Element.text(
        Drawing.Text(
          words: DrawingSentences.hertz(count: "\(Int(hertz))").text,
          at: Drawing.Point(Double(Self.left - 8), place(hertz) + 4), size: 11,
          colour: theme.faint, anchor: .end))
    }
    let thick = lines.flatMap { line in [-1.0, 0, 1].map { shift in line.map { Drawing.Point($0.x, $0.y + shift) } } }
    return labels + [.group(DrawingSentences.pitch.text, [.lines(thick, Drawing.Stroke(colour: theme.suggested))])]
  }

  private func words(_ voice: Voice, _ y: Int, _ theme: WaveformTheme) -> [Drawing.Element] {
    let bottom = Double(y + Self.waveHeight + Self.bands * Self.bandHeight)
    return voice.words.flatMap { word -> [Drawing.Element] in
      let (start, end) = (x(word.seconds.lowerBound) + 0.5, x(word.seconds.upperBound) + 0.5)
      let colour = word.isChosen ? theme.confirmed : theme.faint
      return [
        .lines(
          [start, end].map { [Drawing.Point($0, Double(y)), Drawing.Point($0, bottom)] },
          Drawing.Stroke(colour: colour, dash: [4, 3])),
        .text(
          Drawing.Text(
            words: word.name, at: Drawing.Point((start + end) / 2, Double(y - 2)), size: 12, colour: colour,
            anchor: .middle)),
      ]
    }
  }
}
