import Foundation
import Testing
import TilawaTestSupport

/// The language in which the command speaks.
@Suite struct SpokenLanguageTests {
  let command: CommandFixture
  let folder: String

  init() throws {
    command = try CommandFixture()
    folder = "\(command.folder.path)/ar"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  private func complaint(in folder: String?) throws -> String {
    try command.run("config", "set", "x", "y", environment: folder.map { ["TILAWA_SENTENCES": $0] } ?? [:]).complaint
  }

  @Test(arguments: ["", "/"])
  func `the command speaks the language that the environment names`(end: String) throws {
    try write("no-setting = لا إعداد { $name }؛ انظر: { $command }\n", to: "AppBase.ftl")
    #expect(try complaint(in: folder + end) == "tilawa: لا إعداد x؛ انظر: tilawa config list\n")
  }

  @Test func `what a language lacks is said in English`() throws {
    let english = try complaint(in: nil)
    #expect(english == "tilawa: there is no setting x; see: tilawa config list\n")
    #expect(try complaint(in: folder) == english)
    #expect(try complaint(in: "/nowhere/ar") == english)
    try write("no-setting = { $unknown }\n", to: "AppBase.ftl")
    #expect(try complaint(in: folder) == english)
    try write("no-setting = {\n", to: "AppBase.ftl")
    #expect(try complaint(in: folder) == english)
  }
}
