import AppRecordings
package import AppBase
package import TilawaCore
import TilawaPlayer
import TilawaStore

/// The sound of words from the first reciter who has them with the times of words: published, carried over, or heard.
package struct TeacherWords {
  private let quran: QuranDatabase
  private let library: Library
  private let planner: SessionPlanner
  private let riwayah: Riwayah

  package init(_ riwayah: Riwayah, in context: AppContext) throws {
    (self.riwayah, library) = (riwayah, try context.library())
    quran = try context.quran().divided(as: riwayah)
    planner = SessionPlanner(structure: quran.structure, library: library)
  }

  /// The sound of some words of an ayah.
  package struct Sound: Hashable, Sendable {
    package let slices: [AudioSlice]
    package let reciter: String
    /// The words with their times; empty where they are not known.
    package let words: [TimedWord]
  }

  /// Returns the sound of words of an ayah, by their numbers from 1.
  ///
  /// - Throws: `Failure` where no reciter has them with the times of words.
  package func sound(of numbers: ClosedRange<Int>, in ref: String) throws -> Sound {
    guard let sound = try sound(ofRange: "\(ref):\(numbers.lowerBound)-\(numbers.upperBound)") else {
      let command = CommandHint("timings", "listen", "--reciter", "ID")
      throw Failure(.noInput, LearningSentences.noTimedWords(ref: ref, command: command))
    }
    return sound
  }

  /// Returns the sound of an ayah.
  ///
  /// - Throws: `Failure` where no reciter has it.
  package func sound(of ayah: String) throws -> Sound {
    guard let sound = try sound(ofRange: ayah) else {
      throw Failure(.noInput, LearningSentences.noReciterWith(ayah: ayah))
    }
    return sound
  }

  private func sound(ofRange range: String) throws -> Sound? {
    var request = PlayRequest()
    request.ranges = [range]
    request.basmalah = .never
    let spec = try request.spec(riwayah: riwayah, in: quran.structure)
    // Leave out the user's own recitations: they are no model of themselves.
    let others = try library.reciters.all().filter { $0.riwayah == riwayah && !$0.isOneself }.map(\.id)
    guard !others.isEmpty else {
      let command = CommandHint("setup")
      throw Failure(.noInput, LearningSentences.noReciter(riwayah: riwayah.name, command: command))
    }
    let plan = try planner.plan(spec, for: SessionPlanner.Choice(riwayah: riwayah, reciters: others))
    guard let unit = plan.session.units.first, let source = unit.source, let first = source.slices.first else {
      return nil
    }
    return Sound(
      slices: source.slices, reciter: source.reciter.name, words: library.timings.wordTimes(first.file, unit.span))
  }
}
