import TilawaAudio
import TilawaCore
import TilawaFiles
import TilawaPlayer
import TilawaStore

extension TilawaLibrary {
  /// Plays a range, and returns when it begins. Files of reciters must be here: nothing is fetched.
  ///
  /// - Parameters:
  ///   - range: the range in the numbers of the riwayah: `2:255`, `2:1-10`, `yasin`, `page:50`, `juz:30`.
  ///   - options: the reciters, repeats, pauses and the speed.
  ///   - output: the speakers or a file.
  /// - Throws: `TilawaError` if no reciter has an ayah of the range, if the output cannot be opened, or if another process
  ///   of the user sounds.
  public func play(
    _ range: String, with options: PlayOptions = PlayOptions(), to output: SoundOutput = .speakers
  ) async throws(TilawaError) -> PlayingRange {
    try await BlockingWork.run { _ in
      let riwayah = try self.riwayah(options.riwayah)
      let spec = try options.spec(try self.range(range, riwayah))
      let start = try options.start
      if case .file = output, options.passes == nil {
        throw TilawaError(.invalid, "passes without end cannot be written to a file")
      }
      let planner = SessionPlanner(structure: quran.structure, library: try library(), texts: quran.texts)
      let choice = SessionPlanner.Choice(riwayah: riwayah, reciters: options.reciters)
      let plan = try planner.plan(spec, for: choice)
      guard plan.session.hasSound else {
        throw TilawaError(.notFound, "no reciter has a file with an ayah of \(range) in \(riwayah.name)")
      }
      let (sink, lock) = try open(output)
      let format = sink.fitting(SessionFormat.decide(sink: sink.wish, sources: plan.session.files))
      let services = Player.Services(
        levels: try planner.levels(for: plan.session, standby: plan.repair.offers), repair: plan.repair.session,
        structure: quran.structure)
      let player = try Player(
        plan.session, riwayah: riwayah, on: sink, format: format, with: start, using: services)
      return PlayingRange(player, missing: plan.session.missing.map(\.ref), holding: lock)
    }
  }

  /// Opens the output. The speakers need the right to sound, which one process of a user has at a time.
  private func open(_ output: SoundOutput) throws -> (sink: any AudioSink, lock: SoundLock?) {
    switch output {
    case .speakers:
      guard let lock = try SoundLock.take(in: folders) else {
        throw TilawaError(.busy, "another process plays; only one of a user sounds at a time")
      }
      return (try PulseSink(), lock)
    case .file(let path, let replaces):
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      guard let kind = FileSink.Kind(rawValue: ending) else {
        let kinds = FileSink.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw TilawaError(.invalid, "\(path): the name ends in none of \(kinds)")
      }
      let target = try OutputTarget(path)
      var sources = SourceGuard(folders: folders)
      if let complaint = try sources.complaint(about: target) {
        throw TilawaError(.cannotCreate, "\(path): \(complaint)")
      }
      if case .file = target.kind, !replaces {
        throw TilawaError(.cannotCreate, "\(path): the file is there already")
      }
      return (FileSink(target, kind: kind), nil)
    }
  }
}
