import TilawaCore
import TilawaStore

extension ReciterImporter {
  /// Reads files of one ayah each, where `SSS000` is a basmalah, and files of whole surahs as one piece each. A surah of which
  /// there are ayat is left to them.
  func withoutTimings(_ folder: SourceFolder, _ request: Request, _ progress: Progress) throws -> SourceSet {
    let single = Set(folder.files.compactMap { if case .ayah(let surah, _) = $0.name { surah } else { nil } })
    let known = try folder.files.compactMap { file in
      try content(of: file, besides: single, request).map { (path: file.path, content: $0) }
    }
    let measured = try mapAll(known.map(\.path), progress: progress) { path in Result { try measure(path) } }
    var set = SourceSet()
    for (file, known) in zip(try set.whole(measured), known) {
      guard let file else {
        set.unused += 1
        continue
      }
      switch known.content {
      case .whole(let content):
        let segment = NewSegment(content: content, start: 0, end: file.frames)
        set.files.append(NewAudioFile(file: file, storage: .absolute, segments: [segment]))
      case .ayah(let ref):
        let segments = cut(ref, frames: 0..<file.frames, in: file, request, &set)
        set.files.append(NewAudioFile(file: file, storage: .absolute, segments: segments))
      case .surah(let surah):
        set.add(surah, in: file, structure)
      }
    }
    return set
  }

  /// Reads files of one surah each, and cuts them by the timings; those that the timings do not name stay one piece.
  func wholeSurahs(
    _ folder: SourceFolder, _ checked: TimingCheck.Result, from origin: String, _ request: Request, _ progress: Progress
  ) throws -> SourceSet {
    let files = folder.files.compactMap { file in
      if case .surah(let surah) = file.name { (surah: surah, path: file.path) } else { nil }
    }
    for (surah, file) in files { _ = try ref(surah, 1, request, path: file) }
    let timings = Dictionary(grouping: checked.timings) { structure.surah(ofWord: $0.span.start) }
    let named = Set(checked.findings.map(\.ref.surah))
    var set = SourceSet()
    set.timings = PublishedSet(checked.timings, from: origin)
    set.faults += ReciterImportReport.Fault.all(in: checked.findings, of: Set(files.map(\.surah)))
    let timed = files.filter { timings[$0.surah] != nil }
    let untimed = files.filter { !named.contains($0.surah) }
    let measured = try mapAll(untimed, progress: { _, _ in }) { _, path in Result { try measure(path) } }
    let cut = try mapAll(timed, progress: progress) { surah, path in
      Result {
        let file = try measure(path)
        return (file: file, cut: try SurahCutting.segments(of: file, timings: timings[surah] ?? [], quiet: quiet))
      }
    }
    for (surah, found) in zip(timed.map(\.surah), try set.whole(cut)) {
      guard let found else { continue }
      set.faults += found.cut.faults.map { fault in
        let ayah = structure.ayat(sharing: fault.span, in: request.counting).first?.ayah ?? 0
        return .init(surah: surah, detail: fault.sentence(on: IntakeSentences.ayah(ayah: ayah)))
      }
      let segments = found.cut.segments.flatMap { segment -> [NewSegment] in
        guard case .text(let span)? = segment.content,
          let ref = structure.ayat(sharing: span, in: request.counting).first
        else { return [segment] }
        return self.cut(ref, frames: segment.start..<segment.end, in: found.file, request, &set)
      }
      if !segments.isEmpty {
        set.files.append(NewAudioFile(file: found.file, storage: .absolute, segments: segments))
      }
    }
    if !set.ayat.isEmpty {
      for (surah, measured) in zip(untimed.map(\.surah), measured) {
        switch measured {
        case .success(let file): set.add(surah, in: file, structure)
        case .failure(let error): set.refused.append(error.said)
        }
      }
    }
    set.unused = files.count - set.files.count
    return set
  }

  private enum FileContent {
    case whole(SourceSegment.Content)
    case ayah(AyahRef)
    case surah(Int)
  }

  /// Returns the content of a file; nil for a whole surah of which there are single ayat.
  private func content(of file: SourceFile, besides single: Set<Int>, _ request: Request) throws -> FileContent? {
    switch file.name {
    case .surah(let surah):
      _ = try ref(surah, 1, request, path: file.path)
      return single.contains(surah) ? nil : .surah(surah)
    case .istiadha: return .whole(.istiadha)
    case .ayah(let surah, 0):
      guard let basmalah = SourceSegment.Content(basmalahBefore: surah, in: structure) else {
        throw PlayerError(
          code: .invalid, operation: IntakeSentences.cannotPlace(ayah: "\(surah):0"), path: file.path,
          detail: IntakeSentences.noBasmalah(surah: surah))
      }
      return .whole(basmalah)
    case .ayah(let surah, let ayah): return .ayah(try ref(surah, ayah, request, path: file.path))
    }
  }

  /// Returns the segment of an ayah, and that of the basmalah before it if the request says to cut it off here.
  private func cut(
    _ ref: AyahRef, frames: Range<Int>, in file: AudioFile, _ request: Request, _ set: inout SourceSet
  ) -> [NewSegment] {
    let text = SourceSegment.Content.text(structure.span(of: ref))
    guard ref.ayah == 1, case .withBasmalah(let end) = request.firstAyah,
      let basmalah = SourceSegment.Content(basmalahBefore: ref.surah, in: structure), basmalah != text
    else {
      set.ayat.insert(ref)
      return [NewSegment(content: text, start: frames.lowerBound, end: frames.upperBound)]
    }
    guard let end else {
      set.ayat.insert(ref)
      return [
        NewSegment(content: text, start: frames.lowerBound, end: frames.upperBound, opening: .withBasmalah)
      ]
    }
    let cut = frames.lowerBound + end.frame(at: file.rate)
    guard frames.dropFirst().contains(cut) else {
      set.faults.append(.init(surah: ref.surah, detail: IntakeSentences.basmalahFills))
      return []
    }
    set.ayat.insert(ref)
    return [
      NewSegment(content: basmalah, start: frames.lowerBound, end: cut),
      NewSegment(content: text, start: cut, end: frames.upperBound),
    ]
  }
}

extension SourceSet {
  /// Adds a file of a surah as one piece.
  fileprivate mutating func add(_ surah: Int, in file: AudioFile, _ structure: QuranStructure) {
    let segment = NewSegment(all: surah, in: file, structure)
    files.append(NewAudioFile(file: file, storage: .absolute, segments: [segment]))
    unheard.append(surah)
  }
}
