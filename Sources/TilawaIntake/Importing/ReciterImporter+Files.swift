import TilawaCore
import TilawaStore

extension ReciterImporter {
  /// Reads files of one ayah each; `SSS000` is a basmalah.
  func perAyah(_ folder: SourceFolder, _ request: Request, _ progress: Progress) throws -> SourceSet {
    let known = try folder.files.compactMap { file in
      try content(of: file, request).map { (path: file.path, content: $0) }
    }
    guard !known.isEmpty || folder.files.isEmpty else {
      throw PlayerError(
        code: .invalid, operation: IntakeSentences.cannotAddReciter(name: request.name),
        path: folder.files.first?.path,
        detail: IntakeSentences.wholeSurahs(
          command: CommandHint("import", "FOLDER", "--identify", "--reciter", "NAME")))
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
      }
    }
    return set
  }

  /// Reads files of one surah each, and cuts them by the timings.
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
    for (surah, _) in files where !named.contains(surah) {
      set.faults.append(.init(surah: surah, detail: IntakeSentences.notNamed))
    }
    set.faults += ReciterImportReport.Fault.all(in: checked.findings, of: Set(files.map(\.surah)))
    let timed = files.filter { timings[$0.surah] != nil }
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
    set.unused = files.count - set.files.count
    return set
  }

  private enum FileContent {
    case whole(SourceSegment.Content)
    case ayah(AyahRef)
  }

  /// Returns the content of a file; nil for a whole surah.
  private func content(of file: SourceFile, _ request: Request) throws -> FileContent? {
    switch file.name {
    case .surah: return nil
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
