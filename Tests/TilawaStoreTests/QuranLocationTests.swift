import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaStore

@Suite struct QuranLocationTests {
  @Test func `TILAWA_QURAN decides`() throws {
    #expect(try QuranDatabase.locate(environment: ["TILAWA_QURAN": "/q"], executable: "/usr/bin/tilawa") == "/q")
  }

  @Test func `an installed program finds what was installed with it`() throws {
    let folder = try TemporaryFolder()
    let installed = try folder.write("", to: "share/tilawa/quran.sqlite")
    #expect(try QuranDatabase.locate(environment: [:], executable: folder.path + "/bin/tilawa") == installed)
  }

  @Test func `a built program finds the source tree's`() throws {
    let folder = try TemporaryFolder()
    let built = try folder.write("", to: "Resources/quran.sqlite")
    #expect(try QuranDatabase.locate(environment: [:], executable: folder.path + "/.build/debug/tilawa") == built)
  }

  @Test func `nowhere is an error that says what to do`() throws {
    let folder = try TemporaryFolder()
    #expect {
      try QuranDatabase.locate(environment: [:], executable: folder.path + "/bin/tilawa")
    } throws: { error in
      (error as? StoreError)?.code == .notFound && "\(error)".contains("TILAWA_QURAN")
    }
  }
}
