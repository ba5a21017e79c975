import TilawaAudio
import TilawaCore
import TilawaStore

// Values of a recording and its reciter, from the request, the file, and what is known already.

extension RecordingImporter {
  func reciter(for request: Request, of known: Recording?) throws -> NewReciter {
    let name =
      try request.reciter ?? known?.reciter.name ?? library.settings.value(of: .teacher) ?? request.fallback
      ?? request.stem
    let reciter = try library.reciters.named(name)
    let riwayah = request.riwayah ?? reciter?.riwayah ?? request.usual
    let usual = reciter?.riwayah == riwayah ? reciter?.counting : nil
    return NewReciter(
      name: name, riwayah: riwayah, counting: request.counting ?? usual ?? riwayah.counting, kind: .personal,
      place: try request.place ?? (library.settings.isOwnFirst() ? .first : .last))
  }

  /// Returns the former reciter of a recording that moves to another; nil if it does not move.
  ///
  /// - Throws: `PlayerError.moves` if the move is not allowed.
  func moved(_ known: Recording?, to reciter: NewReciter, _ request: Request) throws -> Reciter? {
    guard let known, ![known.reciter.name, known.reciter.id].contains(reciter.name) else { return nil }
    let isAllowed =
      switch request.moving {
      case .refused: false
      case .allowed: true
      case .asked(let ask): try ask(known, reciter.name)
      }
    guard isAllowed else {
      throw PlayerError(
        code: .moves, operation: IntakeSentences.cannotImport,
        path: request.file ?? IntakeSentences.standardInput.text,
        detail: IntakeSentences.alreadyHere(
          id: known.id, title: known.title, reciter: known.reciter.name, owner: reciter.name))
    }
    return known.reciter
  }

  func recording(
    _ request: Request, _ known: Recording?, _ facts: RecordingFacts, _ date: RecordingDate?, _ expected: WordRange?,
    _ intervals: [LabelledInterval]?
  ) -> NewRecording {
    if let known {
      return NewRecording(
        title: request.title ?? known.title, originalName: known.originalName, recordedAt: request.recorded,
        expected: expected, intervals: intervals)
    }
    return NewRecording(
      title: request.title ?? facts.title ?? request.stem, originalName: request.name, recordedAt: date?.seconds,
      device: facts.device, expected: expected, intervals: intervals)
  }

  func date(of request: Request, _ incoming: Incoming, _ facts: RecordingFacts, now: Int) -> RecordingDate {
    RecordingDate(
      given: request.recorded, tags: facts.recorded, name: request.file == nil ? nil : request.stem,
      modified: incoming.modified, now: now)
  }

  func range(_ range: String, of reciter: NewReciter) throws(RangeError) -> AyahRange {
    try RangeParser(structure: structure.divided(as: reciter.riwayah), counting: reciter.counting).parse(range)
  }
}
