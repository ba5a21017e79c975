extension [AyahTiming] {
  /// Returns these published timings with corrections made by hand.
  ///
  /// An overlay replaces the timing of its ayah. Words stay where the overlay names none. In a file of a surah a
  /// neighbour is cut or extended if it touched the ayah before or overlaps it now, unless it has an overlay of its
  /// own.
  ///
  /// - Parameter overlays: the corrections, for the same kind of file.
  package func overlaid(with overlays: [AyahTiming]) -> [AyahTiming] {
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

  /// Returns the timings with all times later by `time`. A timing that would begin before the file begins with it; one
  /// that would end before it is left out.
  package func shifted(by time: Duration) -> [AyahTiming] {
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
  /// Returns the words inside a range, cut at its ends.
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

  /// Returns the timing with its end at `time`, if it touched the old boundary or reaches past `time`; else returns it
  /// unchanged.
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
