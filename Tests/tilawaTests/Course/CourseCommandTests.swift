import ArgumentParser
import Foundation
import Testing
import TilawaStore
import TilawaTestSupport

@testable import tilawa

/// W-2, W-6, W-8, W-9, W-10: lessons that open, the timer of notifications, and the profile.
@Suite(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
struct CourseCommandTests {
  let both: CourseFixtures

  init() throws {
    both = try CourseFixtures(.folder)
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    for name in ["systemctl", "xdg-open"] {
      try both.students.machine.install(name, as: "echo \"$*\" >>'\(both.path("told"))'")
    }
  }

  private func student(_ words: String..., with more: [String: String] = [:]) throws -> CommandFixture.Outcome {
    try both.students.run(words, environment: both.environment.merging(["DISPLAY": ":9"]) { $1 }.merging(more) { $1 })
  }

  /// Waits for what a program that was started has written.
  private func told() -> String {
    func text() -> String { (try? String(contentsOfFile: both.path("told"), encoding: .utf8)) ?? "" }
    _ = Poll.until { text().hasSuffix("\n") }
    return text()
  }

  private func link(_ target: String) throws {
    let file = both.path("course.yaml")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("link: a.mp4", with: "link: \"\(target)\"").write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(try both.coach("coach", "publish", file).code == 0)
    try both.exchange()
  }

  // W-7
  @Test func `a new course passes its check on a machine without a zone`() throws {
    let file = both.path("new.yaml")
    for zone in ["UTC", "Europe/Berlin"] {
      let made = try both.coaches.run("course", "new", "-o", file, "--force", environment: ["TZ": zone])
      #expect(made.code == 0, "\(made.complaint)")
      #expect(try String(contentsOfFile: file, encoding: .utf8).contains("\nzone: \(zone)\n"))
      #expect(try both.coach("course", "check", file).code == 0)
    }
  }

  @Test func `a page of the web opens in the browser, but not by sudo or without a desktop`() throws {
    try link("https://example.org/1?a=b&c")
    let opened = try student("course", "lesson", "--open", "1")
    #expect(opened.code == 0, "\(opened.complaint)")
    #expect(opened.complaint.contains("tilawa course lesson 1 --part 1"))
    #expect(told() == "https://example.org/1?a=b&c\n")
    #expect(try student("course", "lesson", "--open", "1", with: ["SUDO_USER": "ali"]).code == 64)
    let bare = try student("course", "lesson", "--open", "1", with: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(bare.code == 69 && bare.complaint.contains("open it yourself: https://example.org/1"))
    #expect(try student("course", "lesson", "--open", "2").code == 64)
    #expect(try student("course", "lesson", "2", "--open", "1").code == 64)
  }

  @Test func `a file of the course opens, and nothing outside of its folder`() throws {
    let files = both.path("shared/files")
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    #expect(try student("course", "lesson", "--open", "1").code == 66)
    try Data("outside".utf8).write(to: URL(filePath: both.path("outside.mp4")))
    try FileManager.default.createSymbolicLink(atPath: "\(files)/a.mp4", withDestinationPath: both.path("outside.mp4"))
    let outside = try student("course", "lesson", "--open", "1")
    #expect(outside.code == 66 && outside.complaint.contains("it is no file of the course"))
    try FileManager.default.removeItem(atPath: "\(files)/a.mp4")
    try Data("film".utf8).write(to: URL(filePath: "\(files)/a.mp4"))
    #expect(try student("course", "lesson", "--open", "1").code == 0)
    #expect(told().hasSuffix("/shared/files/a.mp4\n"))
    try link("a.sh")
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: "\(files)/a.sh"))
    let program = try student("course", "lesson", "--open", "1")
    #expect(program.code == 64 && program.complaint.contains("only sound, video, pictures, PDF and text"))
  }

  @Test func `a sound of the lesson is played`() throws {
    try link("a.wav")
    let files = both.path("shared/files")
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: try both.sound(), toPath: "\(files)/a.wav")
    let played = try student("course", "lesson", "--open", "1", "--output", "null")
    #expect(played.code == 0, "\(played.complaint)")
    #expect(played.output == "A: played\n")
  }

  @Test func `a timer looks for notifications, and exchanges before`() throws {
    #expect(try student("course", "notify", "status").output.contains("off"))
    let on = try student("course", "notify", "on", "--every", "10m")
    #expect(on.code == 0, "\(on.complaint)")
    #expect(on.output.contains("every 10 minutes, by systemd"))
    #expect(told().contains("tilawa-course-notify.timer"))
    let units = "\(both.students.home.path)/.config/systemd/user"
    let service = try String(contentsOfFile: "\(units)/tilawa-course-notify.service", encoding: .utf8)
    #expect(service.contains(" course notify --sync\n"))
    for side in ["course", "coach"] {
      #expect(throws: Never.self) { _ = try Tilawa.parseAsRoot([side, "notify", "--sync"]) }
    }
    if let analyze = Program.path("systemd-analyze") {
      for kind in ["service", "timer"] {
        let outcome = try both.students.run(
          ["verify", "--user", "\(units)/tilawa-course-notify.\(kind)"], environment: ["SYSTEMD_LOG_LEVEL": "warning"],
          program: URL(filePath: analyze))
        #expect(outcome.complaints.filter { $0.contains("tilawa-course") } == [])
      }
    }
    #expect(try student("course", "notify", "status").output.contains("on, by systemd"))
    #expect(try student("course", "notify", "off").code == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(units)/tilawa-course-notify.timer"))
    #expect(try student("course", "notify", "on", "--list").code == 64)
  }

  @Test func `in quiet hours a teacher is told nothing, and after them all`() throws {
    #expect(try student("course", "lesson", "done").code == 0)
    #expect(try both.coach("coach", "quiet", "22:00-07:00").code == 0)
    _ = try both.coach("coach", "notify", "--list")
    try both.go(to: "2027-01-16 23:00")
    try both.submit("1")
    #expect(try both.student("course", "sync").code == 0)
    #expect(try both.coach("coach", "notify", "--list", "--sync").output.isEmpty)
    try both.go(to: "2027-01-17 07:30")
    let told = try both.coach("coach", "notify", "--list")
    #expect(told.lines.count == 1 && told.output.contains("Yusuf: week 1"))
    #expect(try both.coach("coach", "notify", "--list").output.isEmpty)
  }

  @Test func `the profile has the level before and the next one`() throws {
    try both.go(to: "2027-04-29 12:00")
    for week in 1...15 { _ = try both.coach("coach", "waive", "Yusuf", "\(week)") }
    try both.exchange()
    try both.submit("assessment")
    try both.exchange()
    #expect(try both.coach("coach", "assess", "Yusuf", "pass").code == 0)
    #expect(try both.coach("coach", "graduate", "Yusuf", "--next", "Level 2").code == 0)
    try both.exchange()
    #expect(try both.student("course", "profile").output.contains("Level 2"))
    let file = both.path("second.yaml")
    let text = try String(contentsOfFile: both.path("course.yaml"), encoding: .utf8)
    try text.replacing("course: reading", with: "course: second").replacing("2027-01-16", with: "2027-09-04")
      .replacing("Level 1", with: "Level 2").write(toFile: file, atomically: true, encoding: .utf8)
    try both.go(to: "2027-08-20 12:00")
    #expect(try both.coach("coach", "publish", file).code == 0)
    let second = both.path("second.tilawa")
    #expect(try both.coach("coach", "invite", "--course", "second", "-o", second).code == 0)
    #expect(try both.student("course", "join", second, "--name", "Yusuf").code == 0)
    let profile = try both.student("course", "profile")
    #expect(profile.output.contains("Levels before"))
    #expect(profile.output.contains("15 of 15 weeks"))
    #expect(profile.output.contains("completed Thu 29 Apr 2027"))
    #expect(profile.output.contains("--course reading"))
    // Its weeks stay open.
    #expect(try both.student("course", "week", "3", "--course", "reading").output.contains("Topic 3"))
    let old = try both.student("course", "profile", "--course", "reading", "--json").output
    #expect(old.contains(#""next_level":"Level 2""#) && old.contains(#""levels":[]"#))
  }
}
