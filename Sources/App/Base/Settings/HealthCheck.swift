import Glibc
import FoundationEssentials
import TilawaAudio
package import TilawaCore
import TilawaDrawing
import TilawaStore

/// The checks of the installed program, its libraries and its surroundings.
package struct HealthChecks {
  package let context: AppContext
  /// Returns the version of the library for full screens; throws if it is missing.
  package let screen: () throws -> String
  /// Returns the purpose of the library that orders letters; throws if it is missing.
  package let letters: () throws -> String

  package init(
    in context: AppContext, screen: @escaping () throws -> String, letters: @escaping () throws -> String
  ) {
    self.context = context
    self.screen = screen
    self.letters = letters
  }

  package func run() async -> [HealthCheck] { stored() + libraries() + surroundings(await context.sessionBus()) }

  /// Returns the checks of the parts without which the program cannot work.
  private func stored() -> [HealthCheck] {
    [
      HealthCheck("program", BaseSentences.checkProgram) { Sentence(verbatim: "tilawa \(Release.version)") },
      HealthCheck("quran", BaseSentences.checkQuran) {
        let quran = try context.quran()
        return BaseSentences.quranVerified(path: quran.path, count: quran.structure.ayatCount(of: .kufi))
      },
      HealthCheck("library", BaseSentences.checkOfLibrary) {
        let reciters = try context.library().reciters.all()
        return BaseSentences.libraryFound(path: context.folders.library, count: reciters.count)
      },
      HealthCheck("texts", BaseSentences.checkTexts) { try texts() },
      HealthCheck("recordings", BaseSentences.checkRecordings) { try folder(context.folders.recordings) },
      HealthCheck("cache", BaseSentences.checkCache) { try folder(context.folders.cache) },
    ]
  }

  private func libraries() -> [HealthCheck] {
    let sound = SoundLibrary.allCases.map { library in
      HealthCheck(library.rawValue, needed: library == .ffmpeg ? .bySome : .always) {
        try library.check()
        return library.words
      }
    }
    let drawing = DrawingLibrary.allCases.map { library in
      HealthCheck(library.rawValue, needed: .bySome) {
        try library.check()
        return library.words
      }
    }
    return [
      HealthCheck("loudness", BaseSentences.checkLoudness, needed: .bySome) {
        Sentence(verbatim: try context.loudnessLibrary())
      },
      HealthCheck("screen", BaseSentences.checkScreen, needed: .bySome) { Sentence(verbatim: try screen()) },
      HealthCheck("FriBidi", needed: .bySome) { Sentence(verbatim: try letters()) },
      HealthCheck("network", BaseSentences.checkNetwork, needed: .bySome) {
        Sentence(verbatim: try context.networkLibrary())
      },
    ] + sound + drawing
  }

  private func surroundings(_ bus: Result<String, Failure>) -> [HealthCheck] {
    [
      HealthCheck("font", BaseSentences.checkFont, needed: .bySome) {
        let source = try FontSource.named(context.setting(.font) ?? FontSource.standardFamily)
        guard access(source.path, R_OK) == 0 else {
          throw Failure(.noInput, Sentence.system().at(Sentence(verbatim: source.path)))
        }
        return BaseSentences.fontFound(family: source.family, path: source.path)
      },
      HealthCheck("session bus", BaseSentences.checkBus, needed: .bySome) { Sentence(verbatim: try bus.get()) },
      HealthCheck("sound server", BaseSentences.checkSound, needed: .bySome) {
        let sink = try PulseSink()
        guard let wish = sink.wish else { return BaseSentences.sink(name: sink.name) }
        return BaseSentences.sinkWithFormat(name: sink.name, rate: wish.rate, channels: wish.channels)
      },
    ]
  }

  /// Returns the path of a folder; throws if it exists and cannot be used. A missing folder is made later when it is
  /// needed.
  private func folder(_ path: String) throws -> Sentence {
    if access(path, F_OK) != 0, errno == ENOENT { return Sentence(verbatim: path) }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      throw Failure(.cannotCreate, Sentence.system().at(Sentence(verbatim: path)))
    }
    return Sentence(verbatim: path)
  }

  /// Returns the names of the riwayat with an installed text, and the ids of the packs; throws if one is damaged.
  private func texts() throws -> Sentence {
    let store = try context.texts()
    let riwayat = try store.riwayat.map { try store.open($0).riwayah }
    let packs = try PackCatalogue(context).store
    let ids = try packs.ids.map { try packs.open($0).pack.id.text }
    return Sentence(verbatim: (([.hafs] + riwayat.filter { $0 != .hafs }).map(\.shownName) + ids).listed)
  }
}

/// A part of the program or its surroundings, and the result of its check.
package struct HealthCheck {
  /// The users who need the checked part: all, or some.
  package enum Need { case always, bySome }

  package enum Level: String, CaseIterable {
    case ok, note, fail

    /// The level for people.
    var word: Sentence {
      switch self {
      case .ok: BaseSentences.levelOk
      case .note: BaseSentences.levelNote
      case .fail: BaseSentences.levelFail
      }
    }

    /// The word in the width of the widest of them.
    fileprivate var cell: String {
      let width = Level.allCases.map(\.word.text.count).max() ?? 0
      return word.text + String(repeating: " ", count: width - word.text.count)
    }
  }

  /// The name for programs.
  package let name: String
  /// The name for people.
  package let title: Sentence
  package let level: Level
  package let detail: Sentence

  /// Runs a check.
  ///
  /// - Parameters:
  ///   - name: the name for programs.
  ///   - title: the name for people; nil where it is the same in all languages.
  ///   - body: returns words about the part; throws if it is not in order.
  package init(_ name: String, _ title: Sentence? = nil, needed: Need = .always, _ body: () throws -> Sentence) {
    self.name = name
    self.title = title ?? Sentence(verbatim: name)
    do {
      detail = try body()
      level = .ok
    } catch {
      detail = Sentence(error)
      level = needed == .always ? .fail : .note
    }
  }

  /// The check for people.
  fileprivate var line: String { "\(level.cell) \(title)\t\(detail)" }
}

/// The answer about all checks.
package struct HealthAnswer: ValueAnswer {
  /// The line for programs.
  package struct Value: Encodable {
    struct Check: Encodable {
      let name: String
      let ok: Bool
      let detail: String
      let level: String
    }

    let checks: [Check]
  }

  private let checks: [HealthCheck]

  package init(_ checks: [HealthCheck]) { self.checks = checks }

  package var text: [AnswerPart] { checks.map { .line($0.line) } }

  package var value: Value {
    Value(
      checks: checks.map {
        Value.Check(name: $0.name, ok: $0.level == .ok, detail: $0.detail.text, level: $0.level.rawValue)
      })
  }
}
