extension [AyahTiming] {
  /// These published timings with what was put right by hand in their place.
  ///
  /// An overlay takes the place of the ayah's timing; words stay where it names none. In a file of a surah a neighbour that
  /// touched the ayah, or is reached into now, gives way to it, unless it has an overlay of its own.
  ///
  /// - Parameter overlays: of the same kind of file.
  public func overlaid(with overlays: [AyahTiming]) -> [AyahTiming] {
    var timings = Dictionary(map { ($0.span.start, $0) }, uniquingKeysWith: { first, _ in first })
    let fixed = Set(overlays.map(\.span.start))
    for overlay in overlays {
      let old = timings[overlay.span.start]
      let range = overlay.range ?? old?.range
      timings[overlay.span.start] = AyahTiming(
        span: overlay.span, base: overlay.base, range: range,
        words: overlay.words.isEmpty ? old?.words.inside(range) ?? [] : overlay.words)
      guard let range, overlay.base == .surah else { continue }
      let order = timings.keys.sorted()
      guard let place = order.firstIndex(of: overlay.span.start) else { continue }
      if place > 0, !fixed.contains(order[place - 1]), let before = timings[order[place - 1]] {
        timings[before.span.start] = before.ending(at: range.lowerBound, wasTouching: old?.range?.lowerBound)
      }
      if place + 1 < order.count, !fixed.contains(order[place + 1]), let next = timings[order[place + 1]] {
        timings[next.span.start] = next.beginning(at: range.upperBound, wasTouching: old?.range?.upperBound)
      }
    }
    return timings.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The same, all times later by so much; what would begin before its file begins with it, and what would end before goes.
  public func shifted(by time: Duration) -> [AyahTiming] {
    compactMap { timing in
      let words = timing.words.compactMap { $0.shifted(by: time) }
      guard let range = timing.range else {
        return words.isEmpty && !timing.words.isEmpty
          ? nil : AyahTiming(span: timing.span, base: timing.base, range: nil, words: words)
      }
      let start = Swift.max(.zero, range.lowerBound + time)
      let end = range.upperBound == AyahTiming.endOfFile ? range.upperBound : range.upperBound + time
      return start < end ? AyahTiming(span: timing.span, base: timing.base, range: start..<end, words: words) : nil
    }
  }
}

extension [TimedWord] {
  /// Those of them that lie in a range, cut at its ends.
  fileprivate func inside(_ range: Range<Duration>?) -> [TimedWord] {
    guard let range else { return self }
    return compactMap { word in
      let (start, end) = (Swift.max(word.start, range.lowerBound), Swift.min(word.end, range.upperBound))
      return start < end ? TimedWord(word: word.word, start: start, end: end) : nil
    }
  }
}

extension TimedWord {
  fileprivate func shifted(by time: Duration) -> TimedWord? {
    let start = max(.zero, start + time)
    return start < end + time ? TimedWord(word: word, start: start, end: end + time) : nil
  }
}

extension AyahTiming {
  private static let touching = Duration.milliseconds(50)

  /// Its end moved to `time`, where it touched what begins there now, or reaches into it.
  fileprivate func ending(at time: Duration, wasTouching old: Duration?) -> AyahTiming {
    guard let range, range.lowerBound < time else { return self }
    let touched = old.map { abs($0 - range.upperBound) <= AyahTiming.touching } ?? false
    return touched || range.upperBound > time ? with(range.lowerBound..<time) : self
  }

  fileprivate func beginning(at time: Duration, wasTouching old: Duration?) -> AyahTiming {
    guard let range, time < range.upperBound else { return self }
    let touched = old.map { abs($0 - range.lowerBound) <= AyahTiming.touching } ?? false
    return touched || range.lowerBound < time ? with(time..<range.upperBound) : self
  }

  private func with(_ range: Range<Duration>) -> AyahTiming {
    AyahTiming(span: span, base: base, range: range, words: words.inside(range))
  }
}

private func abs(_ time: Duration) -> Duration { time < .zero ? .zero - time : time }
