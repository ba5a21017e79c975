package import AppBase
package import TilawaCore
import TilawaHearing
package import TilawaIntake
import TilawaStore

/// The files that a model heard, one after the other, with the result of each.
package struct ListeningReport {
  /// The result of hearing a file.
  package enum Result: Hashable {
    case heard(TimingListening.Outcome)
    /// The file cannot be read.
    case failed(String)
  }

  private let timed: TimedReciter
  /// The files to hear.
  package let count: Int
  private var files: [(task: TimingListening.Task, result: Result)] = []

  package init(_ timed: TimedReciter, count: Int) { (self.timed, self.count) = (timed, count) }

  /// Adds a file, and returns the line to print if it was not heard.
  package mutating func add(_ result: Result, of task: TimingListening.Task) -> Sentence? {
    files.append((task, result))
    switch result {
    case .heard(.heard): return nil
    case .heard(.unlike(let heard)):
      return RecitersSentences.getsNoTimes(path: task.file.path, reason: remark(heard, task))
    case .failed(let message): return Sentence(verbatim: message)
    }
  }

  /// The line to print if the work is stopped now.
  package var interruption: Sentence {
    RecitersSentences.heardSoFar(
      heard: heard.count, count: count, command: CommandHint("timings", "listen", "--reciter", timed.reciter.id))
  }

  /// Whether files were heard in vain, and none with success.
  package var isFailure: Bool { !files.isEmpty && heard.isEmpty }

  /// The result for people and for programs.
  package var answer: CommandAnswer {
    CommandAnswer(
      [line], FilesHeard(reciter: timed.reciter.id, files: files.map { members($0.task, $0.result) }))
  }

  private var heard: [(ayat: Int, of: Int, words: Int)] {
    files.compactMap {
      if case .heard(.heard(let ayat, let all, let words)) = $0.result { (ayat, all, words) } else { nil }
    }
  }

  private var line: Sentence {
    guard count > 0 else { return RecitersSentences.allHaveTimes(id: timed.reciter.id) }
    let (ayat, all) = heard.reduce((0, 0)) { ($0.0 + $1.ayat, $0.1 + $1.of) }
    let words = heard.reduce(0) { $0 + $1.words }
    let left = files.count - heard.count
    let line = RecitersSentences.heard(id: timed.reciter.id, files: heard.count, ayat: ayat, all: all, words: words)
    return left > 0 ? RecitersSentences.heardAndLeft(heard: line, left: left) : line
  }

  /// Returns words about a file that is not believed. The words of a right one were not found.
  private func remark(_ heard: HeardFile, _ task: TimingListening.Task) -> Sentence {
    heard.words(of: name(task)) ?? RecitersSentences.wordsNotFound
  }

  private func name(_ task: TimingListening.Task) -> Sentence {
    task.ayah.map { Sentence(verbatim: "\(task.surah):\($0)") } ?? RecitersSentences.surahNumber(surah: task.surah)
  }

  private func members(_ task: TimingListening.Task, _ result: Result) -> JoinedMembers {
    func file(_ result: String) -> ListenedFile {
      ListenedFile(file: task.file.path, surah: task.surah, ayah: task.ayah, result: result)
    }
    return switch result {
    case .heard(.heard(let ayat, let all, let words)):
      JoinedMembers(file("heard"), ListenedWords(ayat: ayat, of: all, words: words))
    case .heard(.unlike(let heard)):
      JoinedMembers(file("unlike"), FileVerdict(verdict: heard.kind.rawValue), HeardFact(heard))
    case .failed(let message): JoinedMembers(file("unreadable"), UnreadableFile(message: message))
    }
  }
}
