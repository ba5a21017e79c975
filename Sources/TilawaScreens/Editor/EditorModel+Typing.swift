import TilawaCore
import TilawaTerminal

extension EditorModel {
  // MARK: - Assigning

  /// Asks for the content of the segment under the cursor, and plays the segment in a loop meanwhile.
  mutating func beginAssigning() -> Effects {
    guard let segment else {
      message = ScreensSentences.noSegmentHere
      return []
    }
    mode = .typing(PromptField(.assign(segment.id), offering: offer(for: segment)))
    return sound == .looping(segment.id) ? [] : loop(segment)
  }

  /// Returns the label of the segment's content, or of the probable next content if none is assigned; empty when
  /// neither is known.
  private func offer(for segment: Segment) -> String {
    guard segment.content == .unassigned else {
      return subject.structure.text(of: segment.content, at: subject.rate, in: subject.counting)
    }
    return subject.next(before: segment, in: annotation).map {
      subject.structure.label(of: $0, in: subject.counting)
    } ?? ""
  }

  /// Returns the content of a segment after the text of a prompt is assigned to it.
  func content(typed prompt: PromptField<EditorQuestion>) throws(RangeError) -> Segment.Content {
    guard case .assign(let id) = prompt.question, let segment = annotation.segment(id) else { return .unassigned }
    // An offer of what the segment holds is taken as it is, exact to the frame.
    if prompt.isOffer, segment.content != .unassigned { return segment.content }
    return try SegmentText(
      whole(prompt.text, for: segment), from: segment.start, at: subject.rate, in: subject.counting,
      of: subject.structure
    ).content
  }

  /// Completes a number alone to an ayah of the surah that is being assigned.
  private func whole(_ text: String, for segment: Segment) -> String {
    let digits = ArabicText.westernDigits(text)
    guard digits.first?.isASCIIDigit == true, !digits.contains(":") else { return digits }
    let offered = offer(for: segment)
    guard let surah = offered.split(separator: ":").first, offered.contains(":") else { return digits }
    return "\(surah):\(digits)"
  }

  // MARK: - Prompts

  mutating func cancel(_ prompt: PromptField<EditorQuestion>) -> Effects {
    if case .assign = prompt.question { silence() } else { [] }
  }

  /// The arrows offer the next and the previous ayah.
  func replacement(of prompt: PromptField<EditorQuestion>, by key: TerminalKey) -> String? {
    switch key {
    case .up: subject.ayah(1, from: prompt.text)
    case .down: subject.ayah(-1, from: prompt.text)
    default: nil
    }
  }

  mutating func finish(_ prompt: PromptField<EditorQuestion>) throws(PromptFault) -> Effects {
    let text = ArabicText.westernDigits(prompt.text)
    switch prompt.question {
    case .assign(let id):
      let content: Segment.Content
      do throws(RangeError) { content = try self.content(typed: prompt) } catch { throw PromptFault(error.detail) }
      guard let segment = annotation.segment(id) else { return [] }
      return silence() + [ask(.assign(content, id), start(after: segment))]
    case .time:
      let offset = RecordingTime.offset(text, at: subject.rate).map { cursor + $0 }
      guard let place = offset ?? RecordingTime.frame(text, at: subject.rate) else {
        throw PromptFault(ScreensSentences.timeWanted)
      }
      cursor = place
    case .find:
      guard let place = find(text) else {
        throw PromptFault(ScreensSentences.noSuchLabel)
      }
      cursor = place
    }
    return []
  }

  /// Returns the start of the next segment after the cursor with the content of a label, or of the first one in the
  /// recording; nil when there is none.
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
