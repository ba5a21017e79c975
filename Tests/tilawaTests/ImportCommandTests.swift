import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

@Suite struct ImportCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  /// A recording that no other is like.
  @discardableResult
  private func recording(_ name: String, frames: Int = 8000) throws -> String {
    let path = try command.folder.write("", to: name)
    return try Sound.write(.wav, to: path, frames: frames, rate: 8000)
  }

  private func recordings(_ outcome: CommandFixture.Outcome) throws -> [[String: Any]] {
    let all = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(all?["recordings"] as? [[String: Any]])
  }

  private var folder: String { "\(command.folder.path)/lessons" }

  private func twoLessons() throws {
    try recording("lessons/one.wav", frames: 8000)
    try recording("lessons/deeper/two.wav", frames: 12_000)
    try command.folder.write("buy bread", to: "lessons/notes.txt")
  }

  // T-F3.1
  @Test func `a recording needs no labels`() throws {
    let outcome = try command.run("import", recording("lesson.wav"), "--reciter", "Teacher", "--no-hear")
    #expect(outcome.code == 0)
    #expect(outcome.lines[0].hasPrefix("Teacher (teacher): lesson, "))
    #expect(outcome.lines[0].contains("0:01, no segments yet, Hafs"))
    #expect(outcome.lines[1].hasPrefix("next: tilawa annotate align "))
  }

  @Test func `of a recording without words one line says so`() throws {
    let outcome = try command.run("import", recording("lesson.wav"), "--reciter", "Teacher")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1 && outcome.lines[0].contains("no segments yet"))
    let said = outcome.complaints.filter { $0.contains("no recitation was found") }
    #expect(said.count == 1 && said[0].hasPrefix("tilawa: lesson: "), "\(outcome.complaint)")
  }

  @Test func `where nobody says who recites, one line says whose the recording is now`() throws {
    let outcome = try command.run("import", recording("New Recording 5.wav"), "--no-hear")
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("is called New Recording 5 now"), "\(outcome.complaint)")
    #expect(try command.run("reciters", "rename", "new-recording-5", "Ustadh Bilal").code == 0)
    #expect(try command.run("config", "set", "teacher", "Ustadh Bilal").code == 0)
    let next = try command.run("import", recording("six.wav", frames: 9000), "--no-hear")
    #expect(next.lines[0].hasPrefix("Ustadh Bilal (new-recording-5): "), "\(next.output)")
    #expect(next.complaint.contains("it is taken for your teacher, Ustadh Bilal"), "\(next.complaint)")
  }

  @Test func `new recordings of a folder belong to the reciter of its others`() throws {
    try twoLessons()
    #expect(try command.run("import", folder, "--reciter", "Ustadh Bilal", "--no-hear").code == 0)
    try recording("lessons/three.wav", frames: 14_000)
    let next = try command.run("import", folder, "--no-hear")
    #expect(next.lines.contains { $0.hasPrefix("Ustadh Bilal (ustadh-bilal): three") }, "\(next.output)")
    #expect(next.complaint.contains("taken for Ustadh Bilal, like other recordings of this folder"))
    #expect(!next.complaint.contains("nobody said who recites"))
    try recording("others/three.wav", frames: 15_000)
    let others = try command.run("import", "\(command.folder.path)/others", "--no-hear")
    #expect(others.lines.contains { $0.hasPrefix("others (others): three") }, "\(others.output)")
  }

  @Test func `a new reciter recites in the configured riwayah`() throws {
    #expect(try command.run("config", "set", "riwayah", "warsh").code == 0)
    let outcome = try command.run("import", recording("lesson.wav"), "--reciter", "Teacher", "--no-hear")
    #expect(outcome.lines[0].contains(", Warsh"), "\(outcome.output)")
    #expect(try command.run("convert", "1:1", "--to", "hafs").output.contains("1:2"))
  }

  // T-F3.2
  @Test func `a date in the name is told with its source, and can be corrected`() throws {
    let outcome = try command.run("import", recording("PTT-20240311-WA0007.wav"), "--reciter", "Teacher")
    #expect(outcome.lines[0].hasSuffix("recorded 2024-03-11 (from its name)"))
    let id = try #require(outcome.lines[0].split(separator: ", ").dropFirst().first.map(String.init))
    #expect(
      try command.run("library", "edit", id, "--date", "2024-03-12").lines == [
        "PTT-20240311-WA0007, \(id), recorded 2024-03-12"
      ])
    #expect(try command.run("library", "list").output.contains("2024-03-12"))
    #expect(try command.run("library", "edit", id).code == 64)
    #expect(try command.run("library", "edit", "none", "--date", "2024-03-12").code == 66)
  }

  @Test func `a name that may mean two days is told with the command that decides`() throws {
    let outcome = try command.run("import", recording("03-04-2024.wav"), "--reciter", "Teacher")
    #expect(
      outcome.complaint.contains(
        "03-04-2024.wav: its name may mean 2024-04-03 or 2024-03-04; to say which: tilawa library edit "))
    #expect(outcome.lines[0].hasSuffix("(the time of the file)"))
  }

  @Test func `subtitles beside recordings are their labels`() throws {
    let path = try recording("lesson.wav", frames: 80_000)
    try command.folder.write("1\n00:00:01,000 --> 00:00:04,000\nقل أعوذ برب الفلق\n", to: "labels/lesson.srt")
    let outcome = try command.run("import", path, "--reciter", "Teacher", "--labels", "\(command.folder.path)/labels")
    #expect(outcome.lines[0].contains("1 segment confirmed"))
    #expect(try command.run("annotate", "list", "last").output.contains("113:1"))
  }

  // T-F3.2
  @Test func `of a folder all is taken, and the second time nothing`() throws {
    try twoLessons()
    let first = try command.run("import", folder, "--json")
    #expect(first.code == 0)
    #expect(try recordings(first).map { $0["new"] as? Bool } == [true, true])
    #expect(try recordings(first).map { $0["duration"] as? Double } == [1.5, 1])
    #expect(
      try recordings(first).compactMap { ($0["reciter"] as? [String: Any])?["id"] as? String } == [
        "lessons", "lessons",
      ])
    let again = try command.run("import", folder, "--json")
    #expect(try recordings(again).map { $0["new"] as? Bool } == [false, false])
    #expect(try recordings(again).map { $0["id"] as? String } == recordings(first).map { $0["id"] as? String })
    try recording("lessons/three.wav", frames: 9000)
    let third = try command.run("import", folder, "--no-hear")
    #expect(third.lines.contains("1 recording · 2 here already · 1 other file passed over"), "\(third.output)")
    let summary = try command.json(command.run("import", folder, "--json"))["summary"] as? [String: Any]
    #expect(summary?["known"] as? Int == 3 && summary?["ignored"] as? Int == 1)
  }

  @Test func `a file that is refused does not keep the others out`() throws {
    try twoLessons()
    try command.folder.write("no sound", to: "lessons/broken.mp3")
    let outcome = try command.run("import", folder, "--reciter", "Teacher", "--no-hear")
    #expect(outcome.code == 65)
    #expect(outcome.complaints.count { $0.contains("broken.mp3") } == 1, "\(outcome.complaint)")
    #expect(outcome.lines.contains("2 recordings · 1 refused · 1 other file passed over"), "\(outcome.output)")
  }

  @Test func `a pattern in quotes is expanded`() throws {
    try twoLessons()
    #expect(try recordings(command.run("import", folder + "/*.wav", "--json")).count == 1)
    #expect(try command.run("import", folder + "/*.flac").code == 66)
  }

  @Test func `a folder of labels serves a folder of recordings`() throws {
    try twoLessons()
    try command.folder.write("0\t1\t112:1\n", to: "lessons/deeper/two.txt")
    let outcome = try command.run("import", folder, "--labels", folder, "--json")
    #expect(try recordings(outcome).map { ($0["segments"] as? [Any])?.count } == [1, 0])
  }

  @Test func `standard input is a recording`() throws {
    let path = try recording("lesson.wav")
    let words = "\"$0\" import - --reciter Teacher --title Piped --json < \"$1\""
    let outcome = try command.run(
      ["-c", words, CommandFixture.program.path, path], program: URL(filePath: "/bin/sh"))
    #expect(try recordings(outcome).map { $0["title"] as? String } == ["Piped"])
    let same = try command.run("import", path, "--json")
    #expect(try recordings(same).map { $0["new"] as? Bool } == [false])
  }

  @Test func `a link stores no copy`() throws {
    #expect(try command.run("import", recording("lesson.wav"), "--link").code == 0)
    #expect(!command.home.files().contains { $0.hasPrefix("data/recordings/") })
    #expect(command.home.files().contains { $0.hasPrefix("data/outlines/") })
  }

  @Test(arguments: [
    ["import"], ["import", "-", "x.wav"], ["import", "-", "--link"], ["import", "x.wav", "--title", " "],
    ["import", "x.wav", "--date", "yesterday"], ["import", "x.wav", "--reciter", "7"],
  ])
  func `what makes no sense is a usage error`(words: [String]) throws {
    #expect(try command.run(words).code == 64)
  }

  @Test func `a title, and a file of labels, are for one recording`() throws {
    try twoLessons()
    let labels = try command.folder.write("0\t1\t112:1\n", to: "labels.txt")
    #expect(try command.run("import", folder, "--title", "Lesson").code == 64)
    #expect(try command.run("import", folder, "--labels", labels).code == 64)
    #expect(!command.home.files().contains { $0.hasPrefix("data/recordings/") })
  }

  @Test func `a range that is none refuses before anything is stored`() throws {
    let outcome = try command.run("import", recording("lesson.wav"), "--range", "115")
    #expect(outcome.code == 64)
    #expect(!command.home.files().contains { $0.hasPrefix("data/recordings/") })
  }

  @Test func `an empty folder is told`() throws {
    try command.folder.write("x", to: "lessons/notes.txt")
    #expect(try command.run("import", folder).code == 66)
  }
}
