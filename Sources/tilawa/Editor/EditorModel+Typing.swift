import TilawaCore
import TilawaTerminal

extension EditorModel {
  // MARK: - Assigning

  /// Asks what the segment under the cursor holds; it sounds over and over meanwhile.
  mutating func beginAssigning() -> [EditorRequest] {
    guard let segment else {
      note = "there is no segment here; m places a marker"
      return []
    }
    mode = .typing(EditorPrompt(.assign(segment.id), offering: offer(for: segment)))
    return sound == .looping(segment.id) ? [] : loop(segment)
  }

  /// What it holds as far as somebody has said, else what comes next.
  private func offer(for segment: Segment) -> String {
    guard segment.content == .unassigned else {
      return subject.structure.text(of: segment.content, at: subject.rate, in: subject.counting)
    }
    return subject.next(before: segment, in: annotation).map {
      subject.structure.label(of: $0, in: subject.counting)
    } ?? ""
  }

  /// What a segment holds when this is assigned to it.
  func content(typed prompt: EditorPrompt) throws(RangeError) -> Segment.Content {
    guard case .assign(let id) = prompt.kind, let segment = annotation.segment(id) else { return .unassigned }
    // What stands there is taken as it is, exact to the frame.
    if prompt.isOffer, segment.content != .unassigned { return segment.content }
    return try SegmentText(
      whole(prompt.text, for: segment), from: segment.start, at: subject.rate, in: subject.counting,
      of: subject.structure
    ).content
  }

  /// A number alone is an ayah of the surah that is being assigned.
  private func whole(_ text: String, for segment: Segment) -> String {
    let digits = ArabicText.westernDigits(text)
    guard let first = digits.first, ("0"..."9").contains(first), !digits.contains(":") else { return digits }
    let offered = offer(for: segment)
    guard let surah = offered.split(separator: ":").first, offered.contains(":") else { return digits }
    return "\(surah):\(digits)"
  }

  // MARK: - Keys

  mutating func type(_ key: TerminalKey, in prompt: EditorPrompt) -> [EditorRequest] {
    var prompt = prompt
    switch key {
    case .escape:
      mode = .browsing
      if case .assign = prompt.kind { return silence() }
      return []
    case .enter: return finish(prompt)
    case .character(let letter): prompt.type(letter)
    case .backspace: prompt.erase()
    case .control("u"): prompt.replace(by: "")
    case .up, .down:
      if let next = subject.ayah(key == .up ? 1 : -1, from: prompt.text) { prompt.replace(by: next) }
    default: break
    }
    mode = .typing(prompt)
    return []
  }

  private mutating func finish(_ prompt: EditorPrompt) -> [EditorRequest] {
    let text = ArabicText.westernDigits(prompt.text)
    switch prompt.kind {
    case .assign(let id): return assign(prompt, to: id)
    case .time:
      go(
        to: RecordingTime.offset(text, at: subject.rate).map { cursor + $0 }
          ?? RecordingTime.frame(text, at: subject.rate), prompt,
        complaint: "a time is written 62.5, 1:02.5, 500ms, or +5 and -5 from here")
    case .find: go(to: find(text), prompt, complaint: "no segment here holds that; an ayah is written 2:255")
    }
    return []
  }

  private mutating func assign(_ prompt: EditorPrompt, to id: Segment.ID) -> [EditorRequest] {
    do throws(RangeError) {
      let content = try content(typed: prompt)
      guard let segment = annotation.segment(id) else { return [] }
      mode = .browsing
      return silence() + [ask(.assign(content, id), start(after: segment))]
    } catch {
      var prompt = prompt
      prompt.complaint = error.message
      mode = .typing(prompt)
      return []
    }
  }

  private mutating func go(to place: Int?, _ prompt: EditorPrompt, complaint: String) {
    guard let place else {
      var prompt = prompt
      prompt.complaint = complaint
      mode = .typing(prompt)
      return
    }
    mode = .browsing
    cursor = place
  }

  /// The start of the first segment that holds what a label names, from the cursor on, else from the beginning.
  private func find(_ text: String) -> Int? {
    guard let label = try? SegmentLabel(text, in: subject.counting, of: subject.structure), let wanted = label.content
    else { return nil }
    let found = annotation.segments.flatMap(\.recited).filter { part in
      if case .text(let span) = part.content, case .text(let other) = wanted { return span.overlaps(other) }
      return part.content == wanted
    }.map(\.frames.lowerBound)
    return found.first { $0 > cursor } ?? found.first
  }
}
