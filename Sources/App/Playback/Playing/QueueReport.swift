package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// The sources that a session would use, ayah by ayah, and the reasons.
package struct QueueReport: ValueAnswer {
  private let prepared: PreparedSession
  private let sources: Sources
  /// The reciters in the order in which they are asked.
  private let asked: [Reciter]

  package init(_ prepared: PreparedSession) throws {
    self.prepared = prepared
    asked = prepared.plan.queue.asked
    sources = Sources(
      try prepared.planner.loudness(of: prepared.session), recordings: try QueueReport.recordings(prepared),
      expected: prepared.plan.expected)
  }

  package var text: [AnswerPart] {
    let rows = QueueReport.units(prepared.session).map { cells($1, $0, prepared.riwayah, sources) }
    let table = AnswerTable(rows, headings: headings, closesGaps: true)
    return [.line(title), .table(table)]
  }

  private var headings: [Sentence] {
    [
      PlaybackSentences.queueAyah, PlaybackSentences.queueReciter, PlaybackSentences.queueFile,
      PlaybackSentences.queueNotes,
    ]
  }

  package var remarks: [Sentence] { [prepared.whereNobodyIsAsked?.sentence].compactMap(\.self) }

  /// "Hafs (kufi) · -18.0 LUFS · asked in this order: ustadh (yours), husary".
  private var title: Sentence {
    let target = sources.levels.target.map { PlaybackSentences.loudness(level: JSONNumber(decibels: $0).digits) }
    return [prepared.riwayah.described, target, order].compactMap(\.self).dotted
  }

  /// The order in which reciters are asked, if there are several: "asked in this order: ustadh (yours), husary".
  private var order: Sentence? {
    guard asked.count > 1 else { return nil }
    let names = asked.map { $0.kind == .personal ? PlaybackSentences.yours(id: $0.id).text : $0.id }
    return PlaybackSentences.askedInOrder(names: names.listed(atMost: 5))
  }

  /// The recordings of teachers that will be heard, by path.
  private static func recordings(_ prepared: PreparedSession) throws -> [String: Recording] {
    let sources = QueueReport.units(prepared.session).compactMap(\.1.source).filter { $0.reciter.kind == .personal }
    let paths = Set(sources.flatMap { $0.slices.map(\.file.path) })
    return paths.isEmpty ? [:] : try prepared.library.recordings.inFiles(paths)
  }

  /// Facts about the files of the session: their loudness, the levels that follow from it, and the recordings among
  /// them.
  private struct Sources {
    let known: [String: Loudness]
    let levels: Levels
    let recordings: [String: Recording]
    let expected: [String: RemoteFile]

    init(_ known: [String: Loudness], recordings: [String: Recording], expected: [String: RemoteFile]) {
      self.known = known
      self.recordings = recordings
      self.expected = expected
      levels = Levels(known)
    }

    /// The file's path; of a recording its title and day.
    func name(_ file: AudioFile) -> String {
      guard let recording = recordings[file.path] else { return file.path }
      return PlaybackSentences.recordingOfDay(title: recording.title, date: recording.date).text
    }

    func value(_ slice: AudioSlice) -> QueuedSession.Slice {
      let file = slice.file
      return QueuedSession.Slice(
        place: QueuedSession.Place(slice),
        recording: recordings[file.path].map { recording in
          QueuedSession.Recorded(id: recording.id, title: recording.title, date: recording.date)
        }, isHere: !file.isExpected, url: expected[file.path]?.urls.first)
    }

    /// "gain -3.2 dB"; nothing without a reciter.
    func words(_ slices: [AudioSlice]) -> Sentence? {
      guard let file = slices.first?.file else { return nil }
      guard known[file.path] != nil else { return PlaybackSentences.loudnessUnknown }
      return PlaybackSentences.gain(decibels: JSONNumber(decibels: levels.gain(of: file).decibels).digits)
    }

    func level(_ slices: [AudioSlice]) -> QueuedSession.Level {
      let file = slices.first?.file
      return QueuedSession.Level(
        lufs: file.flatMap { known[$0.path] }.map { JSONNumber(decibels: $0.integrated) },
        gain: file.map { JSONNumber(decibels: levels.gain(of: $0).decibels) })
    }
  }

  /// The session's ayat in the order in which they first sound.
  private static func units(_ session: Session) -> [(RepeatPlan.Role, ResolvedUnit)] {
    session.plan.sections.flatMap(\.blocks).flatMap { block in block.items.map { (block.role, session.units[$0]) } }
  }

  /// Returns the name of a reciter, with the riwayah if it is not the session's.
  private func name(_ reciter: Reciter, _ riwayah: Riwayah) -> Sentence {
    let kind =
      switch reciter.kind {
      case .personal: PlaybackSentences.personalReciter
      case .reciter: PlaybackSentences.listedReciter
      }
    return reciter.riwayah == riwayah
      ? PlaybackSentences.reciterOfKind(id: reciter.id, kind: kind)
      : PlaybackSentences.reciterOfRiwayah(id: reciter.id, kind: kind, riwayah: reciter.riwayah.name)
  }

  private func name(_ unit: ResolvedUnit, _ role: RepeatPlan.Role) -> Sentence {
    let word: Sentence? =
      switch role {
      case .main: nil
      case .before: PlaybackSentences.roleBefore
      case .after: PlaybackSentences.roleAfter
      case .continuation: PlaybackSentences.roleContinuation
      }
    return word.map { PlaybackSentences.ayahInRole(ref: unit.ref, role: $0) } ?? Sentence(verbatim: unit.ref)
  }

  private func place(_ slice: AudioSlice, _ sources: Sources) -> String {
    if slice.file.isExpected { return PlaybackSentences.toBeFetched.text }
    let name = sources.name(slice.file)
    if slice.start == 0 && slice.end == slice.file.frames { return name }
    let (start, end) = (seconds(slice.start, slice.file), seconds(slice.end, slice.file))
    return PlaybackSentences.slice(name: name, start: "\(start)", end: "\(end)").text
  }

  private func cells(
    _ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ riwayah: Riwayah, _ sources: Sources
  ) -> [String] {
    let who = unit.source.map { name($0.reciter, riwayah) } ?? PlaybackSentences.nobody
    let places = (unit.source?.slices ?? []).map { place($0, sources) }
    let opening = unit.source?.opening == .withBasmalah ? PlaybackSentences.beginsWithBasmalah : nil
    let basmalah = unit.basmalah.map { PlaybackSentences.basmalahOf(id: $0.reciter.id) }
    let tried = unit.trail.map { "\($0.reciter): \($0.why.words)" }.listed
    let notes = [
      opening, basmalah, tried.isEmpty ? nil : PlaybackSentences.tried(list: tried),
      sources.words(unit.source?.slices ?? []),
    ].compactMap { $0?.text }.joined(separator: "; ")
    return [name(unit, role).text, who.text, places.joined(separator: " + "), notes]
  }

  private func seconds(_ frame: Int, _ file: AudioFile) -> OutputTime { OutputTime(frames: frame, rate: file.rate) }

  package var value: some Encodable {
    QueuedSession(
      riwayah: prepared.riwayah.rawValue, counting: prepared.riwayah.counting.rawValue,
      units: QueueReport.units(prepared.session).map { value($1, $0, prepared.words) },
      missing: prepared.session.missing.map(\.ref), target: sources.levels.target.map { JSONNumber(decibels: $0) })
  }

  private func value(_ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ words: WordFinder) -> QueuedSession.Unit {
    let (reciter, slices) = (unit.source?.reciter, unit.source?.slices ?? [])
    return QueuedSession.Unit(
      ref: unit.ref, role: role.rawValue, reciter: reciter?.id, kind: reciter?.kind.rawValue,
      riwayah: reciter?.riwayah.rawValue, slices: slices.map(sources.value), opening: unit.source?.opening.rawValue,
      basmalah: unit.basmalah.map { basmalah in
        QueuedSession.Basmalah(
          reciter: basmalah.reciter.id, place: QueuedSession.Place(basmalah.slice),
          level: sources.level([basmalah.slice]))
      }, words: words.knowsWords(of: unit),
      tried: unit.trail.map { QueuedSession.Refusal(reciter: $0.reciter, why: $0.why.rawValue) },
      level: sources.level(slices))
  }
}

extension Riwayah {
  /// "Hafs (kufi)".
  var described: Sentence { PlaybackSentences.riwayah(name: name, counting: counting.shownName) }
}
