package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaIntake
package import TilawaStore

/// The verification of every recording and of all that is stored, and its repair.
package struct LibraryVerification {
  package let library: Library
  package let structure: QuranStructure
  /// Whether faults are repaired if possible.
  package let repair: Bool

  package init(_ library: Library, _ structure: QuranStructure, repair: Bool) {
    self.library = library
    self.structure = structure
    self.repair = repair
  }

  /// - Parameter progress: called with the recordings that were read, and their number.
  package func run(progress: @escaping (Int, Int) -> Void) throws -> LibraryCheck.Report {
    if repair { Leftovers.remove(.recordings, in: library.folders.recordings) }
    var check = LibraryCheck(library, structure: structure, repair ? .repair : .look, reading: .files)
    var found = try check.run { progress($0, $1) }
    if repair {
      for index in found.problems.indices where found.problems[index].kind == .orphan {
        adopt(&found.problems[index], into: library)
      }
    }
    found.problems += try outlines(of: library)
    return found
  }

  /// Returns the recordings that lack sound since they were imported, each with the words for people. They are no faults:
  /// their files are as they came.
  package func incomplete() throws -> [Sentence] {
    try library.recordings.all().compactMap { recording in
      guard let (file, missing) = try? AudioProbe.inspect(recording.file.path) else { return nil }
      // Earlier versions read one piece of a joined file.
      if file.frames > recording.file.frames {
        let all = Lengths.time(nearestTo: file.frames, rate: file.rate)
        return RecordingsSentences.takenInPart(title: recording.title, length: recording.clock, all: all)
      }
      // A file that became shorter was changed since; the check has told that.
      guard file.frames == recording.file.frames else { return nil }
      return missing.map { missing in
        RecordingsSentences.importedLikeThis(
          title: recording.title, missing: missing.words(of: recording.file))
      }
    }
  }

  /// The unreadable outlines. A missing one is no fault, since it is made on demand; `--repair` makes both kinds.
  private func outlines(of library: Library) throws -> [LibraryProblem] {
    let cache = OutlineCache(folders: library.folders)
    return try library.recordings.all().compactMap { recording in
      let path = "\(library.folders.outlines)/\(recording.sha256)"
      guard cache.kept(of: recording.sha256) == nil else { return nil }
      let wasThere = Disk.exists(path)
      let isMade = repair && (try? cache.outline(of: recording)) != nil
      guard wasThere else { return nil }
      return LibraryProblem(
        kind: .damagedOutline, sha256: recording.sha256, title: recording.title, path: path,
        detail: RecordingsSentences.waveformUnreadable, remedy: isMade ? .repaired : repair ? .none : .repairable)
    }
  }

  /// Turns a sound file that the library does not know into a recording again.
  private func adopt(_ problem: inout LibraryProblem, into library: Library) {
    guard let path = problem.path, let sha256 = problem.sha256 else { return }
    do {
      let recovered = RecordingsSentences.recoveredRecordings.text
      let teacher = try library.settings.value(of: .teacher) ?? recovered
      let known = try library.reciters.named(teacher)
      let isTheirs = known?.kind == .personal
      let riwayah = isTheirs ? known?.riwayah ?? .hafs : .hafs
      let owner = NewReciter(
        name: isTheirs || known == nil ? teacher : recovered, riwayah: riwayah,
        counting: isTheirs ? known?.counting ?? riwayah.counting : riwayah.counting, kind: .personal)
      let file = NewAudioFile(
        file: try AudioProbe.measure(path, demanding: .present), storage: .recordings, sha256: sha256, segments: [],
        sound: SoundDigest.read(path))
      let title = RecordingsSentences.recoveredTitle(id: String(sha256.prefix(8))).text
      let isNew = try library.recordings.adopt(
        NewRecording(title: title, originalName: sha256), by: owner, file: file,
        added: SystemClock.now)
      guard isNew else { return problem = problem.outcome(.repaired, RecordingsSentences.importedMeanwhile) }
      let now = RecordingsSentences.isRecordingNow(title: title, name: owner.name)
      problem = problem.outcome(.repaired, title: title, now)
    } catch {
      let reason = error.lineWithAdvice
      problem = problem.outcome(.none, RecordingsSentences.cannotBecomeRecording(reason: reason))
    }
  }

  /// The answer about the faults.
  ///
  /// - Parameter incomplete: the recordings that lack sound since they were imported.
  package static func answer(_ found: LibraryCheck.Report, incomplete: [Sentence] = []) -> CommandAnswer {
    let open = found.problems.filter { $0.remedy != .repaired }
    let problems = found.problems.map { problem in
      Value.Problem(
        kind: problem.kind.rawValue, sha256: problem.sha256, title: problem.title, path: problem.path,
        message: problem.messageWithAdvice.text, remedy: problem.remedy.rawValue)
    }
    let value = Value(
      ok: open.isEmpty, recordings: found.recordings, bytes: found.bytes, problems: problems,
      incomplete: incomplete.map(\.text))
    var lines = found.problems.map { problem in
      let place = [problem.title, problem.path].compactMap(\.self).joined(separator: ": ")
      let fault = problem.messageWithAdvice
      return switch problem.remedy {
      case .none: RecordingsSentences.about(name: place, remark: fault)
      case .repairable: RecordingsSentences.faultRepairable(place: place, fault: fault)
      case .repaired: RecordingsSentences.faultRepaired(place: place, fault: fault)
      }
    }
    lines += incomplete
    let repaired = found.problems.count - open.count
    let result =
      [open.isEmpty ? RecordingsSentences.allWell : RecordingsSentences.countWrong(count: open.count)]
      + (repaired > 0 ? [RecordingsSentences.countRepaired(count: repaired)] : [])
    lines.append(
      RecordingsSentences.checked(
        count: found.recordings, bytes: Lengths.bytes(found.bytes),
        result: result.map(\.text).listed))
    return CommandAnswer(lines, value)
  }

  /// The line for programs.
  private struct Value: Encodable {
    struct Problem: Encodable {
      let kind: String
      @Nullable var sha256: String?
      @Nullable var title: String?
      @Nullable var path: String?
      let message: String
      let remedy: String
    }

    let ok: Bool
    let recordings: Int
    let bytes: Int
    let problems: [Problem]
    let incomplete: [String]
  }
}
