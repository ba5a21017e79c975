package import TilawaAudio
package import TilawaCore

/// Segments for tests, each with a step of its own.
package enum AudioSession {
  package static func segments(_ contents: [SessionSegment.Content]) -> [SessionSegment] {
    let items = contents.map { _ in RepeatPlan.Item(sound: .present) }
    let block = RepeatPlan.Block(role: .main, items: 0..<max(1, items.count), each: .once)
    let plan = RepeatPlan(items: items, sections: [RepeatPlan.Section(blocks: [block], passes: .once)])
    var step: RepeatPlan.Step? = plan.first
    return contents.compactMap { content in
      guard let here = step else { return nil }
      step = plan.step(after: here)
      return SessionSegment(step: here, content: content)
    }
  }

  /// All that these segments give on a memory sink, with the reports.
  package static func play(
    _ contents: [SessionSegment.Content], format: AudioFormat, limit: Int? = nil,
    opening: @escaping DecoderOpening = AudioProbe.openDecoder
  ) async throws -> (samples: [Float], reports: [EngineReport]) {
    let sink = MemorySink()
    let engine = try AudioEngine(sink: sink, format: format, limit: limit, opening: opening)
    engine.start(segments(contents).makeIterator(), PlaybackStart(generation: 1))
    let samples = sink.pull(frames: 1 << 40)
    try engine.stop()
    var reports: [EngineReport] = []
    for await report in engine.reports { reports.append(report) }
    return (samples, reports)
  }
}
