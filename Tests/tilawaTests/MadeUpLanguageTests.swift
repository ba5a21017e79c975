import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// Answers in a language that is made up: each sentence of a catalogue stands between ⟦ and ⟧, so that two words outside of them
/// are a sentence that no catalogue has.
@Suite struct MadeUpLanguageTests {
  private let command: CommandFixture
  private let languages: String

  init() throws {
    command = try CommandFixture()
    languages = "\(command.folder.path)/languages"
    try command.folder.write("name = Made up", to: "languages/qps/language.ftl")
    let english = URL(filePath: #filePath).appending(path: "../../../Resources/sentences/en").standardizedFileURL
    for file in try FileManager.default.contentsOfDirectory(at: english, includingPropertiesForKeys: nil) {
      let sentences = try SentenceCatalogue.module(String(contentsOf: file, encoding: .utf8))
      let lines = sentences.map { name, pattern in
        "\(name) = ⟦" + pattern.names.sorted().map { "{ $\($0) }" }.joined(separator: " ") + "⟧"
      }
      try command.folder.write(lines.joined(separator: "\n"), to: "languages/qps/\(file.lastPathComponent)")
    }
  }

  /// Runs a line, and returns what it says beside the sentences of the made-up language where that is a sentence too.
  private func unknown(_ line: String) throws -> [String] {
    let words = line.split(separator: " ").map { String($0.replacing("FOLDER", with: command.folder.path)) }
    let outcome = try command.run(words, environment: ["TILAWA_SENTENCES": languages, "TILAWA_LANGUAGE": "qps"])
    return (outcome.output + "\n" + outcome.complaint).outsideOfSentences.split(separator: "\n")
      // A line such as “riwayah: hafs” is of a script, which a program reads.
      .filter { !$0.contains(/^[a-z-]+: [a-z0-9]+$/) }
      .filter { $0.replacing(/tilawa .*/, with: "").contains(/[A-Za-z]{2,}[,:;]? [a-z]{2,}/) }
      .map { "\(line): \($0)" }
  }

  // A-L1
  @Test func `each answer to a mistake is said by a catalogue`() throws {
    let unknown = try Mistakes.all.flatMap { try self.unknown($0.joined(separator: " ")) }
    #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
  }

  // A-L1
  @Test func `each answer of a command is said by a catalogue`() throws {
    try command.addReciter("tones", (1...7).map { "00100\($0)" })
    for number in 1...2 {
      let path = "\(command.folder.path)/lesson\(number).wav"
      _ = try Sound.write(.wav, to: path, frames: 20 * CommandFixture.rate, rate: CommandFixture.rate)
    }
    let unknown = try EveryCommand.lines.flatMap { try self.unknown($0) }
    #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
  }

  @Test func `every command has a line here`() throws {
    let dump = try command.run(["--experimental-dump-help"]).output
    let names = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.leaves(below: [])
    let missing = names.filter { name in
      !EveryCommand.elsewhere.contains(name)
        && !EveryCommand.lines.contains { "\($0) ".hasPrefix("\(name) ") }
    }
    #expect(missing.isEmpty)
  }

  private struct Dump: Decodable {
    let command: Command

    struct Command: Decodable {
      let commandName: String
      let defaultSubcommand: String?
      let subcommands: [Command]?

      /// The names of the commands that do something; the default one of a group by the name of the group.
      func leaves(below path: [String]) -> [String] {
        let others = (subcommands ?? []).filter { $0.commandName != "help" }
        guard !others.isEmpty else { return [path.joined(separator: " ")] }
        return others.flatMap { other in
          other.commandName == defaultSubcommand
            ? [path.joined(separator: " ")] : other.leaves(below: path + [other.commandName])
        }
      }
    }
  }
}

extension String {
  /// The text outside of ⟦ and ⟧.
  fileprivate var outsideOfSentences: String {
    var depth = 0
    return filter { letter in
      switch letter {
      case "⟦": depth += 1
      case "⟧": depth -= 1
      default: return depth == 0
      }
      return false
    }
  }
}

/// A line for every command, in an order in which they find something to do.
private enum EveryCommand {
  /// Commands that need a network, a terminal or a person, run until they are ended, or print texts of others, names of keys and of languages.
  static let elsewhere: Set<String> = [
    "setup", "download", "reciters add", "studio", "about", "config keys", "config edit", "config languages",
  ]

  static let lines = """
    import FOLDER/lesson1.wav --range 1 --title Lesson
    annotate add last 1s 3s 1:1
    bookmark add 2:255 --note x
    bookmark position set lesson 2:5
    preset save daily --each 3
    khatm goal pages:5
    khatm read page:1-2
    hifz add 78
    hifz grade 78:1 good
    play 2 --output null
    resume --output null
    play 1 --each 2 --output null
    read page:1
    import absent.mp3
    import FOLDER/lesson1.wav --shared
    import - --shared
    queue 1
    render 1 -o FOLDER/out.wav --force
    ctl status
    stop
    session new FOLDER/s.yaml
    session check FOLDER/s.yaml
    session plan FOLDER/s.yaml
    session schedule --list
    preset
    preset show daily
    preset rename daily evening
    preset delete none
    record --for 1s
    identify last
    annotate
    annotate list last
    annotate mark last 5s
    annotate unmark last 5s
    annotate move last 1 1s 4s
    annotate assign last 1 1:2
    annotate confirm last 1
    annotate split last 1 2s
    annotate merge last 1 2
    annotate prefer last 1
    annotate undo last
    annotate redo last
    annotate detect last
    annotate align last
    annotate review last
    annotate edit last
    annotate report last
    annotate verify last
    annotate lint last
    annotate export last -o FOLDER/labels.txt --force
    annotate import last FOLDER/labels.txt
    annotate delete last 9
    waveform last
    show 1
    search allah
    info 2:255
    convert 2:1 --to warsh
    bookmark
    bookmark add 2:256
    bookmark edit 1 --note y
    bookmark remove 1
    bookmark restore 1
    bookmark export
    bookmark import FOLDER/labels.txt
    position
    bookmark position remove none
    text
    text add FOLDER/none
    text remove en.x
    text show en.x
    text default --kind words en.x
    text verify
    ayah-of-the-day
    tajweed 1
    similar 2:255
    recite 78
    recite check last
    recite show
    recite correct 1 1
    recite compare 1 2
    recite test 78
    recite calibrate --show
    recite reset-adaptation
    hifz
    hifz begin 78
    hifz script
    hifz set
    hifz slip 78:2
    hifz note 78:3 x
    hifz list
    hifz recordings 78
    hifz history
    hifz plan
    hifz map
    hifz quiz 78
    hifz status
    hifz fit
    hifz remind
    hifz notify
    hifz export
    hifz import FOLDER/labels.txt
    hifz deck 78 -o FOLDER/deck.apkg
    hifz sheet -o FOLDER/sheet.html
    hifz share -o FOLDER/share
    hifz take FOLDER/none
    hifz undo
    hifz remove 78
    khatm
    khatm undo
    khatm redo
    khatm remind
    khatm notify
    khatm streak
    khatm history
    khatm plan
    khatm new second
    khatm list
    khatm switch khatm
    khatm listening on
    khatm close second
    khatm open second
    khatm remove second
    khatm restore second
    khatm export
    khatm import FOLDER/labels.txt
    history
    history forget --before 2020-01-01
    course
    course week
    course lesson 1
    course record 1
    course submit last
    course feedback
    course sound x
    course ask x
    course schedule
    course answer x 2026-01-01 yes
    course calendar
    course profile
    course join x
    course open x
    course send x
    course sync
    course quiet
    course notify
    course new FOLDER/course.yaml
    course check FOLDER/course.yaml
    coach
    coach review x
    coach comment x
    coach students
    coach place x
    coach waive x 1
    coach assess x pass
    coach graduate x
    coach announce x
    coach write x y
    coach attend x
    coach session x
    coach sheet
    coach publish FOLDER/course.yaml
    coach invite
    coach access
    coach open x
    coach send x
    coach sync
    coach key
    coach key rotate
    coach key recover x
    coach key code
    coach quiet
    coach notify
    speech
    speech add x
    speech remove x
    speech try x
    library
    library coverage
    library show last
    library search lesson
    library stats
    library rename last Lesson
    library edit last --date 2024-03-12
    library move last --reciter tones
    library delete last
    library restore last
    library gc
    library export FOLDER/exp
    import FOLDER/exp
    library check
    library restore-backup
    library set-aside
    reciters
    reciters search husary
    reciters remove none
    reciters order tones
    reciters show tones
    reciters export tones
    reciters pin tones 1
    reciters unpin tones 1
    reciters rename tones Tones
    reciters measure tones
    timings import FOLDER/none --reciter tones
    timings show --reciter tones 1
    timings set --reciter tones 1:1 0 1
    timings unset --reciter tones 1:1
    timings shift --reciter tones 1 10ms
    timings check --reciter tones
    timings listen --reciter tones
    timings export --reciter tones
    download list
    download verify
    download remove tones
    download size
    download limit 5GB
    download pin tones 1
    download unpin tones 1
    sync
    sync init FOLDER/place
    sync now
    sync status
    sync status --health
    sync now --limit-rate 2MB
    sync decide x a
    sync log
    sync auto
    sync verify
    sync prune
    sync forget x
    sync key
    sync off
    studio devices
    studio forget x
    config
    config get each
    config set each 2
    config unset each
    config keys set play.pause x
    config keys reset
    session run FOLDER/none.yaml
    info juz 30
    doctor
    library delete last
    recite correct 1 1
    """.split(separator: "\n").map(String.init)
}
