/// The times of the annotations of an ELAN document, in milliseconds.
struct ElanTimes {
  struct Span: Hashable {
    let start: Int
    let end: Int
    /// Whether both times stand in the document.
    let isExact: Bool
  }

  /// The deepest level of annotations on annotations.
  private static let depth = 32

  /// The times of the annotations of each tier; nil for a tier on others without times.
  private var spans: [[Span?]?]
  private var annotations: [String: Span] = [:]

  init(_ reader: ElanReader) {
    spans = Array(repeating: nil, count: reader.tiers.count)
    for (place, tier) in reader.tiers.enumerated() where !tier.isRemarks {
      take(ElanTimes.aligned(tier, reader.slots), of: tier, at: place)
    }
    for _ in 0..<ElanTimes.depth {
      var isNew = false
      for (place, tier) in reader.tiers.enumerated() where spans[place] == nil {
        guard tier.annotations.allSatisfy({ annotations[ElanTimes.parent(of: $0)] != nil }) else { continue }
        take(shared(tier), of: tier, at: place)
        isNew = true
      }
      guard isNew else { break }
    }
  }

  /// Returns the time of an annotation of a tier; nil where it has none.
  func span(of index: Int, in tier: Int) -> Span? { spans[tier]?[index] }

  private mutating func take(_ found: [Span?], of tier: ElanReader.Tier, at place: Int) {
    spans[place] = found
    for (annotation, span) in zip(tier.annotations, found) where span != nil { annotations[annotation.id] = span }
  }

  private static func parent(of annotation: ElanReader.Annotation) -> String {
    if case .annotation(let parent) = annotation.place { parent } else { "" }
  }

  // MARK: - Slots

  /// Returns the times of annotations between slots. Neighbours that share slots without time divide the time between the
  /// slots around them.
  private static func aligned(_ tier: ElanReader.Tier, _ slots: [String: Int]) -> [Span?] {
    var (found, index) = ([Span?](), 0)
    while index < tier.annotations.count {
      let last = chain(from: index, tier, slots)
      let count = last - index + 1
      if case .slots(let first, _) = tier.annotations[index].place,
        case .slots(_, let end) = tier.annotations[last].place,
        let start = slots[first], let end = slots[end]
      {
        found += divided(Span(start: start, end: end, isExact: count == 1), into: count)
      } else {
        found += Array(repeating: nil, count: count)
      }
      index = last + 1
    }
    return found
  }

  /// Returns the last annotation of those that begin with one and meet at slots without time.
  private static func chain(from first: Int, _ tier: ElanReader.Tier, _ slots: [String: Int]) -> Int {
    var last = first
    while last + 1 < tier.annotations.count, case .slots(_, let end) = tier.annotations[last].place, slots[end] == nil,
      case .slots(end, _) = tier.annotations[last + 1].place
    {
      last += 1
    }
    return last
  }

  // MARK: - Annotations on others

  /// Returns the times of annotations on those of another tier; neighbours on the same one divide its time.
  private func shared(_ tier: ElanReader.Tier) -> [Span?] {
    var (found, index) = ([Span?](), 0)
    while index < tier.annotations.count {
      let parent = ElanTimes.parent(of: tier.annotations[index])
      let count = tier.annotations[index...].prefix { ElanTimes.parent(of: $0) == parent }.count
      if let span = annotations[parent] {
        found += ElanTimes.divided(
          Span(start: span.start, end: span.end, isExact: span.isExact && count == 1), into: count)
      } else {
        found += Array(repeating: nil, count: count)
      }
      index += count
    }
    return found
  }

  private static func divided(_ span: Span, into count: Int) -> [Span?] {
    let length = span.end - span.start
    return (0..<count).map { part in
      Span(
        start: span.start + length * part / count, end: span.start + length * (part + 1) / count, isExact: span.isExact)
    }
  }
}
